import { lazy } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { useSession } from '../session-context.tsx';
import { StartScreen } from '../sign-in/start-screen.tsx';
import { useAnswer } from '../use-answer.ts';

export interface BuilderEntranceProps {
  readonly type: DocumentType;
  readonly id: number;
  /** The language to begin with; null: that of the document. */
  readonly locale: Locale | null;
  /** The field to begin with. */
  readonly target: FieldTarget | null;
}

const load = async () => ({ default: (await import('../builder/builder-page.tsx')).BuilderPage });
const BuilderPage = lazy(load);

/** Begins to fetch the builder's code. Whether it came is seen where it is shown. */
export function fetchBuilder(): void {
  load().catch(() => undefined);
}

/** Loads a page in both languages, while the builder's code comes, and hands it to the builder. */
export function BuilderEntrance({ type, id, locale, target }: BuilderEntranceProps) {
  const { client } = useSession();
  const {
    value: group,
    error,
    reload,
  } = useAnswer(`${type}-${id}`, (signal) => client.documents.getGroup(type, id, { signal }));
  if (!group) return error ? <StartScreen error={error} onRetry={reload} /> : <StartScreen />;
  const own: Locale = group.versions.en?.id === id ? 'en' : 'zh';
  const first = locale !== null && group.versions[locale] ? locale : own;
  return <BuilderPage key={group.id} group={group} locale={first} target={target} client={client} />;
}

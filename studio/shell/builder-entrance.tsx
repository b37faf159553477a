import { lazy, Suspense } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { useSession } from '../session-context.tsx';
import { StartScreen } from '../sign-in/start-screen.tsx';
import { useAnswer } from '../use-answer.ts';

export interface BuilderEntranceProps {
  readonly type: DocumentType;
  readonly id: number;
  /** The language to open; null: the document's own. */
  readonly locale: Locale | null;
  /** The field to open and focus. */
  readonly target: FieldTarget | null;
}

const load = async () => ({ default: (await import('../builder/builder-page.tsx')).BuilderPage });
const BuilderPage = lazy(load);

/** Starts loading the builder's code. A failure surfaces where the builder is rendered. */
export function fetchBuilder(): void {
  load().catch(() => undefined);
}

/** Loads a document in both languages, in parallel with the builder's code, and opens the builder. */
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
  // Wait for the code here: if this component itself suspended, it would request the page again.
  return (
    <Suspense fallback={<StartScreen />}>
      <BuilderPage key={group.id} group={group} locale={first} target={target} client={client} />
    </Suspense>
  );
}

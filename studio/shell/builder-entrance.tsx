import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { laterPlace } from '../parts/later.tsx';
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

const builder = laterPlace(async () => (await import('../builder/builder-page.tsx')).BuilderPage);

/** Starts loading the builder's code. A failure surfaces where the builder is rendered. */
export function fetchBuilder(): void {
  builder.fetch().catch(() => undefined);
}

/** Loads a document in both languages, in parallel with the builder's code, and opens the builder. */
export function BuilderEntrance({ type, id, locale, target }: BuilderEntranceProps) {
  const { client } = useSession();
  const { Part: BuilderPage, error: absence, retry } = builder.use();
  const {
    value: group,
    error,
    reload,
  } = useAnswer(`${type}-${id}`, (signal) => client.documents.getGroup(type, id, { signal }));
  if (!group) return error ? <StartScreen error={error} onRetry={reload} /> : <StartScreen />;
  const own: Locale = group.versions.en?.id === id ? 'en' : 'zh';
  const first = locale !== null && group.versions[locale] ? locale : own;
  if (!BuilderPage) return absence ? <StartScreen error={absence} onRetry={retry} /> : <StartScreen />;
  return <BuilderPage key={group.id} group={group} locale={first} target={target} client={client} />;
}

import type { Locale } from '#cms-schema/locale.ts';
import { BuilderPage } from '../builder/builder-page.tsx';
import type { DocumentType } from '../cms/document-model.ts';
import { useSession } from '../session-context.tsx';
import { StartScreen } from '../sign-in/start-screen.tsx';
import { useAnswer } from '../use-answer.ts';

export interface BuilderEntranceProps {
  readonly type: DocumentType;
  readonly id: number;
  /** The language to begin with; null: that of the document. */
  readonly locale: Locale | null;
}

/** Loads a page in both languages and hands it to the builder. */
export default function BuilderEntrance({ type, id, locale }: BuilderEntranceProps) {
  const { client } = useSession();
  const {
    value: group,
    error,
    reload,
  } = useAnswer(`${type}-${id}`, (signal) => client.documents.getGroup(type, id, { signal }));
  if (!group) return error ? <StartScreen error={error} onRetry={reload} /> : <StartScreen />;
  const own: Locale = group.versions.en?.id === id ? 'en' : 'zh';
  const first = locale !== null && group.versions[locale] ? locale : own;
  return <BuilderPage key={group.id} group={group} locale={first} client={client} />;
}

import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { ChangeList } from '../../builder/change-list.tsx';
import { draftOf, draftOfRevision } from '../../builder/stored-draft.ts';
import { summarizeChanges } from '../../builder/summarize-changes.ts';
import type { DocumentSummary } from '../../cms/document-model.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { findLastDecision, findRevisionAt } from './read-baseline.ts';

/** What a submitted document would change: since the last decision about it, or everything. */
export function ReviewChanges({ version }: { readonly version: DocumentSummary }) {
  const { t } = useMessages();
  const { documents, revisions, reviews } = useDeskClient();
  const errorText = useErrorText();
  const { id, type } = version;
  const { value, error } = useAnswer(`changes of ${id} at ${version.revision}`, async (signal) => {
    const [item, entries, history] = await Promise.all([
      documents.get(type, id, { signal }),
      reviews.listEntries(id, signal),
      revisions.list(type, id, 1, { signal }),
    ]);
    const now = draftOf(item);
    const decision = findLastDecision(entries);
    const then = decision && findRevisionAt(history.items, decision.at);
    const summary = then && summarizeChanges(draftOfRevision(then, now, type), now);
    return { step: decision?.step, summary, blocks: now.nodes.length };
  });
  if (error && !value) return <Note role="alert">{errorText(error)}</Note>;
  if (!value) return <Note role="status">{t('builder.loading')}</Note>;
  const { step, summary, blocks } = value;
  if (!summary) return <Note>{t('desk.reviews.new', { count: blocks })}</Note>;
  return (
    <div>
      <Note>{t(step === 'answered' ? 'desk.reviews.sinceAnswer' : 'desk.reviews.sinceApproved')}</Note>
      <ChangeList summary={summary} />
    </div>
  );
}

const Note = styled.p`
  color: ${tone.textMuted};
  font-size: 0.8125rem;
`;

import { listVersions } from '../cms/document-calls.ts';
import { AnswerDialog } from '../review/answer-dialog.tsx';
import { useSession } from '../session-context.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { answerPage } from './review-page.ts';

/** Sends the open page's pending languages back to their author, after saving what was edited here. */
export function AnswerPageDialog({ onClose }: { onClose(): void }) {
  const { client } = useSession();
  const page = useOpenedPage();
  return (
    <AnswerDialog
      versions={listVersions(page.known.get()).filter(({ status }) => status === 'pending')}
      answer={(chosen, words) =>
        answerPage(
          client,
          page,
          chosen.map(({ locale }) => locale),
          words,
        )
      }
      onClose={onClose}
      onDone={onClose}
    />
  );
}

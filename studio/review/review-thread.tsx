import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { createReviewCalls } from '../cms/review-calls.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { ReviewWords } from './review-words.ts';
import { useReviewText } from './use-review-text.ts';

/** The review comments on a document, latest first; renders nothing if there are none. */
export function ReviewThread({ documentId }: { readonly documentId: number }) {
  const { t } = useMessages();
  const { client } = useSession();
  const tell = useReviewText();
  const { value } = useAnswer(`review of ${documentId}`, (signal) =>
    createReviewCalls(client.ask).listEntries(documentId, signal),
  );
  if (!value || value.length === 0) return null;
  return (
    <Thread>
      <summary>
        {t('review.earlier')} <span>{value.length}</span>
      </summary>
      <ol>
        {value.map((entry) => (
          <li key={entry.id}>
            {tell(entry)}
            {entry.words !== '' && <ReviewWords>{entry.words}</ReviewWords>}
          </li>
        ))}
      </ol>
    </Thread>
  );
}

const Thread = styled.details`
  color: ${tone.textMuted};
  font-size: 0.8125rem;

  summary {
    min-height: 1.75rem;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: 0.625rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  blockquote {
    margin-block-start: 0.25rem;
    color: ${tone.text};
  }
`;

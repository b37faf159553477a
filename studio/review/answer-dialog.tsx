import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import type { DocumentSummary } from '../cms/document-model.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Refused } from '../parts/refused.tsx';
import { usePublishing } from '../publishing/use-publishing.ts';
import { ReviewThread } from './review-thread.tsx';
import { WordsField } from './words-field.tsx';

export interface AnswerDialogProps {
  /** The language versions that await review, as the user saw them. */
  readonly versions: readonly DocumentSummary[];
  /** Rejects with `StudioError`. */
  answer(chosen: readonly DocumentSummary[], words: string): Promise<unknown>;
  onClose(): void;
  onDone(): void;
}

/** Returns submitted work in one or both languages to its author, with a comment. */
export function AnswerDialog({ versions, answer, onClose, onDone }: AnswerDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const { isBusy, failure, run } = usePublishing(errorText);
  const [chosen, setChosen] = useState<readonly number[]>(() => versions.map(({ id }) => id));
  const [words, setWords] = useState('');
  const send = async () => {
    const sent = versions.filter(({ id }) => chosen.includes(id));
    if (await run(() => answer(sent, words))) onDone();
  };
  const [first] = versions;
  return (
    <Dialog
      title={t('review.answerTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Refused refusal={chosen.length === 0 ? t('refusal.noLanguage') : null}>
            {(button) => (
              <Button size="small" busy={isBusy} {...button} onClick={send}>
                {t('review.answerOk')}
              </Button>
            )}
          </Refused>
        </>
      }
    >
      <Body>
        <p>{t('review.answerAbout')}</p>
        {versions.length > 1 &&
          versions.map(({ id, locale }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={isBusy}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
              {t(`builder.language.${locale}`)}
            </label>
          ))}
        <WordsField label={t('review.wordsBack')} words={words} isBusy={isBusy} onWords={setWords} />
        <div role="alert">{failure}</div>
        {first && <ReviewThread documentId={first.id} />}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 0.875rem;

  p {
    color: ${tone.textMuted};
  }
  > label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  input[type='checkbox'] {
    width: 1.0625rem;
    height: 1.0625rem;
    accent-color: ${tone.accentFill};
  }
  [role='alert'] {
    color: ${tone.negative};
  }
  [role='alert']:empty {
    display: none;
  }
`;

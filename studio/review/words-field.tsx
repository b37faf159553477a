import { useId } from 'react';
import { styled } from 'styled-components';
import { limits } from '#contract/limits.ts';
import { countCharacters, takeCharacters } from '#kit/text/characters.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox } from '../parts/panel-parts.tsx';

export interface WordsFieldProps {
  readonly label: string;
  readonly words: string;
  readonly isBusy: boolean;
  onWords(words: string): void;
}

/** The comment field of a review step. */
export function WordsField({ label, words, isBusy, onWords }: WordsFieldProps) {
  const { t } = useMessages();
  const id = useId();
  const { words: max } = limits.review;
  const length = countCharacters(words);
  const isNearlyFull = length > max * 0.8;
  return (
    <Field>
      <label htmlFor={id}>
        {label} <small>{t('review.optional')}</small>
      </label>
      <textarea
        id={id}
        rows={4}
        value={words}
        disabled={isBusy}
        onChange={(event) => onWords(takeCharacters(event.currentTarget.value, max))}
      />
      {isNearlyFull && <small role="status">{t('review.counter', { length, max })}</small>}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: 0.375rem;

  label {
    font-weight: 500;
  }
  small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-weight: 400;
  }
  textarea {
    ${fieldBox}
    resize: vertical;
  }
`;

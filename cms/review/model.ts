import { limits } from '#contract/limits.ts';
import type { ReviewStep } from '#contract/review-step.ts';
import { stripInvisibleInLines } from '#kit/text/strip-invisible.ts';
import { checkText } from '../check-text.ts';

/** One step of a document's review. */
export interface ReviewEntry {
  readonly id: number;
  readonly documentId: number;
  readonly step: ReviewStep;
  /** The user who took the step; null for the system, and once the account is deleted. */
  readonly authorId: number | null;
  /** The note with the step: plain text with `\n` line breaks; empty if there is none. */
  readonly words: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** For a pending submission: when and by whom it was last changed after it was submitted; null if unchanged. */
  readonly changedAt: string | null;
  readonly changedById: number | null;
}

/** A review step and its note, sent along with a save of the document. */
export interface ReviewNote {
  readonly step: ReviewStep;
  readonly words: string;
}

/** Whether a review is still open after this step: it waits for an answer, or its answer was not acted on yet. */
export function isOpenStep(step: ReviewStep): boolean {
  return step === 'submitted' || step === 'answered';
}

/**
 * Cleans a review note: removes what nobody sees, except line breaks and tabs. Throws `haptera_too_long`, `haptera_invalid_text`.
 */
export function cleanWords(words: string): string {
  const plain = stripInvisibleInLines(words.replace(/\r\n?/g, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return checkText('words', plain, limits.review.words);
}

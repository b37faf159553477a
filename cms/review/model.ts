import { limits } from '#contract/limits.ts';
import type { ReviewStep } from '#contract/review-step.ts';
import { checkText } from '../check-text.ts';

/** One step of a document's review. */
export interface ReviewEntry {
  readonly id: number;
  readonly documentId: number;
  readonly step: ReviewStep;
  /** Who took it; null when the account is gone, or when that was the system. */
  readonly authorId: number | null;
  /** What was said along: plain text, lines divided by `\n`; empty for nothing. */
  readonly words: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of what waits: when it was changed last after it was submitted, and by whom; null when it was not. */
  readonly changedAt: string | null;
  readonly changedById: number | null;
}

/** What a save says along to the review of a document. */
export interface ReviewNote {
  readonly step: ReviewStep;
  readonly words: string;
}

/** What of a document's review is still open: it waits, or an answer has not led to anything yet. */
export function isOpenStep(step: ReviewStep): boolean {
  return step === 'submitted' || step === 'answered';
}

/**
 * Words of a review as they are kept: lines and tabs, no other control characters, and none that turn the direction of the
 * text around them. Throws `haptera_too_long`, `haptera_invalid_text`.
 */
export function cleanWords(words: string): string {
  const plain = words
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) => (found === '\n' || found === '\t' ? found : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return checkText('words', plain, limits.review.words);
}

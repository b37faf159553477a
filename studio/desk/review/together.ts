import type { DocumentSummary, Review } from '../../cms/document-model.ts';

/** A step of a review that was taken with several languages at once. */
export interface SharedStep {
  readonly review: Review;
  readonly versions: readonly DocumentSummary[];
}

/** The steps at which the languages of a document stand; what was done to both at once is told once. */
export function togetherOf(versions: readonly DocumentSummary[]): SharedStep[] {
  const steps = new Map<string, SharedStep>();
  for (const version of versions) {
    const { review } = version;
    if (!review) continue;
    const { step, author, words, at, changedAt, changedBy } = review;
    const key = JSON.stringify([step, author?.id, words, at, changedAt, changedBy?.id]);
    const before = steps.get(key);
    steps.set(key, { review: before?.review ?? review, versions: [...(before?.versions ?? []), version] });
  }
  return [...steps.values()];
}

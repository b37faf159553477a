import type { DocumentSummary, Review } from '../../cms/document-model.ts';

/** A review step that applied to several languages at once. */
export interface SharedStep {
  readonly review: Review;
  readonly versions: readonly DocumentSummary[];
}

/** The current review steps of a document's languages; a step taken for both at once is listed once. */
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

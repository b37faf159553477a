import type { Review } from '../../cms/document-model.ts';
import type { Revision } from '../../cms/revision-calls.ts';

/** The latest decision among a document's review steps (latest first); null while it awaits its first. */
export function findLastDecision(entries: readonly Review[]): Review | null {
  return entries.find(({ step }) => step === 'answered' || step === 'approved') ?? null;
}

/**
 * The revision that was current at a moment (revisions newest first); null when the history does not go back that far.
 */
export function findRevisionAt(revisions: readonly Revision[], at: string): Revision | null {
  const moment = Date.parse(at);
  return revisions.find((revision) => revision.at !== null && Date.parse(revision.at) <= moment) ?? null;
}

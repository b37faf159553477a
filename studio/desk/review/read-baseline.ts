import type { Review } from '../../cms/document-model.ts';
import type { Revision } from '../../cms/revision-calls.ts';

/** The last decision about a document, of its steps (the latest first); null: it waits for its first. */
export function findLastDecision(entries: readonly Review[]): Review | null {
  return entries.find(({ step }) => step === 'answered' || step === 'approved') ?? null;
}

/** What the document said at a moment, out of its history (the newest first); null when that does not reach as far back. */
export function findRevisionAt(revisions: readonly Revision[], at: string): Revision | null {
  const moment = Date.parse(at);
  return revisions.find((revision) => revision.at !== null && Date.parse(revision.at) <= moment) ?? null;
}

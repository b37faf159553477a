import type { ReviewStep } from '#contract/review-step.ts';
import type { Change } from '../core.ts';
import type { StoredDocument } from '../documents/model.ts';
import { standing } from '../documents/policy.ts';
import type { DocumentState } from '../documents/store.ts';
import type { Viewer } from '../permission/viewer.ts';
import { isOpenStep, type ReviewEntry, type ReviewNote } from '../review/model.ts';
import { insertEntry, listLastEntries, noteChangedSince } from '../review/store.ts';
import { isSettled } from './next-state.ts';

interface ReviewedStep {
  readonly id: number;
  readonly before: StoredDocument | null;
  readonly next: DocumentState;
  readonly by: Viewer;
  /** The review step that was explicitly requested, if any. */
  readonly note: ReviewNote | undefined;
  /** Whether the content (texts, pictures and so on) has changed. */
  readonly isOtherWork: boolean;
}

/**
 * Records the review step that a save amounts to. API clients may only change the status, so the step is derived if
 * none was requested. Returns the step.
 */
export async function noteReview(change: Change, step: ReviewedStep): Promise<ReviewStep | null> {
  const { id, before, next, by, note, isOtherWork } = step;
  const was = before ? standing(before) : 'draft';
  if (next.status === 'trash' || (!note && was === next.status && was !== 'pending')) return null;
  const { tx, now } = change;
  const [last] = await listLastEntries(tx, [id]);
  const authorId = by.user?.id ?? null;
  if (!note && before?.status === 'pending' && next.status === 'pending') {
    if (last && isOtherWork) await noteChangedSince(tx, last.id, now, authorId);
    return null;
  }
  const taken = note?.step ?? stepBetween(was, next.status, { authorId, last });
  if (taken) await insertEntry(tx, { documentId: id, step: taken, authorId, words: note?.words ?? '', at: now });
  return taken;
}

function stepBetween(
  was: DocumentState['status'],
  status: DocumentState['status'],
  { authorId, last }: { readonly authorId: number | null; readonly last: ReviewEntry | undefined },
): ReviewStep | null {
  if (was !== 'pending' && status === 'pending') return 'submitted';
  if (!last || !isOpenStep(last.step)) return null;
  if (isSettled(status)) return 'approved';
  if (was !== 'pending' || status !== 'draft') return null;
  return last.authorId === authorId ? 'withdrawn' : 'answered';
}

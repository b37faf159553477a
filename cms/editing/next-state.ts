import type { DocumentStatus } from '#contract/document-fields.ts';
import { mergeFields } from '../documents/merge-fields.ts';
import type { DocumentPatch } from '../documents/model.ts';
import type { DocumentState } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';

/** The state after a patch; pure. The `content` of the patch is already canonical. Slugs are not made unique yet. */
export function nextState(before: DocumentState, patch: DocumentPatch, now: string): DocumentState {
  const restored = patch.status !== undefined && before.status === 'trash' ? takeFromTrash(before) : before;
  const merged = mergeFields(restored, patch);
  return settleDate({ ...merged, status: patch.status ?? restored.status }, patch, now);
}

/**
 * Makes the viewer responsible for a scheduled publication if they set its status or date, not if they only edit it.
 */
export function signSchedule(
  before: DocumentState,
  next: DocumentState,
  patch: DocumentPatch,
  viewer: Viewer,
): DocumentState {
  const isDecided = before.status !== 'future' || patch.status !== undefined || patch.date !== undefined;
  return next.status === 'future' && isDecided ? { ...next, scheduledById: viewer.user?.id ?? null } : next;
}

export function putIntoTrash(before: DocumentState): DocumentState {
  if (before.status === 'trash') throw errors.alreadyTrashed();
  return {
    ...before,
    status: 'trash',
    statusBeforeTrash: before.status,
    slug: `${before.slug}__trashed`,
    slugBeforeTrash: before.slug,
  };
}

/** Published and scheduled documents return as drafts. */
export function takeFromTrash(before: DocumentState): DocumentState {
  if (before.status !== 'trash') return before;
  const wasLive = before.statusBeforeTrash === 'publish' || before.statusBeforeTrash === 'future';
  return {
    ...before,
    status: wasLive ? 'draft' : (before.statusBeforeTrash ?? 'draft'),
    statusBeforeTrash: null,
    slug: before.slugBeforeTrash ?? before.slug.replace(/__trashed$/, ''),
    slugBeforeTrash: null,
  };
}

/** Whether a document with this status has a unique address and a fixed date. */
export function isSettled(status: DocumentStatus): boolean {
  return status === 'publish' || status === 'future' || status === 'private';
}

/** WordPress's rules: a draft's date floats until it is set or needed; the date decides between publish and future. */
function settleDate(state: DocumentState, patch: DocumentPatch, now: string): DocumentState {
  const chosen = typeof patch.date === 'string' ? parseDate(patch.date) : null;
  const isReset = patch.date === null;
  const floats = chosen === null && (isReset || state.isDateFloating);
  const date = chosen ?? (floats ? now : state.date);
  const isFuture = Date.parse(date) > Date.parse(now);
  const status =
    state.status === 'publish' && isFuture
      ? 'future'
      : state.status === 'future' && !isFuture
        ? 'publish'
        : state.status;
  return { ...state, status, date, isDateFloating: floats && !isSettled(status) };
}

/** Throws `haptera_invalid_values`. */
export function parseDate(text: string): string {
  const milliseconds = Date.parse(text);
  const isInRange = milliseconds >= Date.UTC(1970, 0, 1) && milliseconds < Date.UTC(9999, 11, 31);
  if (!isInRange) throw errors.invalidDate();
  return printUtc(milliseconds);
}

import type { StoredDocument } from '../documents/model.ts';
import { canDeleteDocument, canEditDocument, canPublishDocument } from '../documents/policy.ts';
import { errors } from '../errors.ts';
import { type ExpectedRevision, isExpected } from '../expected-revision.ts';
import type { Viewer } from '../permission/viewer.ts';

/** Throws if the viewer lacks permission. Called before anything about the document is revealed, even its revision. */
export type Authorize = (viewer: Viewer, before: StoredDocument) => void;

export function requireUnchanged(
  viewer: Viewer,
  row: StoredDocument | null | undefined,
  authorize: Authorize,
  expectedRevision: ExpectedRevision | undefined,
): StoredDocument {
  if (!row) throw errors.noDocument();
  authorize(viewer, row);
  if (!isExpected(row.revision, expectedRevision)) throw errors.stale(row.revision);
  return row;
}

export const requireEditing: Authorize = (viewer, before) => {
  if (!canEditDocument(viewer, before)) throw errors.cannotEdit(viewer);
};

export const requirePublishing: Authorize = (viewer, before) => {
  requireEditing(viewer, before);
  if (!canPublishDocument(viewer, before.type)) throw errors.cannotPublish(viewer);
};

export const requireDeleting: Authorize = (viewer, before) => {
  if (!canDeleteDocument(viewer, before)) throw errors.cannotDelete(viewer);
};

export function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

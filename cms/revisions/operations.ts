import type { SaveOptions } from '../documents/operations.ts';
import type { Document, Listing } from '../documents/model.ts';
import type { Viewer } from '../users/model.ts';
import type { AutosaveInput, Revision, RevisionQuery } from './model.ts';

export interface RevisionOperations {
  /** Newest first. Throws `rest_cannot_read` unless the viewer may edit the document. */
  listRevisions(viewer: Viewer, documentId: number, query?: RevisionQuery): Promise<Listing<Revision>>;
  /** Throws `rest_post_invalid_id` 404. */
  requireRevision(viewer: Viewer, documentId: number, revisionId: number): Promise<Revision>;
  /** How many there are, and the newest one's id: for the item's links. */
  countRevisions(documentIds: readonly number[]): Promise<ReadonlyMap<number, { count: number; latestId: number | null }>>;
  /** Always refused with `rest_cannot_delete`, as in WordPress: history is kept. */
  deleteRevision(viewer: Viewer, documentId: number, revisionId: number): Promise<never>;
  /** Puts title, content and excerpt of a revision back; that is a save like any other and writes a revision. */
  restoreRevision(viewer: Viewer, documentId: number, revisionId: number, options?: SaveOptions): Promise<Document>;
  /**
   * Keeps unfinished work. On one's own draft it overwrites the draft (`kind: 'document'`, as in WordPress); otherwise it
   * is kept beside the document, one for each user, and touches nothing that is published.
   */
  saveAutosave(
    viewer: Viewer,
    documentId: number,
    input: AutosaveInput,
    options?: SaveOptions,
  ): Promise<{ kind: 'autosave'; autosave: Revision } | { kind: 'document'; document: Document }>;
  listAutosaves(viewer: Viewer, documentId: number): Promise<readonly Revision[]>;
  requireAutosave(viewer: Viewer, documentId: number, autosaveId: number): Promise<Revision>;
}

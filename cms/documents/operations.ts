import type { Viewer } from '../users/model.ts';
import type { Document, DocumentPatch, DocumentQuery, DocumentType, Listing, NewDocument, PublishRequest } from './model.ts';

/** Every `expectedRevision` that is not the present one throws `haptera_stale` (412) and changes nothing. */
export interface SaveOptions {
  readonly expectedRevision?: number;
}

export interface DocumentOperations {
  /** Null when there is none of this id (and type). Throws `rest_forbidden` for drafts of others and the like. */
  getDocument(viewer: Viewer, id: number, type?: DocumentType): Promise<Document | null>;
  /** Throws `rest_post_invalid_id` 404. */
  requireDocument(viewer: Viewer, id: number, type?: DocumentType): Promise<Document>;
  /** For `context=edit`: throws `rest_forbidden_context` unless the viewer may edit it. */
  requireEditable(viewer: Viewer, id: number, type?: DocumentType): Promise<Document>;
  /** Drafts and the like only as far as the viewer may see them. Throws `rest_post_invalid_page_number`, `rest_forbidden_status`. */
  listDocuments(viewer: Viewer, query: DocumentQuery): Promise<Listing<Document>>;
  /** The language versions of a document that the viewer may read, itself included, default language first. */
  listTranslations(viewer: Viewer, id: number): Promise<readonly Document[]>;
  /** Status `publish` publishes at once, with a later `date` it schedules. Throws `haptera_malformed`, `haptera_incomplete`. */
  createDocument(viewer: Viewer, input: NewDocument): Promise<Document>;
  /** Writes a revision when title, content or excerpt change. A document in the trash is restored by a `status`. */
  saveDocument(viewer: Viewer, id: number, patch: DocumentPatch, options?: SaveOptions): Promise<Document>;
  /** All or none, in one transaction: the two languages of a page together. Every problem of every document is told. */
  publishDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Document[]>;
  /** Back to drafts, all or none. */
  unpublishDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Document[]>;
  /** Checked now, published when `date` (ISO 8601 with zone) comes; a past date publishes at once. */
  scheduleDocuments(viewer: Viewer, requests: readonly PublishRequest[], date: string): Promise<readonly Document[]>;
  /** Throws `rest_already_trashed` 410. */
  trashDocument(viewer: Viewer, id: number, options?: SaveOptions): Promise<Document>;
  /** Back to where it was; what was published returns as a draft. */
  restoreDocument(viewer: Viewer, id: number, options?: SaveOptions): Promise<Document>;
  /** For good, with its revisions. Gives what it was. */
  deleteDocument(viewer: Viewer, id: number, options?: SaveOptions): Promise<Document>;
  /** The slug that a publication would give it now, percent-encoded. */
  suggestSlug(viewer: Viewer, id: number): Promise<string>;
}

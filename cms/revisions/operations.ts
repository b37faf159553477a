import type { HistorySource } from '#contract/history-entry.ts';
import type { PendingWork } from '#contract/pending-work.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { CmsCore } from '../core.ts';
import { takePendingComment } from '../database/pending-comment.ts';
import { canonicalizeContent } from '../documents/canonical-content.ts';
import type { Document, DocumentPatch, SaveDocumentOptions, StoredDocument } from '../documents/model.ts';
import { canEditDocument } from '../documents/policy.ts';
import { filterEditableIds, getDocumentRow, lockDocumentRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { isExpected } from '../expected-revision.ts';
import { requireUsableMedia } from '../media/document-media.ts';
import { type Listing, type Paging, readPaging, refusePageTooFar } from '../paging.ts';
import type { Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import { dropUsesOfWork, saveUses } from '../uses/save-uses.ts';
import type { UnfinishedWork } from './changes-for-readers.ts';
import type {
  AutosaveInput,
  AutosaveOptions,
  HistoryEntry,
  NamedAutosave,
  RestoreOptions,
  Revision,
  RevisionQuery,
} from './model.ts';
import { parseWork } from './parse-work.ts';
import { planRestore, withPresentMedia } from './plan-restore.ts';
import { requireKnownAutosave } from './require-known-autosave.ts';
import {
  countRevisionRows,
  deleteAutosave,
  getAutosaveRow,
  getRevisionRow,
  listAutosaveRows,
  listHistoryRows,
  listPresentAutosaves,
  listRevisionRows,
  upsertAutosave,
} from './store.ts';
import { withWork } from './with-work.ts';

/** Saves a document. Restoring a revision and autosaving one's own draft are ordinary saves. */
type SaveDocument = (
  viewer: Viewer,
  id: number,
  patch: DocumentPatch,
  options: SaveDocumentOptions,
) => Promise<Readable<Document>>;

export interface RevisionOperations {
  /** Newest first. Throws `haptera_cannot_read_revisions` unless the viewer may edit the document. */
  listRevisions(viewer: Viewer, documentId: number, query?: RevisionQuery): Promise<Listing<Revision>>;
  /** Throws `haptera_no_revision` 404. */
  requireRevision(viewer: Viewer, documentId: number, revisionId: number): Promise<Revision>;
  /** The number of revisions and the id of the newest: for the links of items that the viewer was shown anyway. */
  countRevisions(
    documentIds: readonly number[],
  ): Promise<ReadonlyMap<number, { count: number; latestId: number | null }>>;
  /** Always throws `haptera_cannot_delete_revision`, as in WordPress: history is permanent. */
  deleteRevision(viewer: Viewer, documentId: number, revisionId: number): Promise<never>;
  /**
   * Every state of the document that was saved, newest first, the one in which it was created last. Throws
   * `haptera_cannot_read_revisions`.
   */
  listHistory(viewer: Viewer, documentId: number, query?: Paging): Promise<Listing<HistoryEntry>>;
  /**
   * Restores the texts and fields of a state, and on request its place; only of this document, not of its other
   * languages. This is an ordinary save: it is validated and writes a revision. Pictures and terms that no longer exist
   * are left out.
   */
  restoreRevision(
    viewer: Viewer,
    documentId: number,
    revisionId: number,
    options?: RestoreOptions,
  ): Promise<Readable<Document>>;
  /**
   * Saves unfinished work. For the viewer's own draft it overwrites the draft (`kind: 'document'`, as in WordPress).
   * Otherwise it is stored beside the document, one autosave per user, and nothing published changes. Throws
   * `haptera_autosave_stale` 412 if the same user has saved a different autosave in the meantime.
   */
  saveAutosave(
    viewer: Viewer,
    documentId: number,
    input: AutosaveInput,
    options?: AutosaveOptions,
  ): Promise<{ kind: 'autosave'; autosave: Revision } | { kind: 'document'; document: Readable<Document> }>;
  /** Discards the viewer's own autosave. */
  deleteAutosave(viewer: Viewer, documentId: number): Promise<void>;
  /** All users' autosaves of those documents that the viewer may edit, if they were made on the current revision. */
  listUnfinishedWork(viewer: Viewer, documentIds: readonly number[]): Promise<readonly UnfinishedWork[]>;
  listAutosaves(viewer: Viewer, documentId: number): Promise<readonly NamedAutosave[]>;
  requireAutosave(viewer: Viewer, documentId: number, autosaveId: number): Promise<Revision>;
}

export function createRevisionOperations(core: CmsCore, saveDocument: SaveDocument): RevisionOperations {
  const { database } = core;

  const requireReadable = async (viewer: Viewer, documentId: number) => {
    const document = await getDocumentRow(database, documentId);
    if (!document) throw errors.noDocument();
    if (!canEditDocument(viewer, document)) throw errors.cannotReadRevisions(viewer);
    return document;
  };

  const requireRevision = async (viewer: Viewer, documentId: number, revisionId: number) => {
    await requireReadable(viewer, documentId);
    const revision = await getRevisionRow(database, documentId, revisionId);
    if (!revision) throw errors.noRevision();
    return revision;
  };

  return {
    listRevisions: async (viewer, documentId, query = {}) => {
      await requireReadable(viewer, documentId);
      const range = readPaging(query);
      const listing = await listRevisionRows(database, documentId, query, range);
      refusePageTooFar(query, range.limit, listing.total);
      return listing;
    },

    requireRevision,

    countRevisions: (documentIds) => countRevisionRows(database, documentIds),

    deleteRevision: async (viewer, documentId, revisionId) => {
      await requireRevision(viewer, documentId, revisionId);
      throw errors.cannotDeleteRevision(viewer);
    },

    listHistory: async (viewer, documentId, query = {}) => {
      await requireReadable(viewer, documentId);
      const range = readPaging(query);
      const { items, total } = await listHistoryRows(database, documentId, range);
      refusePageTooFar(query, range.limit, total);
      return { items: await withPresentMedia(database, items), total };
    },

    restoreRevision: async (viewer, documentId, revisionId, { withPlace = false, ...options } = {}) => {
      const document = await requireReadable(viewer, documentId);
      const found = await requireRevision(viewer, documentId, revisionId);
      const [state = found] = await withPresentMedia(database, [found]);
      const source: HistorySource = { kind: 'revision', id: state.id, at: state.createdAt };
      const patch = planRestore(document, state, withPlace && document.status !== 'trash');
      return saveDocument(viewer, documentId, patch, { ...options, entry: { action: 'restored', source } });
    },

    saveAutosave: async (viewer, documentId, sent, options = {}) => {
      const input = withoutComment(sent);
      const document = await getDocumentRow(database, documentId);
      if (!document) throw errors.noDocument();
      if (!canEditDocument(viewer, document)) throw errors.cannotEdit(viewer);
      const isDraft = document.status === 'draft' || document.status === 'pending';
      if (isDraft && document.authorId === (viewer.user?.id ?? null)) {
        const { pending, ...texts } = input;
        const patch = { ...pending?.fields, ...texts };
        const saved = await saveDocument(viewer, documentId, patch, { ...options, isAutosave: true });
        return { kind: 'document', document: saved };
      }
      const autosave = await core.change(viewer, async (change) => {
        const [present] = await lockDocumentRows(change.tx, [documentId]);
        if (!present) throw errors.noDocument();
        const { expectedRevision } = options;
        if (!isExpected(present.revision, expectedRevision)) throw errors.stale(present.revision);
        await requireKnownAutosave(change.tx, viewer, present, options.expectedAutosave);
        const authorId = viewer.user?.id ?? null;
        const pending = input.pending
          ? parseWork(present, input.pending)
          : await findPending(change.tx, present, authorId);
        const { title = present.title, excerpt = present.excerpt } = input;
        const content = canonicalizeContent(input.content ?? present.content, present.type, core.readContent);
        const next = withWork(present, { title, content, excerpt, pending });
        await requireUsableMedia(change, next, present);
        const saved = await upsertAutosave(change.tx, {
          documentId,
          authorId,
          title,
          content,
          excerpt,
          pending,
          documentRevision: present.revision,
          createdAt: change.now,
        });
        await saveUses(change.tx, core.readContent, documentId, { state: 'work', workId: saved.id }, next);
        return saved;
      });
      return { kind: 'autosave', autosave };
    },

    deleteAutosave: async (viewer, documentId) => {
      await requireReadable(viewer, documentId);
      await database.transaction(async (tx) => {
        const workId = await deleteAutosave(tx, documentId, viewer.user?.id ?? null);
        if (workId !== null) await dropUsesOfWork(tx, documentId, workId);
      });
    },

    listUnfinishedWork: async (viewer, documentIds) => {
      const found = await listPresentAutosaves(database, documentIds);
      const ids = [...new Set(found.map(({ documentId }) => documentId))];
      const editable = new Set(await filterEditableIds(database, viewer, ids));
      return found.filter(({ documentId }) => editable.has(documentId));
    },

    listAutosaves: async (viewer, documentId) => {
      await requireReadable(viewer, documentId);
      return listAutosaveRows(database, documentId);
    },

    requireAutosave: async (viewer, documentId, autosaveId) => {
      await requireReadable(viewer, documentId);
      const autosave = await getRevisionRow(database, documentId, autosaveId);
      if (autosave?.kind !== 'autosave') throw errors.noAutosave();
      return autosave;
    },
  };
}

/** The user's pending work on the current revision, so that a client that only knows texts does not discard it. */
async function findPending(
  tx: Queryable,
  { id, revision }: StoredDocument,
  authorId: number | null,
): Promise<PendingWork | null> {
  const own = await getAutosaveRow(tx, id, authorId);
  return own?.documentRevision === revision ? own.pending : null;
}

function withoutComment(input: AutosaveInput): AutosaveInput {
  if (input.content === undefined) return input;
  const { content, pending } = takePendingComment(input.content);
  return { ...input, content, ...(pending && { pending }) };
}

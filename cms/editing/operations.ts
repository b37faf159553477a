import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import { spellSlug } from '#contract/slug.ts';
import type { Change, CmsCore } from '../core.ts';
import { addressOf } from '../documents/address.ts';
import type {
  Document,
  DocumentPatch,
  DocumentQuery,
  LinkTarget,
  NameQuery,
  NewDocument,
  PublishRequest,
  SaveDocumentOptions,
  StoredDocument,
  TargetQuery,
} from '../documents/model.ts';
import { canCreateDocument, canEditDocument, canListStatus, canReadDocument } from '../documents/policy.ts';
import {
  type DocumentState,
  filterEditableIds,
  getDocumentRow,
  listDocumentRows,
  listGroupRows,
  listNamedRows,
  listSlugs,
  lockDocumentRows,
} from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { SaveOptions } from '../expected-revision.ts';
import { type Listing, readPaging, refusePageTooFar } from '../paging.ts';
import type { Editable, Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import { dropChange } from '../schedule/drop-change.ts';
import type { ScheduledChange } from '../schedule/model.ts';
import { insertChange, listChangeRows } from '../schedule/store.ts';
import { saveUses } from '../uses/save-uses.ts';
import {
  type Authorize,
  isId,
  requireDeleting,
  requireEditing,
  requirePublishing,
  requireUnchanged,
} from './authorize-document.ts';
import { findTargets } from './find-targets.ts';
import { entryFrom } from './keep-history.ts';
import { followLink, planLink } from './link-translation.ts';
import { newState } from './new-state.ts';
import { nextState, parseDate, putIntoTrash, takeFromTrash } from './next-state.ts';
import { patchedState } from './patched-state.ts';
import { presentDocument, requirePresent } from './present-document.ts';
import { refuseReservedPlace } from './reserved-place.ts';
import { type Asked, deleteAll, lockAll, updateAll } from './several-documents.ts';
import { refuseIncomplete, type Step, settleSlug, writeDocuments } from './write-document.ts';

export interface DocumentOperations {
  /**
   * Null if no document has this id (and type). Throws `haptera_cannot_read`, for instance for other people's drafts.
   */
  getDocument(viewer: Viewer, id: number, type?: DocumentType): Promise<Readable<Document> | null>;
  /** Throws `haptera_no_document` 404. */
  requireDocument(viewer: Viewer, id: number, type?: DocumentType): Promise<Readable<Document>>;
  /** The stored form. Throws `haptera_cannot_read_stored` unless the viewer may edit the document. */
  requireEditable(viewer: Viewer, id: number, type?: DocumentType): Promise<Editable<Document>>;
  /** Lists documents that the viewer may see. Throws `haptera_page_too_far`, `haptera_cannot_list_status`. */
  listDocuments(viewer: Viewer, query: DocumentQuery): Promise<Listing<Readable<Document>>>;
  /**
   * The first documents that the viewer may know of by title or address, best match first. Throws
   * `haptera_cannot_list_stored` for viewers who may edit nothing.
   */
  findByName(viewer: Viewer, query: NameQuery): Promise<readonly Readable<Document>[]>;
  /** What links lead to, for everybody who may write. Throws `haptera_cannot_list_stored`. */
  findTargets(viewer: Viewer, query: TargetQuery): Promise<readonly LinkTarget[]>;
  /** The language versions of a document that the viewer may read, including itself, default language first. */
  listTranslations(viewer: Viewer, id: number): Promise<readonly Readable<Document>[]>;
  /** The documents in many groups at once that the viewer may read. */
  listGroups(viewer: Viewer, groupIds: readonly string[]): Promise<readonly Readable<Document>[]>;
  /**
   * Status `publish` publishes, or schedules if `date` is in the future. Throws `haptera_malformed`,
   * `haptera_incomplete`.
   */
  createDocument(viewer: Viewer, input: NewDocument): Promise<Readable<Document>>;
  /**
   * With `translationOf`, it becomes the translation of that document in the same transaction: throws `haptera_cannot_link`.
   * Writes a revision if the title, content or excerpt changes. Setting a `status` restores a document from the trash.
   */
  saveDocument(
    viewer: Viewer,
    id: number,
    patch: DocumentPatch,
    options?: SaveDocumentOptions,
  ): Promise<Readable<Document>>;
  /**
   * Publishes documents atomically, such as the two languages of a page, each with the patch in its request. Reports
   * every problem of every document. Throws `haptera_malformed`, `haptera_incomplete`.
   */
  publishDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Turns documents back into drafts, atomically. */
  unpublishDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /**
   * Saves and checks now, and publishes at `date` (ISO 8601 with zone); a past date publishes immediately. A document
   * that is already published stays unchanged until then; the new scheduled change replaces an earlier one.
   */
  scheduleDocuments(
    viewer: Viewer,
    requests: readonly PublishRequest[],
    date: string,
  ): Promise<readonly Readable<Document>[]>;
  /** Atomic. Throws `haptera_no_scheduled_change`. */
  cancelScheduledChanges(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Throws `haptera_cannot_read_stored` unless the viewer may edit the document, `haptera_no_scheduled_change`. */
  getScheduledChange(viewer: Viewer, id: number): Promise<ScheduledChange>;
  /** The scheduled changes of those documents that the viewer may edit. */
  listScheduledChanges(viewer: Viewer, ids: readonly number[]): Promise<readonly ScheduledChange[]>;
  /** Throws `haptera_already_trashed` 410. */
  trashDocument(viewer: Viewer, id: number, options?: SaveOptions): Promise<Readable<Document>>;
  /** Restores a document to its previous status; a published one returns as a draft. */
  restoreDocument(viewer: Viewer, id: number, options?: SaveOptions): Promise<Readable<Document>>;
  /** Deletes a document permanently, with its revisions. Returns its last state. */
  deleteDocument(viewer: Viewer, id: number, options?: SaveOptions): Promise<Readable<Document>>;
  /** The address it would get if published now with this title and slug. Throws `haptera_address_reserved`. */
  planPath(viewer: Viewer, id: number, wished: Pick<Document, 'title' | 'slug'>): Promise<string | null>;
}

export function createDocumentOperations(core: CmsCore): DocumentOperations {
  const { database } = core;

  const load = async (id: number, type?: DocumentType): Promise<StoredDocument> => {
    const document = isId(id) ? await getDocumentRow(database, id) : null;
    if (!document || (type !== undefined && document.type !== type)) throw errors.noDocument();
    return document;
  };

  /** Locks one document and applies `plan` to it. */
  const update = (
    viewer: Viewer,
    id: number,
    authorize: Authorize,
    { expectedRevision, isAutosave = false, type, entry }: SaveDocumentOptions,
    plan: (before: StoredDocument, change: Change) => Promise<DocumentState> | DocumentState,
  ) =>
    core.change(viewer, async (change) => {
      const before = await lock(change, id, authorize, { expectedRevision, type });
      const next = await plan(before, change);
      const [document] = await writeDocuments(core, change, [{ before, next, isAutosave, entry }]);
      return requirePresent(viewer, document);
    });

  const planPublication = async ({ before, patch }: Asked, change: Change) => {
    await dropChange(change, before, 'published');
    // "Publish" means now, so it overrides a date in the future.
    const date = Date.parse(before.date) > Date.parse(change.now) ? change.now : undefined;
    return patchedState(core, change, before, {
      ...patch,
      status: 'publish',
      ...(date === undefined ? {} : { date }),
    });
  };

  return {
    getDocument: async (viewer, id, type) => {
      const document = isId(id) ? await getDocumentRow(database, id) : null;
      if (!document || (type !== undefined && document.type !== type)) return null;
      if (!canReadDocument(viewer, document)) throw errors.cannotRead(viewer);
      return presentDocument(document);
    },

    requireDocument: async (viewer, id, type) => {
      const document = await load(id, type);
      if (!canReadDocument(viewer, document)) throw errors.cannotRead(viewer);
      return presentDocument(document);
    },

    requireEditable: async (viewer, id, type) => {
      const document = await load(id, type);
      if (!canEditDocument(viewer, document)) throw errors.cannotReadEditing(viewer);
      return presentDocument(document);
    },

    listDocuments: async (viewer, query) => {
      for (const status of query.statuses ?? []) {
        const asked = status === 'any' ? 'draft' : status;
        if (!canListStatus(viewer, query.type, asked)) throw errors.cannotListStatus(viewer);
      }
      const range = readPaging(query);
      const { items, total } = await listDocumentRows(database, viewer, query, range);
      refusePageTooFar(query, range.limit, total);
      return { items: items.map((row) => requirePresent(viewer, row)), total };
    },

    findTargets: async (viewer, query) => {
      refuseReaders(viewer);
      return findTargets(database, viewer, query);
    },

    findByName: async (viewer, query) => {
      refuseReaders(viewer);
      const rows = await listNamedRows(database, viewer, query, readPaging(query).limit);
      return rows.map((row) => requirePresent(viewer, row));
    },

    listTranslations: async (viewer, id) => {
      const document = await load(id);
      if (!canReadDocument(viewer, document)) throw errors.cannotRead(viewer);
      const rows = await listGroupRows(database, [document.groupId]);
      return rows.flatMap((row) => (canReadDocument(viewer, row) ? [presentDocument(row)] : []));
    },

    listGroups: async (viewer, groupIds) => {
      const rows = groupIds.length === 0 ? [] : await listGroupRows(database, groupIds);
      return rows.flatMap((row) => (canReadDocument(viewer, row) ? [presentDocument(row)] : []));
    },

    createDocument: (viewer, input) =>
      core.change(viewer, async (change) => {
        const next = await newState(core, change, input);
        const original =
          input.translationOf === undefined ? null : await getDocumentRow(change.tx, input.translationOf);
        const entry = original ? entryFrom('translated', original) : undefined;
        const [document] = await writeDocuments(core, change, [{ before: null, next, entry }]);
        return requirePresent(viewer, document);
      }),

    saveDocument: (viewer, id, patch, options = {}) => {
      const { translationOf } = options;
      if (translationOf !== undefined) {
        return core.change(viewer, async (change) => {
          const before = await lock(change, id, requireEditing, options, translationOf);
          const [other] = isId(translationOf) ? await lockDocumentRows(change.tx, [translationOf]) : [];
          const isKnown = other && canReadDocument(viewer, other);
          const next = await patchedState(core, change, before, patch);
          const steps = await planLink(change, { before, next }, isKnown ? other : undefined);
          const [document] = await writeDocuments(core, change, steps);
          await followLink(change, steps);
          return requirePresent(viewer, document);
        });
      }
      return update(viewer, id, requireEditing, options, async (before, change) => {
        const next = await patchedState(core, change, before, patch);
        // A document that missed its scheduled time is published only deliberately, not by an autosave.
        const isStillWaiting = options.isAutosave && before.status === 'future' && next.status === 'publish';
        return isStillWaiting && patch.status === undefined ? { ...next, status: 'future' } : next;
      });
    },

    publishDocuments: (viewer, requests) => updateAll(core, viewer, requests, requirePublishing, planPublication),

    unpublishDocuments: (viewer, requests) =>
      updateAll(core, viewer, requests, requireEditing, ({ before }, { now }) =>
        nextState(before, { status: 'draft' }, now),
      ),

    scheduleDocuments: async (viewer, requests, date) => {
      const due = parseDate(date);
      return core.change(viewer, async (change) => {
        const isLater = Date.parse(due) > Date.parse(change.now);
        const [steps, waiting]: [Step[], WaitingChange[]] = [[], []];
        for (const asked of await lockAll(change, requests, requirePublishing)) {
          const { before, patch } = asked;
          if (before.status !== 'publish') {
            const next = await patchedState(core, change, before, { ...patch, status: 'future', date: due });
            steps.push({ before, next });
          } else if (isLater) {
            const next = await patchedState(core, change, before, patch);
            refuseReservedPlace(before, next);
            waiting.push({ before, patch, next });
          } else {
            steps.push({ before, next: await planPublication(asked, change) });
          }
        }
        refuseIncomplete(core, [...steps, ...waiting]);
        const written = await writeDocuments(core, change, steps);
        for (const one of waiting) await keepForLater(core, change, one, due);
        const rows = new Map([...written, ...waiting.map(({ before }) => before)].map((row) => [row.id, row]));
        return requests.map(({ id }) => requirePresent(viewer, rows.get(id)));
      });
    },

    cancelScheduledChanges: (viewer, requests) =>
      core.change(viewer, async (change) => {
        const asked = await lockAll(change, requests, requirePublishing);
        for (const { before } of asked) {
          if (!(await dropChange(change, before, 'cancelled'))) throw errors.noScheduledChange();
        }
        return asked.map(({ before }) => requirePresent(viewer, before));
      }),

    getScheduledChange: async (viewer, id) => {
      const document = await load(id);
      if (!canEditDocument(viewer, document)) throw errors.cannotReadEditing(viewer);
      const [found] = await listChangeRows(database, [id]);
      if (!found) throw errors.noScheduledChange();
      return found;
    },

    listScheduledChanges: async (viewer, ids) => {
      const found = await listChangeRows(database, ids);
      const documentIds = found.map(({ documentId }) => documentId);
      const editable = new Set(await filterEditableIds(database, viewer, documentIds));
      return found.filter(({ documentId }) => editable.has(documentId));
    },

    trashDocument: (viewer, id, options = {}) => update(viewer, id, requireDeleting, options, putIntoTrash),

    restoreDocument: (viewer, id, options = {}) => update(viewer, id, requireDeleting, options, takeFromTrash),

    deleteDocument: async (viewer, id, { expectedRevision } = {}) => {
      const [gone] = await deleteAll(core, viewer, [{ id, expectedRevision }]);
      return requirePresent(viewer, gone);
    },

    planPath: async (viewer, id, { title, slug }) => {
      const before = await load(id);
      if (!canEditDocument(viewer, before)) throw errors.cannotReadEditing(viewer);
      const next = { ...before, status: 'publish' as const, title, slug: spellSlug(slug) };
      refuseReservedPlace(before, next);
      const settled = { ...next, slug: await settleSlug({ tx: database }, id, before, next) };
      return addressOf({ ...settled, slugs: await listSlugs(database, settled) });
    },
  };
}

function refuseReaders(viewer: Viewer): void {
  if (!documentTypes.some((type) => canCreateDocument(viewer, type))) throw errors.cannotListStored(viewer);
}

/** A scheduled change that was checked as if it were published now. */
interface WaitingChange extends Asked {
  readonly next: DocumentState;
}

async function keepForLater(
  core: CmsCore,
  change: Change,
  { before, patch, next }: WaitingChange,
  date: string,
): Promise<void> {
  const { tx, viewer, now } = change;
  const { id, type, revision } = before;
  await dropChange(change, before, 'replaced');
  await insertChange(tx, {
    documentId: id,
    date,
    patch: { ...patch, ...(patch.content !== undefined && { content: next.content }) },
    authorId: viewer.user?.id ?? null,
    documentRevision: revision,
    createdAt: now,
  });
  await saveUses(tx, core.readContent, id, { state: 'change' }, next);
  change.audit('document.schedule-change', [type, id], { date, revision });
}

async function lock(
  { tx, viewer }: Change,
  id: number,
  authorize: Authorize,
  { expectedRevision, type }: Pick<SaveDocumentOptions, 'expectedRevision' | 'type'>,
  /** Locked as well, in the order of ids. */
  alsoLocked?: number,
): Promise<StoredDocument> {
  const ids = [id, ...(alsoLocked === undefined ? [] : [alsoLocked])].filter(isId);
  const row = (await lockDocumentRows(tx, ids)).find((each) => each.id === id);
  if (type !== undefined && row?.type !== type) throw errors.noDocument();
  if (row && !canReadDocument(viewer, row)) throw errors.cannotRead(viewer);
  return requireUnchanged(viewer, row, authorize, expectedRevision);
}

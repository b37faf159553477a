import { defaultLocale, locales } from '#cms-schema/locale.ts';
import type { Change, CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { getMediaRow } from '../media/store.ts';
import { readPaging, refusePageTooFar } from '../paging.ts';
import { syncPublished } from '../publishing/sync-published.ts';
import { requireKnownAutosave } from '../revisions/require-known-autosave.ts';
import { loadSettingsRow } from '../settings/store.ts';
import type { Viewer } from '../users/model.ts';
import { getUserRow } from '../users/store.ts';
import { createUuidV7 } from '../uuid-v7.ts';
import { canonicalizeContent } from './canonical-content.ts';
import { emptyMeta } from './meta.ts';
import {
  type Document,
  type DocumentPatch,
  type DocumentQuery,
  type DocumentType,
  isPublic,
  type Listing,
  type NewDocument,
  type PublishRequest,
} from './model.ts';
import { isSettled, nextState, parseDate, putIntoTrash, takeFromTrash } from './next-state.ts';
import {
  canActForOthers,
  canCreateDocument,
  canDeleteDocument,
  canEditDocument,
  canListStatus,
  canPublishDocument,
  canReadDocument,
} from './policy.ts';
import { sanitizeSlug } from './slug.ts';
import {
  type DocumentState,
  deleteDocumentRow,
  getDocumentRow,
  listDescendantIds,
  listDocumentRows,
  listGroupRows,
  lockDocumentRows,
  type StoredDocument,
  updateDocumentRow,
  type Visibility,
} from './store.ts';
import { findFreeSlug, type Step, writeDocuments } from './write-document.ts';

/** Every `expectedRevision` that is not the present one throws `haptera_stale` (412) and changes nothing. */
export interface SaveOptions {
  readonly expectedRevision?: number;
}

export interface SaveDocumentOptions extends SaveOptions {
  /**
   * One of many small saves while somebody writes: of a document that nobody reads yet, it takes the place of the revision
   * that the same person's autosave before it left. Any other save leaves a revision that stays.
   */
  readonly isAutosave?: boolean;
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
  saveDocument(viewer: Viewer, id: number, patch: DocumentPatch, options?: SaveDocumentOptions): Promise<Document>;
  /**
   * All or none, in one transaction: the two languages of a page together, each with what its request carries. Every
   * problem of every document is told. Throws `haptera_malformed`, `haptera_incomplete`.
   */
  publishDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Document[]>;
  /** Back to drafts, all or none. */
  unpublishDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Document[]>;
  /** Saved and checked now, published when `date` (ISO 8601 with zone) comes; a past date publishes at once. */
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

export function createDocumentOperations(core: CmsCore): DocumentOperations {
  const { database } = core;

  const load = async (id: number, type?: DocumentType): Promise<StoredDocument> => {
    const document = isId(id) ? await getDocumentRow(database, id) : null;
    if (!document || (type !== undefined && document.type !== type)) throw errors.noDocument();
    return document;
  };

  /** One document under lock, changed by `plan`. */
  const update = (
    viewer: Viewer,
    id: number,
    { expectedRevision, isAutosave = false }: SaveDocumentOptions,
    plan: (before: StoredDocument, change: Change) => Promise<DocumentState> | DocumentState,
  ) =>
    core.change(viewer, async (change) => {
      const before = await lock(change, id, expectedRevision);
      const next = await plan(before, change);
      const [document] = await writeDocuments(core, change, [{ before, next, isAutosave }]);
      return requirePresent(document);
    });

  /** Several documents under lock, all or none. */
  const updateAll = (
    viewer: Viewer,
    requests: readonly PublishRequest[],
    plan: (before: StoredDocument, change: Change, patch: DocumentPatch) => Promise<DocumentState> | DocumentState,
  ) =>
    core.change(viewer, async (change) => {
      refuseDoubles(requests);
      const rows = new Map(
        (await lockDocumentRows(change.tx, requests.map(({ id }) => id).filter(isId))).map((row) => [row.id, row]),
      );
      const steps: Step[] = [];
      for (const { id, expectedRevision, expectedAutosave, patch = {} } of requests) {
        const before = requireUnchanged(rows.get(id), expectedRevision);
        await requireKnownAutosave(change.tx, viewer, before, expectedAutosave);
        steps.push({ before, next: await plan(before, change, patch) });
      }
      return (await writeDocuments(core, change, steps)).map(presentDocument);
    });

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
      const { items, total } = await listDocumentRows(database, query, visibilityOf(viewer, query.type), range);
      refusePageTooFar(query, range.limit, total);
      return { items: items.map(presentDocument), total };
    },

    listTranslations: async (viewer, id) => {
      const document = await load(id);
      if (!canReadDocument(viewer, document)) throw errors.cannotRead(viewer);
      const rows = await listGroupRows(database, [document.groupId]);
      return rows.filter((row) => canReadDocument(viewer, row)).map(presentDocument);
    },

    createDocument: (viewer, input) =>
      core.change(viewer, async (change) => {
        if (!canCreateDocument(viewer, input.type)) throw errors.cannotCreate(viewer);
        const patch = canonicalPatch(core, input);
        const base = await startState(change, input);
        authorizePatch(viewer, base, patch);
        const next = nextState(base, patch, change.now);
        await checkRelations(change, null, next, patch);
        const [document] = await writeDocuments(core, change, [{ before: null, next }]);
        return requirePresent(document);
      }),

    saveDocument: (viewer, id, patch, options = {}) =>
      update(viewer, id, options, async (before, change) => {
        if (!canEditDocument(viewer, before)) throw errors.cannotEdit(viewer);
        return patchedState(core, change, before, patch);
      }),

    publishDocuments: (viewer, requests) =>
      updateAll(viewer, requests, (before, change, patch) => {
        authorizePublishing(viewer, before);
        // A date in the future gives way: "publish" means now.
        const date = Date.parse(before.date) > Date.parse(change.now) ? change.now : undefined;
        return patchedState(core, change, before, {
          ...patch,
          status: 'publish',
          ...(date === undefined ? {} : { date }),
        });
      }),

    unpublishDocuments: (viewer, requests) =>
      updateAll(viewer, requests, (before, { now }) => {
        if (!canEditDocument(viewer, before)) throw errors.cannotEdit(viewer);
        return nextState(before, { status: 'draft' }, now);
      }),

    scheduleDocuments: async (viewer, requests, date) => {
      const due = parseDate(date);
      return updateAll(viewer, requests, (before, change, patch) => {
        authorizePublishing(viewer, before);
        return patchedState(core, change, before, { ...patch, status: 'future', date: due });
      });
    },

    trashDocument: (viewer, id, options = {}) =>
      update(viewer, id, options, (before) => {
        if (!canDeleteDocument(viewer, before)) throw errors.cannotDelete(viewer);
        return putIntoTrash(before);
      }),

    restoreDocument: (viewer, id, options = {}) =>
      update(viewer, id, options, (before) => {
        if (!canDeleteDocument(viewer, before)) throw errors.cannotDelete(viewer);
        return takeFromTrash(before);
      }),

    deleteDocument: (viewer, id, options = {}) =>
      core.change(viewer, async (change) => {
        const before = await lock(change, id, options.expectedRevision);
        if (!canDeleteDocument(viewer, before)) throw errors.cannotDelete(viewer);
        await change.lockContent();
        const below = before.type === 'page' ? await listDescendantIds(change.tx, [id]) : [];
        // Through the trash, so that whoever shows it is presented without it while its group is still known.
        if (isPublic(before)) {
          await updateDocumentRow(change.tx, id, { ...before, status: 'trash' });
          await syncPublished(change, core.readContent, [id]);
        }
        await deleteDocumentRow(change.tx, before);
        await syncPublished(change, core.readContent, below);
        change.audit('document.delete', [before.type, id], { status: before.status, locale: before.locale });
        return presentDocument(before);
      }),

    suggestSlug: async (viewer, id) => {
      const document = await load(id);
      if (!canEditDocument(viewer, document)) throw errors.cannotReadEditing(viewer);
      const wished = document.slug || sanitizeSlug(document.title) || String(id);
      return findFreeSlug({ tx: database }, id, document, wished);
    },
  };
}

async function lock(change: Change, id: number, expectedRevision: number | undefined): Promise<StoredDocument> {
  const [row] = isId(id) ? await lockDocumentRows(change.tx, [id]) : [];
  return requireUnchanged(row, expectedRevision);
}

function requireUnchanged(row: StoredDocument | undefined, expectedRevision: number | undefined): StoredDocument {
  if (!row) throw errors.noDocument();
  if (expectedRevision !== undefined && expectedRevision !== row.revision) throw errors.stale(row.revision);
  return row;
}

function requirePresent(document: StoredDocument | undefined): Document {
  if (!document) throw errors.noDocument();
  return presentDocument(document);
}

/** What doors see: nothing of how it is stored. */
function presentDocument({ slugBeforeTrash: _slug, isFrontPage: _front, ...document }: StoredDocument): Document {
  return document;
}

function canonicalPatch(core: CmsCore, patch: DocumentPatch, documentId: number | null = null): DocumentPatch {
  if (patch.content === undefined) return patch;
  return { ...patch, content: canonicalizeContent(patch.content, core.readContent, documentId) };
}

async function patchedState(
  core: CmsCore,
  change: Change,
  before: StoredDocument,
  patch: DocumentPatch,
): Promise<DocumentState> {
  const canonical = canonicalPatch(core, patch, before.id);
  authorizePatch(change.viewer, before, canonical);
  const next = nextState(before, canonical, change.now);
  await checkRelations(change, before, next, canonical);
  return next;
}

/** A new document before its patch: in the language and group that were asked for. */
async function startState(change: Change, input: NewDocument): Promise<DocumentState> {
  const original = input.translationOf === undefined ? null : await getDocumentRow(change.tx, input.translationOf);
  if (input.translationOf !== undefined && original?.type !== input.type) throw errors.noDocument();
  const locale =
    input.locale ?? locales.find((candidate) => original && candidate !== original.locale) ?? defaultLocale;
  if (original) {
    const group = await listGroupRows(change.tx, [original.groupId]);
    const taken = group.find((document) => document.locale === locale);
    if (taken) throw errors.translationExists(locale, taken.id);
  }
  const settings = await loadSettingsRow(change.tx);
  const hasDefault = input.type === 'post' && settings.defaultCategory > 0;
  return {
    type: input.type,
    locale,
    groupId: original?.groupId ?? createUuidV7(),
    status: 'draft',
    statusBeforeTrash: null,
    slug: '',
    slugBeforeTrash: null,
    parentId: null,
    title: '',
    content: '',
    excerpt: '',
    authorId: change.viewer.user?.id ?? null,
    featuredMediaId: null,
    menuOrder: 0,
    template: '',
    meta: emptyMeta,
    password: '',
    isSticky: false,
    commentStatus: settings.defaultCommentStatus,
    pingStatus: settings.defaultPingStatus,
    categories: hasDefault ? [settings.defaultCategory] : [],
    tags: [],
    date: change.now,
    isDateFloating: true,
    createdAt: change.now,
    modifiedAt: change.now,
    modifiedById: change.viewer.user?.id ?? null,
    revision: 0,
    scheduleError: null,
  };
}

function authorizePatch(viewer: Viewer, before: DocumentState, patch: DocumentPatch): void {
  const { type } = before;
  const isOther = patch.authorId !== undefined && patch.authorId !== viewer.user?.id;
  if (isOther && patch.authorId !== before.authorId && !canActForOthers(viewer, type))
    throw errors.cannotEditOthers(viewer);
  if (patch.isSticky && !before.isSticky && !(canActForOthers(viewer, type) && canPublishDocument(viewer, type))) {
    throw errors.cannotStick(viewer);
  }
  const isNewStatus = patch.status !== undefined && patch.status !== before.status;
  if (isNewStatus && isSettled(patch.status) && !canPublishDocument(viewer, type)) throw errors.cannotPublish(viewer);
}

function authorizePublishing(viewer: Viewer, before: StoredDocument): void {
  if (!canEditDocument(viewer, before)) throw errors.cannotEdit(viewer);
  if (!canPublishDocument(viewer, before.type)) throw errors.cannotPublish(viewer);
}

/** Whatever the patch refers to must be there, and a page cannot stand below itself. */
async function checkRelations(
  change: Change,
  before: StoredDocument | null,
  next: DocumentState,
  patch: DocumentPatch,
): Promise<void> {
  const { tx } = change;
  if (patch.parentId) {
    const parent = await getDocumentRow(tx, patch.parentId);
    const isFitting = parent?.type === 'page' && next.type === 'page' && parent.locale === next.locale;
    const below = before ? [before.id, ...(await listDescendantIds(tx, [before.id]))] : [];
    if (!isFitting || below.includes(patch.parentId)) throw errors.noParent();
  }
  if (patch.featuredMediaId && !(await getMediaRow(tx, patch.featuredMediaId))) throw errors.noFeaturedMedia();
  if (patch.authorId !== undefined && patch.authorId !== before?.authorId) {
    if (!(await getUserRow(tx, patch.authorId))) throw errors.noAuthor();
  }
}

function visibilityOf(viewer: Viewer, type: DocumentType): Visibility {
  const own = viewer.user?.id ?? 0;
  return {
    draftsOf: canActForOthers(viewer, type) ? null : own,
    privateOf: canListStatus(viewer, type, 'private') ? null : own,
  };
}

function refuseDoubles(requests: readonly PublishRequest[]): void {
  const seen = new Set<number>();
  for (const { id } of requests) {
    if (seen.has(id)) throw errors.publishOnlyOnce(id);
    seen.add(id);
  }
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

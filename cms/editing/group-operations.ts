import { beginTranslation } from '#cms-schema/begin-translation.ts';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { storedNodes } from '#cms-schema/typed-document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { DocumentType } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Change, CmsCore } from '../core.ts';
import type { Document, DocumentPatch, NewDocument, PublishRequest } from '../documents/model.ts';
import { canReadDocument } from '../documents/policy.ts';
import { type DocumentState, getDocumentRow, listGroupRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import { createUuidV7 } from '../uuid-v7.ts';
import { requireDeleting, requireEditing } from './authorize-document.ts';
import { copyState } from './copy-state.ts';
import { entryFrom } from './keep-history.ts';
import { listGroupPage } from './list-group-page.ts';
import type { GroupListing, GroupQuery } from './model.ts';
import { moveGroup, type Placement } from './move-group.ts';
import { naming } from './naming.ts';
import { newState } from './new-state.ts';
import { nextState, putIntoTrash, takeFromTrash } from './next-state.ts';
import { canonicalPatch, patchedState } from './patched-state.ts';
import { requirePresent } from './present-document.ts';
import { type DeleteRequest, deleteAll, lockAll, updateAll } from './several-documents.ts';
import { type Step, writeDocuments } from './write-document.ts';

export interface NewGroup {
  readonly type: DocumentType;
  /** One for each language to create. */
  readonly versions: readonly (Omit<NewDocument, 'type' | 'translationOf' | 'parentId'> & {
    readonly locale: Locale;
  })[];
  /**
   * The parent page, by any of its languages. Each version goes below the same language of it, or to the top if it is
   * missing.
   */
  readonly parentId?: number | null;
}

/** The language to create, and the state of the source as the user sees it. */
export interface TranslationRequest {
  readonly locale: Locale;
  readonly expectedRevision?: number | undefined;
  /** Unsaved edits of the source, applied on top of its stored state. */
  readonly patch?: Omit<DocumentPatch, 'status' | 'date'>;
}

/**
 * Operations on all languages of a document, or on several documents. Each is a single atomic change. An error about
 * one of several documents identifies it (`document` in the error's data). They also throw everything that a single
 * save does.
 */
export interface GroupOperations {
  /** Lists groups of one type that the viewer may edit. Throws `haptera_cannot_list_stored`, `haptera_page_too_far`. */
  listGroups(viewer: Viewer, query: GroupQuery): Promise<GroupListing>;
  /** Creates a document in one or more languages. Throws `haptera_translation_exists` for a language listed twice. */
  createGroup(viewer: Viewer, input: NewGroup): Promise<readonly Readable<Document>[]>;
  /**
   * Creates the document in another language: the same content with the same block and item ids, below the other
   * language of its parent. Every text is marked as untranslated, except texts of a block's example, which are taken
   * from the example in that language. Throws `haptera_translation_exists`, `haptera_cannot_translate`.
   */
  startTranslation(viewer: Viewer, id: number, request: TranslationRequest): Promise<Readable<Document>>;
  /** Creates drafts with the same content. Copies of documents in one group form a new group. */
  duplicateDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /**
   * Moves all languages of a page below another page, to a position among its siblings, renumbering siblings as needed.
   * A language that the new parent lacks stays where it is. Returns the changed documents.
   */
  moveGroup(viewer: Viewer, id: number, placement: Placement): Promise<readonly Readable<Document>[]>;
  /** Each document with its own patch. */
  saveDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Throws `haptera_already_trashed` 410. */
  trashDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Restores documents to their previous status; published ones return as drafts. */
  restoreDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Deletes documents permanently, with their history. Returns their ids. */
  deleteDocuments(viewer: Viewer, requests: readonly DeleteRequest[]): Promise<readonly number[]>;
}

export function createGroupOperations(core: CmsCore): GroupOperations {
  return {
    listGroups: (viewer, query) => listGroupPage(core, viewer, query),

    createGroup: (viewer, { type, versions, parentId = null }) =>
      core.change(viewer, async (change) => {
        const groupId = createUuidV7();
        const parents = await listParents(change, parentId);
        const steps: Step[] = [];
        for (const { locale, ...version } of versions) {
          const taken = steps.some(({ next }) => next.locale === locale);
          if (taken) throw errors.translationExists(locale, null);
          const next = await newState(core, change, { ...version, type, locale, parentId: parents[locale] ?? null });
          steps.push({ before: null, next: { ...next, groupId } });
        }
        return present(viewer, core, change, steps);
      }),

    startTranslation: (viewer, id, { locale, expectedRevision, patch = {} }) =>
      core.change(viewer, async (change) => {
        const [asked] = await lockAll(
          change,
          [{ id, ...(expectedRevision !== undefined && { expectedRevision }) }],
          requireEditing,
        );
        if (!asked) throw errors.noDocument();
        const source = nextState(
          takeFromTrash(asked.before),
          canonicalPatch(core, asked.before.type, patch, id),
          change.now,
        );
        const parents = await listParents(change, source.parentId);
        const next = await newState(core, change, {
          ...beginFrom(core, source),
          locale,
          translationOf: id,
          ...(parents[locale] !== undefined && { parentId: parents[locale] }),
        });
        const entry = entryFrom('translated', asked.before);
        const [made] = await present(viewer, core, change, [{ before: null, next, entry }]);
        if (!made) throw errors.noDocument();
        return made;
      }),

    duplicateDocuments: (viewer, requests) =>
      core.change(viewer, async (change) => {
        const groups = new Map<string, string>();
        const steps: Step[] = [];
        for (const { before } of await lockAll(change, requests, requireEditing)) {
          const groupId = groups.get(before.groupId) ?? createUuidV7();
          groups.set(before.groupId, groupId);
          const next = await naming(before, requests, () => copyState(core, change, before));
          steps.push({ before: null, next: { ...next, groupId }, entry: entryFrom('duplicated', before) });
        }
        return present(viewer, core, change, steps);
      }),

    moveGroup: (viewer, id, placement) =>
      core.change(viewer, async (change) =>
        present(viewer, core, change, await moveGroup(core, change, id, placement)),
      ),

    saveDocuments: (viewer, requests) =>
      updateAll(core, viewer, requests, requireEditing, ({ before, patch }, change) =>
        patchedState(core, change, before, patch),
      ),

    trashDocuments: (viewer, requests) =>
      updateAll(core, viewer, requests, requireDeleting, ({ before }) => putIntoTrash(before)),

    restoreDocuments: (viewer, requests) =>
      updateAll(core, viewer, requests, requireDeleting, ({ before }) => takeFromTrash(before)),

    deleteDocuments: async (viewer, requests) => (await deleteAll(core, viewer, requests)).map(({ id }) => id),
  };
}

async function present(viewer: Viewer, core: CmsCore, change: Change, steps: readonly Step[]) {
  return (await writeDocuments(core, change, steps)).map((row) => requirePresent(viewer, row));
}

/** The ids of a page's language versions that the viewer may know of, given one of them; none for null. */
async function listParents({ tx, viewer }: Change, id: number | null): Promise<Partial<Localized<number>>> {
  if (id === null) return {};
  const parent = await getDocumentRow(tx, id);
  if (!parent || !canReadDocument(viewer, parent)) throw errors.noParent();
  const group = await listGroupRows(tx, [parent.groupId]);
  return Object.fromEntries(group.filter((row) => canReadDocument(viewer, row)).map((row) => [row.locale, row.id]));
}

function beginFrom(core: CmsCore, source: DocumentState): NewDocument {
  const { type, title, excerpt, content, featuredMediaId, menuOrder } = source;
  const nodes = storedNodes(core.readContent(content, type).nodes);
  const begun = beginTranslation(
    { title, excerpt, slug: decodeSlug(source.slug), meta: { ...source.meta }, nodes },
    core.definitions,
    fieldsOfType(type),
  );
  const { slug, meta } = begun;
  const isCopy = begun.nodes.every((node, index) => node === nodes[index]);
  const words = isCopy ? content : printDocument(begun.nodes);
  return { type, title, excerpt, content: words, featuredMediaId, menuOrder, slug, meta };
}

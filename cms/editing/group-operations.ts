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
  /** One for each language that it begins with. */
  readonly versions: readonly (Omit<NewDocument, 'type' | 'translationOf' | 'parentId'> & {
    readonly locale: Locale;
  })[];
  /** Any language of the page above it; each version stands below its own, a language that it lacks at the top. */
  readonly parentId?: number | null;
}

/** The state of the source, as somebody has it before them, that a translation begins from. */
export interface TranslationRequest {
  readonly locale: Locale;
  readonly expectedRevision?: number | undefined;
  /** What is not saved yet, over what is. */
  readonly patch?: Omit<DocumentPatch, 'status' | 'date'>;
}

/**
 * Acts on a document in all its languages, or on several documents. Each is one change, all or none; what refuses one of
 * several names it (`document` in the error's data). Everything that a single save throws, they throw as well.
 */
export interface GroupOperations {
  /** What the viewer may edit of one type, a page of groups at a time. Throws `haptera_cannot_list_stored`, `haptera_page_too_far`. */
  listGroups(viewer: Viewer, query: GroupQuery): Promise<GroupListing>;
  /** A new document in one language or several. Throws `haptera_translation_exists` for a language that is named twice. */
  createGroup(viewer: Viewer, input: NewGroup): Promise<readonly Readable<Document>[]>;
  /**
   * The document in another language: the same content under the same ids of blocks and items, below the other language of
   * its parent. Every text is noted as not translated, but for words of a block's example, which come in that language.
   * Throws `haptera_translation_exists`, `haptera_cannot_translate`.
   */
  startTranslation(viewer: Viewer, id: number, request: TranslationRequest): Promise<Readable<Document>>;
  /** Drafts with the same content, those of one group in a group of their own. */
  duplicateDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /**
   * Below another page, and to a place among those that stand there; all its languages, and whatever of the others has to
   * make room. A language that the new parent lacks stays where it is. Gives what was changed.
   */
  moveGroup(viewer: Viewer, id: number, placement: Placement): Promise<readonly Readable<Document>[]>;
  /** Each document with its own patch. */
  saveDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Throws `haptera_already_trashed` 410. */
  trashDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** Back to where they were; what was published returns as a draft. */
  restoreDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /** For good, with their history. Gives their ids. */
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
        const [made] = await present(viewer, core, change, [{ before: null, next }]);
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
          steps.push({ before: null, next: { ...next, groupId } });
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

/** Each language of a page, by one of them, as far as the viewer may know of it; none for null. */
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

import { definitions } from '#blocks/definitions.generated.ts';
import { printBody } from '#cms-schema/html-body.ts';
import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { upgradeProvenance } from '#cms-schema/provenance.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { PendingFieldPatch } from '#contract/document-fields.ts';
import type { DocumentItem, DocumentPatch } from '../cms/document-model.ts';
import type { HistoryEntry, Revision } from '../cms/revision-calls.ts';
import type { KeptWork, WorkInput } from '../cms/work-calls.ts';
import { type PageDraft, readBody } from '../document/model.ts';
import { pruneSources, SOURCES_KEY } from '../document/sources.ts';
import type { Filing } from '../parts/filing-fields.tsx';

/** A document of the CMS as the builder edits it. */
export function draftOf(item: DocumentItem): PageDraft {
  const { title, excerpt, content, type } = item;
  const nodes = readBody(content, type, definitions);
  const { slug, meta } = fieldsOf(item);
  return { title, excerpt, slug, meta: upgradeProvenance(meta, nodes, definitions), nodes };
}

/** The parts of a document that revisions do not hold. */
export function fieldsOf(item: DocumentItem): Pick<PageDraft, 'slug' | 'meta'> {
  return { slug: item.slug, meta: { ...item.meta, ...filingOf(item) } };
}

/** A state of the history as a draft; what earlier versions of the program did not record is taken from `present`. */
export function draftOfEntry(
  { title, excerpt, content, fields }: HistoryEntry,
  present: PageDraft,
  type: DocumentType,
): PageDraft {
  const nodes = readBody(content, type, definitions);
  const { slug, meta } = withPending(fields ?? {}, present);
  return { title, excerpt, slug, meta: upgradeProvenance(meta, nodes, definitions), nodes };
}

/** A revision of `wp/v2` as a draft. It has neither slug nor meta, so those are taken from `present`. */
export function draftOfRevision(
  { title, excerpt, content }: Revision,
  present: PageDraft,
  type: DocumentType,
): PageDraft {
  return { ...present, title, excerpt, nodes: readBody(content, type, definitions) };
}

/** The data that a save of the document itself sends. */
export function patchOf(draft: PageDraft): Omit<DocumentPatch, 'status'> {
  const pruned = pruneSources(draft);
  return { title: pruned.title, excerpt: pruned.excerpt, content: contentOf(draft), ...pendingOf(pruned) };
}

/** The parts that revisions do not hold, each under its API name. */
function pendingOf({ slug, meta }: Pick<PageDraft, 'slug' | 'meta'>): PendingFieldPatch {
  const { featured_media: picture, categories, tags, ...own } = meta;
  return {
    slug,
    meta: own,
    ...(picture !== undefined && { featuredMediaId: readPicture(picture) }),
    ...(categories !== undefined && { categories: readIds(categories) }),
    ...(tags !== undefined && { tags: readIds(tags) }),
  };
}

/** The reverse; whatever it does not mention is taken from `present`. */
function withPending(
  { slug, meta, featuredMediaId, categories, tags }: PendingFieldPatch,
  present: Pick<PageDraft, 'slug' | 'meta'>,
): Pick<PageDraft, 'slug' | 'meta'> {
  return {
    slug: slug ?? present.slug,
    meta:
      meta === undefined
        ? present.meta
        : {
            ...pickFiling(present.meta),
            ...meta,
            ...(featuredMediaId !== undefined && { featured_media: featuredMediaId ?? 0 }),
            ...(categories !== undefined && { categories: [...categories] }),
            ...(tags !== undefined && { tags: [...tags] }),
          },
  };
}

/** Picture, categories and tags of a draft. */
export function readFiling({ meta }: PageDraft): Filing {
  const { featured_media: picture, categories, tags } = meta;
  return { featuredMediaId: readPicture(picture), categories: readIds(categories), tags: readIds(tags) };
}

/**
 * Picture, categories and tags are put into a draft's meta next to the real meta, so that undo, merging and the work
 * beside a live page treat them like every other field. No real meta has these names.
 */
function filingOf({ type, featuredMediaId, categories, tags }: DocumentItem): JsonObject {
  return {
    featured_media: featuredMediaId ?? 0,
    ...(contentTypes[type].taxonomies.length > 0 && { categories: [...categories], tags: [...tags] }),
  };
}

export function contentOf({ nodes }: PageDraft): string {
  return printBody(nodes);
}

/**
 * Prints unfinished work on a published page, to be kept beside it until it is published. It includes the document's
 * values of everything that revisions do not hold (`from`), so that it can be told later which of these the work has
 * changed.
 */
export function printWork(draft: PageDraft, document: Pick<PageDraft, 'slug' | 'meta'>): WorkInput {
  const pruned = pruneSources(draft);
  const { [SOURCES_KEY]: _, ...before } = document.meta;
  return {
    title: pruned.title,
    excerpt: pruned.excerpt,
    content: contentOf(draft),
    pending: pendingOf(pruned),
    from: pendingOf({ slug: document.slug, meta: before }),
  };
}

/** The reverse; parts that another client did not store are taken from the document. */
export function readWork(
  { title, excerpt, content, pending }: KeptWork,
  document: PageDraft,
  type: DocumentType,
): PageDraft {
  const nodes = readBody(content, type, definitions);
  const { slug, meta } = withPending(pending ?? {}, document);
  return { title, excerpt, slug, meta: upgradeProvenance(meta, nodes, definitions), nodes };
}

/**
 * Slug and meta (without translation sources) of the document when the work was stored; null if the work does not hold
 * them.
 */
export function readWorkBase({ from }: KeptWork): Pick<PageDraft, 'slug' | 'meta'> | null {
  const isTold = from?.slug !== undefined && from.meta !== undefined;
  return isTold ? withPending(from, { slug: '', meta: {} }) : null;
}

function pickFiling(meta: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => filingKeys.includes(key)));
}

const filingKeys: readonly string[] = ['featured_media', 'categories', 'tags'];

function readPicture(value: JsonValue | undefined): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}

function readIds(values: JsonValue | undefined): number[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'number') : [];
}

export function isCurrent({ documentRevision }: Pick<KeptWork, 'documentRevision'>, revision: number): boolean {
  return documentRevision === revision;
}

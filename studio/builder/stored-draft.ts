import { definitions } from '#blocks/definitions.generated.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { upgradeProvenance } from '#cms-schema/provenance.ts';
import { printPending, readPending } from '#cms-schema/unfinished-work.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { DocumentItem, DocumentPatch } from '../cms/document-model.ts';
import type { Revision } from '../cms/revision-calls.ts';
import { type PageDraft, readNodes } from '../document/model.ts';
import { pruneSources, SOURCES_KEY } from '../document/sources.ts';
import type { Filing } from '../parts/filing-fields.tsx';

/** A document of the CMS as the builder edits it. */
export function draftOf(item: DocumentItem): PageDraft {
  const { title, excerpt, content } = item;
  const nodes = readNodes(content, definitions);
  const { slug, meta } = fieldsOf(item);
  return { title, excerpt, slug, meta: upgradeProvenance(meta, nodes, definitions), nodes };
}

/** What a document has that history does not keep. */
export function fieldsOf(item: DocumentItem): Pick<PageDraft, 'slug' | 'meta'> {
  return { slug: item.slug, meta: { ...item.meta, ...filingOf(item) } };
}

/** A revision as a draft. History keeps no slug and no meta, so those stay as they are in `present`. */
export function draftOfRevision({ title, excerpt, content }: Revision, present: PageDraft): PageDraft {
  return { ...present, title, excerpt, nodes: readNodes(content, definitions) };
}

/** What a save of the document itself sends. */
export function patchOf(draft: PageDraft): Omit<DocumentPatch, 'status'> {
  const { title, slug, excerpt, meta } = pruneSources(draft);
  const { featured_media: picture, categories, tags, ...own } = meta;
  const filing = readFiling(draft);
  return {
    ...{ title, slug, excerpt, meta: own, content: contentOf(draft) },
    ...(picture !== undefined && { featuredMediaId: filing.featuredMediaId }),
    ...(categories !== undefined && { categories: filing.categories }),
    ...(tags !== undefined && { tags: filing.tags }),
  };
}

/** Picture, categories and tags of a draft. */
export function readFiling({ meta }: PageDraft): Filing {
  const { featured_media: picture, categories, tags } = meta;
  return {
    featuredMediaId: typeof picture === 'number' && picture > 0 ? picture : null,
    categories: readIds(categories),
    tags: readIds(tags),
  };
}

/**
 * Picture, categories and tags stand in a draft's meta beside the real meta, so that history, merging and what is kept
 * beside a live page treat them as every other field. No meta of these names exists.
 */
function filingOf({ type, featuredMediaId, categories, tags }: DocumentItem): JsonObject {
  return {
    featured_media: featuredMediaId ?? 0,
    ...(contentTypes[type].taxonomies.length > 0 && { categories: [...categories], tags: [...tags] }),
  };
}

export function contentOf({ nodes }: PageDraft): string {
  return printDocument([...nodes]);
}

/**
 * Unfinished work on a published page, as its autosave keeps it: slug and meta stand at the end of the content, and reach
 * the document when it is published. What the document has of the two goes along: history keeps neither, and so a later
 * reader knows which of them was changed.
 */
export function printAutosave(
  draft: PageDraft,
  document: Pick<PageDraft, 'slug' | 'meta'>,
): { title: string; content: string; excerpt: string } {
  const { title, excerpt, slug, meta } = pruneSources(draft);
  const content = contentOf(draft);
  const { [SOURCES_KEY]: _, ...before } = document.meta;
  const fields = printPending({ slug, meta, from: { slug: document.slug, meta: before } });
  return { title, excerpt, content: `${content}${content === '' ? '' : '\n\n'}${fields}` };
}

/** The reverse; what an autosave of another client lacks is taken from the document. */
export function readAutosave({ title, excerpt, content }: Revision, document: PageDraft): PageDraft {
  const { content: own, fields } = readPending(content);
  const { slug, meta } = fields;
  const nodes = readNodes(own, definitions);
  // What the studio did not write along yet is as the document has it.
  const kept = isJsonObject(meta) ? { ...pickFiling(document.meta), ...meta } : document.meta;
  return {
    title,
    excerpt,
    slug: typeof slug === 'string' ? slug : document.slug,
    meta: upgradeProvenance(kept, nodes, definitions),
    nodes,
  };
}

/**
 * Slug and meta (without the sources of translations) of the document when an autosave was made; null when it does not tell.
 */
export function readPendingBase({ content }: Revision): Pick<PageDraft, 'slug' | 'meta'> | null {
  const { from } = readPending(content).fields;
  if (from === undefined || !isJsonObject(from)) return null;
  const { slug, meta } = from;
  return typeof slug === 'string' && meta !== undefined && isJsonObject(meta) ? { slug, meta } : null;
}

function pickFiling(meta: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => filingKeys.includes(key)));
}

const filingKeys: readonly string[] = ['featured_media', 'categories', 'tags'];

function readIds(values: JsonValue | undefined): number[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'number') : [];
}

export function isCurrent({ documentRevision }: Revision, revision: number): boolean {
  return documentRevision === revision;
}

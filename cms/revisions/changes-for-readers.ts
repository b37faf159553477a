import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { metaForReaders, readPending } from '#cms-schema/unfinished-work.ts';
import { contentTypes } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Document } from '../documents/model.ts';
import type { Revision } from './model.ts';

export type UnfinishedWork = Pick<Revision, 'documentId' | 'title' | 'content' | 'excerpt'>;

/**
 * Whether readers would notice if work beside a document were published. What its editors note of the other language
 * (sources of translations, settled differences) is no change for them.
 */
export function changesForReaders(document: Document, { title, excerpt, ...work }: UnfinishedWork): boolean {
  const { content, fields } = readPending(work.content);
  const present = { slug: decodeSlug(document.slug), meta: presentMeta(document) };
  const slug = typeof fields.slug === 'string' ? fields.slug : present.slug;
  const meta = isJsonObject(fields.meta) ? { ...present.meta, ...fields.meta } : present.meta;
  return !isDeepStrictEqual(
    [document.title, document.excerpt, document.content, present.slug, metaForReaders(present.meta)],
    [title, excerpt, content, slug, metaForReaders(meta)],
  );
}

/** As the studio keeps it: picture, categories and tags stand beside the real meta. */
function presentMeta({ type, meta, featuredMediaId, categories, tags }: Document): JsonObject {
  return {
    ...meta,
    featured_media: featuredMediaId ?? 0,
    ...(contentTypes[type].taxonomies.length > 0 && { categories: [...categories], tags: [...tags] }),
  };
}

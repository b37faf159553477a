import type { Fields } from './field.ts';
import { findItem } from './fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { FieldPath } from './problem.ts';
import { type Leaf, walkLeaves } from './text-fields.ts';

/** The key for the page's own texts in the map of sources by block id. */
export const PAGE_SOURCES = '';

/** Texts that belong to the page itself rather than to a block. */
export const pageTexts: readonly FieldPath[] = [
  ['title'],
  ['excerpt'],
  ['meta', 'seo_title'],
  ['meta', 'seo_description'],
];

export interface PageTextHolder {
  readonly title: string;
  readonly excerpt: string;
  readonly meta: JsonObject;
}

/** The leaves of the fields that a page's content type adds, with paths in the page: `['meta', 'facts', 'f1', 'value']`. */
export function walkPageLeaves(fields: Fields, meta: JsonObject): Generator<Leaf> {
  return walkLeaves(fields, meta, { path: ['meta'], place: ['meta'] });
}

/** A text of the page by its stored path; empty if the page has none there. */
export function pageText({ title, excerpt, meta }: PageTextHolder, path: FieldPath): string {
  const value = path.reduce<JsonValue | undefined>(
    (holder, step) => {
      if (Array.isArray(holder)) return holder[findItem(holder, step)];
      return isJsonObject(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined;
    },
    { title, excerpt, meta },
  );
  return typeof value === 'string' ? value : '';
}

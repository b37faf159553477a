import type { Fields } from './field.ts';
import { findItem } from './fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { FieldPath } from './problem.ts';
import { type Leaf, walkLeaves } from './text-fields.ts';

/** Under which the texts of a page itself stand among the sources of its blocks. */
export const PAGE_SOURCES = '';

/** Texts of the page itself. */
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

/** The leaves of the fields that the type of a page adds, where they stand in the page: `['meta', 'facts', 'f1', 'value']`. */
export function walkPageLeaves(fields: Fields, meta: JsonObject): Generator<Leaf> {
  return walkLeaves(fields, meta, { path: ['meta'], place: ['meta'] });
}

/** Empty for what the page does not have. An item of a list is named by its id. */
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

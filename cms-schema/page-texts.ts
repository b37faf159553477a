import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { FieldPath } from './problem.ts';

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

/** Empty for what the page does not have. */
export function pageText({ title, excerpt, meta }: PageTextHolder, path: FieldPath): string {
  const value = path.reduce<JsonValue | undefined>(
    (holder, step) => (isJsonObject(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined),
    { title, excerpt, meta },
  );
  return typeof value === 'string' ? value : '';
}

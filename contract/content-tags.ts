import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import type { DocumentType } from './content-types.ts';

/**
 * The names of what pages show, as the CMS announces their changes, tells them with the answers of its read API
 * (`X-GraphQL-Keys`), and the site judges its stored pages by.
 */

/** The page at an address, `path` without language prefix and decoded. */
export function pageTag(locale: Locale, path: string): string {
  return `page:${locale}:${path}`;
}

/**
 * Lists of documents of a type in a language, as far as their cards show them: which there are, their titles, pictures,
 * addresses, dates, terms. With `term` only those that are filed under it.
 */
export function listTag(type: DocumentType, locale: Locale, term?: FiledUnder): string {
  return `list:${type}:${locale}${term === undefined ? '' : `:${termKey(term)}`}`;
}

export interface FiledUnder {
  readonly taxonomy: Taxonomy;
  /** Encoded, as it is stored. */
  readonly slug: string;
}

/** Names a term in any language, and no other: a category and a tag may have one slug. */
export function termKey({ taxonomy, slug }: FiledUnder): string {
  return `${taxonomy}:${slug}`;
}

/** Anything that is public: what a page shows is not known any closer. */
export const anyContentTag = 'content';

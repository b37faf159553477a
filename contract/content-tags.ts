import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import type { DocumentType } from './content-types.ts';

/**
 * Cache tags: names for the content that pages show. The CMS uses them to announce changes and sends them with the
 * responses of its read API (`X-GraphQL-Keys`); the site uses them to decide whether its stored pages are stale.
 */

/** The page at an address, `path` without language prefix and decoded. */
export function pageTag(locale: Locale, path: string): string {
  return `page:${locale}:${path}`;
}

/**
 * The list of a type's documents in a language, with what their cards show: titles, pictures, addresses, dates, terms.
 * With `term` only the documents that have it.
 */
export function listTag(type: DocumentType, locale: Locale, term?: FiledUnder): string {
  return `list:${type}:${locale}${term === undefined ? '' : `:${termKey(term)}`}`;
}

export interface FiledUnder {
  readonly taxonomy: Taxonomy;
  /** Encoded, as it is stored. */
  readonly slug: string;
}

/** Identifies a term in any language. Includes the taxonomy, because a category and a tag may have the same slug. */
export function termKey({ taxonomy, slug }: { readonly taxonomy: string; readonly slug: string }): string {
  return `${taxonomy}:${slug}`;
}

/** What readers see of an author: name, description, address. */
export function authorTag(id: number): string {
  return `author:${id}`;
}

/** Any public content, for pages whose content cannot be described more precisely. */
export const anyContentTag = 'content';

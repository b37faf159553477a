import type { Locale } from '#cms-schema/locale.ts';
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
 * addresses, dates, terms. With `term` (a slug, encoded) only those that are filed under it.
 */
export function listTag(type: DocumentType, locale: Locale, term?: string): string {
  return `list:${type}:${locale}${term === undefined ? '' : `:${term}`}`;
}

/** Anything that is public: what a page shows is not known any closer. */
export const anyContentTag = 'content';

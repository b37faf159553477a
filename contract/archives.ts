import { type Taxonomy, taxonomies } from '#cms-schema/taxonomy.ts';
import { addresses } from './addresses.ts';
import { type DocumentType, feedTypes, typesThat } from './content-types.ts';
import { decodeSlug } from './slug.ts';

/**
 * Lists of published documents at WordPress's addresses: of a term, `/category/games`, `/tag/cars`, and, if the settings
 * of the site say so, the articles of an author, `/author/lin`. Each has a feed below it: `/category/games/feed.xml`.
 */

/** What an archive lists: the documents of a term, or the articles of an author. */
export interface ArchiveKey {
  readonly taxonomy: ArchiveTaxonomy;
  /** Encoded, as it is stored. */
  readonly slug: string;
}

/** Authors file documents as a taxonomy does. */
export const archiveTaxonomies = [...taxonomies, 'author'] as const;
export type ArchiveTaxonomy = Taxonomy | 'author';

/** How many documents a page of an archive has. */
export const ARCHIVE_LENGTH = 24;

export const archiveRoots: Readonly<Record<ArchiveTaxonomy, string>> = {
  category: addresses.categories.path,
  post_tag: addresses.tags.path,
  author: addresses.authors.path,
};

/** Without language prefix, decoded. `page` from 1. */
export function archivePath({ taxonomy, slug }: ArchiveKey, page = 1): string {
  const path = `${archiveRoots[taxonomy]}/${decodeSlug(slug)}`;
  return page === 1 ? path : `${path}/page/${page}`;
}

/** The feed of an archive. Without language prefix, decoded. */
export function archiveFeedPath(key: ArchiveKey): string {
  return `${archivePath(key)}${addresses.feed.path}`;
}

/** The types whose documents an archive lists. */
export function archivedTypes(taxonomy: ArchiveTaxonomy): readonly DocumentType[] {
  return taxonomy === 'author' ? feedTypes : typesThat((type) => type.taxonomies.includes(taxonomy));
}

export function countArchivePages(documents: number): number {
  return Math.ceil(documents / ARCHIVE_LENGTH);
}

import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { addresses } from './addresses.ts';
import type { FiledUnder } from './content-tags.ts';
import { decodeSlug } from './slug.ts';

/** The list of the published documents of a term, at WordPress's address: `/category/games`, `/tag/cars`. */

/** How many documents a page of an archive has. */
export const ARCHIVE_LENGTH = 24;

const roots: Readonly<Record<Taxonomy, string>> = {
  category: addresses.categories.path,
  post_tag: addresses.tags.path,
};

/** Without language prefix, decoded. `page` from 1. */
export function archivePath({ taxonomy, slug }: FiledUnder, page = 1): string {
  const path = `${roots[taxonomy]}/${decodeSlug(slug)}`;
  return page === 1 ? path : `${path}/page/${page}`;
}

export function countArchivePages(documents: number): number {
  return Math.ceil(documents / ARCHIVE_LENGTH);
}

import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType, Listing } from '../documents/model.ts';
import type { PublicPath, PublishedDocument, PublishedPage, PublishedQuery, SearchHit } from './model.ts';

/** What visitors read: one row for each published document. No viewer: there is nothing here that not everyone may see. */
export interface PublishedOperations {
  /** By address: `path` without language prefix, decoded, as stored; front page `/`. */
  getPublishedByPath(locale: Locale, path: string): Promise<PublishedDocument | null>;
  getPublishedById(id: number): Promise<PublishedDocument | null>;
  getPublishedBySlug(type: DocumentType, locale: Locale, slug: string): Promise<PublishedDocument | null>;
  /** Summaries, without blocks. */
  listPublished(query: PublishedQuery): Promise<PublishedPage>;
  /** Whole documents by id, in the order asked for; absent ones are left out. */
  listPublishedByIds(ids: readonly number[]): Promise<readonly PublishedDocument[]>;
  listPublicPaths(): Promise<readonly PublicPath[]>;
  /** Ranked; words and Chinese character pairs; all must occur. `page` from 1, `perPage` 1 to 100 (10). */
  searchPublished(
    locale: Locale,
    query: string,
    options?: { readonly page?: number; readonly perPage?: number; readonly types?: readonly DocumentType[] },
  ): Promise<Listing<SearchHit>>;
  /** Plus one at every change of anything public. From memory, exact in the writing process. */
  contentVersion(): number;
}

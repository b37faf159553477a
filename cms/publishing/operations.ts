import type { Locale } from '#cms-schema/locale.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { CmsCore } from '../core.ts';
import { type Listing, readPaging } from '../paging.ts';
import { cutSnippet, printQuery } from '../search/words.ts';
import type { MovedPath, PublicPath, PublishedDocument, PublishedPage, PublishedQuery, SearchHit } from './model.ts';
import {
  getById,
  getByPath,
  getBySlug,
  listByIds,
  listMovedPaths,
  listPaths,
  listSummaries,
  searchRows,
} from './store.ts';

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
  /** Addresses that published documents have left, and where they are now. No published document stands at one of them. */
  listMovedPaths(): Promise<readonly MovedPath[]>;
  /** Ranked; words and Chinese character pairs; all must occur. `page` from 1, `perPage` 1 to 100 (10). */
  searchPublished(
    locale: Locale,
    query: string,
    options?: { readonly page?: number; readonly perPage?: number; readonly types?: readonly DocumentType[] },
  ): Promise<Listing<SearchHit>>;
  /** Plus one at every change of anything public. From memory, exact in the writing process. */
  contentVersion(): number;
  /** What `contentVersion` counts under: see `CmsCore`. */
  contentSource(): string;
  /** See `CmsCore`. */
  sharedVersions(): ReadonlyMap<string, number>;
}

export function createPublishedOperations(core: CmsCore): PublishedOperations {
  const { database } = core;
  return {
    getPublishedByPath: (locale, path) => getByPath(database, locale, path),
    getPublishedById: (id) => getById(database, id),
    getPublishedBySlug: (type, locale, slug) => getBySlug(database, type, locale, slug),

    listPublished: async (query) => {
      const fromEnd = query.last !== undefined && query.first === undefined;
      const limit = Math.min(Math.max(Math.trunc(query.first ?? query.last ?? 10), 1), 100);
      const words = query.search?.trim() ? printQuery(query.search) : null;
      const isHopeless = Boolean(query.search?.trim()) && words === null;
      const found = isHopeless ? [] : await listSummaries(database, { ...query, words }, limit + 1, fromEnd);
      const hasMore = found.length > limit;
      const items = hasMore ? (fromEnd ? found.slice(1) : found.slice(0, limit)) : found;
      return {
        items,
        hasNextPage: fromEnd ? query.before !== undefined : hasMore,
        hasPreviousPage: fromEnd ? hasMore : query.after !== undefined,
      };
    },

    listPublishedByIds: (ids) => listByIds(database, ids),
    listPublicPaths: () => listPaths(database),
    listMovedPaths: () => listMovedPaths(database),

    searchPublished: async (locale, query, options = {}) => {
      const words = printQuery(query);
      if (words === null) return { items: [], total: 0 };
      const range = readPaging(options);
      const { items, total } = await searchRows(database, {
        locale,
        words,
        types: options.types ?? documentTypes,
        ...range,
      });
      return {
        items: items.map(({ summary, body }) => ({ document: summary, snippet: cutSnippet(body, query) })),
        total,
      };
    },

    contentVersion: core.contentVersion,
    contentSource: () => core.contentSource,
    sharedVersions: core.sharedVersions,
  };
}

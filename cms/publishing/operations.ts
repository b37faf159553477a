import type { Locale } from '#cms-schema/locale.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { CmsCore } from '../core.ts';
import { readPaging } from '../paging.ts';
import { correctQuery } from '../search/correct-query.ts';
import { createMarker } from '../search/mark-words.ts';
import { findEntries, findTitles, searching } from '../search/store.ts';
import { cutAtCharacter } from '../search/words.ts';
import { getGateAt, listGatedPaths } from './gate-store.ts';
import { listNewest } from './list-newest.ts';
import type {
  Gate,
  GatedPath,
  MovedPath,
  PublicPath,
  PublishedDocument,
  PublishedPage,
  PublishedQuery,
  PublishedSummary,
  SearchOptions,
  SearchResults,
  SitemapEntry,
  SitemapPart,
} from './model.ts';
import { openGated } from './open-gated.ts';
import { listSitemapEntries, listSitemapParts } from './sitemap-store.ts';
import {
  getById,
  getByIdentifier,
  getByPath,
  getBySlug,
  listByIds,
  listMovedPaths,
  listPaths,
  listSearched,
  listSummaries,
  listSummariesByIds,
  listTitles,
} from './store.ts';

/** What visitors read: one row for each published document. No viewer: there is nothing here that not everyone may see. */
export interface PublishedOperations {
  /** By address: `path` without language prefix, decoded, as stored; front page `/`. */
  getPublishedByPath(locale: Locale, path: string): Promise<PublishedDocument | null>;
  getPublishedById(id: number): Promise<PublishedDocument | null>;
  getPublishedBySlug(type: DocumentType, locale: Locale, slug: string): Promise<PublishedDocument | null>;
  /** By the value of the field that its type names as `identifier`; null for a type that names none. */
  getPublishedByIdentifier(type: DocumentType, locale: Locale, value: string): Promise<PublishedDocument | null>;
  /** Summaries, without blocks. */
  listPublished(query: PublishedQuery): Promise<PublishedPage>;
  /** Whole documents by id, in the order asked for; absent ones are left out. */
  listPublishedByIds(ids: readonly number[]): Promise<readonly PublishedDocument[]>;
  listPublicPaths(): Promise<readonly PublicPath[]>;
  /** What stands at the address of a document that is not for everyone: it tells nothing of the document. */
  getGate(locale: Locale, path: string): Promise<Gate | null>;
  listGatedPaths(): Promise<readonly GatedPath[]>;
  /**
   * The document that the platform let an account read a moment ago, as it is now; null for a pass that is forged or over, and
   * once it is for others. Nobody on the way may keep it.
   */
  openGated(pass: string): Promise<PublishedDocument | null>;
  /** What was published last of several types together, newest first. */
  listNewest(locale: Locale, types: readonly DocumentType[], limit: number): Promise<readonly PublishedSummary[]>;
  /** The documents at some paths of a language: `title` is cleaned inline HTML. */
  listTitles(locale: Locale, paths: readonly string[]): Promise<readonly { path: string; title: string }[]>;
  /** The maps of the site that search engines are given, and what stands in one of them. */
  listSitemapParts(): Promise<readonly SitemapPart[]>;
  listSitemapEntries(locale: Locale, part: number): Promise<readonly SitemapEntry[]>;
  /** Addresses that published documents have left, and where they are now. No published document stands at one of them. */
  listMovedPaths(): Promise<readonly MovedPath[]>;
  /**
   * What is published in a language (null: in any) and holds all words of a query: titles that say it first, then leads, then
   * texts. When nothing does and Latin words of it are misspelled, what holds the words that were meant.
   */
  searchPublished(locale: Locale | null, query: string, options?: SearchOptions): Promise<SearchResults>;
  /** Summaries of documents whose titles go on as somebody is typing, the best first; at most 20. */
  suggestPublished(locale: Locale, typed: string, limit: number): Promise<readonly PublishedSummary[]>;
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
    getPublishedByIdentifier: (type, locale, value) => getByIdentifier(database, type, locale, value),
    getPublishedBySlug: (type, locale, slug) => getBySlug(database, type, locale, slug),

    listPublished: async (query) => {
      const fromEnd = query.last !== undefined && query.first === undefined;
      const limit = Math.min(Math.max(Math.trunc(query.first ?? query.last ?? 10), 1), 100);
      const { search, ...others } = query;
      const wanted = search?.trim() ? { ...others, search } : others;
      const found = await listSummaries(database, wanted, limit + 1, fromEnd);
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
    getGate: (locale, path) => getGateAt(database, locale, path),
    listGatedPaths: () => listGatedPaths(database),
    openGated: (pass) => openGated(core, pass),
    listNewest: (locale, types, limit) => listNewest(database, locale, types, limit),

    listTitles: (locale, paths) => listTitles(database, locale, paths),

    listSitemapParts: () => listSitemapParts(database),

    listSitemapEntries: (locale, part) => listSitemapEntries(database, locale, part),

    listMovedPaths: () => listMovedPaths(database),

    searchPublished: async (locale, query, options = {}) => {
      const { types = documentTypes, include, exclude, isExact } = options;
      const find = (tx: Queryable, words: string) =>
        findEntries(tx, {
          query: words,
          types,
          ...readPaging(options),
          ...(locale && { locale }),
          ...(include && { include }),
          ...(exclude && { exclude }),
        });
      const { found, correction } = await searching(database, async (tx) => {
        const asked = await find(tx, query);
        const isMended = locale !== null && !isExact && asked.totals.size === 0;
        const meant = isMended ? await correctQuery(tx, locale, query) : null;
        return { found: meant === null ? asked : await find(tx, meant), correction: meant };
      });
      const marker = createMarker(correction ?? query);
      const rows = await listSearched(database, found.ids);
      return {
        items: rows.map(({ summary, body }) => ({
          document: summary,
          title: marker.mark(htmlToText(summary.title)),
          // A lead was written to be read by itself; a passage of the blocks was not.
          snippet:
            marker.cut(summary.excerpt) ??
            marker.cut(body) ??
            marker.mark(cutAtCharacter(summary.excerpt, SNIPPET_LENGTH)),
        })),
        total: types.reduce((total, type) => total + (found.totals.get(type) ?? 0), 0),
        isMore: found.isMore,
        totals: found.totals,
        correction: found.totals.size === 0 ? null : correction,
      };
    },

    suggestPublished: async (locale, typed, limit) => {
      const most = Math.min(Math.max(Math.trunc(limit), 1), 20);
      const ids = await searching(database, async (tx) => {
        const asked = await findTitles(tx, locale, typed, most);
        const meant = asked.length > 0 ? null : await correctQuery(tx, locale, typed);
        return meant === null ? asked : findTitles(tx, locale, meant, most);
      });
      return listSummariesByIds(database, ids);
    },

    contentVersion: core.contentVersion,
    contentSource: () => core.contentSource,
    sharedVersions: core.sharedVersions,
  };
}

/** Characters of a lead that stands for a passage. */
const SNIPPET_LENGTH = 160;

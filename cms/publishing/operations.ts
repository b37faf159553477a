import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { ArchiveKey } from '#contract/archives.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { shortenText } from '#kit/text/characters.ts';
import type { CmsCore } from '../core.ts';
import type { Document } from '../documents/model.ts';
import { readPaging } from '../paging.ts';
import type { Viewer } from '../permission/viewer.ts';
import { correctQuery } from '../search/correct-query.ts';
import { createMarker } from '../search/mark-words.ts';
import { findEntries, findTitles } from '../search/store.ts';
import type { SettingsOperations } from '../settings/operations.ts';
import { getArchive, listAuthorArchives, listTermArchives } from './archive-store.ts';
import { getGateAt, listGatedPaths } from './gate-store.ts';
import { listNewest } from './list-newest.ts';
import type {
  Archive,
  AuthorArchive,
  Gate,
  GatedPath,
  MovedPath,
  PrintContent,
  PrintedState,
  PublicArchive,
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
import { findSecondGate, openGated } from './open-gated.ts';
import { createPasswordGate, type PasswordGate } from './password-gate.ts';
import { loadContentPrinter, printBlocks } from './print-content.ts';
import { listSitemapEntries, listSitemapParts } from './sitemap-store.ts';
import {
  getById,
  getByIdentifier,
  getByPath,
  getBySlug,
  listByIds,
  listCounterparts,
  listMovedPaths,
  listPaths,
  listSearched,
  listSummaries,
  listSummariesByIds,
  listTitles,
} from './store.ts';

/** What visitors read: one row per published document. Takes no viewer, since everyone may see all of it. */
export interface PublishedOperations {
  /** `path`: without language prefix, decoded, as stored; `/` for the front page. */
  getPublishedByPath(locale: Locale, path: string): Promise<PublishedDocument | null>;
  getPublishedById(id: number): Promise<PublishedDocument | null>;
  getPublishedBySlug(type: DocumentType, locale: Locale, slug: string): Promise<PublishedDocument | null>;
  /** Looks up the value in the field that the type declares as `identifier`; null if it declares none. */
  getPublishedByIdentifier(type: DocumentType, locale: Locale, value: string): Promise<PublishedDocument | null>;
  /** Summaries, without blocks. */
  listPublished(query: PublishedQuery): Promise<PublishedPage>;
  /** Complete documents, in the order of the ids; missing ones are skipped. */
  listPublishedByIds(ids: readonly number[]): Promise<readonly PublishedDocument[]>;
  /** Summaries in one language, each by the id of any language version. Ids of unpublished documents are missing. */
  listPublishedCounterparts(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, PublishedSummary>>;
  listPublicPaths(): Promise<readonly PublicPath[]>;
  /** The terms that have published documents in their language, and the authors, if the settings say so. */
  listArchives(): Promise<readonly PublicArchive[]>;
  /** Where the articles of these authors are listed. Empty if the settings say that they are not. */
  listAuthorArchives(ids: readonly number[]): Promise<readonly AuthorArchive[]>;
  /** Documents of a term or an author. Null if there is no such archive. */
  getArchive(
    locale: Locale,
    key: ArchiveKey,
    range: { readonly offset: number; readonly limit: number },
  ): Promise<Archive | null>;
  /** The gate at the address of a restricted document. It reveals nothing of the document. */
  getGate(locale: Locale, path: string): Promise<Gate | null>;
  listGatedPaths(): Promise<readonly GatedPath[]>;
  /**
   * The current state of a gated document that the platform has just let an account read. Null if the pass is forged or
   * expired, or the document's visibility has changed. Must not be cached by anyone on the way.
   */
  openGated(pass: string): Promise<PublishedDocument | null>;
  /** The gate that asks the bearer of a pass for the password of the document as well; null if none does. */
  findSecondGate(pass: string): Promise<Gate | null>;
  /** For readers who know the password of a document: `PasswordGate.open`. */
  openWithPassword(viewer: Viewer, id: number, typed: string, accountPass?: string): ReturnType<PasswordGate['open']>;
  /** `PasswordGate.isPassword`. Throws `haptera_too_many_tries_here`. */
  isPassword(viewer: Viewer, document: Pick<Document, 'id' | 'password'>, typed: string): Promise<boolean>;
  /** Prints contents as plain HTML, as `content.rendered` and the feeds show them. Call it with what will be printed. */
  loadContentPrinter(states: readonly PrintedState[]): Promise<PrintContent>;
  /** A published document as plain HTML. */
  printPublished(document: PublishedDocument): string;
  /** The most recently published documents of several types together, newest first. */
  listNewest(locale: Locale, types: readonly DocumentType[], limit: number): Promise<readonly PublishedSummary[]>;
  /** The titles of the documents at these paths in a language, as cleaned inline HTML. */
  listTitles(locale: Locale, paths: readonly string[]): Promise<readonly { path: string; title: string }[]>;
  /** The sitemap files for search engines, and the entries of one of them. */
  listSitemapParts(): Promise<readonly SitemapPart[]>;
  listSitemapEntries(locale: Locale, part: number): Promise<readonly SitemapEntry[]>;
  /**
   * Former addresses of published documents with their current ones. No published document has one of these addresses.
   */
  listMovedPaths(): Promise<readonly MovedPath[]>;
  /**
   * Published documents in a language (null: any) that contain all words of a query: matches in titles first, then in
   * excerpts, then in texts. If there are none and Latin words are misspelled, the results of the corrected query.
   */
  searchPublished(locale: Locale | null, query: string, options?: SearchOptions): Promise<SearchResults>;
  /** Completes a title as the visitor types: summaries of matching documents, best first; at most 20. */
  suggestPublished(locale: Locale, typed: string, limit: number): Promise<readonly PublishedSummary[]>;
  /** Incremented by every change of public content. Read from memory; exact in the writing process. */
  contentVersion(): number;
  /** The source that `contentVersion` belongs to: see `CmsCore`. */
  contentSource(): string;
  /** See `CmsCore`. */
  sharedVersions(): ReadonlyMap<string, number>;
}

/** @param loadSettings reads the settings of the site, from memory if it can. */
export function createPublishedOperations(
  core: CmsCore,
  loadSettings: SettingsOperations['loadSettings'],
): PublishedOperations {
  const { database, searchDatabase } = core;
  const hasAuthorArchives = async () => (await loadSettings()).authorArchives;
  const passwordGate = createPasswordGate(core);
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

    listPublishedCounterparts: (ids, locale) => listCounterparts(database, ids, locale),
    listPublicPaths: () => listPaths(database),
    listArchives: async () => [
      ...(await listTermArchives(database)),
      ...((await hasAuthorArchives()) ? await listAuthorArchives(database) : []),
    ],
    listAuthorArchives: async (ids) =>
      ids.length > 0 && (await hasAuthorArchives()) ? listAuthorArchives(database, ids) : [],
    getArchive: async (locale, key, range) =>
      key.taxonomy !== 'author' || (await hasAuthorArchives()) ? getArchive(database, locale, key, range) : null,
    getGate: async (locale, path) => {
      const row = await getGateAt(database, locale, path);
      return row && { ...row, passwordFor: row.visibility === 'everyone' ? row.documentId : null };
    },
    listGatedPaths: () => listGatedPaths(database),
    openGated: (pass) => openGated(core, passwordGate, pass),
    findSecondGate: (pass) => findSecondGate(core, pass),
    openWithPassword: passwordGate.open,
    isPassword: passwordGate.isPassword,

    loadContentPrinter: (states) => loadContentPrinter(core, states),
    printPublished: ({ blocks, locale, path }) =>
      printBlocks(blocks, {
        definitions: core.definitions,
        locale,
        page: core.publicUrl + encodeURI(localizePath(path, locale)),
        origin: new URL(core.publicUrl).origin,
      }),
    listNewest: (locale, types, limit) => listNewest(database, locale, types, limit),

    listTitles: (locale, paths) => listTitles(database, locale, paths),

    listSitemapParts: () => listSitemapParts(database),

    listSitemapEntries: (locale, part) => listSitemapEntries(database, locale, part),

    listMovedPaths: () => listMovedPaths(database),

    searchPublished: async (locale, query, options = {}) => {
      const { types = documentTypes, include, exclude, isExact } = options;
      const find = (words: string) =>
        findEntries(searchDatabase, {
          query: words,
          types,
          ...readPaging(options),
          ...(locale && { locale }),
          ...(include && { include }),
          ...(exclude && { exclude }),
        });
      const asked = await find(query);
      const isMended = locale !== null && !isExact && asked.totals.size === 0;
      const correction = isMended ? await correctQuery(searchDatabase, locale, query) : null;
      const found = correction === null ? asked : await find(correction);
      const marker = createMarker(correction ?? query);
      const rows = await listSearched(database, found.ids);
      return {
        items: rows.map(({ summary, body }) => ({
          document: summary,
          title: marker.mark(htmlToText(summary.title)),
          // Excerpts are written to be read on their own; passages of the blocks are not.
          snippet:
            marker.cut(summary.excerpt) ??
            marker.cut(body) ??
            marker.mark(shortenText(summary.excerpt, SNIPPET_LENGTH)),
        })),
        total: types.reduce((total, type) => total + (found.totals.get(type) ?? 0), 0),
        isMore: found.isMore,
        totals: found.totals,
        correction: found.totals.size === 0 ? null : correction,
      };
    },

    suggestPublished: async (locale, typed, limit) => {
      const most = Math.min(Math.max(Math.trunc(limit), 1), 20);
      const asked = await findTitles(searchDatabase, locale, typed, most);
      const meant = asked.length > 0 ? null : await correctQuery(searchDatabase, locale, typed);
      const ids = meant === null ? asked : await findTitles(searchDatabase, locale, meant, most);
      return listSummariesByIds(database, ids);
    },

    contentVersion: core.contentVersion,
    contentSource: () => core.contentSource,
    sharedVersions: core.sharedVersions,
  };
}

/** Characters of an excerpt that is shown in place of a passage. */
const SNIPPET_LENGTH = 160;

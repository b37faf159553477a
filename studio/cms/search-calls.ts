import type { JsonValue } from '#cms-schema/json.ts';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { inPieces } from '#kit/in-pieces.ts';
import type { Ask } from './ask.ts';
import { readChoice, readList, readLocale, readNumber, readObject, readText, readToggle } from './read-json.ts';

export interface DocumentHit {
  readonly id: number;
  readonly title: string;
  /** Path without language prefix; empty while it has none. */
  readonly path: string;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly isPublished: boolean;
}

export interface DocumentAddress {
  readonly locale: Locale;
  /** Without language prefix. */
  readonly path: string;
}

export interface DocumentSearch {
  readonly text: string;
  /** Absent: all. */
  readonly type?: DocumentType | undefined;
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

export interface SearchCalls {
  /**
   * Documents whose title or address contains the text, including drafts that this user may see: those that start with
   * it first, then those with a word that does; without text, the latest.
   */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
  /**
   * The document at an address, in any status; null when there is none. Those that this user may not see have no title.
   */
  findDocument(address: DocumentAddress, signal?: AbortSignal): Promise<DocumentHit | null>;
  /** Like `findDocument` for many addresses, in the same order. */
  findDocuments(addresses: readonly DocumentAddress[], signal?: AbortSignal): Promise<readonly (DocumentHit | null)[]>;
  /** Those of the ids that exist. Those that this user may not see have neither title nor path. */
  listByIds(ids: readonly number[], signal?: AbortSignal): Promise<readonly DocumentHit[]>;
}

export function createSearchCalls(ask: Ask): SearchCalls {
  const listTargets = async (query: Query, signal: AbortSignal | undefined) => {
    const { body } = await ask({ path: '/haptera/v1/link-targets', query, signal });
    return readList(readObject(body, 'answer').documents, 'documents', readNamed);
  };
  const findDocuments: SearchCalls['findDocuments'] = async (wanted, signal) => {
    const addresses = [...new Set(wanted.map(({ path, locale }) => localizePath(path, locale)))];
    const pieces = inPieces(addresses, MOST_ADDRESSES).map((piece) => listTargets({ addresses: piece }, signal));
    // Addresses are compared case-insensitively: no two differ only in case.
    const found = new Map((await Promise.all(pieces)).flat().map((hit) => [keyOf(hit), hit]));
    return wanted.map((address) => found.get(keyOf(address)) ?? null);
  };
  return {
    searchDocuments: async ({ text, type, locale, signal }) => {
      const query = { search: text.trim() || undefined, type, lang: locale };
      const { body } = await ask({ path: '/haptera/v1/find', query, signal });
      return readList(readObject(body, 'answer').documents, 'documents', readNamed);
    },
    findDocuments,
    findDocument: async (address, signal) => (await findDocuments([address], signal))[0] ?? null,
    listByIds: async (ids, signal) =>
      (await Promise.all(inPieces(ids, MOST_IDS).map((piece) => listTargets({ ids: piece }, signal)))).flat(),
  };
}

/** What one request may name; it also keeps its URL short enough for every server. */
const MOST_ADDRESSES = 30;
const MOST_IDS = 100;

function keyOf({ locale, path }: DocumentAddress): string {
  return `${locale}${path.toLowerCase().replace(/(?<=.)\/+$/, '')}`;
}

type Query = NonNullable<Parameters<Ask>[0]['query']>;

function readNamed(value: JsonValue): DocumentHit {
  const item = readObject(value, 'document');
  const type = readChoice(item, 'type', documentTypes);
  return {
    id: readNumber(item, 'id'),
    type,
    locale: readLocale(item, 'lang'),
    title: htmlToText(readText(item, 'title')),
    path: readText(item, 'path'),
    isPublished: readToggle(item, 'is_published'),
  };
}

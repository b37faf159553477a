import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { type Locale, locales, splitLocale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { inPieces } from '#kit/in-pieces.ts';
import type { Ask } from './ask.ts';
import { documentPath } from './document-calls.ts';
import { readList, readLocale, readNumber, readObject, readRaw, readText } from './read-json.ts';
import { isStudioError } from './studio-error.ts';

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
  /** Absent: both. */
  readonly type?: DocumentType | undefined;
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

export interface SearchCalls {
  /**
   * Pages and posts matching the text, best match first, including drafts that this user may see; without text, the
   * latest.
   */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
  /** The document at an address, in any status; null when there is none. */
  findDocument(address: DocumentAddress, signal?: AbortSignal): Promise<DocumentHit | null>;
  /** Like `findDocument` for many addresses, in the same order. */
  findDocuments(addresses: readonly DocumentAddress[], signal?: AbortSignal): Promise<readonly (DocumentHit | null)[]>;
  /** Those of the ids that exist and that this user may see. */
  listByIds(ids: readonly number[], signal?: AbortSignal): Promise<readonly DocumentHit[]>;
}

export function createSearchCalls(ask: Ask): SearchCalls {
  /** Documents that this user may edit, in any status. */
  const findOwn: Find = async (type, query, atMost, signal) => {
    const editing = { context: 'edit', status: 'any', _fields: editingFields, per_page: atMost };
    return ask({ path: documentPath(type), query: { ...query, ...editing }, signal })
      .then(({ body }) => readList(body, 'documents', (item) => readEditable(item, type)))
      .catch(noneIfForbidden);
  };
  /** Published documents. */
  const findOpen: Find = async (type, query, atMost, signal) => {
    const reading = { _fields: openFields, per_page: atMost };
    const { body } = await ask({ path: documentPath(type), query: { ...query, ...reading }, signal });
    return readList(body, 'documents', (item) => readOpen(item, type));
  };
  /** Documents that this user may edit, then other published ones. */
  const find: Find = async (type, query, atMost, signal) => {
    const own = await findOwn(type, query, atMost, signal);
    if (own.length === atMost) return own;
    const open = await findOpen(type, query, atMost, signal);
    return [...own, ...open.filter(({ id }) => own.every((hit) => hit.id !== id))].slice(0, atMost);
  };
  /** One request per type and language that can have some of these addresses, with all their slugs (in batches). */
  const findAt = async (how: Find, wanted: readonly DocumentAddress[], signal: AbortSignal | undefined) => {
    const questions = locales.flatMap((locale) => documentTypes.map((type) => ({ locale, type })));
    const found = await Promise.all(
      questions.flatMap(({ locale, type }) => {
        const own = wanted.filter((address) => address.locale === locale && canStandAt(type, address.path));
        const slugs = [...new Set(own.map(({ path }) => path.split('/').at(-1) ?? ''))];
        return inPieces(slugs, MOST_SLUGS).map((slug) => how(type, { lang: locale, slug }, 100, signal));
      }),
    );
    // Addresses are compared case-insensitively: no two differ only in case.
    return found.flat().map((hit) => [keyOf(hit), hit] as const);
  };
  // Most users may edit nearly everything, so published documents are requested only where something is missing.
  const findDocuments: SearchCalls['findDocuments'] = async (wanted, signal) => {
    const found = new Map(await findAt(findOwn, wanted, signal));
    const missing = wanted.filter((address) => !found.has(keyOf(address)));
    for (const [key, hit] of await findAt(findOpen, missing, signal)) if (!found.has(key)) found.set(key, hit);
    return wanted.map((address) => found.get(keyOf(address)) ?? null);
  };
  return {
    searchDocuments: async ({ text, type, locale, signal }) => {
      const words = text.trim();
      const order = words === '' ? { orderby: 'modified' } : { search: words, orderby: 'relevance' };
      const types = documentTypes.filter((candidate) => type === undefined || candidate === type);
      return (await Promise.all(types.map((each) => find(each, { lang: locale, ...order }, 10, signal)))).flat();
    },
    findDocuments,
    findDocument: async (address, signal) => (await findDocuments([address], signal))[0] ?? null,
    listByIds: async (ids, signal) => {
      const list = async (how: Find, include: readonly number[]) =>
        include.length === 0
          ? []
          : (await Promise.all(documentTypes.map((type) => how(type, { include }, 100, signal)))).flat();
      const own = await list(findOwn, ids);
      const missing = ids.filter((id) => own.every((hit) => hit.id !== id));
      return [...own, ...(await list(findOpen, missing))];
    },
  };
}

/** Keeps the request URL short enough for every server, and the response within one page of a list. */
const MOST_SLUGS = 30;

function canStandAt(type: DocumentType, path: string): boolean {
  const { root } = contentTypes[type];
  return root === '/' || path.toLowerCase().startsWith(`${root}/`.toLowerCase());
}

function keyOf({ locale, path }: DocumentAddress): string {
  return `${locale}${path.toLowerCase()}`;
}

type Query = NonNullable<Parameters<Ask>[0]['query']>;
type Find = (
  type: DocumentType,
  query: Query,
  atMost: number,
  signal: AbortSignal | undefined,
) => Promise<DocumentHit[]>;

/** Authors may not edit pages, but they link to them. */
function noneIfForbidden(error: unknown): DocumentHit[] {
  if (isStudioError(error) && error.status === 403) return [];
  throw error;
}

const editingFields = ['id', 'type', 'lang', 'title.raw', 'status', 'haptera_path'];
const openFields = ['id', 'type', 'lang', 'title.rendered', 'status', 'link'];

function readEditable(value: JsonValue, type: DocumentType): DocumentHit {
  const item = readObject(value, 'document');
  const path = typeof item.haptera_path === 'string' ? item.haptera_path : '';
  return { ...readHit(item, type), title: readRaw(item, 'title'), path };
}

function readOpen(value: JsonValue, type: DocumentType): DocumentHit {
  const item = readObject(value, 'document');
  const title = htmlToText(readText(readObject(item.title, 'title'), 'rendered'));
  const { pathname } = new URL(readText(item, 'link'));
  return { ...readHit(item, type), title, path: splitLocale(decodeURI(pathname)).path };
}

function readHit(item: JsonObject, type: DocumentType): Omit<DocumentHit, 'title' | 'path'> {
  return {
    id: readNumber(item, 'id'),
    type,
    locale: readLocale(item, 'lang'),
    isPublished: item.status === 'publish',
  };
}

import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { isLocale, type Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import type { ArchiveKey } from '#contract/archives.ts';
import { decodeSlug } from '#contract/slug.ts';
import { readSiteEnv } from '../env.ts';

/** One sitemap: a limited number of addresses in one language. Parts are counted from 1. */
export interface MapPart {
  readonly locale: Locale;
  readonly part: number;
  /** ISO 8601, UTC, like all times here. */
  readonly modified: string;
}

export interface MapEntry {
  /** Without language prefix, decoded. */
  readonly path: string;
  readonly modified: string;
  readonly translations: readonly { readonly locale: Locale; readonly path: string }[];
  /** Paths from the root of the site. */
  readonly pictures: readonly string[];
}

export interface FeedEntry {
  readonly id: number;
  readonly path: string;
  /** Plain text. */
  readonly title: string;
  readonly excerpt: string;
  /** Clean HTML; empty if the document has no text, or too much of it for a feed. */
  readonly content: string;
  readonly date: string;
  readonly modified: string;
  readonly author: string | null;
  readonly terms: readonly string[];
  readonly picture: { readonly src: string; readonly mimeType: string } | null;
}

/** The CMS returned no list, or one in an unexpected format. */
export class ListError extends Error {
  override readonly name = 'ListError';
  readonly code = 'site_list_unavailable';
}

export async function askMapParts(): Promise<readonly MapPart[]> {
  return listOf((await ask('/sitemap')).parts, ({ locale, part, modified }) =>
    isLocale(locale) && typeof part === 'number' ? { locale, part, modified: text(modified) } : refuse(),
  );
}

/** Empty for a sitemap that does not exist. */
export async function askMapEntries(locale: Locale, part: number): Promise<readonly MapEntry[]> {
  return listOf((await ask(`/sitemap/${locale}/${part}`)).entries, ({ path, modified, translations, pictures }) => ({
    path: text(path),
    modified: text(modified),
    translations: listOf(translations, (other) =>
      isLocale(other.locale) ? { locale: other.locale, path: text(other.path) } : refuse(),
    ),
    pictures: texts(pictures),
  }));
}

/** @param restBase the type to list; null for all types that have a feed. */
export async function askFeedEntries(locale: Locale, restBase: string | null): Promise<readonly FeedEntry[]> {
  const { entries } = await ask(`/feed/${locale}${restBase === null ? '' : `/${restBase}`}`);
  return readEntries(entries);
}

export interface ArchiveFeed {
  /** Of the term or author. */
  readonly name: string;
  readonly entries: readonly FeedEntry[];
}

/** Null if the archive does not exist. */
export async function askArchiveFeed(locale: Locale, { taxonomy, slug }: ArchiveKey): Promise<ArchiveFeed | null> {
  const answer = await askFor(`/feed/${locale}/${taxonomy}/${encodeURIComponent(decodeSlug(slug))}`);
  return answer && { name: text(answer.name), entries: readEntries(answer.entries) };
}

function readEntries(entries: JsonValue | undefined): FeedEntry[] {
  return listOf(entries, ({ id, path, title, excerpt, content, date, modified, author, terms, picture }) => ({
    id: typeof id === 'number' ? id : refuse(),
    path: text(path),
    title: text(title),
    excerpt: text(excerpt),
    content: text(content),
    date: text(date),
    modified: text(modified),
    author: author === null ? null : text(author),
    terms: texts(terms),
    picture: isJsonObject(picture) ? { src: text(picture.src), mimeType: text(picture.mimeType) } : null,
  }));
}

/** Milliseconds. A sitemap of 5,000 addresses takes a tenth of a second. */
const PATIENCE = 10_000;

async function ask(path: string): Promise<JsonObject> {
  const answer = await askFor(path);
  if (answer === null) throw new ListError(`The CMS has no list at ${path}.`);
  return answer;
}

/** Null for a list that does not exist. */
async function askFor(path: string): Promise<JsonObject | null> {
  const response = await fetch(readSiteEnv().cmsOrigin + addresses.publicLists.path + path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw new ListError(`The CMS could not be reached for ${path}.`, { cause: error });
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new ListError(`The CMS answered ${response.status} at ${path}.`);
  const body: JsonValue = await response.json();
  return isJsonObject(body) ? body : refuse();
}

function listOf<Item>(input: JsonValue | undefined, read: (item: JsonObject) => Item): Item[] {
  if (!Array.isArray(input)) return refuse();
  return input.map((item: JsonValue) => (isJsonObject(item) ? read(item) : refuse()));
}

function texts(input: JsonValue | undefined): string[] {
  return Array.isArray(input) ? input.map(text) : refuse();
}

function text(input: JsonValue | undefined): string {
  return typeof input === 'string' ? input : refuse();
}

function refuse(): never {
  throw new ListError('The CMS returned a list in an unexpected format.');
}

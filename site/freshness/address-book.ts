import { type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { type ArchiveKey, archivePath, countArchivePages } from '#contract/archives.ts';
import { secondAddresses } from '#contract/second-addresses.ts';
import type { PublishedArchive, PublishedContent, RedirectedAddress } from './cms-door.ts';

export interface PublicAddress {
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
  /** With language prefix, decoded: `/en/solution/gaming`. */
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly modified: string;
}

/** Every address of the site at one content version. */
export interface AddressBook {
  /**
   * The path of the page that is requested at a path: the same path (also for a second address of a page), another spelling of
   * it, the only page whose last step has that name (`/hapticslist` finds `/explore/hapticslist`), or the page named `home`
   * below it (`/community` finds `/community/home`). Null for a redirect, and if there is no such page.
   */
  find(locale: Locale, path: string): string | null;
  /** The redirect at an address without a page, in any spelling. */
  redirectAt(locale: Locale, path: string): RedirectedAddress | null;
  /** The document that is shown at a path, which may be its own address or its second one. */
  documentAt(locale: Locale, path: string): PlaceOfDocument;
  /** The page of an archive at a path; null if there is none. */
  archiveAt(locale: Locale, path: string): ArchivePlace | null;
  /** The query parameters that the page at a path reads. */
  parametersOf(locale: Locale, path: string): readonly string[];
  /** Whether the document at a path is restricted, so that a gate is shown there. */
  isGate(locale: Locale, path: string): boolean;
  /** Each page once, without second addresses. */
  readonly addresses: readonly PublicAddress[];
  /** The second addresses that show a document. */
  readonly secondAddresses: readonly PlaceOfDocument[];
  /** The pages of all archives. */
  readonly archives: readonly ArchivePlace[];
}

/** One page of the list of a term's or an author's documents. */
export interface ArchivePlace extends ArchiveKey, PlaceOfDocument {
  /** From 1. */
  readonly page: number;
}

export interface PlaceOfDocument {
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
}

export function createAddressBook({
  pages,
  redirects,
  archives = [],
}: Pick<PublishedContent, 'pages' | 'redirects' | 'archives'>): AddressBook {
  const paths = new Set(pages.map(({ locale, path }) => keyOf(locale, path)));
  const parameters = new Map(
    pages.flatMap(({ locale, path, parameters }) => (parameters ? [[keyOf(locale, path), parameters] as const] : [])),
  );
  const gates = new Set(pages.flatMap(({ locale, path, isGate }) => (isGate ? [keyOf(locale, path)] : [])));
  const ways = new Map(pages.map(({ locale, path }) => [foldedKey(locale, path), path]));
  // A page takes precedence over a redirect at another spelling of its address, and a redirect over guessed addresses.
  const led = new Map(
    redirects
      .map((redirect) => [foldedKey(redirect.locale, redirect.path), redirect] as const)
      .filter(([key]) => !ways.has(key)),
  );
  const seconds = findSecondAddresses(ways, led);
  for (const { locale, path } of seconds.values()) ways.set(foldedKey(locale, path), path);
  const lists = findArchives(archives, (key) => ways.has(key) || led.has(key));
  for (const { locale, path } of lists.values()) ways.set(foldedKey(locale, path), path);
  for (const { locale, path, page } of lists.values())
    if (page === 1) ways.set(foldedKey(locale, `${path}/page/1`), path);
  for (const [key, path] of [...findHomesBelow(pages), ...findShortWays(pages)])
    if (!ways.has(key) && !led.has(key)) ways.set(key, path);
  return {
    find: (locale, path) => {
      const key = keyOf(locale, path);
      return paths.has(key) || seconds.has(key) || lists.has(key) ? path : (ways.get(fold(key)) ?? null);
    },
    redirectAt: (locale, path) => led.get(foldedKey(locale, path)) ?? null,
    documentAt: (locale, path) => seconds.get(keyOf(locale, path))?.shows ?? { locale, path },
    secondAddresses: [...seconds.values()],
    archiveAt: (locale, path) => lists.get(keyOf(locale, path)) ?? null,
    archives: [...lists.values()],
    parametersOf: (locale, path) => parameters.get(keyOf(locale, path)) ?? [],
    isGate: (locale, path) => gates.has(keyOf(locale, path)),
    addresses: pages.map(({ locale, path, modified }) => ({
      locale,
      path,
      modified,
      address: localizePath(path, locale),
    })),
  };
}

interface ShownElsewhere extends PlaceOfDocument {
  readonly shows: PlaceOfDocument;
}

/** Those not taken by a document or redirect. They follow their page when it moves, without redirecting to its new address. */
function findSecondAddresses(
  ways: ReadonlyMap<string, string>,
  led: ReadonlyMap<string, RedirectedAddress>,
): Map<string, ShownElsewhere> {
  const findPage = (locale: Locale, path: string) => {
    const key = foldedKey(locale, path);
    const target = led.get(key)?.target ?? '';
    // A target on another site is not one of our pages, and may be malformed.
    const place = target.startsWith('/') ? readPlace(target) : null;
    return ways.get(key) ?? (place === null ? undefined : ways.get(foldedKey(place.locale, place.path)));
  };
  const found = new Map<string, ShownElsewhere>();
  for (const { path, shows, language } of secondAddresses) {
    for (const locale of locales) {
      const key = keyOf(locale, path);
      const shown = findPage(language ?? locale, shows);
      const isTaken = ways.has(fold(key)) || led.has(fold(key));
      if (shown === undefined || isTaken) continue;
      found.set(key, { locale, path, shows: { locale: language ?? locale, path: shown } });
    }
  }
  return found;
}

/** Null for an address that cannot be decoded. */
function readPlace(target: string): PlaceOfDocument | null {
  try {
    return splitLocale(decodeURI(target));
  } catch {
    return null;
  }
}

/** The pages of archives whose addresses are not taken by a document or redirect, by key. */
function findArchives(
  archives: readonly PublishedArchive[],
  isTaken: (foldedKey: string) => boolean,
): Map<string, ArchivePlace> {
  const places = archives.flatMap(({ locale, taxonomy, slug, count }) =>
    Array.from({ length: countArchivePages(count) }, (_, index): ArchivePlace => {
      const page = index + 1;
      return { locale, taxonomy, slug, page, path: archivePath({ taxonomy, slug }, page) };
    }),
  );
  const free = places.filter(({ locale, path }) => !isTaken(foldedKey(locale, path)));
  return new Map(free.map((place) => [keyOf(place.locale, place.path), place]));
}

/** Maps each path that has a page named `home` below it to that page. */
function findHomesBelow(pages: PublishedContent['pages']): Map<string, string> {
  const homes = pages.filter(({ path }) => path.endsWith('/home') && path !== '/home');
  return new Map(homes.map(({ locale, path }) => [foldedKey(locale, path.slice(0, -'/home'.length)), path]));
}

/** For visitors who remember only the last step of an address. Names shared by several pages are left out. */
function findShortWays(pages: PublishedContent['pages']): Map<string, string> {
  const found = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { locale, path } of pages) {
    const name = path.slice(path.lastIndexOf('/'));
    if (name === path) continue;
    const key = foldedKey(locale, name);
    if (found.has(key)) ambiguous.add(key);
    found.set(key, path);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}

function keyOf(locale: Locale, path: string): string {
  return `${locale}:${path}`;
}

/** The same for every spelling of an address: with other capitals, or with its characters in another form. */
function foldedKey(locale: Locale, path: string): string {
  return fold(keyOf(locale, path));
}

function fold(key: string): string {
  return key.normalize('NFC').toLowerCase();
}

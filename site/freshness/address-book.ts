import { type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { secondAddresses } from '#contract/second-addresses.ts';
import type { PublishedContent, RedirectedAddress } from './cms-door.ts';

export interface PublicAddress {
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
  /** As visitors type it, decoded: `/en/solution/gaming`. */
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly modified: string;
}

/** Every address of the site at one content version. */
export interface AddressBook {
  /**
   * Where a page is that is asked for at a path: there (a second address of a page is as good as its own), at another spelling
   * of it, or for a path of one step below another page, if only one has that name (`/hapticslist` is
   * `/explore/hapticslist`), or at the page named `home` below it (`/community` is `/community/home`). Null for an address
   * that is led on, and where nothing is.
   */
  find(locale: Locale, path: string): string | null;
  /** Where an address leads at which no page stands, in any spelling. */
  redirectAt(locale: Locale, path: string): RedirectedAddress | null;
  /** Which document is shown at a path: the one that stands there, or the one that has its second address there. */
  documentAt(locale: Locale, path: string): PlaceOfDocument;
  /** What the page at a path reads of the query of its address. */
  parametersOf(locale: Locale, path: string): readonly string[];
  /** Whether a gate stands at a path, before a document that is not for everyone. */
  isGate(locale: Locale, path: string): boolean;
  /** Each once: without the second addresses of pages. */
  readonly addresses: readonly PublicAddress[];
  /** The second addresses at which something is shown. */
  readonly secondAddresses: readonly PlaceOfDocument[];
}

export interface PlaceOfDocument {
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
}

export function createAddressBook({ pages, redirects }: Pick<PublishedContent, 'pages' | 'redirects'>): AddressBook {
  const paths = new Set(pages.map(({ locale, path }) => keyOf(locale, path)));
  const parameters = new Map(
    pages.flatMap(({ locale, path, parameters }) => (parameters ? [[keyOf(locale, path), parameters] as const] : [])),
  );
  const gates = new Set(pages.flatMap(({ locale, path, isGate }) => (isGate ? [keyOf(locale, path)] : [])));
  const ways = new Map(pages.map(({ locale, path }) => [keyOf(locale, path).toLowerCase(), path]));
  // A page stands before what is led on at the same address in another spelling, and that before what is only guessed.
  const led = new Map(
    redirects
      .map((redirect) => [keyOf(redirect.locale, redirect.path).toLowerCase(), redirect] as const)
      .filter(([key]) => !ways.has(key)),
  );
  const seconds = findSecondAddresses(ways, led);
  for (const { locale, path } of seconds.values()) ways.set(keyOf(locale, path).toLowerCase(), path);
  for (const [key, path] of [...findHomesBelow(pages), ...findShortWays(pages)])
    if (!ways.has(key) && !led.has(key)) ways.set(key, path);
  return {
    find: (locale, path) => {
      const key = keyOf(locale, path);
      return paths.has(key) || seconds.has(key) ? path : (ways.get(key.toLowerCase()) ?? null);
    },
    redirectAt: (locale, path) => led.get(keyOf(locale, path).toLowerCase()) ?? null,
    documentAt: (locale, path) => seconds.get(keyOf(locale, path))?.shows ?? { locale, path },
    secondAddresses: [...seconds.values()],
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

/** Those at which no document stands and that nobody leads on. They follow a page that moves: who knows them is not told of another address. */
function findSecondAddresses(
  ways: ReadonlyMap<string, string>,
  led: ReadonlyMap<string, RedirectedAddress>,
): Map<string, ShownElsewhere> {
  const findPage = (locale: Locale, path: string) => {
    const key = keyOf(locale, path).toLowerCase();
    const target = led.get(key)?.target ?? '';
    // An address elsewhere may be written in any way, and is no page of ours.
    const place = target.startsWith('/') ? readPlace(target) : null;
    return ways.get(key) ?? (place === null ? undefined : ways.get(keyOf(place.locale, place.path).toLowerCase()));
  };
  const found = new Map<string, ShownElsewhere>();
  for (const { path, shows, language } of secondAddresses) {
    for (const locale of locales) {
      const key = keyOf(locale, path);
      const shown = findPage(language ?? locale, shows);
      const isTaken = ways.has(key.toLowerCase()) || led.has(key.toLowerCase());
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

/** A step that has no page of its own, and one below it that says it is the home of the rest. */
function findHomesBelow(pages: PublishedContent['pages']): Map<string, string> {
  const homes = pages.filter(({ path }) => path.endsWith('/home') && path !== '/home');
  return new Map(homes.map(({ locale, path }) => [keyOf(locale, path.slice(0, -'/home'.length)).toLowerCase(), path]));
}

/** What people type who remember the end of an address only. Names that several pages have lead nowhere. */
function findShortWays(pages: PublishedContent['pages']): Map<string, string> {
  const found = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { locale, path } of pages) {
    const name = path.slice(path.lastIndexOf('/'));
    if (name === path) continue;
    const key = keyOf(locale, name).toLowerCase();
    if (found.has(key)) ambiguous.add(key);
    found.set(key, path);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}

function keyOf(locale: Locale, path: string): string {
  return `${locale}:${path}`;
}

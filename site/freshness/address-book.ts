import { type Locale, localizePath } from '#cms-schema/locale.ts';
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
   * Where a page is that is asked for at a path: there, at another spelling of it, or for a path of one step below another
   * page, if only one has that name (`/hapticslist` is `/explore/hapticslist`), or at the page named `home` below it
   * (`/community` is `/community/home`). Null for an address that is led on, and where nothing is.
   */
  find(locale: Locale, path: string): string | null;
  /** Where an address leads at which no page stands, in any spelling. */
  redirectAt(locale: Locale, path: string): RedirectedAddress | null;
  /** What the page at a path reads of the query of its address. */
  parametersOf(locale: Locale, path: string): readonly string[];
  readonly addresses: readonly PublicAddress[];
}

export function createAddressBook({ pages, redirects }: Pick<PublishedContent, 'pages' | 'redirects'>): AddressBook {
  const paths = new Set(pages.map(({ locale, path }) => keyOf(locale, path)));
  const parameters = new Map(
    pages.flatMap(({ locale, path, parameters }) => (parameters ? [[keyOf(locale, path), parameters] as const] : [])),
  );
  const ways = new Map(pages.map(({ locale, path }) => [keyOf(locale, path).toLowerCase(), path]));
  // A page stands before what is led on at the same address in another spelling, and that before what is only guessed.
  const led = new Map(
    redirects
      .map((redirect) => [keyOf(redirect.locale, redirect.path).toLowerCase(), redirect] as const)
      .filter(([key]) => !ways.has(key)),
  );
  for (const [key, path] of [...findHomesBelow(pages), ...findShortWays(pages)])
    if (!ways.has(key) && !led.has(key)) ways.set(key, path);
  return {
    find: (locale, path) => {
      const key = keyOf(locale, path);
      return paths.has(key) ? path : (ways.get(key.toLowerCase()) ?? null);
    },
    redirectAt: (locale, path) => led.get(keyOf(locale, path).toLowerCase()) ?? null,
    parametersOf: (locale, path) => parameters.get(keyOf(locale, path)) ?? [],
    addresses: pages.map(({ locale, path, modified }) => ({
      locale,
      path,
      modified,
      address: localizePath(path, locale),
    })),
  };
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

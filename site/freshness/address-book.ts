import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { PublishedContent } from './cms-door.ts';

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
   * Where a page is that is asked for at a path: there, at another spelling of it, or at the place it has moved to. Null
   * when nothing was ever published there that still is.
   */
  find(locale: Locale, path: string): string | null;
  readonly addresses: readonly PublicAddress[];
}

export function createAddressBook({ pages, moved }: Pick<PublishedContent, 'pages' | 'moved'>): AddressBook {
  const paths = new Set(pages.map(({ locale, path }) => keyOf(locale, path)));
  // A page stands before what has left the same address in another spelling.
  const ways = new Map<string, string>();
  for (const { locale, path, target } of moved) ways.set(keyOf(locale, path).toLowerCase(), target);
  for (const { locale, path } of pages) ways.set(keyOf(locale, path).toLowerCase(), path);
  return {
    find: (locale, path) => {
      const key = keyOf(locale, path);
      return paths.has(key) ? path : (ways.get(key.toLowerCase()) ?? null);
    },
    addresses: pages.map(({ locale, path, modified }) => ({
      locale,
      path,
      modified,
      address: localizePath(path, locale),
    })),
  };
}

function keyOf(locale: Locale, path: string): string {
  return `${locale}:${path}`;
}

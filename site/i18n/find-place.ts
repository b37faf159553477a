import type { Locale } from '#cms-schema/locale.ts';
import type { RedirectedAddress } from '../freshness/cms-door.ts';
import type { Site } from '../site.ts';

/**
 * Where a page is that is asked for at a path: there, or at another spelling of it; or how the path is led on. Null when
 * nothing is there; `closed` when nobody can say, or nobody can show it.
 *
 * For a path that is not known the CMS is asked what it has published meanwhile, so a page is there from the moment at
 * which its publication was answered. Thousands of invented paths share the same few questions.
 */
export async function findPlace(
  { freshness, pages }: Pick<Site, 'freshness' | 'pages'>,
  locale: Locale,
  path: string,
): Promise<string | RedirectedAddress | 'closed' | null> {
  await freshness.ready;
  const pathname = `/${locale}${path === '/' ? '' : path}`;
  const isKnown = freshness.addresses()?.find(locale, path) === path;
  const isSure = isKnown || (await freshness.look());
  const book = freshness.addresses();
  // Whoever has stored pages and no list of addresses has just started, and the CMS is away.
  if (book === null) return pages.has(pathname) ? path : 'closed';
  // An empty list is taken for an accident, as with an empty database: nothing is said to be gone.
  if (book.addresses.length === 0) return 'closed';
  const place = book.find(locale, path) ?? book.redirectAt(locale, path);
  // It may have been published a moment ago.
  if (place === null && !isSure) return 'closed';
  return place === path && !canShow({ freshness, pages }, pathname) ? 'closed' : place;
}

/** False when there is no copy and the CMS has just failed: rendering would only fail as well, and fill the log. */
export function canShow({ freshness, pages }: Pick<Site, 'freshness' | 'pages'>, pathname: string): boolean {
  return pages.has(pathname) || !freshness.isFailing();
}

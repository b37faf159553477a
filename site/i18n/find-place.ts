import type { Locale } from '#cms-schema/locale.ts';
import type { RedirectedAddress } from '../freshness/cms-door.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { SitePages } from '../page-store/site-pages.ts';

/** What is known of the pages. */
interface KnownPages {
  readonly freshness: Freshness;
  readonly pages: Pick<SitePages, 'has'>;
}

/**
 * The path of the page that is requested at a path, which may be another spelling of it, or the redirect there. Null if there
 * is neither; `closed` if that cannot be determined, or the page cannot be rendered.
 *
 * For an unknown path the CMS is queried for new publications, so that a page is available as soon as publishing it has
 * returned. Thousands of made-up paths share a few such queries.
 */
export async function findPlace(
  { freshness, pages }: KnownPages,
  locale: Locale,
  path: string,
): Promise<string | RedirectedAddress | 'closed' | null> {
  await freshness.ready;
  const pathname = `/${locale}${path === '/' ? '' : path}`;
  const isKnown = freshness.addresses()?.find(locale, path) === path;
  const isSure = isKnown || (await freshness.look());
  const book = freshness.addresses();
  // Without a list of addresses, the site has just started and the CMS is unreachable: stored pages are all there is.
  if (book === null) return pages.has(pathname) ? path : 'closed';
  // An empty list is probably an accident, such as an empty database: no page is reported as missing.
  if (book.addresses.length === 0) return 'closed';
  const place = book.find(locale, path) ?? book.redirectAt(locale, path);
  // It may just have been published.
  if (place === null && !isSure) return 'closed';
  return place === path && !canShow({ freshness, pages }, pathname) ? 'closed' : place;
}

/** False if there is no copy and the CMS has just failed: rendering would fail too, and fill the log. */
export function canShow({ freshness, pages }: KnownPages, pathname: string): boolean {
  return pages.has(pathname) || !freshness.isFailing();
}

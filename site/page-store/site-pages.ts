import { isLocale, type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { isStamp, readStamp } from '../freshness/content-tags.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { type CachedPage, isPageKind, pathnameOfKey, printCachedPage, readRenderedPage } from '../next/cached-page.ts';
import type { PageStore } from './page-store.ts';
import { createRenderTracker } from './render-tracker.ts';
import type { StoredPage } from './stored-page.ts';

/** Next's cache of rendered pages. Stores published pages and the site's own documents, but no made-up addresses. */
export interface SitePages {
  /** Called by Next. Null makes it render the page. */
  get(key: string, kind: unknown): Promise<CachedPage | null>;
  /** @param value whatever Next has rendered. */
  set(key: string, value: unknown): void;
  /** Whether there is any copy, however old. `pathname` is as in the route tree. */
  has(pathname: string): boolean;
  /** Whether a current copy is in memory. `address` is as visitors type it. */
  isCurrent(address: string): boolean;
  /** Addresses, as visitors type them, of stale pages in memory; most recently used first. */
  listOutdated(): string[];
  /** Removes pages that are no longer published. */
  prune(): void;
  /** Resolves once all renders that began before the call have ended. */
  settle(): Promise<void>;
}

/** Not from the CMS: rendered once per build, or from shared parts only. */
const ownDocuments = new Set<string>([
  addresses.studio.path,
  '/_not-found',
  ...locales.map((locale) => `/${locale}${addresses.notFound.path}`),
]);

/** Lets the edge, and proxies in front of it, store the page for outages of this server, but revalidate it every time. */
const outdatedCacheControl = 'public, max-age=0, must-revalidate';

/** Milliseconds; less than the CMS waits for the response to an announcement. */
const settlePatience = 5_000;

export function createSitePages(store: PageStore, freshness: Freshness): SitePages {
  const renders = createRenderTracker();

  const judge = ({ stamp, tags }: StoredPage) => (stamp === null ? 'current' : freshness.judge(stamp, tags));

  const isPublished = (pathname: string) => {
    if (ownDocuments.has(pathname)) return true;
    const place = readPathname(pathname);
    const book = freshness.addresses();
    return place !== null && book !== null && book.find(place.locale, place.path) === place.path;
  };

  return {
    get: async (key, kind) => {
      // Responses of the CMS are not cached here: the CMS caches them itself, and a second cache could only go stale.
      if (!isPageKind(kind)) return null;
      const pathname = pathnameOfKey(key);
      const page = await store.get(pathname);
      if (page !== null) {
        if (page.stamp !== null) await freshness.ready;
        if (judge(page) === 'current') return present(page, false);
        // A stale page is served only while the CMS is unreachable.
        if (!(await freshness.isCmsThere())) return present(page, true);
        if (judge(page) === 'current') return present(page, false);
      }
      renders.begin(pathname);
      return null;
    },

    set: (key, value) => {
      const pathname = pathnameOfKey(key);
      const page = readRendered(pathname, value);
      if (page !== null && isPublished(pathname) && !isOlder(page, store.peek(pathname))) store.set(page);
      renders.end(pathname);
    },

    has: (pathname) => store.has(pathname),
    isCurrent: (address) => {
      const { locale, path } = splitLocale(address);
      const page = store.peek(pathnameAt(locale, path));
      return page !== null && judge(page) === 'current';
    },
    listOutdated: () => store.list().flatMap((page) => (judge(page) === 'outdated' ? [addressOf(page.pathname)] : [])),
    prune: () => {
      const book = freshness.addresses();
      if (book === null) return;
      const places = [...book.addresses, ...book.secondAddresses, ...book.archives];
      const published = places.map(({ locale, path }) => pathnameAt(locale, path));
      store.keepOnly(new Set([...ownDocuments, ...published]));
    },
    settle: () => renders.settle(settlePatience),
  };
}

/** The pathname in the route tree. */
function pathnameAt(locale: Locale, path: string): string {
  return `/${locale}${path === '/' ? '' : path}`;
}

function readPathname(pathname: string) {
  const [, locale, path] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  return isLocale(locale) ? { locale, path: path ?? '/' } : null;
}

/** `/zh/solution/gaming` → `/solution/gaming`, `/en` → `/en`. */
function addressOf(pathname: string): string {
  const place = readPathname(pathname);
  return place === null ? pathname : localizePath(place.path, place.locale);
}

/** Null for results that must not be cached: redirects, errors, and pages without the content they should have. */
function readRendered(pathname: string, value: unknown): StoredPage | null {
  const page = readRenderedPage(value);
  if (page === null) return null;
  if (page.status !== null && page.status !== 200 && !ownDocuments.has(pathname)) return null;
  const stamp = readStamp(page.tags);
  if (stamp === null && !ownDocuments.has(pathname)) return null;
  return { ...page, pathname, tags: page.tags.filter((tag) => !isStamp(tag)), stamp };
}

function isOlder({ stamp }: StoredPage, before: StoredPage | null): boolean {
  if (!stamp || !before?.stamp) return false;
  return stamp.source === before.stamp.source && stamp.version < before.stamp.version;
}

/** A stale page is served without being cached further, so that the new one is seen as soon as it exists. */
function present(page: StoredPage, isOutdated: boolean): CachedPage {
  if (!isOutdated) return printCachedPage(page, false);
  return printCachedPage({ ...page, headers: { ...page.headers, 'cache-control': outdatedCacheControl } }, 1);
}

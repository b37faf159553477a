import { isLocale, type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { isStamp, readStamp } from '../freshness/content-tags.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { type CachedPage, isPageKind, pathnameOfKey, printCachedPage, readRenderedPage } from '../next/cached-page.ts';
import type { PageStore } from './page-store.ts';
import { createRenderTracker } from './render-tracker.ts';
import type { StoredPage } from './stored-page.ts';

/** Next's cache of rendered pages. Holds what is published and the site's own documents, nothing a visitor can invent. */
export interface SitePages {
  /** For Next. Null: render it now. */
  get(key: string, kind: unknown): Promise<CachedPage | null>;
  /** `value`: whatever Next has rendered. */
  set(key: string, value: unknown): void;
  /** Whether some copy is there, however old. `pathname` as the route tree names it. */
  has(pathname: string): boolean;
  /** Whether a copy is in memory of which nothing has changed since. `address` as visitors type it. */
  isCurrent(address: string): boolean;
  /** Pages in memory that show something which has changed since, as visitors type their addresses; used last first. */
  listOutdated(): string[];
  /** Lets go of what is not published any more. */
  prune(): void;
  /** Resolves when no page is being rendered any more whose rendering began before the call. */
  settle(): Promise<void>;
}

/** Not from the CMS: rendered once for each build, or of shared parts alone. */
const ownDocuments = new Set<string>([
  addresses.studio.path,
  '/_not-found',
  ...locales.map((locale) => `/${locale}${addresses.notFound.path}`),
]);

/** As the edge and what stands in front of it understand it: show it, keep it for the time that we are gone, ask anew. */
const outdatedCacheControl = 'public, max-age=0, must-revalidate';

/** Milliseconds; less than the CMS waits for the answer to an announcement. */
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
      // What the CMS answers is never kept by itself: it knows its answers by heart, and one cache is enough to be wrong.
      if (!isPageKind(kind)) return null;
      const pathname = pathnameOfKey(key);
      const page = await store.get(pathname);
      if (page !== null) {
        if (page.stamp !== null) await freshness.ready;
        if (judge(page) === 'current') return present(page, false);
        // An older page is for the time when nobody can give a newer one, and for no other.
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
      const places = [...book.addresses, ...book.secondAddresses];
      const published = places.map(({ locale, path }) => pathnameAt(locale, path));
      store.keepOnly(new Set([...ownDocuments, ...published]));
    },
    settle: () => renders.settle(settlePatience),
  };
}

/** As the route tree names it. */
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

/** Null for what must not be shown to anybody else: redirects, errors, and a page that has no content though it should. */
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

/** An old page is good for nobody but who asks, so that the new one is seen as soon as there is one. */
function present(page: StoredPage, isOutdated: boolean): CachedPage {
  if (!isOutdated) return printCachedPage(page, false);
  return printCachedPage({ ...page, headers: { ...page.headers, 'cache-control': outdatedCacheControl } }, 1);
}

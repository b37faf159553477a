import { isJsonObject } from '#cms-schema/json.ts';
import { isLocale, type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { isStamp, readStamp } from '../freshness/content-tags.ts';
import type { Freshness } from '../freshness/freshness.ts';
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

/** What Next's `CacheHandlerValue` is for a page. */
export interface CachedPage {
  /** 0: now. Next compares this with its clock, which may step; what is too old is decided here. */
  readonly lastModified: 0;
  readonly cacheControl: { readonly revalidate: number | false; readonly expire: undefined };
  readonly value: {
    readonly kind: 'APP_PAGE';
    readonly html: string;
    readonly rscData: undefined;
    readonly headers: Record<string, string>;
    readonly postponed: undefined;
    readonly status: number | undefined;
    readonly segmentData: undefined;
  };
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
      if (kind !== 'APP_PAGE') return null;
      const pathname = pathnameOf(key);
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
      const pathname = pathnameOf(key);
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

/** Next's key names the route and then the page: `/route-cache/APP_PAGE/<hash>/$/zh/solution/gaming`. */
function pathnameOf(key: string): string {
  const at = key.indexOf('/$/');
  const pathname = at === -1 ? key : key.slice(at + 2);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
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
  if (!isJsonObject(value) || value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return null;
  const status = typeof value.status === 'number' ? value.status : null;
  if (status !== null && status !== 200 && !ownDocuments.has(pathname)) return null;
  const { 'x-next-cache-tags': tagList, ...headers } = isJsonObject(value.headers) ? value.headers : {};
  const tags = typeof tagList === 'string' ? tagList.split(',') : [];
  const stamp = readStamp(tags);
  if (stamp === null && !ownDocuments.has(pathname)) return null;
  return {
    pathname,
    html: value.html,
    status,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    ),
    tags: tags.filter((tag) => !isStamp(tag) && !tag.startsWith('_N_T_')),
    stamp,
  };
}

function isOlder({ stamp }: StoredPage, before: StoredPage | null): boolean {
  if (!stamp || !before?.stamp) return false;
  return stamp.source === before.stamp.source && stamp.version < before.stamp.version;
}

/**
 * A page as Next wants it. Visitors get whole documents: the data of Next's client router, which would take as much room
 * again, is not kept. An old page is good for nobody but who asks, so that the new one is seen as soon as there is one.
 */
function present({ html, status, headers }: StoredPage, isOutdated: boolean): CachedPage {
  return {
    lastModified: 0,
    cacheControl: { revalidate: isOutdated ? 1 : false, expire: undefined },
    value: {
      kind: 'APP_PAGE',
      html,
      rscData: undefined,
      headers: isOutdated ? { ...headers, 'cache-control': outdatedCacheControl } : { ...headers },
      postponed: undefined,
      status: status ?? undefined,
      segmentData: undefined,
    },
  };
}

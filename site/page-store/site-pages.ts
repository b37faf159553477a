import { isLocale, type Locale, locales, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import type { ContentState } from '../freshness/cms-door.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { PageStore } from './page-store.ts';
import type { Rendered } from './rendered.ts';
import type { StoredPage } from './stored-page.ts';

/** The rendered pages. Published pages and the 404 pages are stored, but no made-up addresses. */
export interface SitePages {
  /**
   * The page at a pathname (see `pathnameOf`): the stored copy while it is current, or else what `render` returns, which
   * is then stored. Requests share a rendering, unless something was announced after it had begun. While the CMS is
   * unreachable, an older copy is served. Rejects as `render` does, if there is none.
   */
  show(pathname: string, render: () => Promise<Rendered>): Promise<Shown>;
  /** Whether there is any copy, however old. */
  has(pathname: string): boolean;
  /** Whether a current copy is in memory. `address` is as visitors type it. */
  isCurrent(address: string): boolean;
  /** Addresses, as visitors type them, of stale pages in memory; most recently used first. */
  listOutdated(): string[];
  /** Removes pages that are no longer published. */
  prune(): void;
}

export interface Shown {
  readonly rendered: Rendered;
  /** An older copy, shown because the CMS is unreachable. */
  readonly isOutdated: boolean;
}

interface Rendering {
  /** What was known of the content when it began. */
  readonly state: ContentState | null;
  readonly rendered: Promise<Rendered>;
}

/** Not documents of the CMS, but they show its menus. */
const notFoundPages: ReadonlySet<string> = new Set(
  locales.map((locale) => pathnameOf(locale, addresses.notFound.path)),
);

export function createSitePages(store: PageStore, freshness: Freshness): SitePages {
  const renderings = new Map<string, Rendering>();

  const isCurrent = ({ stamp, tags }: StoredPage) => freshness.judge(stamp, tags) === 'current';

  const isPublished = (pathname: string) => {
    if (notFoundPages.has(pathname)) return true;
    const place = readPathname(pathname);
    const book = freshness.addresses();
    return place !== null && book !== null && book.find(place.locale, place.path) === place.path;
  };

  const keep = (pathname: string, rendered: Rendered) => {
    if (rendered.kind !== 'page' || rendered.stamp === null || !isPublished(pathname)) return;
    const { html, tags, stamp } = rendered;
    if (!isOlder(stamp, store.peek(pathname)?.stamp)) store.set({ pathname, html, tags, stamp });
  };

  const renderOnce = (pathname: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const state = freshness.state();
    const running = renderings.get(pathname);
    if (running?.state === state) return running.rendered;
    const renderAndKeep = async () => {
      const rendered = await render();
      keep(pathname, rendered);
      return rendered;
    };
    const rendering = { state, rendered: renderAndKeep() };
    renderings.set(pathname, rendering);
    const forget = () => {
      if (renderings.get(pathname) === rendering) renderings.delete(pathname);
    };
    rendering.rendered.then(forget, forget);
    return rendering.rendered;
  };

  return {
    show: async (pathname, render) => {
      const stored = await store.get(pathname);
      if (stored !== null) {
        await freshness.ready;
        if (isCurrent(stored)) return { rendered: present(stored), isOutdated: false };
        if (!(await freshness.isCmsThere())) return { rendered: present(stored), isOutdated: true };
        // The CMS has confirmed it.
        if (isCurrent(stored)) return { rendered: present(stored), isOutdated: false };
      }
      try {
        return { rendered: await renderOnce(pathname, render), isOutdated: false };
      } catch (error) {
        // The CMS may have become unreachable in the middle of the rendering.
        if (stored === null || (await freshness.isCmsThere())) throw error;
        return { rendered: present(stored), isOutdated: true };
      }
    },
    has: (pathname) => store.has(pathname),
    isCurrent: (address) => {
      const { locale, path } = splitLocale(address);
      const page = store.peek(pathnameOf(locale, path));
      return page !== null && isCurrent(page);
    },
    listOutdated: () =>
      store
        .list()
        .filter(({ stamp, tags }) => freshness.judge(stamp, tags) === 'outdated')
        .map(({ pathname }) => addressOf(pathname)),
    prune: () => {
      const book = freshness.addresses();
      if (book === null) return;
      const places = [...book.addresses, ...book.secondAddresses, ...book.archives];
      const published = places.map(({ locale, path }) => pathnameOf(locale, path));
      store.keepOnly(new Set([...notFoundPages, ...published]));
    },
  };
}

/** The name of a stored page: its path with its language, which the default language has too: `/zh/solution/gaming`. */
export function pathnameOf(locale: Locale, path: string): string {
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

function present({ pathname, html, tags, stamp }: StoredPage): Rendered {
  return { kind: 'page', html, tags, stamp, status: notFoundPages.has(pathname) ? 404 : 200 };
}

function isOlder(stamp: ContentState, before: ContentState | undefined): boolean {
  return stamp.source === before?.source && stamp.version < before.version;
}

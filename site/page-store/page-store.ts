import type { PageFiles } from './page-files.ts';
import { parseStoredPage, printStoredPage, type StoredPage } from './stored-page.ts';

/** Rendered pages: the most recently used in memory, all of them on disk, so that they survive a restart. */
export interface PageStore {
  get(pathname: string): Promise<StoredPage | null>;
  /** Looks in memory only, and does not count as a use. */
  peek(pathname: string): StoredPage | null;
  set(page: StoredPage): void;
  has(pathname: string): boolean;
  /** Removes all others. */
  keepOnly(pathnames: ReadonlySet<string>): void;
  /** Those in memory, most recently used first. */
  list(): StoredPage[];
  /** Bytes in memory. */
  size(): number;
}

export function createPageStore(files: PageFiles, maxBytes = 64 * 1024 * 1024): PageStore {
  const pages = new Map<string, StoredPage>();
  let bytes = 0;

  const forget = (pathname: string) => {
    const page = pages.get(pathname);
    if (page === undefined) return;
    pages.delete(pathname);
    bytes -= sizeOf(page);
  };

  const keep = (page: StoredPage) => {
    forget(page.pathname);
    if (sizeOf(page) > maxBytes) return;
    pages.set(page.pathname, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  };

  return {
    get: async (pathname) => {
      const kept = pages.get(pathname);
      if (kept !== undefined) {
        // A Map keeps insertion order: this moves the page to its end, as the most recently used.
        pages.delete(pathname);
        pages.set(pathname, kept);
        return kept;
      }
      const text = await files.read(pathname);
      if (text === null) return null;
      const page = parseStoredPage(text);
      if (page?.pathname !== pathname) {
        files.remove(pathname);
        return null;
      }
      // A newer page may have been stored during the read.
      const newer = pages.get(pathname);
      if (newer === undefined) keep(page);
      return newer ?? page;
    },
    peek: (pathname) => pages.get(pathname) ?? null,
    set: (page) => {
      keep(page);
      files.write(page.pathname, printStoredPage(page));
    },
    has: (pathname) => pages.has(pathname) || files.has(pathname),
    keepOnly: (pathnames) => {
      for (const pathname of pages.keys()) if (!pathnames.has(pathname)) forget(pathname);
      files.keepOnly(pathnames);
    },
    list: () => [...pages.values()].reverse(),
    size: () => bytes,
  };
}

/** An upper bound: a string takes two bytes per character as soon as one is outside Latin-1. */
function sizeOf({ pathname, html }: StoredPage): number {
  return (pathname.length + html.length) * 2 + 1_000;
}

import type { PageFiles } from './page-files.ts';
import { parseStoredPage, printStoredPage, type StoredPage } from './stored-page.ts';

/** Rendered pages: those used last in memory, all of them on disk, so that they outlast this process. */
export interface PageStore {
  get(pathname: string): Promise<StoredPage | null>;
  /** From memory alone, without counting as used. */
  peek(pathname: string): StoredPage | null;
  set(page: StoredPage): void;
  has(pathname: string): boolean;
  /** Lets go of all others. */
  keepOnly(pathnames: ReadonlySet<string>): void;
  /** Those in memory, the ones used last first. */
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
        // A Map keeps the order of insertion: what was used last moves to its end.
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
      // While the file was read, a newer page may have come.
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

/** Strings with a character outside Latin-1 take two bytes for each. */
function sizeOf({ pathname, html }: StoredPage): number {
  return (pathname.length + html.length) * 2 + 1_000;
}

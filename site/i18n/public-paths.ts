import type { Locale } from '#cms-schema/locale.ts';
import { listPublicPaths, localeOf } from '../cms.ts';

/** Milliseconds between two looks at the CMS for a path that is not known yet: a new page is there at once, junk costs little. */
const lookAgainAfter = 250;

interface Index {
  readonly lookedAt: number;
  /** `zh:/solution/gaming`, spelled as published. */
  readonly paths: ReadonlySet<string>;
  /** The same in lower case, to the published spelling. */
  readonly spellings: ReadonlyMap<string, string>;
}

let index: Index | null = null;
let looking: Promise<void> | null = null;

/**
 * The published spelling of a path; null when nothing is published there. While the CMS is out of reach and was never
 * seen, every path passes: the page's own cache then decides.
 */
export async function findPublicPath(locale: Locale, path: string): Promise<string | null> {
  const found = look(locale, path);
  if (found !== null && found === path) return found;
  if (index === null || Date.now() - index.lookedAt > lookAgainAfter) {
    looking ??= refresh().finally(() => {
      looking = null;
    });
    await looking;
  }
  return index === null ? path : look(locale, path);
}

function look(locale: Locale, path: string): string | null {
  const key = `${locale}:${path}`;
  if (index?.paths.has(key)) return path;
  return index?.spellings.get(key.toLowerCase()) ?? null;
}

async function refresh(): Promise<void> {
  try {
    const published = await listPublicPaths();
    const entries = published.map(({ language, uri }) => {
      const locale = localeOf(language.toLowerCase());
      const path = pathOf(uri, locale);
      return { key: `${locale}:${path}`, path };
    });
    index = {
      lookedAt: Date.now(),
      paths: new Set(entries.map(({ key }) => key)),
      spellings: new Map(entries.map(({ key, path }) => [key.toLowerCase(), path])),
    };
  } catch (error) {
    console.warn(
      'The CMS gave no list of addresses; the last one stays in use.',
      error instanceof Error ? error.message : error,
    );
  }
}

/** `/en/solution/gaming/` → `/solution/gaming`. */
function pathOf(uri: string, locale: Locale): string {
  const bare = uri.replace(/\/$/, '');
  const prefix = locale === 'zh' ? '' : `/${locale}`;
  return bare.slice(prefix.length) || '/';
}

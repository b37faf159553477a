import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { listAddressesNow, localeOf } from '../cms.ts';
import { announcedAt } from './announced-paths.ts';

/** Milliseconds between two looks at the CMS for a path that is not known: a new page is there at once, junk costs little. */
const lookAgainAfter = 250;

/** Milliseconds that a look may take: a busy CMS has the time to answer, one that hangs does not hold up pages for ever. */
const patience = 1_000;

interface Index {
  /** `zh:/solution/gaming`, spelled as published. */
  readonly paths: ReadonlySet<string>;
  /** In lower case, to the published spelling; what pages have left, to where they are now. */
  readonly ways: ReadonlyMap<string, string>;
}

let index: Index | null = null;
/** When the last look began, and whether the CMS answered. */
let look = { began: Number.NEGATIVE_INFINITY, isAnswered: false };
let looking: Promise<void> | null = null;

/**
 * Where a page is that is asked for at a path: there, at another spelling of it, or at the place it has moved to. Null
 * when nothing was ever published there that still is. While the CMS is out of reach and was never seen, every path
 * passes: the page's own cache then decides.
 */
export async function findPublicPath(locale: Locale, path: string): Promise<string | null> {
  // What is known from before the last announcement may have moved; a look that is on its way may have begun before it.
  while (look.began < announcedAt()) await lookAtCms();
  if (find(locale, path) !== path || !look.isAnswered) {
    if (performance.now() - look.began > lookAgainAfter) await lookAtCms();
  }
  return index === null ? path : find(locale, path);
}

function find(locale: Locale, path: string): string | null {
  const key = `${locale}:${path}`;
  return index?.paths.has(key) ? path : (index?.ways.get(key.toLowerCase()) ?? null);
}

function lookAtCms(): Promise<void> {
  looking ??= refresh().finally(() => {
    looking = null;
  });
  return looking;
}

async function refresh(): Promise<void> {
  look = { began: performance.now(), isAnswered: false };
  try {
    const { publicPaths, movedPaths } = await listAddressesNow(patience);
    const paths = publicPaths.map(({ language, uri }) => {
      const { key, path } = placeOf(language, uri);
      return { key, target: path };
    });
    const moved = movedPaths.map(({ language, uri, target }) => ({
      key: placeOf(language, uri).key,
      target: placeOf(language, target).path,
    }));
    index = {
      paths: new Set(paths.map(({ key }) => key)),
      ways: new Map([...moved, ...paths].map(({ key, target }) => [key.toLowerCase(), target])),
    };
    look = { ...look, isAnswered: true };
  } catch (error) {
    console.warn(
      'The CMS gave no list of addresses; the last one stays in use.',
      error instanceof Error ? error.message : error,
    );
  }
}

/** `EN`, `/en/solution/gaming/` → `en:/solution/gaming`, `/solution/gaming`. */
function placeOf(language: string, uri: string): { key: string; path: string } {
  const locale = localeOf(language.toLowerCase());
  const path = uri.replace(/\/$/, '').slice(localizePath('/', locale).replace(/\/$/, '').length) || '/';
  return { key: `${locale}:${path}`, path };
}

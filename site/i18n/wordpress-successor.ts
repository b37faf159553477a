import { addresses } from '#contract/addresses.ts';
import { archiveRoots } from '#contract/archives.ts';
import { contentTypes } from '#contract/content-types.ts';

/**
 * What takes the place of an address that WordPress sites have and this site does not: feeds below `/feed` and below
 * archives, numbered pages of the list of posts, archives below their parents. `path` and the result are without language prefix, decoded.
 * `gone` for the feeds of comments; null if the address means nothing.
 *
 * @param find the path of the page at an address, in any spelling; null if there is none
 */
export function wordPressSuccessor(path: string, find: (path: string) => string | null): string | 'gone' | null {
  const steps = path.slice(1).toLowerCase().split('/');
  if (steps.length > MOST_STEPS) return null;
  const feedAt = steps.at(-1) === 'feed' ? steps.length - 1 : feedForms.has(steps.at(-1) ?? '') ? steps.length - 2 : -1;
  const isFeed = feedAt >= 0 && steps[feedAt] === 'feed';
  const rest = isFeed ? steps.slice(0, feedAt) : steps;
  if (isFeed && rest.length === 0) return addresses.feed.path;
  if (isFeed && rest.length === 1 && rest[0] === 'comments') return 'gone';
  if (!isFeed && rest.length === 2 && rest[0] === 'page' && /^\d+$/.test(rest[1] ?? '')) {
    return find(contentTypes.post.root) ?? find('/');
  }
  const archive = findArchive(rest, find);
  return isFeed && archive !== null ? archive + addresses.feed.path : archive;
}

/** `/category/games/consoles/page/2` is `/category/consoles/page/2` here. */
function findArchive(steps: readonly string[], find: (path: string) => string | null): string | null {
  const root = roots.find((each) => each === `/${steps[0]}`);
  if (root === undefined) return null;
  const isNumbered = steps.at(-2) === 'page' && /^\d+$/.test(steps.at(-1) ?? '');
  const names = steps.slice(1, isNumbered ? -2 : undefined);
  const [name = ''] = names.slice(-1);
  if (name === '') return null;
  const place = `${root}/${name}`;
  const found = (isNumbered ? find(`${place}/page/${steps.at(-1)}`) : null) ?? find(place);
  return found?.startsWith(`${root}/`) ? found : null;
}

const roots: readonly string[] = Object.values(archiveRoots);

/** WordPress's kinds of feeds. */
const feedForms: ReadonlySet<string> = new Set(['rss', 'rss2', 'rdf', 'atom']);

/** WordPress nests no deeper. */
const MOST_STEPS = 16;

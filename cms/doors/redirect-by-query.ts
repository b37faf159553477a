import { type Locale, splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { type ArchiveKey, archivePath } from '#contract/archives.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import type { Cms } from '../create-cms.ts';
import { CmsError } from '../errors.ts';
import { createUrls } from './rest/urls.ts';

/** The page with the results of a search, for the words in its parameter `q`. */
const searchPage = '/community/search';

/** The largest id in WordPress. */
const MAX_ID = 2_147_483_647;

/**
 * WordPress's addresses of everything by the query of a home page: a document by id (`/?page_id=5`, `/?p=5`), a feed
 * (`/?feed=rss2`), search results (`/?s=touch`), the list of a category by id (`/?cat=3`), of a tag by slug
 * (`/?tag=games`) or of an author by id (`/?author=1`). Redirects to its public address, or, if there is none or it is not
 * public for whatever reason, to the site's page for unknown addresses. Null for all other requests. Must not be cached: pages move, and drafts get published.
 */
export async function redirectByQuery(cms: Cms, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams } = new URL(request.url);
  const { locale, path } = splitLocale(pathname);
  const name = parameters.find((each) => searchParams.has(each));
  if (name === undefined || !/^\/(?:index\.php)?$/.test(path)) return null;
  const found: Successor | null = await successors[name](cms, searchParams.get(name) ?? '', locale);
  const urls = createUrls(cms.publicUrl);
  if (found === null) return lead(307, urls.page(addresses.notFound.path, locale));
  const { search = '', ...place } = found;
  return lead(301, urls.page(place.path, place.locale) + search);
}

interface Successor {
  readonly locale: Locale;
  readonly path: string;
  /** With the question mark. */
  readonly search?: string;
}

type FindSuccessor = (cms: Cms, value: string, locale: Locale) => Promise<Successor | null>;

const findDocument: FindSuccessor = async ({ published }, value) => {
  const id = readId(value);
  const found = id === null ? null : await published.getPublishedById(id);
  return found && { locale: found.locale, path: found.path };
};

const successors = {
  page_id: findDocument,
  p: findDocument,
  feed: async (_, value, locale) =>
    ['', 'feed', 'rss', 'rss2', 'rdf', 'atom'].includes(value) ? { locale, path: addresses.feed.path } : null,
  s: async ({ published }, value, locale) => {
    const page = await published.getPublishedByPath(locale, searchPage);
    return page && { locale, path: page.path, search: `?${new URLSearchParams({ q: value })}` };
  },
  cat: async (cms, value) => {
    const id = readId(value);
    const term = id === null ? null : await cms.terms.requireTerm('category', id).catch(nullIfMissing);
    return term && findArchive(cms, term, term.locale);
  },
  tag: (cms, value, locale) => findArchive(cms, { taxonomy: 'post_tag', slug: sanitizeSlug(value) }, locale),
  author: async ({ published }, value, locale) => {
    const id = readId(value);
    const archives = id === null ? [] : await published.listAuthorArchives([id]);
    const archive = archives.find((each) => each.locale === locale) ?? archives[0];
    return archive ? { locale: archive.locale, path: archivePath(archive) } : null;
  },
} as const satisfies Readonly<Record<string, FindSuccessor>>;

/** In the order in which they are looked at. */
const parameters = ['page_id', 'p', 'feed', 's', 'cat', 'tag', 'author'] as const;

async function findArchive({ published }: Cms, key: ArchiveKey, locale: Locale): Promise<Successor | null> {
  const archive = await published.getArchive(locale, key, { offset: 0, limit: 1 });
  return archive && { locale, path: archivePath(key) };
}

function readId(value: string): number | null {
  const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof CmsError && error.status === 404) return null;
  throw error;
}

function lead(status: 301 | 307, location: string): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}

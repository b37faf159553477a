import { type NextRequest, NextResponse } from 'next/server';
import { type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { archiveFeedPath } from '#contract/archives.ts';
import { addressInLanguage, languageParameter } from '#contract/second-addresses.ts';
import { leadFromAlias } from '#kit/loopback-alias.ts';
import { archiveOfFeed, feedsOf } from '../discovery/list-feeds.ts';
import type { RedirectedAddress } from '../freshness/cms-door.ts';
import { closedPageHeaders, printClosedPage } from '../page/plain-page.ts';
import { type PageRequest, type PageViewKind, printPageRequest } from '../render/page-request.ts';
import { requireSite } from '../site.ts';
import { canShow, findPlace } from './find-place.ts';
import { readAddress } from './read-address.ts';
import { wordPressSuccessor } from './wordpress-successor.ts';

/** The successor of an address of WordPress, if this site has one. */
function findSuccessor(locale: Locale, path: string): string | 'gone' | null {
  const book = requireSite().freshness.addresses();
  return book && wordPressSuccessor(path, (wished) => book.find(locale, wished));
}

/** The site's own pages, which exist in each language beside the documents of the CMS. */
const ownPages: ReadonlySet<string> = new Set([addresses.notFound.path, addresses.preview.path]);

/** The parameters that the site's own pages read. */
const tokenParameters = { preview: ['token'], opened: ['pass', 'by'] } as const;

const studio = addresses.studio.path;

/**
 * Resolves the language of an address and rejects unknown addresses before anything is rendered. `/x` is the Chinese page.
 * Another spelling of a known address, or a moved one, redirects to the right one in a single hop. Anything else redirects to
 * the 404 page; a missing file gets a plain 404 unless HTML is requested. All addresses of the studio serve one document.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const { ownAddress } = requireSite();
  const own = ownAddress && leadFromAlias(ownAddress, request.headers.get('host') ?? undefined, pathname + search);
  if (own) return NextResponse.redirect(own, 307);
  if (pathname === studio || requireSite().isFile(pathname)) return NextResponse.next();
  if (pathname.startsWith(`${studio}/`)) return NextResponse.rewrite(new URL(studio, request.url));
  const { locale, path } = readAddress(pathname);
  const decoded = decodePath(path);
  const place = decoded === null ? null : await findOwnOrPublished(locale, decoded);
  if (place === 'closed') return closedPage(locale);
  if (place === null) {
    const successor = decoded === null ? null : findSuccessor(locale, decoded);
    if (successor === 'gone') return gone(request, locale);
    if (successor !== null) return moveTo(request, encodeURI(localizePath(successor, locale)), 308);
    if (isFileName(path) && !wantsDocument(request)) return noSuchFile();
    return moveTo(request, localizePath(addresses.notFound.path, locale), 307);
  }
  if (typeof place !== 'string') return leadOn(request, locale, place);
  const right = localizePath(place, locale);
  if (right !== decodePath(pathname)) return moveTo(request, encodeURI(right), 308, { passesQuery: true });
  return showPlace(request, locale, place);
}

function showPlace(request: NextRequest, locale: Locale, place: string): NextResponse | Promise<NextResponse> {
  const handler = handlerOf(locale, place);
  if (handler !== null) return NextResponse.rewrite(new URL(handler, request.url));
  if (place === addresses.preview.path) {
    return leadToPage(request, 'preview', { locale, path: '/', sent: readSent(request, tokenParameters.preview) });
  }
  if (isOpened(place)) {
    const path = place.slice(addresses.opened.path.length) || '/';
    return leadToPage(request, 'opened', { locale, path, sent: readSent(request, tokenParameters.opened) });
  }
  const parameters = requireSite().freshness.addresses()?.parametersOf(locale, place) ?? [];
  if (parameters.length > 0) return showWithQuery(request, locale, place, parameters);
  if (addressInLanguage(place, locale) !== null) return showInLanguage(request, locale, place);
  return leadToPage(request, 'page', { locale, path: place });
}

/** Whether a route of its own serves this address in every state of the content. */
function isHandled(locale: Locale, path: string): boolean {
  return path === addresses.manifest.path || feedsOf(locale).some((feed) => feed.path === localizePath(path, locale));
}

/** The address of the route of its own that serves this address; null if a page does. */
function handlerOf(locale: Locale, path: string): string | null {
  if (isHandled(locale, path)) return `/${locale}${path}`;
  const archived = archiveOfFeed(path);
  return archived === null ? null : `/${locale}${addresses.feeds.path}${archived}`;
}

function isOpened(path: string): boolean {
  return path.startsWith(`${addresses.opened.path}/`) || path === addresses.opened.path;
}

function leadToPage(
  request: NextRequest,
  view: PageViewKind,
  { sent = {}, variesBy = [], ...place }: Pick<PageRequest, 'locale' | 'path'> & Partial<PageRequest>,
): NextResponse {
  return NextResponse.rewrite(new URL(printPageRequest({ ...place, view, sent, variesBy }), request.url));
}

/** The first value of each parameter that was sent and is not empty. */
function readSent({ nextUrl }: NextRequest, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = nextUrl.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * A page that reads query parameters. Without any of them it is cached like other pages; otherwise it is rendered for this
 * visitor and never cached, since anyone can make up a query. Other parameters are dropped.
 */
function showWithQuery(
  request: NextRequest,
  locale: Locale,
  path: string,
  parameters: readonly string[],
): NextResponse {
  const sent = readSent(request, parameters);
  return Object.keys(sent).length === 0
    ? leadToPage(request, 'page', { locale, path, variesBy: parameters })
    : leadToPage(request, 'dynamic', { locale, path, sent });
}

/**
 * A page that can be read in either language, whatever the language of the site around it. The chosen language has a second
 * address, which is cached like any other page. An unknown or missing language has no effect.
 */
async function showInLanguage(request: NextRequest, locale: Locale, path: string): Promise<NextResponse> {
  const sent = request.nextUrl.searchParams.get(languageParameter)?.toLowerCase();
  const language = locales.find((one) => one === sent) ?? locale;
  const wished = language === locale ? path : (addressInLanguage(path, language) ?? path);
  const place = wished === path ? path : await findPlace(requireSite(), locale, wished);
  if (place === 'closed') return closedPage(locale);
  return leadToPage(request, 'page', {
    locale,
    path: place === wished ? wished : path,
    variesBy: [languageParameter],
  });
}

function closedPage(locale: Locale): NextResponse {
  return new NextResponse(printClosedPage(locale), { status: 503, headers: closedPageHeaders });
}

async function findOwnOrPublished(locale: Locale, path: string): Promise<string | RedirectedAddress | 'closed' | null> {
  const own = path.toLowerCase();
  if (isOpened(path)) return path;
  if (isHandled(locale, own)) return own;
  const archived = archiveOfFeed(path);
  if (archived !== null) return findArchiveFeed(locale, archived);
  if (!ownPages.has(own)) return findPlace(requireSite(), locale, path);
  const isShown = own !== addresses.notFound.path || canShow(requireSite(), `/${locale}${own}`);
  return isShown ? own : 'closed';
}

/** The feed of the archive at a path, in any spelling. A document or a redirect at its address takes precedence, as there. */
async function findArchiveFeed(locale: Locale, path: string): Promise<string | RedirectedAddress | 'closed' | null> {
  const place = await findPlace(requireSite(), locale, path);
  if (place === 'closed') return place;
  const archive = typeof place === 'string' ? requireSite().freshness.addresses()?.archiveAt(locale, place) : null;
  return archive?.page === 1 ? archiveFeedPath(archive) : findPlace(requireSite(), locale, path + addresses.feed.path);
}

/**
 * Follows a redirect of an editor or a moved page, in one hop, whatever spelling its target has; 410 shows the 404 page. The query is passed on within this
 * site, unless the target has a query or fragment of its own, and never to other sites.
 */
async function leadOn(
  request: NextRequest,
  locale: Locale,
  { id, status, target }: RedirectedAddress,
): Promise<NextResponse> {
  requireSite().hits.note(id);
  if (status === 410 || target === null) return gone(request, locale);
  if (!target.startsWith('/')) return moveTo(request, target, status);
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return moveTo(request, (await spellAddress(pathname)) + rest, status, { passesQuery: rest === '' });
}

/** The address of the page that is shown at an address of this site; the same if there is none. */
async function spellAddress(pathname: string): Promise<string> {
  const { locale, path } = readAddress(pathname);
  const decoded = decodePath(path);
  const place = decoded === null ? null : await findOwnOrPublished(locale, decoded);
  return typeof place === 'string' && place !== 'closed' ? encodeURI(localizePath(place, locale)) : pathname;
}

function gone(request: NextRequest, locale: Locale): NextResponse {
  if (!wantsDocument(request)) return noSuchFile(410);
  return leadToPage(request, 'gone', { locale, path: addresses.notFound.path });
}

/** No document has a dot in its address. */
function isFileName(path: string): boolean {
  return path.includes('.');
}

function wantsDocument({ headers }: NextRequest): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

/** For pictures, scripts and programs, which have no use for an HTML page. Not cached, since names can be made up. */
function noSuchFile(status: 404 | 410 = 404): NextResponse {
  return NextResponse.json(
    { code: 'site_not_found', message: 'There is no file at this address. Please check the address.' },
    { status, headers: { 'Cache-Control': 'no-store', Vary: 'Accept' } },
  );
}

function moveTo(
  request: NextRequest,
  location: string,
  status: 301 | 302 | 307 | 308,
  { passesQuery = false } = {},
): NextResponse {
  const url = new URL(location, request.url);
  if (passesQuery) url.search = request.nextUrl.search;
  const moved = NextResponse.redirect(url, { status });
  // Browsers cache permanent redirects indefinitely, but an editor may move a page back.
  moved.headers.set('Cache-Control', 'no-cache');
  // Next has printed the query anew by now, so the edge puts the one that was sent in its place.
  if (passesQuery) moved.headers.set('X-Edge-Pass-Query', '1');
  return moved;
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

import { type NextRequest, NextResponse } from 'next/server';
import { defaultLocale, localizePath, splitLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { requireSite } from '../site.ts';
import { closedPage } from './closed-page.ts';
import { canShow, findPlace } from './find-place.ts';

/** Pages that are no documents of the CMS. */
const ownPages: ReadonlySet<string> = new Set([addresses.notFound.path, addresses.preview.path]);

const studio = addresses.studio.path;

/**
 * Gives an address its language and refuses unknown ones before anything is rendered: `/x` is the Chinese page, `/zh/x`
 * moves to it, another spelling of a known path moves to the right one, an address that a page has left moves to where it
 * is now, anything else leads to the 404 page. Every place of the studio is one document.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname === studio || requireSite().isFile(pathname)) return NextResponse.next();
  if (pathname.startsWith(`${studio}/`)) return NextResponse.rewrite(new URL(studio, request.url));
  if (pathname === `/${defaultLocale}` || pathname.startsWith(`/${defaultLocale}/`)) {
    return moveTo(request, (pathname.slice(defaultLocale.length + 1) || '/') + search, 308);
  }
  const { locale, path } = splitLocale(pathname);
  const decoded = decodePath(path);
  if (decoded !== null && !ownPages.has(decoded)) {
    const place = await findPlace(requireSite(), locale, decoded);
    if (place === 'closed') return closedPage(locale);
    if (place === null) return moveTo(request, localizePath(addresses.notFound.path, locale), 307);
    if (place !== decoded) return moveTo(request, localizePath(encodeURI(place), locale) + search, 308);
  }
  if (decoded === null) return moveTo(request, localizePath(addresses.notFound.path, locale), 307);
  if (decoded === addresses.notFound.path && !canShow(requireSite(), `/${locale}${decoded}`)) return closedPage(locale);
  return NextResponse.rewrite(new URL(`/${locale}${path === '/' ? '' : path}${search}`, request.url));
}

function moveTo(request: NextRequest, location: string, status: 307 | 308): NextResponse {
  // Browsers learn permanent ways by heart, and an editor may move a page back.
  const headers = { 'Cache-Control': 'no-cache' };
  return NextResponse.redirect(new URL(location, request.url), { status, headers });
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

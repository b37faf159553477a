import { defaultLocale, type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { isAnsweredElsewhere } from '#contract/addresses.ts';
import { errors } from '../errors.ts';

export interface RedirectSource {
  readonly locale: Locale;
  readonly path: string;
}

/** Maximum characters of an address, typed or encoded: clients reject responses with headers longer than 8 KB. */
const LONGEST = 2_000;

/**
 * Parses the address to redirect as an editor typed it: with or without this site's host and trailing slashes, in any
 * encoding. Throws `haptera_redirect_source` with the reason. Queries are not allowed, since they are passed on without
 * being matched, and neither are addresses that another part of the site answers.
 */
export function readSource(typed: string, publicUrl: string): RedirectSource {
  const url = readOwn(typed, publicUrl);
  if (url === null) throw errors.redirectSource('not_here', typed);
  if (url.search !== '' || url.hash !== '') throw errors.redirectSource('has_query', typed);
  const place = placeOf(url.pathname);
  if (place === null) throw errors.redirectSource('not_here', typed);
  if (place.path === '/') throw errors.redirectSource('home', typed);
  if (isAnsweredElsewhere(place.path)) throw errors.redirectSource('reserved', typed);
  return place;
}

/**
 * Parses the target and encodes it for a header: an address on this site from its root, or an `https` address
 * elsewhere. Throws `haptera_redirect_target` for everything else, including `//host`, `javascript:` and addresses with
 * credentials.
 */
export function readTarget(typed: string, publicUrl: string): string {
  const target = printTarget(typed, publicUrl);
  if (target.length > LONGEST) throw errors.redirectTarget(typed);
  return target;
}

function printTarget(typed: string, publicUrl: string): string {
  const own = readOwn(typed, publicUrl);
  const place = own && placeOf(own.pathname);
  // In the site's canonical spelling: any other would cost another hop.
  if (own && place) return printPath(localizePath(place.path, place.locale)) + own.search + own.hash;
  const text = typed.trim();
  if (!/^https:\/\/[^/\\]/i.test(text) || !isPlain(text) || !URL.canParse(text)) throw errors.redirectTarget(typed);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw errors.redirectTarget(typed);
  return url.href;
}

/** The place on this site that a stored target points to; null for other sites. */
export function placeOfTarget(target: string): RedirectSource | null {
  return target.startsWith('/') ? placeOf(target.replace(/[?#].*$/s, '')) : null;
}

/** Accepts the language in any letter case, and ignores trailing slashes. Null if the path cannot be decoded. */
function placeOf(pathname: string): RedirectSource | null {
  const path = decode(pathname)?.replace(/\/+$/, '');
  if (path === undefined) return null;
  const [, first = ''] = path.split('/', 2);
  const locale = locales.find((each) => each === first.toLowerCase());
  return locale === undefined
    ? { locale: defaultLocale, path: path || '/' }
    : { locale, path: path.slice(first.length + 1) || '/' };
}

function printPath(decoded: string): string {
  return encodeURI(decoded).replace(/[?#]/g, encodeURIComponent);
}

/** Null if it is not an address on this site. */
function readOwn(typed: string, publicUrl: string): URL | null {
  const text = typed.trim();
  if (!isPlain(text)) return null;
  const site = new URL(publicUrl);
  // One slash only: two would start a host name.
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return null;
  if (!URL.canParse(text, publicUrl)) return null;
  const url = new URL(text, publicUrl);
  if (url.host !== site.host || url.username !== '' || url.password !== '') return null;
  // After dot segments are resolved it must still be a path.
  return url.pathname.startsWith('//') ? null : url;
}

/** Browsers treat a backslash as a slash, and remove line breaks and tabs before parsing. */
function isPlain(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST && !/[\\\p{Cc}\p{Surrogate}\s]/u.test(text);
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC');
    return /[\p{Cc}\\]/u.test(decoded) ? null : decoded.replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

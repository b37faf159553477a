import { defaultLocale, type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { isAnsweredElsewhere } from '#contract/addresses.ts';
import { errors } from '../errors.ts';

export interface RedirectSource {
  readonly locale: Locale;
  readonly path: string;
}

/** Characters of an address, as it was typed and as it is sent: clients give up on an answer whose head is longer than 8 KB. */
const LONGEST = 2_000;

/**
 * The address that is led on, as somebody typed it: with or without this site's host, slashes at its end, in any encoding.
 * Throws `haptera_redirect_source` with what is wrong: queries are kept and not looked at, and where another part of the
 * site answers nobody would come by.
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
 * Where it leads, encoded so that it can stand in a header: an address of this site from its root, or an `https` address
 * elsewhere. Throws `haptera_redirect_target` for everything else, `//host`, `javascript:` and names with passwords among it.
 */
export function readTarget(typed: string, publicUrl: string): string {
  const target = printTarget(typed, publicUrl);
  if (target.length > LONGEST) throw errors.redirectTarget(typed);
  return target;
}

function printTarget(typed: string, publicUrl: string): string {
  const own = readOwn(typed, publicUrl);
  const place = own && placeOf(own.pathname);
  // As the site itself writes it: another spelling would be one more hop.
  if (own && place) return printPath(localizePath(place.path, place.locale)) + own.search + own.hash;
  const text = typed.trim();
  if (!/^https:\/\/[^/\\]/i.test(text) || !isPlain(text) || !URL.canParse(text)) throw errors.redirectTarget(typed);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw errors.redirectTarget(typed);
  return url.href;
}

/** The place on this site that a stored target means; null for one elsewhere. */
export function placeOfTarget(target: string): RedirectSource | null {
  return target.startsWith('/') ? placeOf(target.replace(/[?#].*$/s, '')) : null;
}

/** However the language is written, and without slashes at the end. Null for what cannot be read. */
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

/** Null for what is no address of this site. */
function readOwn(typed: string, publicUrl: string): URL | null {
  const text = typed.trim();
  if (!isPlain(text)) return null;
  const site = new URL(publicUrl);
  // One slash: two would name a host.
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return null;
  if (!URL.canParse(text, publicUrl)) return null;
  const url = new URL(text, publicUrl);
  if (url.host !== site.host || url.username !== '' || url.password !== '') return null;
  // What was left of dots and slashes must still be a path.
  return url.pathname.startsWith('//') ? null : url;
}

/** Browsers take a backslash for a slash, and drop line breaks and tabs before they read. */
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

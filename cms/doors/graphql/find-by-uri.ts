import { type Locale, localizePath, splitLocale } from '#cms-schema/locale.ts';
import type { PublishedDocument } from '../../publishing/model.ts';
import type { GraphqlSource } from './context.ts';
import { parseDatabaseId } from './global-id.ts';

/** Longer URIs cannot match any address: a slug has at most 200 bytes. */
const MAX_URI_LENGTH = 4_000;

/**
 * Finds the published document at an address in any form that clients use: decoded or encoded (in any case), with or
 * without leading and trailing slashes, a query, a hash, or this site's own host. The prefix determines the language;
 * `language` applies to addresses without one.
 */
export async function findByUri(
  { published, publicUrl }: Pick<GraphqlSource, 'published' | 'publicUrl'>,
  uri: string,
  language: Locale | null,
): Promise<PublishedDocument | null> {
  const parts = splitUri(uri, publicUrl);
  if (parts === null) return null;
  const named = splitLocale(parts.path);
  if (named.path === '/' && parts.id !== null) return published.getPublishedById(parts.id);
  if (language === null) return published.getPublishedByPath(named.locale, named.path);
  // The slug of a page may be `en`, so try the address as it is first.
  const found = await published.getPublishedByPath(language, parts.path);
  const isPrefixed = named.locale === language && named.path !== parts.path;
  return found ?? (isPrefixed ? published.getPublishedByPath(language, named.path) : null);
}

/** `/en/触觉/`: decoded, with language prefix and slashes at both ends. */
export function presentUri(path: string, locale: Locale): string {
  const uri = localizePath(path, locale);
  return uri.endsWith('/') || /[?#]/.test(uri) ? uri : `${uri}/`;
}

/** The address for browsers: absolute and encoded. */
export function presentLink(path: string, locale: Locale, publicUrl: string): string {
  return publicUrl + encodeURI(localizePath(path, locale));
}

interface UriParts {
  /** Decoded, with the language prefix if it had one, and a leading slash only. */
  readonly path: string;
  /** From `?p=5` or `?page_id=5`. */
  readonly id: number | null;
}

function splitUri(uri: string, publicUrl: string): UriParts | null {
  if (uri.length > MAX_URI_LENGTH) return null;
  const rest = withoutOrigin(uri.trim(), publicUrl);
  if (rest === null) return null;
  const [, encoded = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(rest) ?? [];
  const decoded = decode(encoded);
  if (decoded === null) return null;
  const path = `/${decoded}`.normalize('NFC').replace(/\/{2,}/g, '/');
  const params = new URLSearchParams(query);
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    id: parseDatabaseId(params.get('page_id') ?? params.get('p') ?? ''),
  };
}

/** Null for other sites. `//x/y` may be a host or a superfluous slash: only our own host name is treated as a host. */
function withoutOrigin(uri: string, publicUrl: string): string | null {
  const [, scheme, host, rest = ''] = /^(https?:)?\/\/([^/?#]*)(.*)$/is.exec(uri) ?? [];
  if (host === undefined) return uri;
  if (host.toLowerCase() === new URL(publicUrl).host) return rest;
  return scheme === undefined ? uri : null;
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

import { type Locale, localizePath, splitLocale } from '#cms-schema/locale.ts';
import type { PublishedDocument } from '../../publishing/model.ts';
import type { GraphqlSource } from './context.ts';
import { parseDatabaseId } from './global-id.ts';

/** Longer ones are nobody's address: a slug has 200 bytes. */
const MAX_URI_LENGTH = 4_000;

/**
 * The published document at an address as clients write them: decoded or encoded in any case, with or without slashes at
 * the ends, with query, hash or this site's own host. Without `language` the prefix decides; with it, an address without
 * prefix is meant in that language.
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
  // A page may itself be called `en`, so the address as it is goes first.
  const found = await published.getPublishedByPath(language, parts.path);
  const isPrefixed = named.locale === language && named.path !== parts.path;
  return found ?? (isPrefixed ? published.getPublishedByPath(language, named.path) : null);
}

/** `/en/触觉/`: decoded, with language prefix, and slashes at both ends. */
export function presentUri(path: string, locale: Locale): string {
  const uri = localizePath(path, locale);
  return uri.endsWith('/') || /[?#]/.test(uri) ? uri : `${uri}/`;
}

/** The address for browsers: absolute and encoded. */
export function presentLink(path: string, locale: Locale, publicUrl: string): string {
  return publicUrl + encodeURI(localizePath(path, locale));
}

interface UriParts {
  /** Decoded, with language prefix where it came with one, a slash at the start only. */
  readonly path: string;
  /** Of `?p=5` and `?page_id=5`. */
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

/** Null for another site's. `//x/y` is a host or a slash too many: only our own name is taken for a host. */
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

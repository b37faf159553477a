import type { IncomingHttpHeaders } from 'node:http';
import { isNextAnswerHeader, isNextVary } from './next/headers.ts';

/** An upstream's `x-edge-*` instructions to the edge, which visitors do not see. */
export interface EdgeInstructions {
  purgesAll: boolean;
  /** An older copy, served because the source of its content does not answer: not to be cached as fresh. */
  isOutdated: boolean;
  /** The query parameters that the response varies by; `all` if the upstream does not say. */
  queryNames: 'all' | readonly string[];
}

export function parseInstructions(headers: IncomingHttpHeaders): EdgeInstructions {
  const names = single(headers['x-edge-query']);
  return {
    purgesAll: single(headers['x-edge-purge']) === 'all',
    isOutdated: single(headers['x-edge-outdated']) === '1',
    queryNames: names === undefined ? 'all' : names === 'none' ? [] : names.split(',').map((name) => name.trim()),
  };
}

/**
 * The headers of an upstream's response that a visitor may see, as a flat list in their original order. Left out are
 * hop-by-hop headers and those that `Connection` names, headers that the edge sets itself, traces of the upstream's
 * software, and those named in `except`. A `Location` with the upstream's own origin is made relative; with
 * `x-edge-pass-query` in the response it has the query of the request, byte for byte.
 */
export function visibleHeaders(
  rawHeaders: readonly string[],
  upstreamOrigin: string,
  { except = [], query = '' }: { readonly except?: readonly string[]; readonly query?: string } = {},
): string[] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(','))
    .map((name) => name.trim().toLowerCase());
  const passesQuery = pairs.some(([name]) => name.toLowerCase() === PASSES_QUERY);
  const visible: string[] = [];
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    if (
      HIDDEN.has(key) ||
      key.startsWith('x-edge') ||
      isNextAnswerHeader(key) ||
      named.includes(key) ||
      except.includes(key)
    )
      continue;
    visible.push(name, key === 'location' ? printLocation(value, upstreamOrigin, passesQuery ? query : null) : value);
  }
  return visible;
}

/** `query`: that of the request, if it is passed on. Next would print it anew: `+` for `%20`. */
function printLocation(location: string, upstreamOrigin: string, query: string | null): string {
  const isOwn = location === upstreamOrigin || location.startsWith(`${upstreamOrigin}/`);
  const local = isOwn ? location.slice(upstreamOrigin.length) || '/' : location;
  if (query === null) return local;
  const place = local.replace(/[?#].*$/s, '');
  return query === '' ? place : `${place}?${query}`;
}

/** The names in `Vary`, except those of headers that the edge never forwards from a visitor. */
export function visibleVary(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !isNextVary(name) && name.toLowerCase() !== 'accept-encoding');
}

/** The site's word that its redirect passes the query of the request on. */
const PASSES_QUERY = 'x-edge-pass-query';

const HIDDEN = new Set([
  'connection',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'permissions-policy',
  'proxy-authenticate',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-powered-by',
]);

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

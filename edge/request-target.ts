import { withoutInternalParameters } from './next/addresses.ts';

/** The parts of a request target: the path normalized as in RFC 3986, and the query as it was sent. */
export interface RequestTarget {
  path: string;
  /** Without the question mark, and without Next's internal parameters. */
  query: string;
  /** `path` and `query` together: what is requested from the upstream. */
  url: string;
}

/**
 * `null` for a target that no browser sends: absolute form, `//host`, `.` or `..` as a segment (also encoded),
 * backslashes, NUL, a percent sign that encodes nothing, control and non-ASCII characters. Upstreams interpret those
 * differently, and attacks exploit such differences.
 */
export function parseRequestTarget(raw: string): RequestTarget | null {
  if (!raw.startsWith('/') || raw.startsWith('//') || !CLEAN.test(raw)) return null;
  const mark = raw.indexOf('?');
  const path = normalPath(mark === -1 ? raw : raw.slice(0, mark));
  if (path === null || DOT_SEGMENT.test(path) || /%5C/.test(path) || /%00/.test(raw)) return null;
  const query = mark === -1 ? '' : withoutInternalParameters(raw.slice(mark + 1));
  return { path, query, url: query === '' ? path : `${path}?${query}` };
}

/**
 * An address with several slashes in a row as one with a slash at its end, which the site leads to the right address in
 * one step. Next itself would first lead to one without them, and from there to the right one.
 */
export function withSingleSlashes(target: RequestTarget): RequestTarget {
  if (!target.path.includes('//')) return target;
  const path = `${target.path}/`.replace(/\/{2,}/g, '/');
  return { path, query: target.query, url: target.query === '' ? path : `${path}?${target.query}` };
}

/** Whether `path` is `prefix` or lies under it. */
export function isUnder(path: string, prefix: string): boolean {
  return (
    path.startsWith(prefix) && (path.length === prefix.length || prefix.endsWith('/') || path[prefix.length] === '/')
  );
}

/**
 * Decodes unreserved characters and upper-cases the remaining escapes (RFC 3986, 6.2.2): `/%61bout` becomes `/about`.
 * Otherwise one page would have as many cache keys as its path has spellings. `null` when an escape is malformed or
 * does not decode to UTF-8.
 */
function normalPath(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    decodeURIComponent(path);
  } catch {
    return null;
  }
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
}

const UNRESERVED = /^[\w.~-]$/;
const CLEAN = /^[\x21\x22\x24-\x5b\x5d-\x7e]+$/;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|%2f|$)|%2f(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

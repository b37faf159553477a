import { withoutInternalParameters } from './next/addresses.ts';

/** The parts of a request line's target: the path in the one spelling that RFC 3986 calls normal, the query as it was sent. */
export interface RequestTarget {
  path: string;
  /** Without the question mark, and without the parameters that Next keeps for itself. */
  query: string;
  /** `path` and `query` together: what the upstream is asked for. */
  url: string;
}

/**
 * `null` for a target that no browser sends: absolute form, `//host`, `.` or `..` as a segment (also encoded),
 * backslashes, NUL, a percent sign that encodes nothing, control and non-ASCII characters. Upstreams disagree about those,
 * and disagreement is what attacks live on.
 */
export function parseRequestTarget(raw: string): RequestTarget | null {
  if (!raw.startsWith('/') || raw.startsWith('//') || !CLEAN.test(raw)) return null;
  const mark = raw.indexOf('?');
  const path = normalPath(mark === -1 ? raw : raw.slice(0, mark));
  if (path === null || DOT_SEGMENT.test(path) || /%5C/.test(path) || /%00/.test(raw)) return null;
  const query = mark === -1 ? '' : withoutInternalParameters(raw.slice(mark + 1));
  return { path, query, url: query === '' ? path : `${path}?${query}` };
}

/** Whether `path` is `prefix` or lies under it. */
export function isUnder(path: string, prefix: string): boolean {
  return (
    path.startsWith(prefix) && (path.length === prefix.length || prefix.endsWith('/') || path[prefix.length] === '/')
  );
}

/**
 * The path with unreserved characters as themselves and other escapes in capitals (RFC 3986, 6.2.2): `/%61bout` is
 * `/about`, or one page would have as many addresses as its letters have spellings. `null` when an escape is not one, or
 * is not UTF-8.
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

/** The parts of a request line's target, kept as they were sent. */
export interface RequestTarget {
  path: string;
  /** Without the question mark, and without the parameters that Next keeps for itself. */
  query: string;
  /** `path` and `query` together: what the upstream is asked for. */
  url: string;
}

/**
 * `null` for a target that no browser sends: absolute form, `//host`, `.` or `..` as a segment (also encoded),
 * backslashes, control and non-ASCII characters. Upstreams disagree about those, and disagreement is what attacks live on.
 */
export function parseRequestTarget(raw: string): RequestTarget | null {
  if (!raw.startsWith('/') || raw.startsWith('//') || !CLEAN.test(raw)) return null;
  const mark = raw.indexOf('?');
  const path = mark === -1 ? raw : raw.slice(0, mark);
  if (DOT_SEGMENT.test(path) || /%00|%5c/i.test(path)) return null;
  const query = mark === -1 ? '' : withoutInternalParameters(raw.slice(mark + 1));
  return { path, query, url: query === '' ? path : `${path}?${query}` };
}

/** Addresses of Next's client router. The site is one of plain documents, so nobody has business there. */
export function isRouterAddress(path: string): boolean {
  return /\.rsc$|\.segments\//i.test(path);
}

/** Whether `path` is `prefix` or lies under it. */
export function isUnder(path: string, prefix: string): boolean {
  return (
    path.startsWith(prefix) && (path.length === prefix.length || prefix.endsWith('/') || path[prefix.length] === '/')
  );
}

const CLEAN = /^[\x21\x22\x24-\x5b\x5d-\x7e]+$/;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|%2f|$)|%2f(?:\.|%2e){1,2}(?:\/|%2f|$)/i;
/** `_rsc` busts the client router's cache; the others are how Next talks to itself about dynamic segments and locales. */
const INTERNAL_PARAMETER = /^(?:_rsc$|nxt[A-Z]|__next)/;

function withoutInternalParameters(query: string): string {
  if (!/_rsc|nxt|__next|%/i.test(query)) return query;
  return query
    .split('&')
    .filter((part) => !INTERNAL_PARAMETER.test(decoded(part.split('=', 1)[0] ?? '')))
    .join('&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

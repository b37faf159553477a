import { addresses } from '#contract/addresses.ts';

/** Whether this is a build artifact, whose name carries a hash of its content. */
export function isBuildFile(path: string): boolean {
  return path.startsWith(`${addresses.build.path}/static/`);
}

/** Whether this is one of Next's own files, as opposed to a page. */
export function isNextAddress(path: string): boolean {
  return path.startsWith(`${addresses.build.path}/`);
}

/**
 * Whether this is an address of Next's own for its client router or its picture service. The site consists of plain
 * documents whose pictures are files, so nothing requests these. Of Next's own addresses only build files are served.
 */
export function isUnusedNextAddress(path: string): boolean {
  return /\.rsc$|\.segments\//i.test(path) || (isNextAddress(path) && !isBuildFile(path));
}

/** The query without Next's internal parameters. */
export function withoutInternalParameters(query: string): string {
  if (!/_rsc|nxt|__next|%/i.test(query)) return query;
  return query
    .split('&')
    .filter((part) => !INTERNAL_PARAMETER.test(decoded(part.split('=', 1)[0] ?? '')))
    .join('&');
}

/** `_rsc` busts the client router's cache; with the others Next passes dynamic segments and locales to itself. */
const INTERNAL_PARAMETER = /^(?:_rsc$|nxt[A-Z]|__next)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

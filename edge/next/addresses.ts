import { addresses } from '#contract/addresses.ts';

/** Files of the build: their names carry a hash of their content. */
export function isBuildFile(path: string): boolean {
  return path.startsWith(`${addresses.build.path}/static/`);
}

/** What Next serves for itself, beside the pages. */
export function isNextAddress(path: string): boolean {
  return path.startsWith(`${addresses.build.path}/`);
}

/** Addresses of Next's client router. The site is one of plain documents, so nobody has business there. */
export function isRouterAddress(path: string): boolean {
  return /\.rsc$|\.segments\//i.test(path);
}

/** The query without the parameters that Next keeps for itself. */
export function withoutInternalParameters(query: string): string {
  if (!/_rsc|nxt|__next|%/i.test(query)) return query;
  return query
    .split('&')
    .filter((part) => !INTERNAL_PARAMETER.test(decoded(part.split('=', 1)[0] ?? '')))
    .join('&');
}

/** `_rsc` busts the client router's cache; the others are how Next talks to itself about dynamic segments and locales. */
const INTERNAL_PARAMETER = /^(?:_rsc$|nxt[A-Z]|__next)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

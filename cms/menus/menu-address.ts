import { errors } from '../errors.ts';

const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Checks the address of a `custom` entry: a path on this site (`/about?x#y`), an anchor (`#top`), nothing (`''`, for
 * the heading of a group), or an absolute address that cannot run code. Throws `haptera_menu_item_invalid`.
 */
export function checkMenuAddress(url: string): void {
  if (url === '' || url.startsWith('#') || isSitePath(url)) return;
  if (URL.canParse(url) && SAFE_PROTOCOLS.has(new URL(url).protocol)) return;
  throw errors.menuItemInvalid(
    'The address of a menu entry must be a path on this site (/about), or begin with https, http, mailto or tel.',
  );
}

/** Browsers take `//host` and `/\host` for other sites. */
export function isSitePath(url: string): boolean {
  const base = 'https://site.invalid';
  return url.startsWith('/') && URL.canParse(url, base) && new URL(url, base).origin === base;
}

import { errors } from '../errors.ts';

const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where an entry of kind `custom` may lead: a path of this site (`/about?x#y`), a place on the page (`#top`), nowhere
 * (`''`, a heading of a group), or an absolute address that opens rather than runs. Throws `haptera_menu_item_invalid`.
 */
export function checkMenuAddress(url: string): void {
  if (url === '' || url.startsWith('#') || isSitePath(url)) return;
  if (URL.canParse(url) && SAFE_PROTOCOLS.has(new URL(url).protocol)) return;
  throw errors.menuItemInvalid(
    'The address of a menu entry is a path of this site (/about), or begins with https, http, mailto or tel.',
  );
}

/** To a browser `//host` and `/\host` are other sites. */
export function isSitePath(url: string): boolean {
  const base = 'https://site.invalid';
  return url.startsWith('/') && URL.canParse(url, base) && new URL(url, base).origin === base;
}

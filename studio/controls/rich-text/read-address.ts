import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { cleanUrl } from '#kit/html/safe-url.ts';

/** Parses a typed link target into the address to store; null if it is not an address but a search text. */
export function readAddress(source: string): string | null {
  const text = source.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (text.startsWith('/') || text.startsWith('#')) return cleanUrl(text, { protocols: [] });
  if (/^[^@/:]+@[^@/:]+\.[^@/:.]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u.test(text)) return cleanUrl(`https://${text}`, web);
  return isSafeUrl(text) ? cleanUrl(text, web) : null;
}

const web = { protocols: ['https:', 'http:', 'mailto:', 'tel:'] };

/**
 * The path of the page that an address of this site names, without query and fragment; null for files and other sites.
 */
export function pagePathOf(address: string): string | null {
  const path = address.startsWith('/') ? address.replace(/[?#].*$/, '') : '';
  const isPage = path !== '' && path !== '/' && !/\.[a-z\d]+$/i.test(path);
  return isPage ? path.replace(/\/$/, '') : null;
}

import { defaultLocale, type Locale, locales } from '#cms-schema/locale.ts';
import { toNfc } from '#kit/text/to-nfc.ts';
import type { ContentUse } from './model.ts';

/** Bytes: an index entry holds fewer than 2,700. */
const LONGEST = 2_000;

/**
 * The index entry for a link's address as written: a document for `/?p=12`, otherwise the decoded address in lower case
 * without query, fragment and trailing slashes: `en:/about`, or `//host/about` with a host, since the site's own
 * address may change. Null for what is not an address of a page, or too long for one.
 */
export function readAddress(written: string): ContentUse | null {
  const address = written.trim();
  const isPath = /^\/(?![/\\])/.test(address);
  if (!isPath && !/^(?:https?:)?\/\/[^/\\]/i.test(address)) return null;
  if (!URL.canParse(address, NOWHERE)) return null;
  const { host, pathname, searchParams } = new URL(address, NOWHERE);
  const path = decodePath(pathname);
  if (path === null) return null;
  const asked = searchParams.get('p') ?? searchParams.get('page_id') ?? '';
  if (isPath && path === '' && /^[1-9]\d{0,14}$/.test(asked)) return { kind: 'document', target: asked };
  const target = isPath ? printLocalAddress(path) : `//${host}${path}`;
  return Buffer.byteLength(target) > LONGEST ? null : { kind: 'address', target };
}

/** The index entries for an address of this site: without host, and on each of its hosts. `path`: without prefix. */
export function listAddressEntries(locale: Locale, path: string, publicUrl: string): string[] {
  const folded = foldPath(path);
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return [`${locale}:${folded || '/'}`, `//${new URL(publicUrl).host}${prefix}${folded}`];
}

const NOWHERE = 'https://site.invalid';

function printLocalAddress(path: string): string {
  const [, first = ''] = path.split('/', 2);
  const locale = locales.find((each) => each === first) ?? null;
  return locale === null ? `${defaultLocale}:${path || '/'}` : `${locale}:${path.slice(first.length + 1) || '/'}`;
}

function decodePath(pathname: string): string | null {
  try {
    return foldPath(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

/** Without trailing slashes; empty for the root. */
function foldPath(path: string): string {
  return toNfc(path)
    .replaceAll('\0', '')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
}

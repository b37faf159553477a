import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';

/** Absolute addresses, all based on the public address: clients follow them unchanged. */
export interface Urls {
  /** Without a trailing slash. */
  readonly public: string;
  /** The start page of the studio. */
  readonly studio: string;
  readonly origin: string;
  readonly isSecure: boolean;
  /** `/wp/v2/pages` becomes `https://…/wp-json/wp/v2/pages`. */
  rest(path: string): string;
  /** The address of a page; `path`: without language prefix, decoded. */
  page(path: string, locale: Locale): string;
}

export function createUrls(publicUrl: string): Urls {
  const { origin, protocol } = new URL(publicUrl);
  return {
    public: publicUrl,
    studio: publicUrl + addresses.studio.path,
    origin,
    isSecure: protocol === 'https:',
    rest: (path) => publicUrl + addresses.rest.path + path,
    page: (path, locale) => `${publicUrl}${encodePath(localizePath(path, locale))}`,
  };
}

/** Lowercase escapes, as in WordPress's permalinks. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/%[\dA-F]{2}/g, (octet) => octet.toLowerCase());
}

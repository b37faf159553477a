import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';

/** Absolute addresses, all from the public address: clients follow them as they are. */
export interface Urls {
  /** Without a slash at its end. */
  readonly public: string;
  /** Its entrance. */
  readonly studio: string;
  readonly origin: string;
  readonly isSecure: boolean;
  /** `/wp/v2/pages` becomes `https://…/wp-json/wp/v2/pages`. */
  rest(path: string): string;
  /** Of a page: path without language prefix, decoded. */
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

/** Lower-case escapes, as WordPress writes its permalinks. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/%[\dA-F]{2}/g, (octet) => octet.toLowerCase());
}

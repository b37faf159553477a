import { defaultLocale, isLocale, type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { readSiteEnv } from '../env.ts';
import { answerKept } from './answer-kept.ts';
import { askMapEntries, askMapParts, type MapEntry, type MapPart } from './ask-lists.ts';
import { printDocument, printElement, type Xml } from './print-xml.ts';

/** `/sitemap.xml`: the index of the sitemaps of all languages. */
export function answerSitemapIndex(): Promise<Response> {
  return answerKept('application/xml', addresses.sitemap.path, async () =>
    printSitemapIndex(await askMapParts(), readSiteEnv().publicUrl),
  );
}

/** `/sitemaps/zh-1.xml`: one part of a language's addresses, with their translations and pictures. */
export async function answerSitemap(name: string): Promise<Response> {
  const [, locale, part] = /^([a-z]{2})-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const read = isLocale(locale) ? { locale, part: Number(part) } : null;
  return answerKept('application/xml', `${addresses.sitemaps.path}/${name}`, async () => {
    const entries = read && (await askMapEntries(read.locale, read.part));
    return read && entries && entries.length > 0 ? printSitemap(entries, read.locale, readSiteEnv().publicUrl) : null;
  });
}

export function printSitemapIndex(parts: readonly MapPart[], publicUrl: string): string {
  const maps = parts.map(({ locale, part, modified }) =>
    printElement(
      'sitemap',
      {},
      printElement('loc', {}, `${publicUrl}${addresses.sitemaps.path}/${locale}-${part}.xml`),
      printElement('lastmod', {}, printSecond(modified)),
    ),
  );
  return printDocument(printElement('sitemapindex', { xmlns: SITEMAP }, ...maps));
}

export function printSitemap(entries: readonly MapEntry[], locale: Locale, publicUrl: string): string {
  const names = { xmlns: SITEMAP, 'xmlns:xhtml': XHTML, 'xmlns:image': IMAGE };
  return printDocument(printElement('urlset', names, ...entries.map((entry) => printUrl(entry, locale, publicUrl))));
}

function printUrl({ path, modified, translations, pictures }: MapEntry, locale: Locale, publicUrl: string): Xml {
  const urlOf = (place: { readonly locale: Locale; readonly path: string }) =>
    publicUrl + encodeURI(localizePath(place.path, place.locale));
  const versions = [{ locale, path }, ...translations].toSorted(
    (a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale),
  );
  const first = versions.find((version) => version.locale === defaultLocale);
  // Search engines ignore alternates unless each version lists all versions, itself included. A single version needs none.
  const alternates =
    versions.length === 1 ? [] : versions.map((one) => printAlternate(languageTags[one.locale], urlOf(one)));
  const fallback = versions.length > 1 && first ? [printAlternate('x-default', urlOf(first))] : [];
  return printElement(
    'url',
    {},
    printElement('loc', {}, urlOf({ locale, path })),
    printElement('lastmod', {}, printSecond(modified)),
    ...alternates,
    ...fallback,
    ...pictures.map((src) =>
      printElement('image:image', {}, printElement('image:loc', {}, publicUrl + encodeURI(src))),
    ),
  );
}

function printAlternate(hreflang: string, href: string): Xml {
  return printElement('xhtml:link', { rel: 'alternate', hreflang, href });
}

/** The W3C datetime format, to the second: the database's extra precision is of no use here. */
function printSecond(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

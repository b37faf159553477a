import { type Locale, locales, localizePath } from '#cms-schema/locale.ts';

/** Between them they hold every kind of block that the seeded pages are made of: these are looked at in every way. */
export const typicalPages = [
  '/',
  '/solution/gaming',
  '/product/engine',
  '/explore/hapticslist',
  '/explore/application',
  '/explore/news',
  '/community/search',
] as const;

/** The other pages that the product is seeded with. */
const furtherPages = [
  '/solution',
  '/solution/muse',
  '/solution/mobileoem',
  '/solution/peripherals',
  '/solution/trackpad',
  '/solution/automotive',
  '/product',
  '/product/creator',
  '/product/component',
  '/product/haptic',
  '/explore',
  '/explore/about',
  '/explore/portfolio',
  '/community/home',
  '/community/business',
] as const;

export const seededPages: readonly string[] = [...typicalPages, ...furtherPages];

/** Whether a page is made of what other pages show as well, so that a shorter look is enough. */
export function isFurtherPage(path: string): boolean {
  return furtherPages.some((further) => further === path);
}

export interface PublicPage {
  readonly locale: Locale;
  /** Without language prefix: `/solution/gaming`. */
  readonly path: string;
  /** As visitors type it: `/en/solution/gaming`. */
  readonly address: string;
}

/** The seeded pages and articles in a language, from the CMS's own list of public addresses. */
export async function listPublicPages(url: string, locale: Locale): Promise<PublicPage[]> {
  const query = 'query PublicPaths { publicPaths { language uri modifiedGmt } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: 'PublicPaths' }),
  });
  const body: { data?: { publicPaths: { language: string; uri: string }[] } } = JSON.parse(await response.text());
  const paths = body.data?.publicPaths ?? [];
  return paths
    .filter(({ language }) => language.toLowerCase() === locale)
    .map(({ uri }) => {
      const address = uri.length > 1 ? uri.replace(/\/$/, '') : uri;
      const path = locale === 'zh' ? address : address.slice(`/${locale}`.length) || '/';
      return { locale, path, address: localizePath(path, locale) };
    });
}

export async function listAllPublicPages(url: string): Promise<PublicPage[]> {
  return (await Promise.all(locales.map((locale) => listPublicPages(url, locale)))).flat();
}

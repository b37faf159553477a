import { type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { isLong } from '#kit/testing/env.ts';

/** Together these contain every kind of block of the seeded pages, so they get every check. */
export const typicalPages = [
  '/',
  '/solution/gaming',
  '/product/engine',
  '/explore/hapticslist',
  '/explore/application',
  '/explore/news',
  '/community/doc',
  '/community/resource',
  '/community/faq',
  '/community/search',
] as const;

/** The other seeded pages. */
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
  '/solution/supportApp',
  '/solution/components/CooperationCases',
  '/solution/components/GameCases',
  '/solution/components/InVehicle',
  '/post',
  '/terms',
  '/informationCollection',
  '/community/trial-account',
  '/community/account-deletion',
  '/community/configTool',
  '/community/configTool/configList',
  '/community/customConfig',
  '/companyAdmin',
  '/companyAdmin/list',
  '/community/openApp',
  '/community/open-app-fail',
  '/logout',
] as const;

/** Pages with the same blocks in the same order as one above, which is checked on their behalf. */
const pagesLikeOthers = [
  '/privacy',
  '/help',
  '/help-desktop',
  '/help-muse',
  '/informationShare',
  '/permissionDesc',
  '/community/configTool/configCreate',
  '/community/configTool/configEdit',
  '/community/configTool/downloadDetail',
] as const;

/** Pages that are hidden from search engines: private ones, and those that only link elsewhere. */
const hiddenPages = /^\/(?:logout|companyAdmin(?:\/list)?|community\/(?:open.*|customConfig|configTool.*))$/;

export function isHiddenPage(path: string): boolean {
  return hiddenPages.test(path);
}

export const seededPages: readonly string[] = [...typicalPages, ...furtherPages, ...pagesLikeOthers];

/** One article of each kind. */
const typicalArticles = [
  '/post/recoil-in-three-layers',
  '/community/blog/recoil-from-sound',
  '/community/doc/design-tool',
  '/community/faq/after-the-trial',
  '/community/resource/design-app',
] as const;

/** Whether a page shows what others do not, so that it is worth more thorough checks. */
export function isTypical(path: string): boolean {
  return [...typicalPages, ...typicalArticles].some((typical) => typical === path);
}

/** The documents below each of these share one template. */
const likeEachOther = ['/community/doc/', '/community/faq/', '/community/resource/'];

/** For slow checks: removes all but the first of pages that differ only in their text. */
export function withoutLikenesses(pages: readonly PublicPage[]): PublicPage[] {
  return pages.filter(({ path }) => {
    if (pagesLikeOthers.some((like) => like === path)) return false;
    const root = likeEachOther.find((one) => path.startsWith(one));
    return root === undefined || path === pages.find((one) => one.path.startsWith(root))?.path;
  });
}

/** For repeated checks of many pages: the typical ones, and every third of the rest; all of them in a long run. */
export function fewPages(pages: readonly PublicPage[]): PublicPage[] {
  return isLong ? [...pages] : withoutLikenesses(pages).filter(({ path }, index) => isTypical(path) || index % 3 === 0);
}

export interface PublicPage {
  readonly locale: Locale;
  /** Without language prefix: `/solution/gaming`. */
  readonly path: string;
  /** With language prefix: `/en/solution/gaming`. */
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

import { defaultLocale, type Locale, languageTags, splitLocale } from '#cms-schema/locale.ts';
import { contentTypes, isDocumentType } from '#contract/content-types.ts';
import { localeOf } from '../cms.ts';
import { feedsOf } from '../discovery/list-feeds.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import type { PageHead, SharePicture } from '../render/page-head.ts';
import { shareAddress, shareWordsOf } from '../share-pictures/share-address.ts';
import { shareSize } from '../share-pictures/share-words.ts';

/** Title, description, canonical address, the addresses of translations and feeds, and how the page is shared. */
export function headOf(page: PagePartsFragment, siteTitle: string): PageHead {
  const { title, metaDesc, canonical, metaRobotsNoindex } = page.seo;
  const locale = localeOf(page.language.slug);
  return {
    title: title.includes(siteTitle) ? title : `${title} · ${siteTitle}`,
    description: metaDesc,
    canonical: publicPath(canonical),
    ...(page.translations.length > 0 && { languages: listLanguages(page) }),
    feeds: listFeeds(locale, siteTitle),
    ...(metaRobotsNoindex && { robots: 'noindex' }),
    sharing: {
      title,
      description: metaDesc,
      url: publicPath(page.uri),
      siteName: siteTitle,
      locale: networkNames[locale],
      otherLocales: page.translations.map(({ language }) => networkNames[localeOf(language.slug)]),
      picture: sharePictureOf(page, locale),
      ...describeArticle(page),
    },
  };
}

/** The picture for sharing a page: the one chosen by its editors, or else one generated from its title. */
export function sharePictureOf(page: PagePartsFragment, locale: Locale): SharePicture {
  const { opengraphImage: chosen, title } = page.seo;
  if (chosen) {
    const { src, mimeType, width, height, alt } = chosen;
    return { url: src, type: mimeType, ...(width && height ? { width, height } : {}), alt: alt || title };
  }
  const { path } = splitLocale(publicPath(page.uri));
  return { url: shareAddress(shareWordsOf(page, locale), path), type: 'image/png', ...shareSize, alt: title };
}

/** The feeds of a language, which its pages link to. */
export function listFeeds(locale: Locale, siteTitle: string): { readonly url: string; readonly title: string }[] {
  return feedsOf(locale).map(({ path, label }) => ({
    url: path,
    title: label === null ? siteTitle : `${siteTitle} · ${label}`,
  }));
}

/** The addresses of a page in all its languages, as `hreflang` names these. */
export function listLanguages({
  language,
  uri,
  translations,
}: Pick<PagePartsFragment, 'language' | 'uri' | 'translations'>): Record<string, string> {
  const versions = [{ language, uri }, ...translations];
  const first = versions.find((version) => version.language.slug === defaultLocale);
  return {
    ...Object.fromEntries(versions.map((one) => [languageTags[localeOf(one.language.slug)], publicPath(one.uri)])),
    ...(first && { 'x-default': publicPath(first.uri) }),
  };
}

function describeArticle({ contentTypeName, dateGmt, modifiedGmt, author }: PagePartsFragment) {
  const isArticle = isDocumentType(contentTypeName) && contentTypes[contentTypeName].article !== null;
  if (!isArticle) return {};
  const name = author?.node?.name;
  return { article: { published: dateGmt, modified: modifiedGmt, ...(name && { author: name }) } };
}

/** Open Graph's names of the languages. */
const networkNames = { zh: 'zh_CN', en: 'en_US' } as const;

/** WordPress writes `/solution/gaming/`; the site's addresses end without a slash. */
export function publicPath(uri: string): string {
  return uri === '/' ? uri : uri.replace(/\/$/, '');
}

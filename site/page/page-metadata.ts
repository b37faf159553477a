import type { Metadata } from 'next';
import { defaultLocale, languageTags } from '#cms-schema/locale.ts';
import { localeOf } from '../cms.ts';
import { readSiteEnv } from '../env.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';

/** Title, description, canonical address and the addresses of the translations. */
export function pageMetadata(page: PagePartsFragment, siteTitle: string): Metadata {
  const { title, metaDesc, canonical, metaRobotsNoindex, opengraphImage } = page.seo;
  const fullTitle = title.includes(siteTitle) ? title : `${title} · ${siteTitle}`;
  const alternatives = [{ language: page.language, uri: page.uri }, ...page.translations];
  const languages = Object.fromEntries(
    alternatives.map(({ language, uri }) => [languageTags[localeOf(language.slug)], publicPath(uri)]),
  );
  const fallback = alternatives.find(({ language }) => language.slug === defaultLocale);
  return {
    metadataBase: new URL(readSiteEnv().publicUrl),
    title: { absolute: fullTitle },
    description: metaDesc,
    alternates: {
      canonical: publicPath(canonical),
      ...(alternatives.length > 1 && {
        languages: { ...languages, ...(fallback && { 'x-default': publicPath(fallback.uri) }) },
      }),
    },
    ...(metaRobotsNoindex && { robots: { index: false } }),
    openGraph: {
      title,
      description: metaDesc,
      url: publicPath(page.uri),
      ...(opengraphImage && { images: [{ url: opengraphImage.src, alt: opengraphImage.alt }] }),
    },
  };
}

/** WordPress writes `/solution/gaming/`; the site's addresses end without a slash. */
export function publicPath(uri: string): string {
  return uri === '/' ? uri : uri.replace(/\/$/, '');
}

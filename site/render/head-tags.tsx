import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { theme } from '#ui/theme.ts';
import { readSiteEnv } from '../env.ts';
import { contentMark, printContentMark } from '../page/content-mark.ts';
import type { PageHead, PageSharing, SharePicture } from './page-head.ts';

interface Props {
  readonly head: PageHead;
  readonly locale: Locale;
}

/** The metadata in the head of a page, which is the same for every page or said by the page itself. */
export function HeadTags({ head, locale }: Props) {
  const { title, description, robots, referrer, canonical, languages = {}, feeds = [], sharing, state } = head;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {referrer && <meta name="referrer" content={referrer} />}
      {robots && <meta name="robots" content={robots} />}
      {state && <meta name={contentMark} content={printContentMark(state)} />}
      <meta name="theme-color" content={theme.raw.color.ink} />
      <link rel="manifest" href={localizePath(addresses.manifest.path, locale)} />
      <link rel="icon" href={addresses.favicon.path} sizes="16x16 32x32 48x48" />
      <link rel="icon" href={addresses.icon.path} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={addresses.appleIcon.path} />
      {/* WordPress clients use it to discover the API. */}
      <link rel="https://api.w.org/" href={absolute(`${addresses.rest.path}/`)} />
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {Object.entries(languages).map(([language, address]) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(address)} />
      ))}
      {feeds.map(({ url, title: name }) => (
        <link key={url} rel="alternate" type="application/atom+xml" title={name} href={absolute(url)} />
      ))}
      {sharing && <SharingTags sharing={sharing} />}
    </>
  );
}

function SharingTags({ sharing }: { readonly sharing: PageSharing }) {
  const { title, description, url, siteName, locale, otherLocales = [], picture, article } = sharing;
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={absolute(url)} />
      <meta property="og:site_name" content={siteName} />
      {locale && <meta property="og:locale" content={locale} />}
      {otherLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          {article.author && <meta property="article:author" content={article.author} />}
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {picture &&
        describePicture(picture).map(([part, content]) => (
          <meta key={`og${part}`} property={`og:image${part}`} content={content} />
        ))}
      {picture &&
        describePicture(picture).map(([part, content]) => (
          <meta key={`twitter${part}`} name={`twitter:image${part}`} content={content} />
        ))}
    </>
  );
}

function describePicture({ url, type, width, height, alt }: SharePicture): (readonly [string, string])[] {
  return [
    ['', absolute(url)],
    [':type', type],
    ...(width && height
      ? ([
          [':width', String(width)],
          [':height', String(height)],
        ] as const)
      : []),
    [':alt', alt],
  ];
}

/** Other programs read these addresses without knowing where the page is from. */
function absolute(address: string): string {
  return new URL(address, readSiteEnv().publicUrl).href;
}

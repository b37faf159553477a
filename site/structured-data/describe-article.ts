import type { Article, TechArticle } from 'schema-dts';
import type { ArticleKind } from '#cms-schema/define-content-type.ts';
import { languageTags } from '#cms-schema/locale.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { publicPath } from '../page/page-metadata.ts';
import { type DescribedPage, namePublisher, type Surroundings } from './surroundings.ts';

/** A dated text with its author. The headline is the title on the page, which may differ from its SEO title. */
export function describeArticle(
  kind: ArticleKind,
  { title, uri, dateGmt, modifiedGmt, author, seo }: DescribedPage,
  around: Surroundings,
): Article | TechArticle {
  const { locale, publicUrl, picture } = around;
  const name = author?.node?.name;
  return {
    '@type': kind,
    headline: htmlToText(title),
    ...(seo.metaDesc && { description: seo.metaDesc }),
    image: picture,
    datePublished: dateGmt,
    dateModified: modifiedGmt,
    inLanguage: languageTags[locale],
    mainEntityOfPage: publicUrl + encodeURI(publicPath(uri)),
    author: name ? { '@type': 'Person', name } : namePublisher(around),
    publisher: namePublisher(around),
  };
}

import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { languageTags, localizePath } from '#cms-schema/locale.ts';
import { contentTypes, isDocumentType } from '#contract/content-types.ts';
import { publicPath } from '../page/page-metadata.ts';
import { describeArticle } from './describe-article.ts';
import { describeProduct } from './describe-product.ts';
import { type DescribedPage, namePublisher, type Surroundings } from './surroundings.ts';

/** The schema.org data of a page for search engines. Null if there is none. */
export function describePage(page: DescribedPage, around: Surroundings): Graph | null {
  const path = publicPath(page.uri);
  const isHome = path === localizePath('/', around.locale);
  const article = isDocumentType(page.contentTypeName) ? contentTypes[page.contentTypeName].article : null;
  const product = isHome || article !== null ? null : describeProduct(page, around);
  const things: (Thing | null)[] = [
    ...(isHome ? [describeOrganization(around), describeSite(around)] : [describeBreadcrumbs(page, around)]),
    article === null ? null : describeArticle(article, page, around),
    product,
  ];
  const told = things.filter((thing) => thing !== null);
  return told.length === 0 ? null : { '@context': 'https://schema.org', '@graph': told };
}

function describeOrganization(around: Surroundings): Organization {
  const { slogan, contactEmail } = around.site;
  return {
    ...namePublisher(around),
    ...(slogan && { slogan }),
    ...(contactEmail && { email: contactEmail }),
  };
}

/** Google's extension of `SearchAction`: `query-input` names the placeholder of the search term. */
interface SearchBox {
  readonly '@type': 'SearchAction';
  readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
  readonly 'query-input': string;
}

function describeSite({
  publicUrl,
  locale,
  site,
  searchPath,
}: Surroundings): WebSite & { potentialAction?: SearchBox } {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: site.title,
    url: publicUrl + localizePath('/', locale),
    inLanguage: languageTags[locale],
    publisher: { '@id': `${publicUrl}/#organization` },
    ...(searchPath !== null && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${encodeURI(searchPath)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

function describeBreadcrumbs(page: DescribedPage, { publicUrl, locale, site }: Surroundings): BreadcrumbList {
  const steps = [
    { title: site.title, href: localizePath('/', locale) },
    ...page.breadcrumbs,
    { title: page.seo.title, href: publicPath(page.uri) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: publicUrl + encodeURI(href),
    })),
  };
}

import type { Organization } from 'schema-dts';
import type { Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import type { PagePartsFragment, ShellQuery } from '../generated/graphql.ts';

export type DescribedPage = Pick<
  PagePartsFragment,
  'uri' | 'title' | 'contentTypeName' | 'dateGmt' | 'modifiedGmt' | 'author' | 'breadcrumbs' | 'seo' | 'editorBlocks'
>;

export interface Surroundings {
  readonly locale: Locale;
  /** Without trailing slash. */
  readonly publicUrl: string;
  readonly site: Pick<ShellQuery['generalSettings'], 'title' | 'slogan' | 'contactEmail'>;
  /** The absolute URL of the page's share picture. */
  readonly picture: string;
  /** The path of the site's search, with language prefix; null if there is none. */
  readonly searchPath: string | null;
}

/** The publisher, with just the properties that an article needs. */
export function namePublisher({ publicUrl, site }: Pick<Surroundings, 'publicUrl' | 'site'>) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: site.title,
    url: `${publicUrl}/`,
    logo: `${publicUrl}${addresses.icons.path}/icon-512.png`,
  } satisfies Organization;
}

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
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly site: Pick<ShellQuery['generalSettings'], 'title' | 'slogan' | 'contactEmail'>;
  /** Absolute: what it is shared with. */
  readonly picture: string;
  /** The site's search, as visitors type its address; null where there is none. */
  readonly searchPath: string | null;
}

/** Who publishes, in as few words as an article needs. */
export function namePublisher({ publicUrl, site }: Pick<Surroundings, 'publicUrl' | 'site'>) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: site.title,
    url: `${publicUrl}/`,
    logo: `${publicUrl}${addresses.icons.path}/icon-512.png`,
  } satisfies Organization;
}

import type { Locale } from '#cms-schema/locale.ts';
import { printScriptData } from '#kit/html/print-script-data.ts';
import { readSiteEnv } from '../env.ts';
import type { PagePartsFragment, ShellQuery } from '../generated/graphql.ts';
import { sharePictureOf } from '../page/page-metadata.ts';
import { searchKey } from '../shell/menu-tree.ts';
import { describePage } from './describe-page.ts';

interface Props {
  readonly page: PagePartsFragment;
  readonly locale: Locale;
  readonly shell: ShellQuery;
}

/** The structured data of a published page for search engines; nothing for a page that must not be indexed. */
export function StructuredData({ page, locale, shell: { generalSettings: site, primary } }: Props) {
  if (page.seo.metaRobotsNoindex) return null;
  const { publicUrl } = readSiteEnv();
  const search = primary?.menuItems.nodes.find(({ key }) => key === searchKey);
  const picture = new URL(sharePictureOf(page, locale).url, publicUrl).href;
  const data = describePage(page, { locale, publicUrl, site, picture, searchPath: search?.url ?? null });
  if (data === null) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end, see print-script-data.ts
      dangerouslySetInnerHTML={{ __html: printScriptData(data) }}
    />
  );
}

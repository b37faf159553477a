import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { getBlockData, getPage, getShell, renderedFrom } from '../cms.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { contentMark } from './content-mark.ts';
import { DocumentView } from './document-view.tsx';
import { otherLanguagePath } from './other-language-path.ts';
import { pageMetadata, publicPath } from './page-metadata.ts';

interface Props {
  readonly params: Promise<{ locale: string; path?: string[] }>;
}

/** Any published page of the CMS, at its path. */
export default async function CmsPage({ params }: Props) {
  const { locale, page } = await requirePage(params);
  setRequestLocale(locale);
  return (
    <SiteShell
      locale={locale}
      path={publicPath(page.uri)}
      otherLanguagePath={otherLanguagePath(page, locale)}
      changed={page.modifiedGmt.slice(0, 10)}
    >
      <DocumentView document={page} locale={locale} send={getBlockData} />
    </SiteShell>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await requirePage(params);
  const metadata = pageMetadata(page, (await getShell(locale)).generalSettings.title);
  return { ...metadata, other: contentMark(renderedFrom()) };
}

async function requirePage(params: Props['params']): Promise<{ locale: Locale; page: PagePartsFragment }> {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) redirect(addresses.notFound.path);
  const page = await getPage(locale, `/${path.map(decodeURIComponent).join('/')}`);
  return page ? { locale, page } : redirect(localizePath(addresses.notFound.path, locale));
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Parameters } from '#cms-schema/define-load.ts';
import { isLocale, type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { getBlockData, getPage, getPassingBlockData, getShell, renderedFrom } from '../cms.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { StructuredData } from '../structured-data/structured-data.tsx';
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
  return drawPage(
    locale,
    page,
    <>
      <DocumentView document={page} locale={locale} send={getBlockData} />
      <StructuredData page={page} locale={locale} />
    </>,
  );
}

/** The same for a visitor who sent what blocks of it read: nothing of the answer is kept. */
export async function AskedPage({ params, searchParams }: AskedProps) {
  const { locale, page } = await requirePage(params);
  const parameters = readSent(await searchParams);
  const send = getPassingBlockData;
  return drawPage(locale, page, <DocumentView document={page} locale={locale} send={send} parameters={parameters} />);
}

interface AskedProps extends Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function readSent(sent: Awaited<AskedProps['searchParams']>): Parameters {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}

function drawPage(locale: Locale, page: PagePartsFragment, content: ReactNode): ReactNode {
  setRequestLocale(locale);
  return (
    <SiteShell
      locale={locale}
      path={publicPath(page.uri)}
      otherLanguagePath={otherLanguagePath(page, locale)}
      changed={page.modifiedGmt.slice(0, 10)}
    >
      {content}
    </SiteShell>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await requirePage(params);
  const metadata = pageMetadata(page, (await getShell(locale)).generalSettings.title);
  return { ...metadata, other: contentMark(renderedFrom()) };
}

/** What somebody asked is no page of its own. */
export async function generateAskedMetadata(props: Props): Promise<Metadata> {
  return { ...(await generateMetadata(props)), robots: { index: false } };
}

async function requirePage(params: Props['params']): Promise<{ locale: Locale; page: PagePartsFragment }> {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) redirect(addresses.notFound.path);
  const page = await getPage(locale, `/${path.map(decodeURIComponent).join('/')}`);
  return page ? { locale, page } : redirect(localizePath(addresses.notFound.path, locale));
}

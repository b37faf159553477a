import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { defaultLocale, isLocale, localizePath } from '#cms-schema/locale.ts';
import { getOpened, getPassingBlockData, getShell } from '../cms.ts';
import { Attachments } from '../page/attachments.tsx';
import { DocumentView } from '../page/document-view.tsx';
import { otherLanguagePath } from '../page/other-language-path.ts';
import { pageMetadata, publicPath } from '../page/page-metadata.ts';
import { layoutOf } from '../shell/layouts.ts';
import { SiteShell } from '../shell/site-shell.tsx';

interface Props {
  readonly params: Promise<{ locale: string; path?: string[] }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The document behind a gate, for visitors the platform has just let in or who know its password; all others are redirected to the gate. */
export default async function OpenedPage(props: Props) {
  const { locale, page, by } = await readOpened(props);
  setRequestLocale(locale);
  const path = publicPath(page.uri);
  return (
    <SiteShell
      locale={locale}
      path={path}
      otherLanguagePath={otherLanguagePath(page, locale)}
      changed={page.modified.slice(0, 10)}
      layout={layoutOf(page)}
    >
      <div hidden data-attach="opened" data-address={path} data-by={by} />
      <DocumentView document={page} locale={locale} send={getPassingBlockData} />
      <Attachments names={['opened']} />
    </SiteShell>
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await readOpened(props);
  const { title } = pageMetadata(page, (await getShell(locale)).generalSettings.title);
  return { ...(title !== undefined && { title }), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

async function readOpened({ params, searchParams }: Props) {
  const { locale: requested, path: steps = [] } = await params;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const { pass, by } = await searchParams;
  const address = localizePath(`/${steps.map(decodeURIComponent).join('/')}`, locale);
  const page = typeof pass === 'string' ? await getOpened(pass) : null;
  // A pass shows its document at the document's own address only, and never under the name of another.
  if (page === null || publicPath(page.uri) !== address) redirect(encodeURI(address));
  return { locale, page, by: by === 'password' ? by : undefined };
}

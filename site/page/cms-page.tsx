import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Parameters } from '#cms-schema/define-load.ts';
import { isLocale, type Locale, languageTags, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ArchivePage, archiveMetadata } from '../archive/archive-page.tsx';
import {
  type Gate,
  getBlockData,
  getGate,
  getPage,
  getPassingBlockData,
  getShell,
  localeOf,
  renderedFrom,
} from '../cms.ts';
import type { ArchivePlace } from '../freshness/address-book.ts';
import { GatePage, gateMetadata } from '../gate/gate-page.tsx';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { layoutOf } from '../shell/layouts.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { requireSite } from '../site.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { contentMark } from './content-mark.ts';
import { DocumentView } from './document-view.tsx';
import { otherLanguagePath } from './other-language-path.ts';
import { pageMetadata, publicPath } from './page-metadata.ts';

interface Props {
  readonly params: Promise<{ locale: string; path?: string[] }>;
}

/** Any published page of the CMS, at its path or at a second address of it, or the archive of a term. */
export default async function CmsPage({ params }: Props) {
  const archive = await findArchive(params);
  if (archive) return <ArchivePage place={archive} />;
  const place = await requirePlace(params);
  const { language, page } = place;
  if (page === null) return drawGate(place);
  return drawPage(
    place,
    <>
      <DocumentView document={page} locale={language} send={getBlockData} />
      <StructuredData page={page} locale={language} />
    </>,
  );
}

/** The same for a request with query parameters that blocks read: the response is not cached. */
export async function AskedPage({ params, searchParams }: AskedProps) {
  const place = await requirePlace(params);
  const { language, page } = place;
  if (page === null) return drawGate(place);
  const parameters = readSent(await searchParams);
  const send = getPassingBlockData;
  return drawPage(place, <DocumentView document={page} locale={language} send={send} parameters={parameters} />);
}

interface AskedProps extends Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function readSent(sent: Awaited<AskedProps['searchParams']>): Parameters {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}

function drawGate({ locale, language, gate, address }: PlaceOfGate): ReactNode {
  setRequestLocale(locale);
  const content = <GatePage gate={gate} locale={language} />;
  return (
    <SiteShell
      locale={locale}
      path={address ?? publicPath(gate.uri)}
      otherLanguagePath={otherLanguagePath(gate, locale, address)}
    >
      {language === locale ? content : <div lang={languageTags[language]}>{content}</div>}
    </SiteShell>
  );
}

function drawPage({ locale, language, page, address }: PlaceOfPage, content: ReactNode): ReactNode {
  setRequestLocale(locale);
  return (
    <SiteShell
      locale={locale}
      path={address ?? publicPath(page.uri)}
      otherLanguagePath={otherLanguagePath(page, locale, address)}
      changed={page.modified.slice(0, 10)}
      layout={layoutOf(page)}
    >
      {language === locale ? content : <div lang={languageTags[language]}>{content}</div>}
    </SiteShell>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const archive = await findArchive(params);
  if (archive) return { ...(await archiveMetadata(archive)), other: contentMark(renderedFrom()) };
  const { language, page, gate } = await requirePlace(params);
  const metadata =
    page === null
      ? await gateMetadata({ gate, locale: language })
      : pageMetadata(page, (await getShell(language)).generalSettings.title);
  return { ...metadata, other: contentMark(renderedFrom()) };
}

/** Not indexed: a page with query parameters is not a page of its own. */
export async function generateAskedMetadata(props: Props): Promise<Metadata> {
  return { ...(await generateMetadata(props)), robots: { index: false } };
}

interface PlaceOfPage extends PlaceOnSite {
  readonly page: PagePartsFragment;
  readonly gate: null;
}

interface PlaceOfGate extends PlaceOnSite {
  readonly page: null;
  readonly gate: Gate;
}

interface PlaceOnSite {
  /** The language of the shell around the page. */
  readonly locale: Locale;
  /** The language of the page. */
  readonly language: Locale;
  /** The second address that was requested, with prefix; null if it was the page's own. */
  readonly address: string | null;
}

async function findArchive(params: Props['params']): Promise<ArchivePlace | null> {
  const { locale, path } = await readParams(params);
  return requireSite().freshness.addresses()?.archiveAt(locale, path) ?? null;
}

async function readParams(params: Props['params']): Promise<{ locale: Locale; path: string }> {
  const { locale, path: steps = [] } = await params;
  if (!isLocale(locale)) redirect(addresses.notFound.path);
  return { locale, path: `/${steps.map(decodeURIComponent).join('/')}` };
}

async function requirePlace(params: Props['params']): Promise<PlaceOfPage | PlaceOfGate> {
  const { locale, path } = await readParams(params);
  const shown = requireSite().freshness.addresses()?.documentAt(locale, path) ?? { locale, path };
  const isSecond = shown.locale !== locale || shown.path !== path;
  const address = isSecond ? localizePath(path, locale) : null;
  const page = await getPage(shown.locale, shown.path);
  if (page !== null) return { locale, page, gate: null, language: localeOf(page.language.slug), address };
  const gate = await getGate(shown.locale, shown.path);
  if (gate === null) redirect(localizePath(addresses.notFound.path, locale));
  return { locale, page, gate, language: shown.locale, address };
}

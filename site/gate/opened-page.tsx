import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { defaultLocale, isLocale, localizePath } from '#cms-schema/locale.ts';
import { type Gate, getOpened, getPassingBlockData, getShell } from '../cms.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { Attachments } from '../page/attachments.tsx';
import { DocumentView } from '../page/document-view.tsx';
import { otherLanguagePath } from '../page/other-language-path.ts';
import { pageMetadata, publicPath } from '../page/page-metadata.ts';
import { layoutOf } from '../shell/layouts.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { GatePage, gateMetadata } from './gate-page.tsx';

interface Props {
  readonly params: Promise<{ locale: string; path?: string[] }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * The document behind a gate, for visitors the platform has just let in or who know its password, or the second gate, which
 * asks those whom the platform let in for the password as well; all others are redirected to the first one.
 */
export default async function OpenedPage(props: Props) {
  const { locale, shown, pass, by } = await readOpened(props);
  setRequestLocale(locale);
  const path = publicPath(shown.uri);
  const mark = <div hidden data-attach="opened" data-address={path} data-by={by} />;
  if (isGate(shown))
    return (
      <SiteShell locale={locale} path={path} otherLanguagePath={otherLanguagePath(shown, locale)}>
        {mark}
        <GatePage gate={shown} locale={locale} pass={pass} />
        <Attachments names={['opened']} />
      </SiteShell>
    );
  return (
    <SiteShell
      locale={locale}
      path={path}
      otherLanguagePath={otherLanguagePath(shown, locale)}
      changed={shown.modified.slice(0, 10)}
      layout={layoutOf(shown)}
    >
      {mark}
      <DocumentView document={shown} locale={locale} send={getPassingBlockData} />
      <Attachments names={['opened']} />
    </SiteShell>
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, shown, pass } = await readOpened(props);
  const { title } = isGate(shown)
    ? await gateMetadata({ gate: shown, locale, pass })
    : pageMetadata(shown, (await getShell(locale)).generalSettings.title);
  return { ...(title !== undefined && { title }), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

async function readOpened({ params, searchParams }: Props) {
  const { locale: requested, path: steps = [] } = await params;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const { pass, by } = await searchParams;
  const address = localizePath(`/${steps.map(decodeURIComponent).join('/')}`, locale);
  if (typeof pass !== 'string') redirect(encodeURI(address));
  const { opened, openedGate } = await getOpened(pass);
  const shown = opened ?? openedGate;
  // A pass shows its document at the document's own address only, and never under the name of another.
  if (shown === null || publicPath(shown.uri) !== address) redirect(encodeURI(address));
  return { locale, shown, pass, by: by === 'password' ? by : undefined };
}

function isGate(shown: PagePartsFragment | Gate): shown is Gate {
  return 'ticket' in shown;
}

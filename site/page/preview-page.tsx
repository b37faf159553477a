import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { styled } from 'styled-components';
import { defaultLocale, isLocale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { theme } from '#ui/theme.ts';
import { getPassingBlockData, getPreview } from '../cms.ts';
import { layoutOf } from '../shell/layouts.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { DocumentView } from './document-view.tsx';
import { MessageActions, MessagePage } from './message-page.tsx';
import { otherLanguagePath } from './other-language-path.ts';
import { publicPath } from './page-metadata.ts';

interface Props {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A draft within the real site, for holders of a valid preview token; all others get a message with links. */
export default async function PreviewPage(props: Props) {
  const { locale, page } = await readPreview(props);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'preview' });
  if (!page) {
    const other = locale === 'zh' ? 'en' : 'zh';
    return (
      <SiteShell locale={locale} path={localizePath('/', locale)} otherLanguagePath={localizePath('/', other)}>
        <MessagePage title={t('expired')} lede={t('expiredLede')}>
          <MessageActions>
            <ButtonLink href={addresses.studio.path} icon="arrow-right">
              {t('studio')}
            </ButtonLink>
            <ButtonLink href={localizePath('/', locale)} variant="secondary">
              {t('home')}
            </ButtonLink>
          </MessageActions>
        </MessagePage>
      </SiteShell>
    );
  }
  return (
    <SiteShell
      locale={locale}
      path={publicPath(page.uri)}
      otherLanguagePath={otherLanguagePath(page, locale)}
      layout={layoutOf(page)}
    >
      <Badge>
        <Tag tone="accent">{t('badge')}</Tag>
      </Badge>
      <DocumentView document={page} locale={locale} send={getPassingBlockData} />
    </SiteShell>
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await readPreview(props);
  const t = await getTranslations({ locale, namespace: 'preview' });
  const title = page ? `${t('badge')} · ${page.title}` : t('expired');
  return { title: { absolute: title }, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

async function readPreview({ params, searchParams }: Props) {
  const { locale: requested } = await params;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const { token } = await searchParams;
  return { locale, page: typeof token === 'string' ? await getPreview(token) : null };
}

const Badge = styled.div`
  position: fixed;
  inset: auto auto ${theme.space.x2} ${theme.space.x2};
  z-index: ${theme.layer.toast};
`;

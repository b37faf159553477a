import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { styled } from 'styled-components';
import { defaultLocale, isLocale } from '#cms-schema/locale.ts';
import { Tag } from '#ui/tag.tsx';
import { theme } from '#ui/theme.ts';
import { getPreview, getPreviewBlockData } from '../cms.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { DocumentView } from './document-view.tsx';
import { MessagePage } from './message-page.tsx';
import { otherLanguagePath } from './other-language-path.ts';
import { publicPath } from './page-metadata.ts';

interface Props {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

/** A draft in the real site, for whoever holds a token of its document and revision. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const { locale: requested } = await params;
  const locale = isLocale(requested) ? requested : defaultLocale;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'preview' });
  const { token } = await searchParams;
  const page = typeof token === 'string' ? await getPreview(token) : null;
  if (!page) return <MessagePage code="preview" title={t('expired')} lede={t('expiredLede')} />;
  return (
    <SiteShell locale={locale} path={publicPath(page.uri)} otherLanguagePath={otherLanguagePath(page, locale)}>
      <Badge>
        <Tag tone="accent">{t('badge')}</Tag>
      </Badge>
      <DocumentView document={page} locale={locale} send={getPreviewBlockData} />
    </SiteShell>
  );
}

const Badge = styled.div`
  position: fixed;
  inset: auto auto ${theme.space.x2} ${theme.space.x2};
  z-index: ${theme.layer.toast};
`;

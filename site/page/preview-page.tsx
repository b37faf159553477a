import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { theme } from '#ui/theme.ts';
import { type Dependencies, getPreview, getShell, sendBlockQueries } from '../cms.ts';
import { getTranslations } from '../i18n/translate.ts';
import type { PageHead } from '../render/page-head.ts';
import type { PageRequest } from '../render/page-request.ts';
import type { PageView } from '../render/page-view.ts';
import { layoutOf } from '../shell/layouts.ts';
import { viewInShell } from '../shell/site-shell.tsx';
import { DocumentView } from './document-view.tsx';
import { MessageActions, MessagePage } from './message-page.tsx';
import { otherLanguagePath } from './other-language-path.ts';
import { listModules, loadBlocks } from './page-blocks.tsx';
import { publicPath } from './page-metadata.ts';

/** A draft within the real site, for holders of a valid preview token; all others get a message with links. */
export async function viewPreview({ locale, sent }: PageRequest, dependencies: Dependencies): Promise<PageView> {
  const [shell, page] = await Promise.all([
    getShell(locale, dependencies),
    sent.token === undefined ? null : getPreview(sent.token),
  ]);
  const t = getTranslations(locale, 'preview');
  if (page === null) {
    const other = locale === 'zh' ? 'en' : 'zh';
    return viewInShell({
      locale,
      shell,
      path: localizePath('/', locale),
      otherLanguagePath: localizePath('/', other),
      head: headOfPreview(t('expired')),
      children: (
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
      ),
    });
  }
  const blocks = await loadBlocks(page, { locale, send: sendBlockQueries(dependencies) });
  return viewInShell({
    locale,
    shell,
    path: publicPath(page.uri),
    otherLanguagePath: otherLanguagePath(page, locale),
    layout: layoutOf(page),
    head: headOfPreview(`${t('badge')} · ${page.title}`),
    modules: listModules(blocks),
    children: (
      <>
        <Badge>
          <Tag tone="accent">{t('badge')}</Tag>
        </Badge>
        <DocumentView document={page} locale={locale} blocks={blocks} />
      </>
    ),
  });
}

function headOfPreview(title: string): PageHead {
  return { title, robots: 'noindex, nofollow', referrer: 'no-referrer' };
}

const Badge = styled.div`
  position: fixed;
  inset: auto auto ${theme.space.x2} ${theme.space.x2};
  z-index: ${theme.layer.toast};
`;

import { SearchForm } from '#blocks/search-form.tsx';
import { localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type Dependencies, getShell } from '../cms.ts';
import type { PageRequest } from '../render/page-request.ts';
import type { PageView } from '../render/page-view.ts';
import { searchKey } from '../shell/menu-tree.ts';
import { viewInShell } from '../shell/site-shell.tsx';
import { getErrorTexts } from './error-texts.ts';
import { MessagePage } from './message-page.tsx';

/** `/404`, to which all unknown addresses redirect. */
export async function viewNotFound({ locale }: PageRequest, dependencies: Dependencies): Promise<PageView> {
  const { notFound, home } = getErrorTexts(locale);
  const other = locale === 'zh' ? 'en' : 'zh';
  const shell = await getShell(locale, dependencies);
  const search = shell.primary?.menuItems.nodes.find(({ key }) => key === searchKey);
  return viewInShell({
    locale,
    shell,
    path: localizePath(addresses.notFound.path, locale),
    otherLanguagePath: localizePath(addresses.notFound.path, other),
    layout: 'notFound',
    head: { title: notFound.title, robots: 'noindex' },
    children: (
      <MessagePage title={notFound.title} lede={notFound.lede}>
        {search && (
          <SearchForm
            data-attach="search"
            id="not-found-query"
            locale={locale}
            action={search.url}
            placeholder={search.description}
          />
        )}
        <ButtonLink href={localizePath('/', locale)} icon="arrow-right" variant={search ? 'secondary' : 'primary'}>
          {home}
        </ButtonLink>
      </MessagePage>
    ),
  });
}

import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SearchForm } from '#blocks/search-form.tsx';
import { defaultLocale, isLocale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { getShell } from '../cms.ts';
import { searchKey } from '../shell/menu-tree.ts';
import { SiteShell } from '../shell/site-shell.tsx';
import { describeError } from './describe-error.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  readonly params: Promise<{ locale: string }>;
}

/** `/404`, to which all unknown addresses redirect. The edge sends it with status 404. */
export default async function NotFoundPage({ params }: Props) {
  const locale = await requestedLocale(params);
  setRequestLocale(locale);
  const { title, lede, home } = describeError(notFound, locale);
  const other = locale === 'zh' ? 'en' : 'zh';
  const { primary } = await getShell(locale);
  const search = primary?.menuItems.nodes.find(({ key }) => key === searchKey);
  return (
    <SiteShell
      locale={locale}
      path={localizePath(addresses.notFound.path, locale)}
      otherLanguagePath={localizePath(addresses.notFound.path, other)}
      layout="notFound"
    >
      <MessagePage title={title} lede={lede}>
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
    </SiteShell>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = describeError(notFound, await requestedLocale(params));
  return { title: { absolute: title }, robots: { index: false } };
}

const notFound = { status: 404 };

async function requestedLocale(params: Props['params']) {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
}

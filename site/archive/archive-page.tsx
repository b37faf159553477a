import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PostList } from '#blocks/post-list/post-list.tsx';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { archiveFeedPath, archivePath, countArchivePages } from '#contract/archives.ts';
import { termKey } from '#contract/content-tags.ts';
import { type Archive, getArchive, getShell, localeOf } from '../cms.ts';
import { readSiteEnv } from '../env.ts';
import type { ArchivePlace } from '../freshness/address-book.ts';
import { otherLanguagePath } from '../page/other-language-path.ts';
import { listFeeds, listLanguages } from '../page/page-metadata.ts';
import { SiteShell } from '../shell/site-shell.tsx';

interface Props {
  readonly place: ArchivePlace;
}

/** The published documents of a category, a tag or an author, newest first, drawn like a list of posts on a page. */
export async function ArchivePage({ place }: Props) {
  const { locale, path, page } = place;
  setRequestLocale(locale);
  const [archive, t] = await Promise.all([requireArchive(place), getTranslations({ locale, namespace: 'archive' })]);
  const pages = countArchivePages(archive.count);
  const leadTo = (label: 'older' | 'newer', to: number) =>
    to < 1 || to > pages
      ? []
      : [
          {
            label: t(label),
            link: { href: localizePath(archivePath(place, to), locale), newTab: false, external: false },
          },
        ];
  const counted = [t('count', { count: archive.count }), ...(pages > 1 ? [t('page', { page, pages })] : [])];
  return (
    <SiteShell
      locale={locale}
      path={localizePath(path, locale)}
      otherLanguagePath={otherLanguagePath({ translations: listTranslations(place, archive) }, locale)}
    >
      <PostList
        heading={archive.name}
        intro={[archive.description, ...counted].filter((text) => text !== '').join(locale === 'en' ? ' ' : '')}
        of="posts"
        term={null}
        count={archive.entries.length}
        perPage={0}
        filter={false}
        order="newest"
        actions={[...leadTo('older', page + 1), ...leadTo('newer', page - 1)]}
        layout="rows"
        tone="light"
        data={archive.entries.map(({ date, minutes, card }) => ({ ...card, minutes, day: date.slice(0, 10) }))}
        host={{ locale, id: 'archive', signature: termKey(place), isFirst: true, depth: 0 }}
      />
    </SiteShell>
  );
}

export async function archiveMetadata(place: ArchivePlace): Promise<Metadata> {
  const { locale, path, page } = place;
  const [archive, { generalSettings }, t] = await Promise.all([
    requireArchive(place),
    getShell(locale),
    getTranslations({ locale, namespace: 'archive' }),
  ]);
  const name = page === 1 ? archive.name : t('titleOfPage', { name: archive.name, page });
  const title = `${name} · ${generalSettings.title}`;
  const translations = listTranslations(place, archive);
  return {
    metadataBase: new URL(readSiteEnv().publicUrl),
    title: { absolute: title },
    ...(archive.description !== '' && { description: archive.description }),
    alternates: {
      canonical: localizePath(path, locale),
      ...(translations.length > 0 && {
        languages: listLanguages({ language: { slug: locale }, uri: localizePath(path, locale), translations }),
      }),
      types: {
        'application/atom+xml': [
          {
            url: encodeURI(localizePath(archiveFeedPath(place), locale)),
            title: `${generalSettings.title} · ${archive.name}`,
          },
          ...listFeeds(locale, generalSettings.title)['application/atom+xml'],
        ],
      },
    },
    openGraph: { type: 'website', title, url: localizePath(path, locale), siteName: generalSettings.title },
  };
}

/** The first page of the archives of the term or author in other languages; further pages have no counterparts. */
function listTranslations(place: ArchivePlace, { languages }: Archive) {
  if (place.page > 1) return [];
  return languages
    .filter(({ slug }) => slug !== place.locale)
    .map((language) => ({ language, uri: localizePath(archivePath(place), localeOf(language.slug)) }));
}

/** Redirects to the 404 page if the last document has just left it. */
async function requireArchive(place: ArchivePlace): Promise<Archive> {
  const archive = await getArchive(place.locale, place);
  return archive ?? leave(place.locale);
}

function leave(locale: Locale): never {
  return redirect(localizePath(addresses.notFound.path, locale));
}

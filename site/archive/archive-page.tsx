import { PostList } from '#blocks/post-list/post-list.tsx';
import { localizePath } from '#cms-schema/locale.ts';
import { archiveFeedPath, archivePath, countArchivePages } from '#contract/archives.ts';
import { termKey } from '#contract/content-tags.ts';
import { type Archive, type Dependencies, getArchive, getShell, localeOf } from '../cms.ts';
import type { ArchivePlace } from '../freshness/address-book.ts';
import { getTranslations } from '../i18n/translate.ts';
import { otherLanguagePath } from '../page/other-language-path.ts';
import { listFeeds, listLanguages } from '../page/page-metadata.ts';
import type { PageHead } from '../render/page-head.ts';
import type { PageView } from '../render/page-view.ts';
import { viewInShell } from '../shell/site-shell.tsx';

/** The published documents of a category, a tag or an author, newest first, drawn like a list of posts on a page; null if it has none. */
export async function viewArchive(place: ArchivePlace, dependencies: Dependencies): Promise<PageView | null> {
  const { locale, path, page } = place;
  const [archive, shell] = await Promise.all([getArchive(place, dependencies), getShell(locale, dependencies)]);
  if (archive === null) return null;
  const t = getTranslations(locale, 'archive');
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
  return viewInShell({
    locale,
    shell,
    path: localizePath(path, locale),
    otherLanguagePath: otherLanguagePath({ translations: listTranslations(place, archive) }, locale),
    head: { ...archiveHead(place, archive, shell.generalSettings.title), state: dependencies.stamp },
    children: (
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
    ),
  });
}

function archiveHead(place: ArchivePlace, archive: Archive, siteTitle: string): PageHead {
  const { locale, path, page } = place;
  const t = getTranslations(locale, 'archive');
  const name = page === 1 ? archive.name : t('titleOfPage', { name: archive.name, page });
  const title = `${name} · ${siteTitle}`;
  const address = localizePath(path, locale);
  const translations = listTranslations(place, archive);
  return {
    title,
    ...(archive.description !== '' && { description: archive.description }),
    canonical: address,
    ...(translations.length > 0 && {
      languages: listLanguages({ language: { slug: locale }, uri: address, translations }),
    }),
    feeds: [
      { url: localizePath(archiveFeedPath(place), locale), title: `${siteTitle} · ${archive.name}` },
      ...listFeeds(locale, siteTitle),
    ],
    sharing: { title, url: address, siteName: siteTitle },
  };
}

/** The first page of the archives of the term or author in other languages; further pages have no counterparts. */
function listTranslations(place: ArchivePlace, { languages }: Archive) {
  if (place.page > 1) return [];
  return languages
    .filter(({ slug }) => slug !== place.locale)
    .map((language) => ({ language, uri: localizePath(archivePath(place), localeOf(language.slug)) }));
}

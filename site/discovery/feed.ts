import { isLocale, type Locale, languageTags, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { archiveFeedPath } from '#contract/archives.ts';
import { getShell } from '../cms.ts';
import { readSiteEnv } from '../env.ts';
import { requireSite } from '../site.ts';
import { answerKept } from './answer-kept.ts';
import { askArchiveFeed, askFeedEntries, type FeedEntry } from './ask-lists.ts';
import { feedsOf, type SiteFeed } from './list-feeds.ts';
import { printDocument, printElement, type Xml } from './print-xml.ts';

/**
 * `/feed.xml`, `/en/feeds/posts.xml`: the latest publications as an Atom feed (RFC 4287).
 * @param name the file below `/feeds`; null for the feed of all types.
 */
export async function answerFeed(locale: string, name: string | null): Promise<Response> {
  const asked = isLocale(locale) ? findFeed(locale, name) : undefined;
  return answerKept('application/atom+xml', asked?.feed.path ?? `no feed ${name}`, async () => {
    if (asked === undefined) return null;
    const [{ generalSettings: site }, entries] = await Promise.all([
      getShell(asked.locale),
      askFeedEntries(asked.locale, asked.feed.restBase),
    ]);
    const { title, slogan, copyright } = site;
    return printFeed({ ...asked, entries, site: { title, slogan, copyright } }, readSiteEnv().publicUrl);
  });
}

/**
 * `/tag/cars/feed.xml`: the latest documents of an archive.
 * @param path that of the archive, without language prefix, decoded
 */
export async function answerArchiveFeed(locale: string, path: string): Promise<Response> {
  const { freshness } = requireSite();
  await freshness.ready;
  const place = isLocale(locale) ? (freshness.addresses()?.archiveAt(locale, path) ?? null) : null;
  const key = `archive ${place === null ? '' : localizePath(place.path, place.locale)}`;
  return answerKept('application/atom+xml', key, async () => {
    if (place === null) return null;
    const [{ generalSettings: site }, archive] = await Promise.all([
      getShell(place.locale),
      askArchiveFeed(place.locale, place),
    ]);
    if (archive === null) return null;
    const { title, slogan, copyright } = site;
    const feed = { path: localizePath(archiveFeedPath(place), place.locale), label: archive.name, page: place.path };
    const { entries } = archive;
    return printFeed(
      { locale: place.locale, feed, entries, site: { title, slogan, copyright } },
      readSiteEnv().publicUrl,
    );
  });
}

function findFeed(locale: Locale, name: string | null): { locale: Locale; feed: SiteFeed } | undefined {
  const feed = feedsOf(locale).find(({ restBase }) => (restBase === null ? name === null : name === `${restBase}.xml`));
  return feed && { locale, feed };
}

export interface FeedParts {
  readonly locale: Locale;
  /** `page`: the path of the page that lists the same documents; by default the home page. */
  readonly feed: Pick<SiteFeed, 'path' | 'label'> & { readonly page?: string };
  readonly entries: readonly FeedEntry[];
  readonly site: {
    readonly title: string;
    readonly slogan: string | null;
    readonly copyright: string | null;
  };
}

export function printFeed({ locale, feed, entries, site }: FeedParts, publicUrl: string): string {
  const self = publicUrl + encodeURI(feed.path);
  const changed = entries.map(({ modified }) => new Date(modified).getTime());
  const parts = [
    printElement('id', {}, self),
    printElement('title', {}, feed.label === null ? site.title : `${site.title} · ${feed.label}`),
    ...(site.slogan ? [printElement('subtitle', {}, site.slogan)] : []),
    printElement('link', { rel: 'self', type: ATOM, href: self }),
    printElement('link', {
      rel: 'alternate',
      type: 'text/html',
      href: publicUrl + encodeURI(localizePath(feed.page ?? '/', locale)),
    }),
    // Required even in an empty feed, which has never changed.
    printElement('updated', {}, printSecond(Math.max(0, ...changed))),
    printElement('author', {}, printElement('name', {}, site.title)),
    printElement('icon', {}, publicUrl + addresses.icon.path),
    ...(site.copyright ? [printElement('rights', {}, site.copyright)] : []),
    ...entries.map((entry) => printEntry(entry, locale, publicUrl)),
  ];
  return printDocument(
    printElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTags[locale] }, ...parts),
  );
}

function printEntry(entry: FeedEntry, locale: Locale, publicUrl: string): Xml {
  const { id, path, title, excerpt, content, date, modified, author, terms, picture } = entry;
  const href = publicUrl + encodeURI(localizePath(path, locale));
  return printElement(
    'entry',
    {},
    // Stays the same when the document moves, and redirects to it.
    printElement('id', {}, `${publicUrl}/?p=${id}`),
    printElement('title', {}, title),
    printElement('link', {
      rel: 'alternate',
      type: 'text/html',
      hreflang: languageTags[locale],
      href,
    }),
    ...(picture
      ? [printElement('link', { rel: 'enclosure', type: picture.mimeType, href: publicUrl + encodeURI(picture.src) })]
      : []),
    printElement('published', {}, printSecond(new Date(date).getTime())),
    printElement('updated', {}, printSecond(new Date(modified).getTime())),
    ...(author === null ? [] : [printElement('author', {}, printElement('name', {}, author))]),
    ...terms.map((term) => printElement('category', { term })),
    printElement('summary', { type: 'text' }, excerpt),
    // Links of editors may be relative to the site.
    ...(content === '' ? [] : [printElement('content', { type: 'html', 'xml:base': href }, content)]),
  );
}

/** RFC 3339, from milliseconds since 1970. */
function printSecond(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

const ATOM = 'application/atom+xml';

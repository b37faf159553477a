import { isLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { archivePath } from '#contract/archives.ts';
import { termKey } from '#contract/content-tags.ts';
import { contentTypes, feedTypes } from '#contract/content-types.ts';
import { DatabaseError } from '#kit/database/database-error.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { Cms } from '../create-cms.ts';
import type { PublicArchive, PublishedSummary } from '../publishing/model.ts';
import { createTimeSlice } from './rest/time-slice.ts';

/** The number of documents in a feed. */
const FEED_LENGTH = 30;

/** Characters of HTML that an entry of a feed carries: of a longer document, readers get the summary and the link. */
const LONGEST_CONTENT = 100_000;

/**
 * The contents of the sitemaps and feeds, for the site's server. Paths are decoded and without language prefix.
 *
 * - `/sitemap`: `parts`, the sitemap files (`locale`, `part` from 1, `modified`)
 * - `/sitemap/<locale>/<part>`: `entries` (`path`, `modified`, `translations`, `pictures`: addresses from the site's root)
 * - `/feed/<locale>` and `/feed/<locale>/<restBase>`: `entries`, newest first, of all types of articles or of one
 *
 * 404 for everything else, 503 while the database is unreachable.
 */
export async function answerPublicLists(cms: Cms, path: string): Promise<Response> {
  const [kind, locale, rest, ...more] = path.slice(addresses.publicLists.path.length + 1).split('/');
  const read = more.length > 0 ? null : chooseList(cms, kind, locale, rest);
  if (read === null) return respond(404, { code: 'not_found' });
  if (!cms.isReady()) return respond(503, { code: 'unavailable' });
  try {
    return respond(200, await read());
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return respond(503, { code: 'unavailable' });
  }
}

type Read = () => Promise<object>;

function chooseList({ published }: Cms, kind = '', locale?: string, rest?: string): Read | null {
  if (kind === 'sitemap' && locale === undefined) {
    return async () => ({ parts: await published.listSitemapParts() });
  }
  if (!isLocale(locale)) return null;
  if (kind === 'sitemap' && /^[1-9]\d{0,5}$/.test(rest ?? '')) {
    const part = Number(rest);
    return async () => {
      const pages = await published.listSitemapEntries(locale, part);
      // Far fewer than pages: they fit into the first part of each language.
      const archives = part === 1 ? await published.listArchives() : [];
      return { entries: [...pages, ...archives.filter((one) => one.locale === locale).map(presentArchive(archives))] };
    };
  }
  const types = feedTypes.filter((type) => rest === undefined || contentTypes[type].restBase === rest);
  if (kind !== 'feed' || types.length === 0) return null;
  return async () => {
    const newest = await published.listNewest(locale, types, FEED_LENGTH);
    const documents = new Map(
      (await published.listPublishedByIds(newest.map(({ id }) => id))).map((row) => [row.id, row]),
    );
    const yieldWhenDue = createTimeSlice();
    const entries: object[] = [];
    for (const summary of newest) {
      await yieldWhenDue();
      const document = documents.get(summary.id);
      const content = document ? published.printPublished(document) : '';
      entries.push({ ...presentEntry(summary), content: content.length > LONGEST_CONTENT ? '' : content });
    }
    return { entries };
  };
}

function presentArchive(all: readonly PublicArchive[]) {
  return (archive: PublicArchive) => ({
    path: archivePath(archive),
    modified: archive.modified,
    translations: all
      .filter((other) => other.locale !== archive.locale && termKey(other) === termKey(archive))
      .map((other) => ({ locale: other.locale, path: archivePath(other) })),
    pictures: [],
  });
}

function presentEntry(summary: PublishedSummary) {
  const { id, type, title, excerpt, path, date, modified, author, terms, featuredMedia, locale } = summary;
  const picture = featuredMedia?.kind === 'image' ? featuredMedia.resolved[locale] : null;
  return {
    id,
    path,
    excerpt,
    date,
    modified,
    title: htmlToText(title),
    author: author?.name ?? null,
    terms: [contentTypes[type].labels.one[locale], ...new Set(terms.map(({ name }) => name))],
    picture: picture && { src: picture.src, mimeType: picture.mimeType },
  };
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

import { isLocale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { archivePath, archiveTaxonomies } from '#contract/archives.ts';
import { termKey } from '#contract/content-tags.ts';
import { contentTypes, feedTypes } from '#contract/content-types.ts';
import { decodeSlug, sanitizeSlug } from '#contract/slug.ts';
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
 * - `/feed/<locale>/<taxonomy>/<slug>`: `entries` of an archive, and its `name`; 404 if there is no such archive
 *
 * 404 for everything else, 503 while the database is unreachable.
 */
export async function answerPublicLists(cms: Cms, path: string): Promise<Response> {
  const [kind, locale, ...rest] = path.slice(addresses.publicLists.path.length + 1).split('/');
  const read = chooseList(cms, kind, locale, rest);
  if (read === null) return respond(404, { code: 'not_found' });
  if (!cms.isReady()) return respond(503, { code: 'unavailable' });
  try {
    const list = await read();
    return list === null ? respond(404, { code: 'not_found' }) : respond(200, list);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return respond(503, { code: 'unavailable' });
  }
}

/** Null if there is no such list. */
type Read = () => Promise<object | null>;

function chooseList({ published }: Cms, kind = '', locale?: string, [rest, slug, ...more]: string[] = []): Read | null {
  if (more.length > 0 || (slug !== undefined && kind !== 'feed')) return null;
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
  if (kind !== 'feed') return null;
  if (slug !== undefined) {
    const taxonomy = archiveTaxonomies.find((each) => each === rest);
    if (taxonomy === undefined) return null;
    return async () => {
      const key = { taxonomy, slug: sanitizeSlug(decodeSlug(slug)) };
      const archive = await published.getArchive(locale, key, { offset: 0, limit: FEED_LENGTH });
      return archive && { name: archive.name, entries: await presentEntries(published, archive.items) };
    };
  }
  const types = feedTypes.filter((type) => rest === undefined || contentTypes[type].restBase === rest);
  if (types.length === 0) return null;
  return async () => ({
    entries: await presentEntries(published, await published.listNewest(locale, types, FEED_LENGTH)),
  });
}

async function presentEntries(
  published: Cms['published'],
  newest: readonly PublishedSummary[],
): Promise<readonly object[]> {
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
  return entries;
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

import type { ResolvedDownload, ResolvedMedia } from '#cms-schema/field.ts';
import { type Locale, languageCodes } from '#cms-schema/locale.ts';
import { taxonomies } from '#cms-schema/taxonomy.ts';
import { typesThatMay } from '#cms-schema/visibility.ts';
import { inPieces } from '#kit/in-pieces.ts';
import type { Lookups } from '../canvas/lookups.ts';
import { cardsQuery } from '../cms/cards.generated.ts';
import type { MediaItem } from '../cms/media-calls.ts';
import type { StudioClient } from '../cms.ts';

/** The canvas's requests to the CMS, for one language of the page. `pickMedia` and `addPictures` open the host's dialogs. */
export function createLookups(
  client: StudioClient,
  locale: Locale,
  { pickMedia, addPictures }: Pick<Lookups, 'pickMedia' | 'addPictures'>,
): Lookups {
  return {
    pickMedia,
    addPictures,
    loadMedia: async (ids) =>
      new Map(
        (await listMedia(client, ids))
          .filter(({ visibility }) => visibility === 'everyone')
          .map((item) => [item.id, resolveMedia(item, locale)]),
      ),
    loadDownloads: async (ids) =>
      new Map((await listMedia(client, ids)).map((item) => [item.id, resolveDownload(item)])),
    loadDocuments: async (ids, language) => {
      const found = await Promise.all(
        inPieces(ids, MOST_IDS).map(async (some) => {
          const { cards } = await client.sendQuery(cardsQuery, { ids: some, language: languageCodes[language] });
          return some.flatMap((id, index) => (cards[index] ? [[id, cards[index]] as const] : []));
        }),
      );
      return new Map(found.flat());
    },
    loadTerms: async (ids, language) => {
      const all = await listTerms(client);
      return new Map(
        ids.flatMap((id) => {
          const asked = all.find((term) => term.id === id);
          const found = all.find(
            ({ taxonomy, slug, locale }) => taxonomy === asked?.taxonomy && slug === asked.slug && locale === language,
          );
          return found
            ? [[id, { id: found.id, taxonomy: found.taxonomy, slug: found.slug, name: found.name }] as const]
            : [];
        }),
      );
    },
    listTerms: (language, signal) => listTerms(client, language, signal),
    sendQuery: client.sendQuery,
    searchDocuments: (search) => client.search.searchDocuments(search),
    findDocument: (address, signal) => client.search.findDocument(address, signal),
  };
}

async function listTerms(client: StudioClient, locale?: Locale, signal?: AbortSignal) {
  const lists = await Promise.all(
    taxonomies.map(async (taxonomy) =>
      (await client.terms.list(taxonomy, locale, signal)).map((term) => ({ ...term, taxonomy })),
    ),
  );
  return lists.flat();
}

async function listMedia(client: StudioClient, ids: readonly number[]): Promise<MediaItem[]> {
  const pages = inPieces(ids, MOST_IDS).map((some) => client.media.list({ ids: some, perPage: some.length }));
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

/** The most that REST and the read API accept at once. */
const MOST_IDS = 100;

/** The picture as the site will show it. */
export function resolveMedia(item: MediaItem, locale: Locale): ResolvedMedia {
  const { path, mimeType, width, height, alt, color, renditions } = item;
  const setOf = (type: string) => {
    const own = renditions.filter((rendition) => rendition.mimeType === type).toSorted((a, b) => a.width - b.width);
    return own.length === 0 ? null : own.map((rendition) => `${rendition.path} ${rendition.width}w`).join(', ');
  };
  return {
    src: path,
    mimeType,
    width,
    height,
    alt: alt[locale],
    color,
    srcSet: setOf(mimeType),
    sources: ['image/avif', 'image/webp'].flatMap((type) => {
      const srcSet = type === mimeType ? null : setOf(type);
      return srcSet === null ? [] : [{ type, srcSet }];
    }),
  };
}

/** The file as the site will offer it, without the ticket, which only the CMS can issue. */
function resolveDownload({ fileName, fileSize, uploadedLocally, visibility, path }: MediaItem): ResolvedDownload {
  const isPublic = visibility === 'everyone';
  return {
    fileName,
    type: (/\.([^.]+)$/.exec(fileName)?.[1] ?? '').toUpperCase(),
    bytes: fileSize,
    date: uploadedLocally,
    accounts: isPublic ? null : [...typesThatMay(visibility)],
    href: isPublic ? path : null,
    ticket: null,
  };
}

/** For places where no picture can be chosen. */
export const pickNothing: Pick<Lookups, 'pickMedia' | 'addPictures'> = {
  pickMedia: async () => null,
  addPictures: async () => [],
};

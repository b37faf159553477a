import type { GraphQLSchema } from 'graphql';
import { defaultLocale } from '#cms-schema/locale.ts';
import { taxonomies } from '#cms-schema/taxonomy.ts';
import { archivedTypes } from '#contract/archives.ts';
import { authorTag } from '#contract/content-tags.ts';
import { decodeSlug, sanitizeSlug } from '#contract/slug.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { Archive, PublishedSummary } from '../../publishing/model.ts';
import { presentCard } from '../../publishing/present-document.ts';
import { type Args, attachResolvers, type Resolvers } from './attach-resolvers.ts';
import { presentLanguage } from './languages.ts';
import { DEFAULT_PAGE_LENGTH, MAX_PAGE_LENGTH } from './measure-selection.ts';
import { readCount, readLanguage, readText } from './read-args.ts';

/** Resolves the lists of what is filed under a term, and of what an author wrote. */
export function attachArchives(schema: GraphQLSchema): void {
  attachResolvers<unknown>(schema, 'RootQuery', rootFields);
  attachResolvers(schema, 'Archive', archiveFields);
  attachResolvers(schema, 'ArchiveEntry', entryFields);
}

/** A page that is further away is empty in any case. */
const MOST_PAGES = 1_000_000;

const rootFields: Resolvers<unknown> = {
  archive: async (_, args, { cms, keys }): Promise<Archive | null> => {
    const taxonomy = taxonomies.find((each) => each === readText(args, 'taxonomy'));
    if (taxonomy === undefined) return null;
    const filedUnder = { taxonomy, slug: readSlug(args) };
    // In all languages, since the response names those that have an archive.
    for (const type of archivedTypes(taxonomy)) keys.addCards(type, null, [filedUnder]);
    return cms.published.getArchive(readLanguage(args) ?? defaultLocale, filedUnder, readRange(args));
  },
  authorArchive: async (_, args, { cms, keys }): Promise<Archive | null> => {
    const key = { taxonomy: 'author', slug: readSlug(args) } as const;
    for (const type of archivedTypes('author')) keys.addCards(type, null);
    keys.addTag('settings');
    const found = await cms.published.getArchive(readLanguage(args) ?? defaultLocale, key, readRange(args));
    if (found?.authorId) keys.addTag(authorTag(found.authorId));
    return found;
  },
};

function readSlug(args: Args): string {
  return sanitizeSlug(decodeSlug(readText(args, 'slug') ?? ''));
}

function readRange(args: Args): { offset: number; limit: number } {
  const limit = Math.min(readCount(args, 'first') ?? DEFAULT_PAGE_LENGTH, MAX_PAGE_LENGTH);
  const page = Math.min(Math.max(readCount(args, 'page') ?? 1, 1), MOST_PAGES);
  return { offset: (page - 1) * limit, limit };
}

const archiveFields: Resolvers<Archive> = {
  description: ({ description }) => htmlToText(description),
  languages: ({ locales }) => locales.map(presentLanguage),
  entries: ({ items }) => items,
};

const entryFields: Resolvers<PublishedSummary> = {
  date: async ({ date }, _, { loadSiteTime, keys }) => {
    keys.addTag('settings');
    return (await loadSiteTime()).local(date);
  },
  minutes: ({ minutes }) => minutes ?? null,
  card: presentCard,
};

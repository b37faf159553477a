import type { GraphQLSchema } from 'graphql';
import { defaultLocale } from '#cms-schema/locale.ts';
import { taxonomies } from '#cms-schema/taxonomy.ts';
import { typesThat } from '#contract/content-types.ts';
import { decodeSlug, sanitizeSlug } from '#contract/slug.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { Archive, PublishedSummary } from '../../publishing/model.ts';
import { presentCard } from '../../publishing/present-document.ts';
import { attachResolvers, type Resolvers } from './attach-resolvers.ts';
import { presentLanguage } from './languages.ts';
import { DEFAULT_PAGE_LENGTH, MAX_PAGE_LENGTH } from './measure-selection.ts';
import { readCount, readLanguage, readText } from './read-args.ts';

/** Resolves the lists of what is filed under a term. */
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
    const filedUnder = { taxonomy, slug: sanitizeSlug(decodeSlug(readText(args, 'slug') ?? '')) };
    // In all languages, since the response names those that have an archive.
    const types = typesThat((type) => type.taxonomies.includes(taxonomy));
    for (const type of types) keys.addCards(type, null, [filedUnder]);
    const limit = Math.min(readCount(args, 'first') ?? DEFAULT_PAGE_LENGTH, MAX_PAGE_LENGTH);
    const page = Math.min(Math.max(readCount(args, 'page') ?? 1, 1), MOST_PAGES);
    const locale = readLanguage(args) ?? defaultLocale;
    return cms.published.getArchive(locale, filedUnder, { offset: (page - 1) * limit, limit });
  },
};

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

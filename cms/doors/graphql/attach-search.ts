import type { GraphQLSchema } from 'graphql';
import { defaultLocale, type Locale, localizePath } from '#cms-schema/locale.ts';
import { anyContentTag } from '#contract/content-tags.ts';
import { contentTypes, type DocumentType, documentTypes, isDocumentType } from '#contract/content-types.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { PublishedSummary, SearchHit } from '../../publishing/model.ts';
import { presentCard } from '../../publishing/present-document.ts';
import { attachResolvers, type Resolvers } from './attach-resolvers.ts';
import type { GraphqlContext } from './context.ts';
import { readCount, readLanguage, readText } from './read-args.ts';

/** Search results and suggestions. They are not cached, since anyone can make up queries and fill the cache. */
export function attachSearch(schema: GraphQLSchema): void {
  attachResolvers<unknown>(schema, 'RootQuery', rootFields);
  attachResolvers(schema, 'SearchHit', hitFields);
  attachResolvers(schema, 'SearchSuggestion', suggestionFields);
}

const MOST_ON_PAGE = 50;

const rootFields: Resolvers<unknown> = {
  search: async (_, args, context) => {
    const locale = readLanguage(args) ?? defaultLocale;
    const query = readText(args, 'query') ?? '';
    const type = readText(args, 'type');
    noteSearch(query, context);
    const found = await context.cms.published.searchPublished(locale, query, {
      types: type === null ? documentTypes : isDocumentType(type) ? [type] : [],
      perPage: Math.min(readCount(args, 'first') ?? 10, MOST_ON_PAGE),
      page: readCount(args, 'page') ?? 1,
    });
    return {
      total: found.total,
      isMore: found.isMore,
      types: [...found.totals].map(([name, total]) => ({ ...presentType(name, locale, 'many'), total })),
      correction: found.correction,
      hits: found.items,
    };
  },
  searchSuggestions: (_, args, context) => {
    const query = readText(args, 'query') ?? '';
    noteSearch(query, context);
    const locale = readLanguage(args) ?? defaultLocale;
    return context.cms.published.suggestPublished(locale, query, readCount(args, 'first') ?? 6);
  },
};

/** An empty query has no results that could change, so it may be cached. */
function noteSearch(query: string, { keys, forbidStoring }: GraphqlContext): void {
  if (query.trim() === '') return;
  keys.addTag(anyContentTag);
  forbidStoring();
}

const hitFields: Resolvers<SearchHit> = {
  title: ({ title }) => title,
  excerpt: ({ snippet }) => snippet,
  type: ({ document: { type, locale } }) => presentType(type, locale, 'one'),
  card: ({ document }) => presentCard(document),
};

const suggestionFields: Resolvers<PublishedSummary> = {
  title: ({ title }) => htmlToText(title),
  href: ({ path, locale }) => localizePath(path, locale),
  type: ({ type, locale }) => presentType(type, locale, 'one'),
};

/** The label of a type: singular for a document, plural for the count of a type. */
function presentType(
  name: DocumentType,
  locale: Locale,
  number: 'one' | 'many',
): { name: DocumentType; label: string } {
  return { name, label: contentTypes[name].labels[number][locale] };
}

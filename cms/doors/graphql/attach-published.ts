import type { GraphQLSchema } from 'graphql';
import type { ResolvedDocument } from '#cms-schema/field.ts';
import { defaultLocale, type Locale, locales, localizePath } from '#cms-schema/locale.ts';
import { taxonomies } from '#cms-schema/taxonomy.ts';
import { typesThatMay } from '#cms-schema/visibility.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { anyContentTag, type FiledUnder, pageTag } from '#contract/content-tags.ts';
import { contentTypes, type DocumentType, documentTypes, isDocumentType } from '#contract/content-types.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type {
  Gate,
  MovedPath,
  PlaceOfTranslation,
  PresentedBlock,
  PublicPath,
  PublishedDocument,
  PublishedPage,
  PublishedQuery,
  PublishedSummary,
  PublishedTranslation,
} from '../../publishing/model.ts';
import { presentCard } from '../../publishing/present-document.ts';
import { attachValues, type BlockSource } from './attach-blocks.ts';
import { type Args, attachResolvers, attachType, type Resolvers } from './attach-resolvers.ts';
import type { GraphqlContext } from './context.ts';
import { findByUri, presentLink, presentUri } from './find-by-uri.ts';
import { parseCursor, parseDatabaseId, parseGlobalId, printCursor, printGlobalId } from './global-id.ts';
import { fieldErrors } from './graphql-errors.ts';
import { languages, presentLanguage } from './languages.ts';
import { loadBreadcrumbs } from './load-breadcrumbs.ts';
import { loadSurroundings, loadTree } from './load-surroundings.ts';
import { DEFAULT_PAGE_LENGTH, MAX_PAGE_LENGTH } from './measure-selection.ts';
import { readCount, readIds, readInput, readLanguage, readText } from './read-args.ts';

/** Resolves documents of all types. */
export function attachPublished(schema: GraphQLSchema): void {
  attachResolvers<unknown>(schema, 'RootQuery', rootFields);
  for (const name of ['ContentNode', 'NodeWithEditorBlocks']) {
    attachType<ContentSource>(schema, name, ({ summary }) => contentTypes[summary.type].graphql.type);
  }
  for (const type of documentTypes) attachDocuments(schema, type);
  attachResolvers(schema, 'Seo', seoFields);
  attachResolvers(schema, 'Translation', translationFields);
  attachResolvers(schema, 'Gate', gateFields);
  attachResolvers(schema, 'GateTranslation', gateTranslationFields);
  attachResolvers(schema, 'PublicPath', publicPathFields);
  attachResolvers(schema, 'MovedPath', movedPathFields);
}

/** Attaches the resolvers of a document type, and the root fields that find and list its documents. */
function attachDocuments(schema: GraphQLSchema, type: DocumentType): void {
  const { graphql, supports, isHierarchical, body, taxonomies: filedBy } = contentTypes[type];
  const fields = fieldsOfType(type);
  attachResolvers<unknown>(schema, 'RootQuery', {
    [graphql.one]: async (_, args, context) => present(await findDocument(type, args, context), context),
    [graphql.many]: (_, args, context) => listConnection(type, args, context),
  });
  const own: Resolvers<ContentSource> = {
    ...contentFields,
    ...(supports.includes('page-attributes') && { menuOrder: ({ summary }: ContentSource) => summary.menuOrder }),
    ...(isHierarchical && { parentDatabaseId: ({ summary }: ContentSource) => summary.parentId }),
    ...(filedBy.length > 0 && { terms: ({ summary }: ContentSource) => summary.terms.map(({ name }) => name) }),
    ...(body === 'html' && {
      content: async ({ summary, blocks }: ContentSource, _: unknown, { loadBlocks }: GraphqlContext) =>
        (blocks ?? (await loadBlocks(summary.id))).map(({ renderedHtml }) => renderedHtml ?? '').join(''),
    }),
    ...(supports.includes('sticky') && { isSticky: ({ summary }: ContentSource) => summary.isSticky }),
    ...(Object.keys(fields).length > 0 && { fields: ({ summary }: ContentSource) => summary.fields ?? {} }),
  };
  attachResolvers(schema, graphql.type, { ...cardFields, ...noted(own) });
  attachValues(schema, `${graphql.type}Fields`, fields);
}

interface ContentSource {
  readonly summary: PublishedSummary;
  /** Null in lists, which read only summaries: blocks are loaded on demand. */
  readonly blocks: readonly PresentedBlock[] | null;
  readonly status: string;
  readonly isPreview: boolean;
  readonly previewRevisionId: number | null;
}

const rootFields: Resolvers<unknown> = {
  nodeByUri: async (_, args, context) => {
    const found = await findByUri(context.cms, readText(args, 'uri') ?? '', readLanguage(args));
    return present(found, context);
  },
  contentNode: async (_, args, context) => present(await findDocument(null, args, context), context),
  preview: async (_, _args, { loadPreview }): Promise<ContentSource | null> => {
    const found = await loadPreview();
    if (!found) return null;
    const { status, previewRevisionId } = found;
    return { summary: found, blocks: found.blocks, status, isPreview: true, previewRevisionId };
  },
  gate: async (_, args, { cms, keys }): Promise<Gate | null> => {
    const locale = readLanguage(args) ?? defaultLocale;
    const path = readText(args, 'path') ?? '';
    const found = await cms.published.getGate(locale, path);
    keys.addTag(pageTag(locale, path));
    return found;
  },
  opened: async (_, _args, { loadOpened }): Promise<ContentSource | null> => {
    const found = await loadOpened();
    return found && { ...presentSummary(found), blocks: found.blocks, isPreview: true };
  },
  openedGate: (_, _args, { loadSecondGate }): Promise<Gate | null> => loadSecondGate(),
  cards: async (_, args, { cms, forbidStoring }): Promise<(ResolvedDocument | null)[]> => {
    // Anyone can make up lists of ids and fill the cache.
    forbidStoring();
    const ids = readIds(args, 'ids', MAX_PAGE_LENGTH);
    const found = await cms.published.listPublishedCounterparts(ids, readLanguage(args) ?? defaultLocale);
    return ids.map((id) => {
      const summary = found.get(id);
      return summary ? presentCard(summary) : null;
    });
  },
  tree: (_, args, context) => {
    const type = readText(args, 'type');
    return type !== null && isDocumentType(type) ? loadTree(type, readLanguage(args) ?? defaultLocale, context) : [];
  },
  publicPaths: (_, _args, { cms, keys }) => {
    keys.addTag('paths');
    return cms.published.listPublicPaths();
  },
  movedPaths: (_, _args, { cms, keys }) => {
    keys.addTag('paths');
    return cms.published.listMovedPaths();
  },
};

const gateFields: Resolvers<Gate> = {
  accounts: ({ visibility }) => [...typesThatMay(visibility)],
  uri: ({ path, locale }) => presentUri(path, locale),
};

const gateTranslationFields: Resolvers<PlaceOfTranslation> = {
  language: ({ locale }) => presentLanguage(locale),
  uri: ({ path, locale }) => presentUri(path, locale),
};

/** Fields that change only with the card. A list that selects no others need not be invalidated by other changes. */
const cardFields: Resolvers<ContentSource> = {
  id: ({ summary }) => printGlobalId('post', summary.id),
  databaseId: ({ summary }) => summary.id,
  uri: ({ summary }) => presentUri(summary.path, summary.locale),
  link: ({ summary }, _, { cms }) => presentLink(summary.path, summary.locale, cms.publicUrl),
  contentTypeName: ({ summary }) => summary.type,
  excerpt: ({ summary }) => summary.excerpt,
  date: async ({ summary }, _, { loadSiteTime, keys }) => {
    keys.addTag('settings');
    return (await loadSiteTime()).local(summary.date);
  },
  dateGmt: ({ summary }) => printUtc(summary.date),
  language: ({ summary }) => presentLanguage(summary.locale),
  card: ({ summary }) => presentCard(summary),
  minutes: ({ summary }) => summary.minutes ?? null,
};

/** All other fields of a document change with its row, so reading one adds the document's cache key. */
function noted(fields: Resolvers<ContentSource>): Resolvers<ContentSource> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, resolve]): [string, Resolvers<ContentSource>[string]] => [
      name,
      (source, args, context) => {
        if (!source.isPreview) context.keys.addDocument(source.summary);
        return resolve(source, args, context);
      },
    ]),
  );
}

const contentFields: Resolvers<ContentSource> = {
  slug: ({ summary }) => summary.slug,
  isFrontPage: ({ summary }) => summary.isFrontPage,
  isContentNode: () => true,
  isTermNode: () => false,
  previewRevisionDatabaseId: ({ previewRevisionId }) => previewRevisionId,
  title: ({ summary }, args) => (readText(args, 'format') === 'RAW' ? summary.rawTitle : summary.title),
  modified: async ({ summary }, _, { loadSiteTime }) => (await loadSiteTime()).local(summary.modified),
  modifiedGmt: ({ summary }) => printUtc(summary.modified),
  author: ({ summary: { author } }) => author && { node: { databaseId: author.id, name: author.name } },
  featuredImage: ({ summary: { featuredMedia } }) => featuredMedia && { node: featuredMedia },
  translations: ({ summary }) => summary.translations,
  translation: ({ summary }, args) => {
    const locale = readLanguage(args);
    return summary.translations.find((translation) => translation.locale === locale) ?? null;
  },
  seo: ({ summary }) => summary,
  around: ({ summary }, _, context) => loadSurroundings(summary, context),
  breadcrumbs: ({ summary }, _, context) => loadBreadcrumbs(summary, context),
  signature: ({ summary }) => summary.signature,
  editorBlocks: async ({ summary, blocks }, args, { loadBlocks }): Promise<BlockSource[]> => {
    const all = blocks ?? (await loadBlocks(summary.id));
    const shown = args.flat === false ? all.filter(({ parentClientId }) => parentClientId === null) : all;
    return shown.map((block) => ({ block, all }));
  },
};

const seoFields: Resolvers<PublishedSummary> = {
  title: ({ seo, title }) => seo.title || htmlToText(title),
  metaDesc: ({ seo }) => seo.description,
  canonical: ({ path, locale }) => localizePath(path, locale),
  metaRobotsNoindex: ({ seo }) => seo.isHidden,
  opengraphImage: ({ seo }) => seo.image,
};

const translationFields: Resolvers<PublishedTranslation> = {
  databaseId: ({ id }) => id,
  language: ({ locale }) => presentLanguage(locale),
  uri: ({ path, locale }) => presentUri(path, locale),
};

const publicPathFields: Resolvers<PublicPath> = {
  language: ({ locale }) => languages[locale].code,
  uri: ({ path, locale }) => presentUri(path, locale),
  modifiedGmt: ({ modified }) => printUtc(modified),
};

const movedPathFields: Resolvers<MovedPath> = {
  language: ({ locale }) => languages[locale].code,
  uri: ({ path, locale }) => presentUri(path, locale),
  target: ({ target, locale }) => presentUri(target, locale),
};

function present(document: PublishedDocument | null, { keys }: GraphqlContext): ContentSource | null {
  if (document) keys.addDocument(document);
  return document && { ...presentSummary(document), blocks: document.blocks };
}

function presentSummary(summary: PublishedSummary): ContentSource {
  return { summary, blocks: null, status: 'publish', isPreview: false, previewRevisionId: null };
}

async function findDocument(
  type: DocumentType | null,
  args: Args,
  context: GraphqlContext,
): Promise<PublishedDocument | null> {
  const language = readLanguage(args);
  const id = readText(args, 'id') ?? '';
  const found = await lookUp(type, readText(args, 'idType') ?? 'ID', id, language, context);
  if (!found || (type !== null && found.type !== type)) return null;
  if (language === null || found.locale === language) return found;
  // An id refers to a document in one language; `language` selects its translation.
  const counterpart = found.translations.find(({ locale }) => locale === language);
  return counterpart ? context.cms.published.getPublishedById(counterpart.id) : null;
}

async function lookUp(
  type: DocumentType | null,
  idType: string,
  id: string,
  language: Locale | null,
  { cms }: GraphqlContext,
): Promise<PublishedDocument | null> {
  if (idType === 'URI') return findByUri(cms, id, language);
  if (idType === 'SLUG')
    return findInLanguages(language, (locale) => cms.published.getPublishedBySlug(type ?? 'post', locale, id));
  if (idType === 'KEY' && type !== null)
    return findInLanguages(language, (locale) => cms.published.getPublishedByIdentifier(type, locale, id));
  const number = idType === 'ID' ? parseGlobalId('post', id) : parseDatabaseId(id);
  if (number === null) throw fieldErrors.invalidId();
  return cms.published.getPublishedById(number);
}

/** The same slug may exist in both languages; without `language` the default one takes precedence. */
async function findInLanguages(
  language: Locale | null,
  find: (locale: Locale) => Promise<PublishedDocument | null>,
): Promise<PublishedDocument | null> {
  if (language !== null) return find(language);
  for (const locale of locales) {
    const found = await find(locale);
    if (found) return found;
  }
  return null;
}

async function listConnection(type: DocumentType, args: Args, context: GraphqlContext) {
  const query = readListQuery(type, args);
  context.keys.addList(type);
  context.keys.addCards(type, query.locale ?? null, query.terms);
  // The words of a document are not part of its card, so any content change can affect a search.
  if (query.search !== undefined) context.keys.addTag(anyContentTag);
  const { items, hasNextPage, hasPreviousPage } = await loadList(query, context);
  const edges = items.map((item) => ({ cursor: printCursor(item.id), node: presentSummary(item) }));
  const pageInfo = {
    hasNextPage,
    hasPreviousPage,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, nodes: edges.map(({ node }) => node), pageInfo };
}

/** Handles `first: 0` and `last: 0` here, since the operation returns at least one. */
async function loadList(query: PublishedQuery, { cms }: GraphqlContext): Promise<PublishedPage> {
  if (query.first === 0 || query.last === 0) return { items: [], hasNextPage: false, hasPreviousPage: false };
  return cms.published.listPublished(query);
}

function readListQuery(type: DocumentType, args: Args): PublishedQuery {
  const where = readInput(args, 'where');
  const first = readCount(args, 'first');
  const last = readCount(args, 'last');
  if (first !== null && last !== null) throw fieldErrors.bothEnds();
  const locale = readLanguage(where);
  const terms = readTerms(where);
  const search = readText(where, 'search');
  const after = readCursor(args, 'after');
  const before = readCursor(args, 'before');
  return {
    type,
    ...(locale !== null && { locale }),
    ...(terms !== null && { terms }),
    ...(search !== null && { search }),
    // As in WPGraphQL, requests for more than a hundred get a hundred and `hasNextPage`.
    ...(last === null
      ? { first: Math.min(first ?? DEFAULT_PAGE_LENGTH, MAX_PAGE_LENGTH) }
      : { last: Math.min(last, MAX_PAGE_LENGTH) }),
    ...(after !== null && { after }),
    ...(before !== null && { before }),
  };
}

/** Without a taxonomy, a slug refers to the terms with that slug in all taxonomies. */
function readTerms(where: Args): FiledUnder[] | null {
  const slug = readText(where, 'term');
  const taxonomy = readText(where, 'taxonomy');
  if (slug === null) return null;
  const meant = taxonomies.filter((each) => taxonomy === null || each === taxonomy);
  return meant.map((each) => ({ taxonomy: each, slug: sanitizeSlug(slug) }));
}

function readCursor(args: Args, name: string): number | null {
  const text = readText(args, name);
  if (text === null || text === '') return null;
  const id = parseCursor(text);
  if (id === null) throw fieldErrors.invalidCursor(name);
  return id;
}

/** ISO 8601 with `Z`, to the second. WPGraphQL omits the zone, which leaves clients guessing. */
function printUtc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}

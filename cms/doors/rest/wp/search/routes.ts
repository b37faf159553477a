import type { JsonObject } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';
import { type Document, type Taxonomy, taxonomies } from '../../../../documents/model.ts';
import type { Readable } from '../../../../permission/granted.ts';
import { anonymous } from '../../../../permission/viewer.ts';
import type { PublishedSummary } from '../../../../publishing/model.ts';
import type { Term } from '../../../../terms/model.ts';
import { answerList } from '../../answer.ts';
import { link, printLinks, selfLink } from '../../links.ts';
import { plainText } from '../../render-html.ts';
import { restErrors } from '../../rest-errors.ts';
import type { Answer, Args, Call, Method, Route } from '../../route.ts';
import { contextArg, idList, localeArg, pagingArgs } from '../../schema-args.ts';
import type { ValueSchema } from '../../value-schema.ts';
import { allowOnDocument, documentLink } from '../documents/present.ts';
import { allowOnTerm, termBases } from '../terms/routes.ts';

/** `wp/v2/search`: full-text search for published documents or terms, as used by link pickers. */
export function searchRoutes(): readonly Route[] {
  return [
    {
      namespace: 'wp/v2',
      pattern: '/wp/v2/search',
      schema: searchSchema,
      allow: () => ['GET'],
      endpoints: [{ methods: ['GET'], args: { ...contextArg(['view', 'embed']), ...searchArgs }, handle: search }],
    },
  ];
}

const always = ['view', 'embed'] as const;

const searchSchema: ValueSchema & { readonly title: string } = {
  title: 'search-result',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier.', type: ['integer', 'string'], context: always, readonly: true },
    title: { description: 'Title.', type: 'string', context: always, readonly: true },
    url: { description: 'Address.', type: 'string', format: 'uri', context: always, readonly: true },
    type: { description: 'post, or the taxonomy of a term.', type: 'string', context: always, readonly: true },
    subtype: {
      description: 'Type of the document, or taxonomy of the term.',
      type: 'string',
      context: always,
      readonly: true,
    },
    lang: { description: 'Language.', type: 'string', context: always, readonly: true },
  },
};

const searchArgs: Args = {
  ...pagingArgs,
  type: { description: 'What to search.', type: 'string', enum: ['post', 'term', 'post-format'], default: 'post' },
  subtype: {
    description: 'Which of them.',
    type: 'array',
    items: { type: 'string', enum: [...documentTypes, ...taxonomies, 'any'] },
    default: 'any',
  },
  exclude: idList('Without these ids.'),
  include: idList('Only these ids.'),
  lang: { ...localeArg, description: 'Only in this language.' },
};

async function search(call: Call): Promise<Answer> {
  const { params } = call;
  const type = params.text('type');
  if (type === 'post-format') return answerList(call, [], 0);
  const subtypes = params.texts('subtype') ?? ['any'];
  const isTerm = type === 'term';
  const known: readonly string[] = isTerm ? taxonomies : documentTypes;
  const wrong = subtypes.find((subtype) => subtype !== 'any' && !known.includes(subtype));
  if (wrong !== undefined) {
    throw restErrors.invalidParam(
      'subtype',
      'rest_not_in_enum',
      `subtype is not one of ${[...known, 'any'].join(', ')}.`,
    );
  }
  const isWanted = (name: string) => subtypes.includes('any') || subtypes.includes(name);
  if (isTerm) return searchIn(call, taxonomies.filter(isWanted), listTerms, presentTerm);
  const types = documentTypes.filter(isWanted);
  return params.text('search')?.trim()
    ? findPublished(call, types)
    : searchIn(call, types, listDocuments, presentDocument);
}

/** The best matches first, across all types: the same results that visitors get. */
async function findPublished(call: Call, types: readonly DocumentType[]): Promise<Answer> {
  const { cms, params } = call;
  const { locale = null, ...filters } = commonQuery(call);
  const found = await cms.published.searchPublished(locale, params.text('search') ?? '', {
    ...filters,
    types,
    isExact: true,
    page: params.number('page') ?? 1,
    perPage: params.number('per_page') ?? 10,
  });
  return answerList(
    call,
    found.items.map(({ document }) => presentPublished(call, document)),
    found.total,
  );
}

interface Range {
  readonly offset: number;
  readonly perPage: number;
}
type List<Kind, Item> = (call: Call, kind: Kind, range: Range) => Promise<{ items: readonly Item[]; total: number }>;

/** Pages through several lists as if they were one. */
async function searchIn<Kind, Item>(
  call: Call,
  kinds: readonly Kind[],
  list: List<Kind, Item>,
  present: (call: Call, item: Item) => JsonObject,
): Promise<Answer> {
  const perPage = call.params.number('per_page') ?? 10;
  let offset = ((call.params.number('page') ?? 1) - 1) * perPage;
  let total = 0;
  const found: Item[] = [];
  for (const kind of kinds) {
    const missing = perPage - found.length;
    const range = { offset, perPage: Math.max(missing, 1) };
    const part = await list(call, kind, range);
    if (missing > 0) found.push(...part.items);
    total += part.total;
    offset = Math.max(offset - part.total, 0);
  }
  return answerList(
    call,
    found.map((item) => present(call, item)),
    total,
  );
}

/** Without a query: exactly what is public, even for viewers who may see more, as in WordPress. */
const listDocuments: List<DocumentType, Readable<Document>> = (call, type, range) =>
  call.cms.documents.listDocuments({ ...anonymous, address: call.address }, { type, ...range, ...commonQuery(call) });

const listTerms: List<Taxonomy, Term> = (call, taxonomy, range) => {
  const words = call.params.text('search');
  return call.cms.terms.listTerms(call.viewer, {
    taxonomy,
    ...range,
    ...commonQuery(call),
    ...(words ? { search: words } : {}),
  });
};

function commonQuery({ params }: Call): { locale?: Locale; include?: number[]; exclude?: number[] } {
  const [locale, include, exclude] = [
    params.choice('lang', locales),
    params.numbers('include'),
    params.numbers('exclude'),
  ];
  return { ...(locale && { locale }), ...(include && { include }), ...(exclude && { exclude }) };
}

function presentDocument(call: Call, document: Readable<Document>): JsonObject {
  const { id, type, locale, title } = document;
  const methods = allowOnDocument(call.viewer, document);
  return presentFound(call, { id, type, locale, title, url: documentLink(call, document) }, methods);
}

function presentPublished(call: Call, { id, type, locale, title, path, author }: PublishedSummary): JsonObject {
  const shown = { status: 'publish', statusBeforeTrash: null, visibility: 'everyone' } as const;
  const thing = { type, authorId: author?.id ?? null, ...shown };
  const url = call.urls.page(path, locale);
  return presentFound(call, { id, type, locale, title, url }, allowOnDocument(call.viewer, thing));
}

interface Found {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string;
}

function presentFound({ urls }: Call, { id, type, locale, title, url }: Found, methods: Method[]): JsonObject {
  return {
    id,
    title: plainText(title),
    url,
    type: 'post',
    subtype: type,
    lang: locale,
    _links: printLinks({
      self: [{ embeddable: true, ...selfLink(urls, `/wp/v2/${contentTypes[type].restBase}/${id}`, methods) }],
      about: [link(urls, `/wp/v2/types/${type}`)],
      collection: [link(urls, '/wp/v2/search')],
    }),
  };
}

function presentTerm(call: Call, term: Term): JsonObject {
  const { urls, viewer } = call;
  return {
    id: term.id,
    title: term.name,
    url: urls.page(`/${term.taxonomy === 'category' ? 'category' : 'tag'}/${decodeSlug(term.slug)}`, term.locale),
    type: term.taxonomy,
    lang: term.locale,
    _links: printLinks({
      self: [
        { embeddable: true, ...selfLink(urls, `/wp/v2/${termBases[term.taxonomy]}/${term.id}`, allowOnTerm(viewer)) },
      ],
      about: [link(urls, `/wp/v2/taxonomies/${term.taxonomy}`)],
      collection: [link(urls, '/wp/v2/search')],
    }),
  };
}

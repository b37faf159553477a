import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import {
  type DocumentFieldPatch,
  documentFields,
  documentStatuses,
  writableStatuses,
} from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import type { Document, DocumentPatch, DocumentQuery, TermFilter } from '../../../../documents/model.ts';
import { canCreateDocument } from '../../../../documents/policy.ts';
import { CmsError, errors } from '../../../../errors.ts';
import type { Readable } from '../../../../permission/granted.ts';
import type { ReadContent } from '../../../../typed-content.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList, expectedRevision } from '../../answer.ts';
import { type Params, sentOnly } from '../../params.ts';
import { readTranslationOf, translationArgs } from '../../read-translation-of.ts';
import { restErrors } from '../../rest-errors.ts';
import { type Answer, type Call, editing, type Route } from '../../route.ts';
import { argsOfSchema, contextArg, forceArg, idArg } from '../../schema-args.ts';
import { speakWordPress } from '../../wordpress-errors.ts';
import { allowOnDocument, documentLink, presentDocument, presentDocuments } from './present.ts';
import { autosaveArg, documentListArgs, documentSchema, newDocumentArgs } from './schema.ts';

/** `wp/v2/pages`, `wp/v2/posts`, and the routes of all other types. */
export function documentRoutes(type: DocumentType, readContent: ReadContent): readonly Route[] {
  const schema = documentSchema(type);
  const base = `/wp/v2/${contentTypes[type].restBase}`;
  const shared = { namespace: 'wp/v2', schema };
  const door: Door = { type, base, readContent };
  return [
    {
      ...shared,
      pattern: base,
      allow: ({ viewer }) => (canCreateDocument(viewer, type) ? ['GET', 'POST'] : ['GET']),
      endpoints: [
        {
          methods: ['GET'],
          allowsBatch: true,
          args: { ...contextArg(), ...documentListArgs(type) },
          handle: (call) => list(call, door),
        },
        {
          methods: ['POST'],
          allowsBatch: true,
          args: {
            ...argsOfSchema(schema, 'create'),
            ...newDocumentArgs,
            ...translationArgs,
            id: { type: 'integer', check: 'none' },
          },
          refusal: errors.cannotCreate,
          handle: (call) => create(call, door),
        },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<id>[\\d]+)`,
      allow: async (call) => {
        const document =
          shownDocuments.get(call) ?? (await call.cms.documents.getDocument(call.viewer, call.params.id(), type));
        return document ? allowOnDocument(call.viewer, document) : [];
      },
      endpoints: [
        {
          methods: ['GET'],
          allowsBatch: true,
          args: {
            ...idArg,
            ...contextArg(),
            password: { description: 'The password of a protected document.', type: 'string' },
            excerpt_length: { description: 'Ignored: kept for its callers.', type: 'integer', check: 'none' },
          },
          handle: (call) => get(call, door),
        },
        {
          methods: editing,
          allowsBatch: true,
          args: { ...idArg, ...argsOfSchema(schema, 'update'), ...translationArgs, ...autosaveArg },
          refusal: errors.cannotEdit,
          handle: (call) => save(call, door),
        },
        {
          methods: ['DELETE'],
          allowsBatch: true,
          args: { ...idArg, ...forceArg },
          refusal: errors.cannotDelete,
          handle: (call) => remove(call, door),
        },
      ],
    },
  ];
}

/** The document that a call has just shown, so that `Allow` need not load it again. */
const shownDocuments = new WeakMap<Call, Document>();

interface Door {
  readonly type: DocumentType;
  readonly base: string;
  readonly readContent: ReadContent;
}

async function list(call: Call, { type, readContent }: Door): Promise<Answer> {
  const query = { ...(await readQuery(call, type)), editableOnly: call.context === 'edit' };
  if (call.context === 'edit' && !canCreateDocument(call.viewer, type))
    throw restErrors.cannotListEditing(call.viewer.user !== null);
  const { items, total } = await call.cms.documents.listDocuments(call.viewer, query).catch(explainStatus);
  return answerList(call, await presentDocuments(call, items, { readContent }), total);
}

async function get(call: Call, { type, readContent }: Door): Promise<Answer> {
  const { cms, viewer, params } = call;
  const isEditing = call.context === 'edit';
  const document = isEditing
    ? await cms.documents.requireEditable(viewer, params.id(), type)
    : await cms.documents.requireDocument(viewer, params.id(), type);
  const password = params.text('password');
  const isUnlocked =
    password !== undefined && document.password !== '' && (await cms.published.isPassword(viewer, document, password));
  if (password !== undefined && document.password !== '' && !isUnlocked) throw restErrors.wrongPassword();
  const item = await presentDocument(call, document, { isUnlocked, readContent });
  shownDocuments.set(call, document);
  return answerItem(item, document.revision, {
    Link: `<${documentLink(call, document)}>; rel="alternate"; type=text/html`,
  });
}

async function create(call: Call, { type, base, readContent }: Door): Promise<Answer> {
  const { params } = call;
  if (params.value('id')) throw restErrors.postExists();
  const document = await call.cms.documents.createDocument(call.viewer, {
    ...(await readPatch(call, params)),
    ...sentOnly({ locale: params.choice('lang', locales), translationOf: readTranslationOf(params, null) }),
    type,
  });
  const item = await presentDocument(call, document, { context: 'edit', isWritten: true, readContent });
  return answerCreated(call, `${base}/${document.id}`, item, document.revision);
}

async function save(call: Call, door: Door): Promise<Answer> {
  const { cms, viewer, params } = call;
  const id = params.id();
  const patch = await readPatch(call, params);
  const namesVersions = params.has('translation_of') || params.has('translations');
  const own = namesVersions ? await cms.documents.requireDocument(viewer, id, door.type) : null;
  const document = await tellCurrent(call, door, () =>
    cms.documents.saveDocument(viewer, id, patch, {
      type: door.type,
      ...sentOnly({ translationOf: own ? readTranslationOf(params, own) : undefined }),
      expectedRevision: expectedRevision(call),
      isAutosave: params.toggle('haptera_autosave') ?? false,
    }),
  );
  return answerEdited(call, document, door);
}

async function remove(call: Call, door: Door): Promise<Answer> {
  const { cms, viewer, params } = call;
  const id = params.id();
  const before = await cms.documents.requireDocument(viewer, id, door.type);
  const options = { expectedRevision: expectedRevision(call) };
  if (params.toggle('force')) {
    const previous = await presentDocument(call, before, { context: 'edit', readContent: door.readContent });
    await tellCurrent(call, door, () => cms.documents.deleteDocument(viewer, id, options));
    return answerDeleted(previous);
  }
  const document = await tellCurrent(call, door, () => cms.documents.trashDocument(viewer, id, options));
  return answerEdited(call, document, door);
}

async function answerEdited(call: Call, document: Readable<Document>, { readContent }: Door): Promise<Answer> {
  const item = await presentDocument(call, document, { context: 'edit', isWritten: true, readContent });
  shownDocuments.set(call, document);
  return answer(item, { ETag: `"${document.revision}"` });
}

/** Adds the current state to a stale error, so that the client can merge without another request. */
export async function tellCurrent<Result>(
  call: Call,
  { readContent }: Pick<Door, 'readContent'>,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== 'haptera_stale') throw error;
    const document = await call.cms.documents.getDocument(call.viewer, call.params.id());
    if (!document) throw error;
    const current = await presentDocument(call, document, { context: 'edit', readContent });
    throw new CmsError(error.code, error.status, error.message, { ...error.data, current });
  }
}

/** WordPress reports a forbidden status as an invalid parameter. */
function explainStatus(error: unknown): never {
  if (error instanceof CmsError && error.code === 'haptera_cannot_list_status') {
    const { code, status, message } = speakWordPress(error);
    throw restErrors.invalidParam('status', code, message, { status });
  }
  throw error;
}

/** The patch in the arguments of a call, or in one document among several. */
export async function readPatch(call: Pick<Call, 'siteTime'>, params: Params): Promise<DocumentPatch> {
  return {
    ...readFieldPatch(params),
    ...sentOnly({ status: params.choice('status', writableStatuses), date: await readDate(call, params) }),
  };
}

/** The same without status and date, for operations that determine them. */
export function readFieldPatch(params: Params): DocumentFieldPatch {
  return buildPatch(documentFields, (_, { rest }) => params.value(rest));
}

/** `date` is in the site's time unless it has a zone, `date_gmt` is in UTC; null makes the date float again. */
async function readDate({ siteTime }: Pick<Call, 'siteTime'>, params: Params): Promise<string | null | undefined> {
  const date = params.value('date');
  if (typeof date === 'string') return (await siteTime()).iso(date);
  const gmt = params.value('date_gmt');
  if (typeof gmt === 'string')
    return (await siteTime()).iso(/(?:[Zz]|[+-]\d{2}:?\d{0,2})$/.test(gmt.slice(19)) ? gmt : `${gmt}Z`);
  return date === null || gmt === null ? null : undefined;
}

function readIds(list: JsonValue[] | undefined): number[] | undefined {
  return list?.filter((item) => typeof item === 'number');
}

async function readQuery(call: Call, type: DocumentType): Promise<DocumentQuery> {
  const { params } = call;
  const time = await call.siteTime();
  const readTime = (name: string) => {
    const text = params.text(name);
    return text === undefined ? undefined : time.iso(text);
  };
  const orderBy = params.word('orderby', orders);
  if (orderBy === 'relevance' && !params.text('search')) {
    throw new CmsError('rest_no_search_term_defined', 400, 'You need to define a search term to order by relevance.');
  }
  if (orderBy === 'askedIds' && !params.numbers('include')) {
    throw new CmsError(
      'rest_orderby_include_missing_include',
      400,
      'You need to define an include parameter to order by include.',
    );
  }
  return sentOnly({
    type,
    locale: params.choice('lang', locales),
    groupId: params.text('group'),
    statuses: params.choices('status', [...documentStatuses, 'any']) ?? ['publish'],
    page: params.number('page'),
    perPage: params.number('per_page'),
    offset: params.number('offset'),
    search: params.text('search'),
    searchedTexts: params.choices('search_columns', searchColumns)?.map((column) => searchedTexts[column]),
    isPhrase: params.word('search_semantics', { exact: true }),
    after: readTime('after'),
    before: readTime('before'),
    modifiedAfter: readTime('modified_after'),
    modifiedBefore: readTime('modified_before'),
    authors: params.numbers('author'),
    authorsExclude: params.numbers('author_exclude'),
    include: params.numbers('include'),
    exclude: params.numbers('exclude'),
    parents: params.numbers('parent'),
    parentsExclude: params.numbers('parent_exclude'),
    menuOrder: params.number('menu_order'),
    slugs: params.texts('slug'),
    categories: readTerms(params.value('categories')),
    categoriesExclude: readTerms(params.value('categories_exclude')),
    tags: readTerms(params.value('tags')),
    tagsExclude: readTerms(params.value('tags_exclude')),
    isAnyTaxonomyEnough: params.word('tax_relation', { AND: false, OR: true }),
    sticky: params.toggle('sticky'),
    orderBy,
    order: params.choice('order', ['asc', 'desc']),
  });
}

const searchColumns = ['post_title', 'post_content', 'post_excerpt'] as const;
const searchedTexts = { post_title: 'title', post_content: 'content', post_excerpt: 'excerpt' } as const;

const orders = {
  author: 'author',
  date: 'date',
  id: 'id',
  include: 'askedIds',
  modified: 'modified',
  parent: 'parent',
  relevance: 'relevance',
  slug: 'slug',
  include_slugs: 'askedSlugs',
  title: 'title',
  menu_order: 'menuOrder',
} as const;

function readTerms(value: JsonValue | undefined): TermFilter | undefined {
  const filter = isJsonObject(value) ? value : { terms: value ?? null };
  const ids = readIds(Array.isArray(filter.terms) ? filter.terms : undefined);
  if (!ids?.length) return undefined;
  return { ids, areAllNeeded: filter.operator === 'AND', includesBelow: filter.include_children === true };
}

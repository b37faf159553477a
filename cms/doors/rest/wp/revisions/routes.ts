import type { JsonObject } from '#cms-schema/json.ts';
import { addresses } from '#contract/addresses.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { Document } from '../../../../documents/model.ts';
import { canEditDocument } from '../../../../documents/policy.ts';
import type { Revision } from '../../../../revisions/model.ts';
import type { ReadContent } from '../../../../typed-content.ts';
import { answer, answerList, expectedRevision } from '../../answer.ts';
import { filterContext } from '../../filter-context.ts';
import { link, printLinks } from '../../links.ts';
import { sentOnly } from '../../params.ts';
import { createContentRenderer, renderExcerpt, renderTitle } from '../../render-html.ts';
import type { Answer, Args, Call, Method, Route } from '../../route.ts';
import { contextArg, forceArg, idArg, idList, offsetArg, orderArgs, pagingArgs } from '../../schema-args.ts';
import type { Context, ValueSchema } from '../../value-schema.ts';
import { documentLink, presentDocument } from '../documents/present.ts';
import { tellCurrent } from '../documents/routes.ts';

/** Revisions and autosaves of one type, and our own route that restores a revision. */
export function revisionRoutes(type: DocumentType, readContent: ReadContent): readonly Route[] {
  const base = `/wp/v2/${contentTypes[type].restBase}`;
  const allowReading = allowFor(type, ['GET']);
  const shared = { namespace: 'wp/v2', schema: revisionSchema };
  return [
    {
      ...shared,
      pattern: `${base}/(?P<parent>[\\d]+)/revisions`,
      allow: allowReading,
      endpoints: [
        {
          methods: ['GET'],
          args: {
            ...parentArg,
            ...contextArg(),
            ...pagingArgs,
            exclude: idList('Without these ids.'),
            include: idList('Only these ids.'),
            ...offsetArg,
            ...orderArgs(['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'], 'date', 'desc'),
            with_original: {
              description: 'Also the state in which it was created, once it has been saved again.',
              type: 'boolean',
              default: true,
            },
          },
          handle: (call) => listRevisions(call, type, readContent),
        },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)`,
      allow: allowReading,
      endpoints: [
        {
          methods: ['GET'],
          args: { ...parentArg, ...idArg, ...contextArg() },
          handle: async (call) => {
            const parent = await requireParent(call, type);
            const revision = await call.cms.revisions.requireRevision(
              call.viewer,
              call.params.id('parent'),
              call.params.id(),
            );
            const render = await renderStates(call, readContent, parent, [revision]);
            return answer(await presentRevision(call, render, revision));
          },
        },
        {
          methods: ['DELETE'],
          args: { ...parentArg, ...idArg, ...forceArg },
          handle: async (call) => {
            await requireParent(call, type);
            return call.cms.revisions.deleteRevision(call.viewer, call.params.id('parent'), call.params.id());
          },
        },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<id>[\\d]+)/autosaves`,
      allow: allowFor(type, ['GET', 'POST']),
      endpoints: [
        {
          methods: ['GET'],
          args: { ...idArg, ...contextArg() },
          handle: (call) => listAutosaves(call, type, readContent),
        },
        {
          methods: ['POST'],
          args: { ...idArg, ...autosaveArgs },
          handle: (call) => saveAutosave(call, type, readContent),
        },
      ],
    },
    {
      ...shared,
      pattern: `${base}/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)`,
      allow: allowReading,
      endpoints: [
        {
          methods: ['GET'],
          args: { ...parentArg, ...idArg, ...contextArg() },
          handle: async (call) => {
            const document = await requireParent(call, type);
            const autosave = await call.cms.revisions.requireAutosave(call.viewer, document.id, call.params.id());
            const render = await renderStates(call, readContent, document, [autosave]);
            const item = await presentRevision(call, render, autosave);
            return answer(
              call.context === 'edit' ? { ...item, ...(await previewLink(call, document, autosave.id)) } : item,
            );
          },
        },
      ],
    },
    {
      namespace: 'haptera/v1',
      pattern: `/haptera/v1/${contentTypes[type].restBase}/(?P<id>[\\d]+)/revisions/(?P<revision>[\\d]+)/restore`,
      allow: allowFor(type, ['POST']),
      endpoints: [
        {
          methods: ['POST'],
          args: {
            ...idArg,
            revision: { description: 'Id of the revision.', type: 'integer' },
            with_place: {
              description: 'Also its address, and the parent page that it had.',
              type: 'boolean',
              default: false,
            },
          },
          handle: (call) => restore(call, type, readContent),
        },
      ],
    },
  ];
}

const parentArg: Args = { parent: { description: 'Id of the document.', type: 'integer' } };

const autosaveArgs: Args = {
  title: { description: 'The title.', type: 'object', check: 'raw' },
  content: { description: 'The content as block markup.', type: 'object', check: 'raw' },
  excerpt: { description: 'A summary.', type: 'object', check: 'raw' },
};

const always = ['view', 'edit', 'embed'] as const;
const rawAndRendered: ValueSchema['properties'] = {
  raw: { description: 'As stored.', type: 'string', context: ['edit'] },
  rendered: { description: 'For display.', type: 'string', context: always, readonly: true },
};

const revisionSchema: ValueSchema & { readonly title: string } = {
  title: 'revision',
  type: 'object',
  properties: {
    author: { description: 'User id of its author.', type: 'integer', context: always },
    date: {
      description: "When it was made, in the site's time.",
      type: 'string',
      format: 'date-time',
      context: always,
    },
    date_gmt: {
      description: 'When it was made, as GMT.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    id: { description: 'Unique identifier.', type: 'integer', context: always },
    modified: {
      description: "When it was changed, in the site's time.",
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    modified_gmt: {
      description: 'When it was changed, as GMT.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    parent: { description: 'Id of its document.', type: 'integer', context: always },
    slug: { description: 'A name of its own.', type: 'string', context: always },
    guid: {
      description: 'An address that never changes.',
      type: 'object',
      context: ['view', 'edit'],
      properties: rawAndRendered,
    },
    title: { description: 'The title.', type: 'object', context: always, properties: rawAndRendered },
    content: { description: 'The content.', type: 'object', context: ['view', 'edit'], properties: rawAndRendered },
    excerpt: { description: 'A summary.', type: 'object', context: always, properties: rawAndRendered },
    meta: { description: 'Meta fields.', type: 'object', context: ['view', 'edit'] },
    preview_link: {
      description: 'Address of its preview.',
      type: 'string',
      format: 'uri',
      context: ['edit'],
      readonly: true,
    },
    haptera_revision: {
      description: "The document's revision when it was made.",
      type: 'integer',
      context: ['view', 'edit'],
    },
    haptera_kind: { description: 'revision, autosave, original or entry.', type: 'string', context: ['view', 'edit'] },
  },
};

function allowFor(type: DocumentType, methods: readonly Method[]): Route['allow'] {
  return async (call) => {
    const id = call.params.has('parent') ? call.params.id('parent') : call.params.id();
    const document = await call.cms.documents.getDocument(call.viewer, id, type);
    return document && canEditDocument(call.viewer, document) ? methods : [];
  };
}

async function requireParent(call: Call, type: DocumentType): Promise<Document> {
  const id = call.params.has('parent') ? call.params.id('parent') : call.params.id();
  return call.cms.documents.requireDocument(call.viewer, id, type);
}

async function listRevisions(call: Call, type: DocumentType, readContent: ReadContent): Promise<Answer> {
  const { params } = call;
  const parent = await requireParent(call, type);
  const { items, total } = await call.cms.revisions.listRevisions(
    call.viewer,
    parent.id,
    sentOnly({
      page: params.number('page'),
      perPage: params.number('per_page'),
      offset: params.number('offset'),
      order: params.choice('order', ['asc', 'desc']),
      include: params.numbers('include'),
      exclude: params.numbers('exclude'),
      search: params.text('search'),
      withOriginal: params.toggle('with_original'),
    }),
  );
  const render = await renderStates(call, readContent, parent, items);
  return answerList(call, await Promise.all(items.map((item) => presentRevision(call, render, item))), total);
}

async function listAutosaves(call: Call, type: DocumentType, readContent: ReadContent): Promise<Answer> {
  const parent = await requireParent(call, type);
  const items = await call.cms.revisions.listAutosaves(call.viewer, parent.id);
  const render = await renderStates(call, readContent, parent, items);
  return answer(await Promise.all(items.map((item) => presentRevision(call, render, item))));
}

async function saveAutosave(call: Call, type: DocumentType, readContent: ReadContent): Promise<Answer> {
  const { params } = call;
  const parent = await requireParent(call, type);
  const input = sentOnly({
    title: params.raw('title'),
    content: params.raw('content'),
    excerpt: params.raw('excerpt'),
  });
  const saved = await call.cms.revisions.saveAutosave(call.viewer, parent.id, input, {
    expectedRevision: expectedRevision(call),
  });
  const shown = saved.kind === 'autosave' ? saved.autosave : saved.document;
  const render = await renderStates(call, readContent, parent, [shown]);
  if (saved.kind === 'autosave') {
    const item = await presentRevision(call, render, saved.autosave, 'edit');
    return answer({ ...item, ...(await previewLink(call, parent, saved.autosave.id)) });
  }
  const { document } = saved;
  return answer(
    { ...(await presentSavedDraft(call, render, document)), ...(await previewLink(call, document, 'saved')) },
    { ETag: `"${document.revision}"` },
  );
}

async function restore(call: Call, type: DocumentType, readContent: ReadContent): Promise<Answer> {
  await requireParent(call, type);
  const id = call.params.id();
  const document = await tellCurrent(call, { readContent }, () =>
    call.cms.revisions.restoreRevision(call.viewer, id, call.params.id('revision'), {
      ...sentOnly({ expectedRevision: expectedRevision(call), withPlace: call.params.toggle('with_place') }),
    }),
  );
  const item = await presentDocument(call, document, { context: 'edit', readContent });
  return answer(item, { ETag: `"${document.revision}"` });
}

/** The address of the preview on the site. The token opens this one state for half an hour. */
async function previewLink(call: Call, document: Document, shown: number | 'saved'): Promise<JsonObject> {
  const token = await call.cms.previews.createPreviewToken(call.viewer, document.id, shown);
  return {
    preview_link: `${call.urls.page(addresses.preview.path, document.locale)}?token=${encodeURIComponent(token)}`,
  };
}

/** Renders content as readers would see it. */
type RenderContent = (content: string) => string;

/** Renders the contents of these states of a document. */
async function renderStates(
  call: Call,
  readContent: ReadContent,
  document: Document,
  states: readonly { readonly content: string }[],
): Promise<RenderContent> {
  const stateOf = (content: string) => ({ ...document, content });
  const render = await createContentRenderer(
    call,
    readContent,
    states.map(({ content }) => stateOf(content)),
  );
  return (content) => render(stateOf(content));
}

/** For one's own draft, the autosave is the draft itself; WordPress nevertheless shows it as a revision. */
async function presentSavedDraft(call: Call, render: RenderContent, document: Document): Promise<JsonObject> {
  const time = await call.siteTime();
  const guid = documentLink(call, document);
  return {
    author: document.authorId ?? 0,
    date: time.local(document.date),
    date_gmt: time.gmt(document.date),
    id: document.id,
    modified: time.local(document.modifiedAt),
    modified_gmt: time.gmt(document.modifiedAt),
    parent: 0,
    slug: document.slug,
    guid: { rendered: guid, raw: guid },
    ...presentTexts(document, render),
    meta: { ...document.meta },
    haptera_revision: document.revision,
    haptera_kind: 'document',
  };
}

async function presentRevision(
  call: Call,
  render: RenderContent,
  revision: Revision,
  context: Context = call.context,
): Promise<JsonObject> {
  const time = await call.siteTime();
  const [date, gmt] = [time.local(revision.createdAt), time.gmt(revision.createdAt)];
  const guid = `${call.urls.public}/?p=${revision.id}`;
  const parentPath = call.path.replace(/\/(?:revisions|autosaves)(?:\/.*)?$/, '');
  const item: JsonObject = {
    author: revision.authorId ?? 0,
    date,
    date_gmt: gmt,
    id: revision.id,
    modified: date,
    modified_gmt: gmt,
    parent: revision.documentId,
    slug: `${revision.documentId}-${revision.kind === 'autosave' ? 'autosave' : 'revision'}-v1`,
    guid: { rendered: guid, raw: guid },
    ...presentTexts(revision, render),
    // Meta is not part of the history.
    meta: { footnotes: '' },
    haptera_revision: revision.documentRevision,
    haptera_kind: revision.kind,
    _links: printLinks({ parent: [link(call.urls, parentPath)] }),
  };
  return filterContext(item, revisionSchema, context);
}

function presentTexts(
  { title, content, excerpt }: Pick<Revision, 'title' | 'content' | 'excerpt'>,
  render: RenderContent,
): JsonObject {
  return {
    title: { raw: title, rendered: renderTitle(title) },
    content: { raw: content, rendered: render(content) },
    excerpt: { raw: excerpt, rendered: renderExcerpt(excerpt) },
  };
}

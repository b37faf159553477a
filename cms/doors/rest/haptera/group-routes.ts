import { isJsonObject } from '#cms-schema/json.ts';
import { defaultLocale, locales } from '#cms-schema/locale.ts';
import { documentTypes } from '#contract/content-types.ts';
import type { Document, PublishRequest } from '../../../documents/model.ts';
import { canCreateDocument, canEditDocument } from '../../../documents/policy.ts';
import type { Readable } from '../../../permission/granted.ts';
import type { Viewer } from '../../../permission/viewer.ts';
import type { ReadContent } from '../../../typed-content.ts';
import { answer } from '../answer.ts';
import { Params, sentOnly } from '../params.ts';
import type { Answer, Args, Call, Route } from '../route.ts';
import { idArg, localeArg } from '../schema-args.ts';
import { presentDocument, presentDocuments } from '../wp/documents/present.ts';
import { readFieldPatch, readPatch } from '../wp/documents/routes.ts';
import { publishableProperties, writableProperties } from '../wp/documents/schema.ts';
import { groupListArgs, listGroups, requireType, typeArg } from './group-list.ts';
import { actOnDocuments, documentsArg } from './publishing-routes.ts';

/** `haptera/v1/documents`, and operations on several documents at once, each of them atomic. */
export function groupRoutes(readContent: ReadContent): readonly Route[] {
  const namespace = 'haptera/v1';
  const seen = 'Which, and at which revision: [{ id, expectedRevision? }].';
  const act = (
    name: string,
    run: (call: Call, requests: readonly PublishRequest[]) => Promise<readonly Readable<Document>[]>,
    args: Args = documentsArg(seen),
  ): Route => ({
    namespace,
    pattern: `/haptera/v1/${name}`,
    allow: ({ viewer }) => (mayEditAny(viewer) ? ['POST'] : []),
    endpoints: [
      {
        methods: ['POST'],
        changes: 2,
        args,
        handle: (call) => actOnDocuments(call, readContent, (requests) => run(call, requests)),
      },
    ],
  });
  const onDocument = async (call: Call) => {
    const document = await call.cms.documents.getDocument(call.viewer, call.params.id());
    return document && canEditDocument(call.viewer, document) ? (['POST'] as const) : [];
  };
  return [
    {
      namespace,
      pattern: '/haptera/v1/documents',
      allow: ({ viewer }) => (mayEditAny(viewer) ? ['GET', 'POST'] : []),
      endpoints: [
        {
          methods: ['GET'],
          bareDocuments: locales.length,
          args: groupListArgs,
          handle: (call) => listGroups(call, readContent),
        },
        {
          methods: ['POST'],
          changes: 2,
          args: {
            type: typeArg,
            parent: { description: 'The parent page, in any language; 0: none.', type: 'integer', minimum: 0 },
            documents: {
              description: 'One per language: [{ lang, title, slug?, content?, … }].',
              type: 'array',
              required: true,
              minItems: 1,
              maxItems: locales.length,
              items: {
                type: 'object',
                properties: { ...writableProperties(), lang: { ...localeArg, required: true } },
              },
            },
          },
          handle: (call) => create(call, readContent),
        },
      ],
    },
    {
      namespace,
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/translation',
      allow: onDocument,
      endpoints: [
        {
          methods: ['POST'],
          changes: 2,
          args: {
            ...idArg,
            lang: { ...localeArg, required: true },
            expectedRevision: {
              description: 'The expected revision of the source document.',
              type: 'integer',
              minimum: 0,
            },
            source: {
              description: 'Unsaved edits of the source document, which the translation starts from.',
              type: 'object',
              properties: publishableProperties(),
            },
          },
          handle: (call) => translate(call, readContent),
        },
      ],
    },
    {
      namespace,
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/move',
      allow: onDocument,
      endpoints: [
        {
          methods: ['POST'],
          changes: 4,
          args: {
            ...idArg,
            parent: {
              description: 'The new parent page, in any language; 0: the top level. Default: its current parent.',
              type: 'integer',
              minimum: 0,
            },
            after: {
              description: 'The page to place it after, in any language; 0: first. Default: last.',
              type: 'integer',
              minimum: 0,
            },
            by: { description: 'One position up (-1) or down (1) among its siblings.', type: 'integer', enum: [-1, 1] },
            ...documentsArg('Its languages, as they were seen: [{ id, expectedRevision? }].'),
          },
          handle: (call) =>
            actOnDocuments(call, readContent, (requests) =>
              call.cms.groups.moveGroup(call.viewer, call.params.id(), {
                seen: requests,
                ...sentOnly({
                  parentId: readNone(call.params.number('parent')),
                  afterId: readNone(call.params.number('after')),
                  by: readStep(call.params.number('by')),
                }),
              }),
            ),
        },
      ],
    },
    act(
      'save',
      ({ cms, viewer }, requests) => cms.groups.saveDocuments(viewer, requests),
      documentsArg(
        'What, at which revision, and what to save: [{ id, expectedRevision?, title?, content?, … }].',
        publishableProperties(),
      ),
    ),
    act('duplicate', ({ cms, viewer }, requests) => cms.groups.duplicateDocuments(viewer, requests)),
    act('trash', ({ cms, viewer }, requests) => cms.groups.trashDocuments(viewer, requests)),
    act('restore', ({ cms, viewer }, requests) => cms.groups.restoreDocuments(viewer, requests)),
    {
      ...act('delete', async () => []),
      endpoints: [
        {
          methods: ['POST'],
          changes: 2,
          args: documentsArg(seen),
          handle: async (call) => {
            let deleted: readonly number[] = [];
            await actOnDocuments(call, readContent, async (requests) => {
              deleted = await call.cms.groups.deleteDocuments(call.viewer, requests);
              return [];
            });
            return answer({ deleted: [...deleted] });
          },
        },
      ],
    },
  ];
}

export function mayEditAny(viewer: Viewer): boolean {
  return documentTypes.some((type) => canCreateDocument(viewer, type));
}

async function create(call: Call, readContent: ReadContent): Promise<Answer> {
  const { cms, viewer, params } = call;
  const type = requireType(params);
  const versions = [];
  for (const value of params.list('documents') ?? []) {
    const fields = new Params(new Map(Object.entries(isJsonObject(value) ? value : {})));
    const locale = fields.choice('lang', locales);
    if (locale !== undefined) versions.push({ ...(await readPatch(call, fields)), locale });
  }
  const parentId = readNone(params.number('parent')) ?? null;
  const made = await cms.groups.createGroup(viewer, { type, versions, parentId });
  const items = await presentDocuments(call, made, { context: 'edit', readContent });
  return { status: 201, body: { documents: items } };
}

async function translate(call: Call, readContent: ReadContent): Promise<Answer> {
  const { cms, viewer, params } = call;
  const source = new Params(new Map(Object.entries(params.object('source') ?? {})));
  const patch = readFieldPatch(source);
  const made = await cms.groups.startTranslation(viewer, params.id(), {
    locale: params.choice('lang', locales) ?? defaultLocale,
    expectedRevision: params.number('expectedRevision'),
    patch,
  });
  const item = await presentDocument(call, made, { context: 'edit', readContent });
  return { status: 201, body: item, headers: { ETag: `"${made.revision}"` } };
}

function readStep(by: number | undefined): -1 | 1 | undefined {
  return by === -1 || by === 1 ? by : undefined;
}

/** 0 stands for none; undefined if not sent. */
function readNone(id: number | undefined): number | null | undefined {
  return id === 0 ? null : id;
}

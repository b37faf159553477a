import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { defaultLocale, locales } from '#cms-schema/locale.ts';
import { documentTypes } from '#contract/content-types.ts';
import { findPublishingProblems } from '../../../documents/canonical-content.ts';
import type { Document, PublishRequest } from '../../../documents/model.ts';
import { canPublishDocument } from '../../../documents/policy.ts';
import { CmsError, errors } from '../../../errors.ts';
import { isExpected } from '../../../expected-revision.ts';
import { can } from '../../../permission/capabilities.ts';
import type { Readable } from '../../../permission/granted.ts';
import type { ReadContent } from '../../../typed-content.ts';
import { answer } from '../answer.ts';
import { Params } from '../params.ts';
import type { Answer, Args, Call, Route } from '../route.ts';
import type { ValueSchema } from '../value-schema.ts';
import { presentDocument } from '../wp/documents/present.ts';
import { readFieldPatch } from '../wp/documents/routes.ts';
import { publishableProperties } from '../wp/documents/schema.ts';
import { requireType } from './group-list.ts';

/**
 * `haptera/v1/publish`, `unpublish`, `cancel-scheduled` and `validate`: both languages of a page together, atomically.
 */
export function publishingRoutes(readContent: ReadContent): readonly Route[] {
  const mayPublish: Route['allow'] = ({ viewer }) =>
    documentTypes.some((type) => canPublishDocument(viewer, type)) ? ['POST'] : [];
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/publish',
      allow: mayPublish,
      endpoints: [
        {
          methods: ['POST'],
          args: {
            ...documentsArg(
              'What, at which revision, edition of one’s own work beside it and scheduled change, and what to save along: [{ id, expectedRevision?, expectedEdition?, expectedChange?, title?, content?, … }].',
              publishableProperties(),
            ),
            date: { description: 'Date of publication; default: now.', type: 'string', format: 'date-time' },
          },
          handle: (call) =>
            actOnDocuments(call, readContent, async (requests) => {
              const date = call.params.text('date');
              if (date === undefined) return call.cms.documents.publishDocuments(call.viewer, requests);
              const time = await call.siteTime();
              return call.cms.documents.scheduleDocuments(call.viewer, requests, time.iso(date));
            }),
        },
      ],
    },
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/unpublish',
      allow: mayPublish,
      endpoints: [
        {
          methods: ['POST'],
          args: documentsArg(
            'What, at which revision, edition of one’s own work beside it and scheduled change: [{ id, expectedRevision?, expectedEdition?, expectedChange? }].',
          ),
          handle: (call) =>
            actOnDocuments(call, readContent, (requests) =>
              call.cms.documents.unpublishDocuments(
                call.viewer,
                requests.map(({ patch: _, ...seen }) => seen),
              ),
            ),
        },
      ],
    },
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/cancel-scheduled',
      allow: mayPublish,
      endpoints: [
        {
          methods: ['POST'],
          args: documentsArg('Whose scheduled change, and which: [{ id, expectedRevision?, expectedChange? }].'),
          handle: (call) =>
            actOnDocuments(call, readContent, (requests) =>
              call.cms.documents.cancelScheduledChanges(call.viewer, requests),
            ),
        },
      ],
    },
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/validate',
      allow: ({ viewer }) => (can(viewer, 'edit_posts') ? ['POST'] : []),
      endpoints: [
        {
          methods: ['POST'],
          args: {
            content: { description: 'Block markup.', type: 'string', required: true },
            type: {
              description: 'The type of the document with this content.',
              type: 'string',
              enum: documentTypes,
              default: 'page',
            },
            lang: {
              description: 'The preferred language of the messages.',
              type: 'string',
              enum: locales,
              default: defaultLocale,
            },
          },
          handle: async (call) => {
            if (!can(call.viewer, 'edit_posts')) throw errors.cannotEdit(call.viewer);
            const content = call.params.text('content') ?? '';
            const problems = findPublishingProblems(content, requireType(call.params), readContent);
            const locale = call.params.choice('lang', locales) ?? defaultLocale;
            return answer({
              problems: problems.map(
                ({ severity, code, blockId, path, message }): JsonObject => ({
                  severity,
                  code,
                  ...(blockId !== undefined && { blockId }),
                  path: [...path],
                  message: { ...message },
                  text: message[locale],
                }),
              ),
            });
          },
        },
      ],
    },
  ];
}

const seenProperties = {
  id: { type: 'integer', minimum: 1, required: true },
  expectedRevision: { type: 'integer', minimum: 0 },
  expectedEdition: { type: 'string' },
  /** 0: none. */
  expectedChange: { type: 'integer', minimum: 0 },
} as const satisfies ValueSchema['properties'];

export function documentsArg(description: string, properties: Readonly<Record<string, ValueSchema>> = {}): Args {
  return {
    documents: {
      description,
      type: 'array',
      required: true,
      minItems: 1,
      maxItems: 50,
      items: { type: 'object', properties: { ...properties, ...seenProperties } },
    },
  };
}

/** Runs an operation on the documents in a request, and responds with their new states. */
export async function actOnDocuments(
  call: Call,
  readContent: ReadContent,
  act: (requests: readonly PublishRequest[]) => Promise<readonly Readable<Document>[]>,
): Promise<Answer> {
  const requests = (call.params.list('documents') ?? []).flatMap(readRequest);
  const documents = await act(requests).catch((error: unknown) => tellStale(call, readContent, requests, error));
  const items: JsonObject[] = [];
  for (const document of documents)
    items.push(await presentDocument(call, document, { context: 'edit', isWritten: true, readContent }));
  return answer({ documents: items });
}

function readRequest(value: JsonValue): PublishRequest[] {
  if (!isJsonObject(value) || typeof value.id !== 'number') return [];
  const { id, expectedRevision, expectedEdition: known, expectedChange, ...fields } = value;
  return [
    {
      id,
      ...(typeof expectedRevision === 'number' && { expectedRevision }),
      ...(typeof known === 'string' && { expectedAutosave: known === '' ? null : known }),
      ...(typeof expectedChange === 'number' && { expectedChange: expectedChange || null }),
      patch: readFieldPatch(new Params(new Map(Object.entries(fields)))),
    },
  ];
}

/** Adds to a stale error which of the documents have changed, and their current states. */
async function tellStale(
  call: Call,
  readContent: ReadContent,
  requests: readonly PublishRequest[],
  error: unknown,
): Promise<never> {
  if (!(error instanceof CmsError) || error.code !== 'haptera_stale') throw error;
  const current: JsonObject[] = [];
  for (const { id, expectedRevision } of requests) {
    const document = await call.cms.documents.getDocument(call.viewer, id);
    if (document && !isExpected(document.revision, expectedRevision)) {
      current.push(await presentDocument(call, document, { context: 'edit', readContent }));
    }
  }
  throw new CmsError(error.code, error.status, error.message, { ...error.data, current });
}

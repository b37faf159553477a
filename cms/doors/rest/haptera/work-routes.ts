import type { JsonObject } from '#cms-schema/json.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { type PendingFieldPatch, pendingFields } from '#contract/document-fields.ts';
import { buildPatch, fieldsOf, printPatch } from '#contract/field-table.ts';
import { canEditDocument } from '../../../documents/policy.ts';
import { editionOf } from '../../../revisions/edition.ts';
import type { Revision } from '../../../revisions/model.ts';
import { answer, expectedRevision } from '../answer.ts';
import { sentOnly } from '../params.ts';
import type { Answer, Args, Call, Route } from '../route.ts';
import { idArg } from '../schema-args.ts';
import type { ValueSchema } from '../value-schema.ts';

/**
 * Autosaved edits of a document, one set per user: the texts, and the fields that the autosaves of `wp/v2`, which show
 * the same data, cannot represent. For one's own draft, an autosave saves the draft itself.
 */
export function workRoutes(type: DocumentType): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: `/haptera/v1/${contentTypes[type].restBase}/(?P<id>[\\d]+)/work`,
      schema: workSchema,
      allow: async (call) => {
        const document = await call.cms.documents.getDocument(call.viewer, call.params.id(), type);
        return document && canEditDocument(call.viewer, document) ? ['GET', 'POST'] : [];
      },
      endpoints: [
        { methods: ['GET'], args: idArg, handle: (call) => listWork(call, type) },
        { methods: ['POST'], args: { ...idArg, ...workArgs }, handle: (call) => keepWork(call, type) },
      ],
    },
  ];
}

const pendingSchema: ValueSchema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    fieldsOf(pendingFields).map(([, { rest, kind, description, ...field }]) => [
      rest,
      { description, ...kind.schema, ...('schema' in field && field.schema) },
    ]),
  ),
};

const workArgs: Args = {
  title: { description: 'The title.', type: 'string' },
  content: { description: 'The content as block markup.', type: 'string' },
  excerpt: { description: 'A summary.', type: 'string' },
  pending: { ...pendingSchema, description: 'Other changed fields.' },
  pending_from: { ...pendingSchema, description: 'The values of those fields when the edit began.' },
  edition: {
    description: 'Edition of the autosave that this one replaces; empty: none. A different one is not overwritten.',
    type: 'string',
    maxLength: 64,
  },
};

const workSchema: ValueSchema & { readonly title: string } = {
  title: 'work',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier.', type: 'integer' },
    kind: {
      description: 'work: an autosave; document: one’s own draft was saved.',
      type: 'string',
      enum: ['work', 'document'],
    },
    author: { description: 'User id of the author.', type: 'integer' },
    author_name: { description: 'The name of the author; only in lists.', type: 'string' },
    kept_gmt: { description: 'When it was saved, as GMT.', type: 'string', format: 'date-time' },
    revision: { description: 'The document revision that it is based on.', type: 'integer' },
    edition: { description: 'Identifies this state of the autosave.', type: 'string' },
    title: { description: 'The title.', type: 'string' },
    content: { description: 'The content as block markup.', type: 'string' },
    excerpt: { description: 'A summary.', type: 'string' },
    pending: { ...pendingSchema, description: 'Other changed fields; null: its client did not support them.' },
    pending_from: { ...pendingSchema, description: 'The values of those fields when the edit began; null: unknown.' },
  },
};

async function listWork(call: Call, type: DocumentType): Promise<Answer> {
  const document = await call.cms.documents.requireDocument(call.viewer, call.params.id(), type);
  const kept = await call.cms.revisions.listAutosaves(call.viewer, document.id);
  const time = await call.siteTime();
  return answer(
    kept.map((work) => ({ ...presentWork(work, time.gmt(work.createdAt)), author_name: work.authorName ?? '' })),
  );
}

async function keepWork(call: Call, type: DocumentType): Promise<Answer> {
  const { params } = call;
  const document = await call.cms.documents.requireDocument(call.viewer, params.id(), type);
  const pending = params.object('pending');
  const from = params.object('pending_from');
  const known = params.text('edition');
  const input = sentOnly({
    title: params.text('title'),
    content: params.text('content'),
    excerpt: params.text('excerpt'),
    pending: pending && { fields: readFields(pending), from: from ? readFields(from) : null },
  });
  const saved = await call.cms.revisions.saveAutosave(call.viewer, document.id, input, {
    expectedRevision: expectedRevision(call),
    expectedAutosave: known === '' ? null : known,
  });
  if (saved.kind === 'document') {
    const { revision } = saved.document;
    return answer({ kind: 'document', revision }, { ETag: `"${revision}"` });
  }
  const time = await call.siteTime();
  return answer(presentWork(saved.autosave, time.gmt(saved.autosave.createdAt)));
}

function readFields(sent: JsonObject): PendingFieldPatch {
  return buildPatch(pendingFields, (_, { rest }) => sent[rest]);
}

function presentWork(work: Revision, keptGmt: string): JsonObject {
  const { id, authorId, documentRevision, title, content, excerpt, pending } = work;
  return {
    id,
    kind: 'work',
    author: authorId ?? 0,
    kept_gmt: keptGmt,
    revision: documentRevision,
    edition: editionOf(work),
    title,
    content,
    excerpt,
    pending: pending && printPatch(pendingFields, pending.fields),
    pending_from: pending?.from ? printPatch(pendingFields, pending.from) : null,
  };
}

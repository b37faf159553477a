import type { JsonObject } from '#cms-schema/json.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { documentStatuses, recordedFields } from '#contract/document-fields.ts';
import { fieldsOf, printPatch } from '#contract/field-table.ts';
import { historyActions, printHistorySource } from '#contract/history-entry.ts';
import { limits } from '#contract/limits.ts';
import { canEditDocument } from '../../../documents/policy.ts';
import type { HistoryEntry } from '../../../revisions/model.ts';
import { answerList } from '../answer.ts';
import { sentOnly } from '../params.ts';
import type { Answer, Args, Call, Route } from '../route.ts';
import { idArg, offsetArg, pageArgs } from '../schema-args.ts';
import type { ValueSchema } from '../value-schema.ts';

/**
 * The whole history of a document, newest first: what was done, by whom, and the stored state. It includes what the
 * revisions of `wp/v2` cannot represent: publications, moves, and changes of other fields than texts.
 */
export function historyRoutes(type: DocumentType): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: `/haptera/v1/${contentTypes[type].restBase}/(?P<id>[\\d]+)/history`,
      schema: historySchema,
      allow: async (call) => {
        const document = await call.cms.documents.getDocument(call.viewer, call.params.id(), type);
        return document && canEditDocument(call.viewer, document) ? ['GET'] : [];
      },
      endpoints: [{ methods: ['GET'], args: { ...idArg, ...historyArgs }, handle: (call) => listHistory(call, type) }],
    },
  ];
}

const { page, per_page: perPage } = pageArgs;
const historyArgs: Args = {
  ...(page && { page }),
  // Every item has the whole content of a state.
  ...(perPage && { per_page: { ...perPage, maximum: limits.document.historyPage } }),
  ...offsetArg,
};

const historySchema: ValueSchema & { readonly title: string } = {
  title: 'history-entry',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier: that of a revision.', type: 'integer' },
    kind: {
      description: 'original: as created; revision: with other texts than before; entry: any other state.',
      type: 'string',
      enum: ['original', 'revision', 'entry'],
    },
    action: { description: 'What was done; null: not recorded.', type: 'string', enum: historyActions },
    status: { description: 'The status then; null: not recorded.', type: 'string', enum: documentStatuses },
    source: {
      description: 'The earlier state that it equals, or the document that it was made from; null: neither.',
      type: 'object',
      properties: {
        kind: { description: 'revision or document.', type: 'string', enum: ['revision', 'document'] },
        id: { description: 'Its id.', type: 'integer' },
        at: { description: 'When that state was stored, as ISO 8601.', type: 'string' },
        locale: { description: 'The language of the document.', type: 'string' },
        title: { description: 'The title that the document had.', type: 'string' },
      },
    },
    author: { description: 'User id of who did it; 0: nobody, or a deleted account.', type: 'integer' },
    author_name: { description: 'The name of that user; empty: unknown.', type: 'string' },
    date_gmt: { description: 'When it was stored, as GMT.', type: 'string', format: 'date-time' },
    revision: { description: 'The revision of the document then.', type: 'integer' },
    title: { description: 'The title.', type: 'string' },
    content: { description: 'The content as block markup.', type: 'string' },
    excerpt: { description: 'A summary.', type: 'string' },
    fields: {
      description: 'The other fields; null: not recorded.',
      type: 'object',
      properties: Object.fromEntries(
        fieldsOf(recordedFields).map(([, { rest, kind, description }]) => [rest, { description, ...kind.schema }]),
      ),
    },
  },
};

async function listHistory(call: Call, type: DocumentType): Promise<Answer> {
  const { params } = call;
  const document = await call.cms.documents.requireDocument(call.viewer, params.id(), type);
  const { items, total } = await call.cms.revisions.listHistory(
    call.viewer,
    document.id,
    sentOnly({ page: params.number('page'), perPage: params.number('per_page'), offset: params.number('offset') }),
  );
  const time = await call.siteTime();
  return answerList(
    call,
    items.map((entry) => presentEntry(entry, time.gmt(entry.createdAt))),
    total,
  );
}

function presentEntry(entry: HistoryEntry, dateGmt: string): JsonObject {
  const { id, kind, action, status, source, authorId, authorName, documentRevision, fields } = entry;
  const { title, content, excerpt } = entry;
  return {
    id,
    kind,
    action,
    status,
    source: source && printHistorySource(source),
    author: authorId ?? 0,
    author_name: authorName ?? '',
    date_gmt: dateGmt,
    revision: documentRevision,
    title,
    content,
    excerpt,
    fields: fields && printPatch(recordedFields, fields),
  };
}

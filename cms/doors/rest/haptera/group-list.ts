import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { listedFields } from '#contract/document-fields.ts';
import { documentStates } from '#contract/document-state.ts';
import { fieldsOf } from '#contract/field-table.ts';
import type { Document } from '../../../documents/model.ts';
import { groupOrders, groupViews } from '../../../editing/model.ts';
import type { Readable } from '../../../permission/granted.ts';
import type { ReadContent } from '../../../typed-content.ts';
import { answer } from '../answer.ts';
import { readFields } from '../fields.ts';
import { type Params, sentOnly } from '../params.ts';
import { restErrors } from '../rest-errors.ts';
import type { Answer, Args, Call } from '../route.ts';
import { idList, localeArg, pagingArgs } from '../schema-args.ts';
import { presentDocuments } from '../wp/documents/present.ts';

export const typeArg = {
  description: 'Type of the documents.',
  type: 'string',
  enum: documentTypes,
  required: true,
} as const;

export const groupListArgs: Args = {
  ...pagingArgs,
  type: typeArg,
  view: { description: 'What is in use, or in the trash.', type: 'string', enum: groupViews, default: 'used' },
  state: { description: 'Where any language of it stands, or that of `lang`.', type: 'string', enum: documentStates },
  lang: { ...localeArg, description: 'Only what exists in this language, or is in `state` in it.' },
  behind: {
    description: 'Only what has texts that are behind its other language, in `lang` or in any.',
    type: 'boolean',
  },
  author: idList('Only what these users wrote, in any language.'),
  terms: idList('Only what carries one of these categories or tags, in any language.'),
  values: {
    description: 'Only what says this in fields of its own type, in any language: `level:beginner`.',
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 300 },
    maxItems: 4,
  },
  parent: { description: 'Only what stands directly below this page; 0: at the top.', type: 'integer', minimum: 0 },
  except_below: { description: 'Without this page and all below it.', type: 'integer', minimum: 1 },
  collapsed: {
    description: 'Groups of which what stands below is left out.',
    type: 'array',
    items: { type: 'string', format: 'uuid', minLength: 1 },
    maxItems: 200,
  },
  orderby: {
    description: 'Pages as the site has them unless told; posts by date.',
    type: 'string',
    enum: groupOrders,
  },
  order: { description: 'Dates are descending unless told.', type: 'string', enum: ['asc', 'desc'] },
};

/** What a list shows of a document: nothing that is long. */
const shared = [
  ...['id', 'type', 'lang', 'haptera_group', 'status', 'haptera_path', 'date_gmt', 'modified_gmt'],
  ...['haptera_modified_by', 'haptera_revision', 'haptera_schedule_error', 'haptera_scheduled_by'],
  ...['haptera_has_autosave', 'haptera_has_unpublished', 'haptera_scheduled_change', 'haptera_review', '_links.self'],
  // Of what has two forms, the one as stored is enough.
  ...fieldsOf(listedFields).map(([, { rest, kind }]) => ('isRendered' in kind ? `${rest}.raw` : rest)),
];

export async function listGroups(call: Call, readContent: ReadContent): Promise<Answer> {
  const { cms, viewer, params } = call;
  const type = requireType(params);
  const listing = await cms.groups.listGroups(
    viewer,
    sentOnly({
      type,
      view: params.choice('view', groupViews),
      page: params.number('page'),
      perPage: params.number('per_page'),
      search: params.text('search'),
      state: params.choice('state', documentStates),
      locale: params.choice('lang', locales),
      isBehind: params.toggle('behind'),
      authors: params.numbers('author'),
      terms: params.numbers('terms'),
      values: readValues(type, params.texts('values')),
      parentId: params.number('parent'),
      exceptBelow: params.number('except_below'),
      collapsed: params.texts('collapsed'),
      orderBy: params.choice('orderby', groupOrders),
      order: params.choice('order', ['asc', 'desc']),
    }),
  );
  const items = await presentSummaries(
    call,
    listing.groups.flatMap((group) => group.documents),
    readContent,
    contentTypes[type].columns,
  );
  return answer({
    groups: listing.groups.map(
      ({ id, parent, depth, index, childCount, siblingCount, isContext, behind, documents: versions }): JsonObject => ({
        id,
        parent,
        depth,
        index,
        child_count: childCount,
        sibling_count: siblingCount,
        is_context: isContext,
        behind: { ...behind },
        documents: versions.map((version) => items.get(version.id) ?? {}),
      }),
    ),
    total: listing.total,
    counts: { ...listing.counts },
  });
}

/** Documents by their ids, as lists of the studio show them; `columns`: fields of their type that stand there as well. */
export async function presentSummaries(
  call: Call,
  documents: readonly Readable<Document>[],
  readContent: ReadContent,
  columns: readonly string[] = [],
): Promise<ReadonlyMap<number, JsonValue>> {
  const summary = readFields([...shared, ...columns.map((name) => `meta.${name}`)], false);
  const shown = await presentDocuments({ ...call, fields: summary }, documents, { context: 'edit', readContent });
  return new Map(documents.map(({ id }, index) => [id, summary.apply(shown[index] ?? {})]));
}

function readValues(type: DocumentType, sent: readonly string[] | undefined): Record<string, string> | undefined {
  const { columns } = contentTypes[type];
  const values = sent?.map((condition): [string, string] => {
    const [name = '', ...value] = condition.split(':');
    if (columns.includes(name)) return [name, value.join(':')];
    const message = `"${name}" is no column of this type. There is: ${columns.join(', ') || 'none'}.`;
    throw restErrors.invalidParam('values', 'haptera_no_column', message);
  });
  return values && Object.fromEntries(values);
}

/** The argument is needed, and one of these. */
export function requireType(params: Params): DocumentType {
  const type = params.choice('type', documentTypes);
  if (type === undefined) throw new TypeError('The type was not checked.');
  return type;
}

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
  view: { description: 'Groups in use, or groups in the trash.', type: 'string', enum: groupViews, default: 'used' },
  state: { description: 'The state of any language, or of `lang`.', type: 'string', enum: documentStates },
  lang: { ...localeArg, description: 'Only groups that exist in this language, or have the `state` in it.' },
  behind: {
    description: 'Only groups with texts that are behind the other language, in `lang` or in any.',
    type: 'boolean',
  },
  author: idList('Only what these users wrote, in any language.'),
  terms: idList('Only what carries one of these categories or tags, in any language.'),
  values: {
    description: 'Only groups with these values in fields of their type, in any language: `level:beginner`.',
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 300 },
    maxItems: 4,
  },
  parent: { description: 'Only direct children of this page; 0: the top level.', type: 'integer', minimum: 0 },
  except_below: { description: 'Leaves out this page and its descendants.', type: 'integer', minimum: 1 },
  collapsed: {
    description: 'Groups whose descendants are left out.',
    type: 'array',
    items: { type: 'string', format: 'uuid', minLength: 1 },
    maxItems: 200,
  },
  orderby: {
    description: 'Default: pages in site order, posts by date. match: only names are searched, best match first.',
    type: 'string',
    enum: groupOrders,
  },
  order: { description: 'Default: descending for dates.', type: 'string', enum: ['asc', 'desc'] },
};

/** The fields of a document that lists show; none of the long ones. */
const shared = [
  ...['id', 'type', 'lang', 'haptera_group', 'status', 'haptera_path', 'date_gmt', 'modified_gmt'],
  ...['haptera_modified_by', 'haptera_revision', 'haptera_schedule_error', 'haptera_scheduled_by'],
  ...['haptera_has_autosave', 'haptera_has_unpublished', 'haptera_scheduled_change', 'haptera_review', '_links.self'],
  // For fields with two forms, the stored one is enough.
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

/** Documents by id, as lists of the studio show them. `columns`: fields of their type to include. */
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

/** The schema has already made sure that it is given and valid. */
export function requireType(params: Params): DocumentType {
  const type = params.choice('type', documentTypes);
  if (type === undefined) throw new TypeError('The type was not checked.');
  return type;
}

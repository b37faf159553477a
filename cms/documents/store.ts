import { isJsonObject } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { type DocumentStatus, documentFields, type WritableStatus } from '#contract/document-fields.ts';
import { buildValues, fieldsOf } from '#contract/field-table.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { identifier, joinSql, jsonb, prepared, type Sql, sql } from '#kit/database/sql.ts';
import type { Viewer } from '../permission/viewer.ts';
import { addressOf } from './address.ts';
import { readMeta } from './meta.ts';
import type { Document, DocumentQuery, NameQuery, ScheduleError, StoredDocument } from './model.ts';
import { printNameConditions, printNameRank } from './name-match.ts';
import { printConditions, printOrder } from './print-query.ts';
import { contentReadableBy, editableBy, readableBy } from './visible-documents.ts';

/** The state of a document as it is written. */
export type DocumentState = Omit<Document, 'id' | 'path' | 'slug'> & {
  readonly slug: string;
  readonly slugBeforeTrash: string | null;
};

/** Documents of a type whose folder was removed stay in the database, in case the folder comes back. */
const isKnown = sql`d.type = any(${documentTypes})`;

export async function getDocumentRow(tx: Queryable, id: number): Promise<StoredDocument | null> {
  const row = await tx.one<Row>(
    prepared('document', sql`select ${columns} from documents d where d.id = ${id} and ${isKnown}`),
  );
  return row && readRow(row);
}

/** Locks the rows until the transaction ends. `Change.lockContent` documents the lock order. */
export async function lockDocumentRows(tx: Queryable, ids: readonly number[]): Promise<StoredDocument[]> {
  await tx.query(
    prepared('lock-documents', sql`select id from documents where id = any(${ids}) order by id for no key update`),
  );
  return listDocumentRowsByIds(tx, ids);
}

/** Locks documents together with everything that their deletion changes: the pages below them, and their media. */
export async function lockDocumentsForDeletion(tx: Queryable, ids: readonly number[]): Promise<StoredDocument[]> {
  await tx.query(sql`
    select id from documents where id = any(${ids}) or parent_id = any(${ids}) order by id for no key update`);
  await tx.query(sql`select id from media where parent_id = any(${ids}) order by id for no key update`);
  return listDocumentRowsByIds(tx, ids);
}

/** Locks the documents with this featured picture: deleting it removes it from them. */
export async function lockDocumentsWithPicture(tx: Queryable, mediaId: number): Promise<void> {
  await tx.query(sql`select id from documents where featured_media_id = ${mediaId} order by id for no key update`);
}

export async function listDocumentRowsByIds(tx: Queryable, ids: readonly number[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<Row>(
    prepared(
      'documents',
      sql`select ${columns} from documents d where d.id = any(${ids}) and ${isKnown} order by d.id`,
    ),
  );
  return rows.map(readRow);
}

export async function listGroupRows(tx: Queryable, groupIds: readonly string[]): Promise<StoredDocument[]> {
  const rows = await tx.query<Row>(
    prepared(
      'groups',
      sql`select ${columns} from documents d where d.group_id = any(${groupIds}) and ${isKnown} order by d.locale desc`,
    ),
  );
  return rows.map(readRow);
}

/** These documents and their versions in other languages. */
export async function listRowsWithTranslations(tx: Queryable, ids: readonly number[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<Row>(
    prepared(
      'documents-with-translations',
      sql`select ${columns} from documents d
        where d.group_id in (select group_id from documents where id = any(${ids})) and ${isKnown}
        order by d.locale desc, d.id`,
    ),
  );
  return rows.map(readRow);
}

export async function listDocumentRows(
  tx: Queryable,
  viewer: Viewer,
  query: DocumentQuery,
  range: { limit: number; offset: number },
): Promise<{ items: StoredDocument[]; total: number }> {
  const words = contentReadableBy(viewer, [query.type]);
  const where = printConditions(query, viewer, words);
  const rows = await tx.query<Row>(
    sql`select ${columns} from documents d where ${where} order by ${printOrder(query, words)}
      limit ${range.limit} offset ${range.offset}`,
  );
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from documents d where ${where}`);
  return { items: rows.map(readRow), total: count?.total ?? 0 };
}

/** Documents outside the trash that the viewer may know of, found by title or address, best match first. */
export async function listNamedRows(
  tx: Queryable,
  viewer: Viewer,
  { typed, type, locale }: NameQuery,
  limit: number,
): Promise<StoredDocument[]> {
  const types = type === undefined ? documentTypes : [type];
  const names = { titles: sql`array[d.title]`, paths: sql`array[d.path]` };
  const conditions = printNameConditions(typed, names);
  const order =
    conditions.length === 0
      ? sql`d.modified_at desc, d.id desc`
      : sql`${printNameRank(typed, names)}, char_length(${typed.includes('/') ? sql`d.path` : sql`d.title`}),
          d.modified_at desc, d.id desc`;
  const rows = await tx.query<{ id: number }>(sql`
    select d.id from (
      select d.id, d.title, d.modified_at, ${printPath(types)} as path from documents d
      where d.status <> 'trash' and ${locale === undefined ? sql`true` : sql`d.locale = ${locale}`}
        and ${readableBy(viewer, types)}
    ) d
    where ${conditions.length === 0 ? sql`true` : joinSql(conditions, sql` and `)}
    order by ${order} limit ${limit}`);
  const ids = rows.map(({ id }) => id);
  return (await listDocumentRowsByIds(tx, ids)).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Documents outside the trash that may have an address with one of these last parts; the front page too. */
export async function listRowsBySlugs(tx: Queryable, slugs: readonly string[]): Promise<StoredDocument[]> {
  if (slugs.length === 0) return [];
  const rows = await tx.query<Row>(sql`
    select ${columns} from documents d where d.status <> 'trash' and ${isKnown} and (
      lower(d.slug) = any(${slugs.map(sanitizeSlug)}) or d.group_id = (select front_group from content_state))`);
  return rows.map(readRow);
}

/** Those of these documents that the viewer may edit. */
export async function filterEditableIds(tx: Queryable, viewer: Viewer, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ id: number }>(
    sql`select d.id from documents d where d.id = any(${ids}) and ${editableBy(viewer)}`,
  );
  return rows.map(({ id }) => id);
}

/** All descendants of these pages. */
export async function listDescendantIds(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ id: number }>(sql`
    with recursive below as (
      select id from documents where parent_id = any(${ids})
      union
      select d.id from documents d join below on d.parent_id = below.id
    )
    select id from below`);
  return rows.map(({ id }) => id);
}

/** The levels from the top to the lowest document below this one (null: a new one), if it were below that parent. */
export async function countLevels(tx: Queryable, parentId: number, id: number | null): Promise<number> {
  const row = await tx.one<{ levels: number }>(sql`
    with recursive up as (
      select parent_id, 1 as level from documents where id = ${parentId}
      union all
      select d.parent_id, up.level + 1 from documents d join up on d.id = up.parent_id where up.level < 1000
    ), down as (
      select ${id}::bigint as id, 1 as level
      union all
      select d.id, down.level + 1 from documents d join down on d.parent_id = down.id where down.level < 1000
    )
    select (select max(level) from up) + (select max(level) from down) as levels`);
  return row?.levels ?? 0;
}

/** Whether another live document in the same place has this slug. */
export async function isSlugTaken(
  tx: Queryable,
  place: { type: DocumentType; locale: Locale; parentId: number | null; slug: string; exceptId: number },
): Promise<boolean> {
  const row = await tx.one<{ taken: boolean }>(sql`
    select exists (
      select 1 from documents
      where type = ${place.type} and locale = ${place.locale} and coalesce(parent_id, 0) = ${place.parentId ?? 0}
        and lower(slug) = lower(${place.slug}) and status in ('publish', 'future', 'private') and id <> ${place.exceptId}
    ) as taken`);
  return row?.taken ?? false;
}

/** Whether another public document of its type and language has this value in the identifier field of the type. */
export async function isIdentifierTaken(
  tx: Queryable,
  place: { type: DocumentType; locale: Locale; field: string; value: string; exceptIds: readonly number[] },
): Promise<boolean> {
  const row = await tx.one<{ taken: boolean }>(sql`
    select exists (
      select 1 from documents
      where type = ${place.type} and locale = ${place.locale} and meta ->> ${place.field} = ${place.value}
        and status in ('publish', 'future', 'private') and not id = any(${place.exceptIds})
    ) as taken`);
  return row?.taken ?? false;
}

export async function nextContentId(tx: Queryable): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`select nextval('content_ids') as id`);
  if (!row) throw new TypeError('A sequence gave no number.');
  return row.id;
}

export async function insertDocumentRow(tx: Queryable, id: number, state: DocumentState): Promise<void> {
  const values = stateColumns(state);
  await tx.run(sql`
    insert into documents (id, ${joinSql(values.map(([name]) => name))})
    values (${id}, ${joinSql(values.map(([, value]) => value))})`);
  await saveTerms(tx, id, state);
}

/** `before`: the current row. */
export async function updateDocumentRow(
  tx: Queryable,
  { id, ...before }: StoredDocument,
  state: DocumentState,
): Promise<void> {
  const values = stateColumns(state).map(([name, value]) => sql`${name} = ${value}`);
  await tx.run(sql`update documents set ${joinSql(values)} where id = ${id}`);
  if (!areFiledAlike(before, state)) await saveTerms(tx, id, state);
}

/** Whether two states have the same terms, so that they need not be written. */
export function areFiledAlike(one: Filed, other: Filed): boolean {
  const print = ({ categories, tags }: Filed) => [categories, tags].map((ids) => ids.toSorted().join()).join(';');
  return print(one) === print(other);
}

type Filed = Pick<DocumentState, 'categories' | 'tags'>;

/**
 * Deletes a document. As in WordPress, its children move up to its parent. Menu entries that link to it are deleted
 * too.
 */
export async function deleteDocumentRow(tx: Queryable, document: Pick<Document, 'id' | 'parentId'>): Promise<void> {
  await tx.run(sql`
    update scheduled_changes c set document_revision = d.revision + 1 from documents d
    where d.id = c.document_id and d.parent_id = ${document.id} and d.revision = c.document_revision`);
  await tx.run(sql`
    update documents set parent_id = ${document.parentId}, revision = revision + 1 where parent_id = ${document.id}`);
  await tx.run(sql`update media set parent_id = null where parent_id = ${document.id}`);
  await tx.run(sql`delete from documents where id = ${document.id}`);
}

export async function saveScheduleError(tx: Queryable, id: number, { code, message }: ScheduleError): Promise<void> {
  await tx.run(sql`
    update documents set schedule_error_code = ${code}, schedule_error = ${message}, revision = revision + 1
    where id = ${id}`);
}

export async function getFrontGroup(tx: Queryable): Promise<string | null> {
  const row = await tx.one<{ front_group: string | null }>(sql`select front_group from content_state`);
  return row?.front_group ?? null;
}

export async function saveFrontGroup(tx: Queryable, groupId: string | null): Promise<void> {
  await tx.run(sql`update content_state set front_group = ${groupId}`);
}

async function saveTerms(tx: Queryable, id: number, state: DocumentState): Promise<void> {
  const ids = [...state.categories, ...state.tags];
  await tx.run(sql`delete from document_terms where document_id = ${id} and not term_id = any(${ids})`);
  if (ids.length === 0) return;
  await tx.run(sql`
    insert into document_terms (document_id, term_id)
    select ${id}::bigint, id from terms where id = any(${ids}) on conflict do nothing`);
}

function stateColumns(state: DocumentState): [name: Sql, value: Sql][] {
  return [
    [sql`type`, sql`${state.type}`],
    [sql`locale`, sql`${state.locale}`],
    [sql`group_id`, sql`${state.groupId}`],
    [sql`status`, sql`${state.status}`],
    [sql`status_before_trash`, sql`${state.statusBeforeTrash}`],
    [sql`slug_before_trash`, sql`${state.slugBeforeTrash}`],
    ...fieldsOf(documentFields).flatMap(([name, { column }]): [Sql, Sql][] => {
      const value = state[name];
      return column === null ? [] : [[identifier(column), isJsonObject(value) ? jsonb(value) : sql`${value}`]];
    }),
    [sql`date`, sql`${state.date}`],
    [sql`is_date_floating`, sql`${state.isDateFloating}`],
    [sql`created_at`, sql`${state.createdAt}`],
    [sql`modified_at`, sql`${state.modifiedAt}`],
    [sql`modified_by`, sql`${state.modifiedById}`],
    [sql`revision`, sql`${state.revision}`],
    [sql`scheduled_by`, sql`${state.scheduledById}`],
    [sql`schedule_error_code`, sql`${state.scheduleError?.code ?? null}`],
    [sql`schedule_error`, sql`${state.scheduleError?.message ?? null}`],
  ];
}

/** The columns of the document fields, which are not listed here, are typed by their kinds. */
interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly group_id: string;
  readonly status: DocumentStatus;
  readonly status_before_trash: WritableStatus | null;
  readonly slug: string;
  readonly slug_before_trash: string | null;
  readonly date: string;
  readonly is_date_floating: boolean;
  readonly created_at: string;
  readonly modified_at: string;
  readonly modified_by: number | null;
  readonly revision: number;
  readonly scheduled_by: number | null;
  readonly schedule_error_code: string | null;
  readonly schedule_error: string | null;
  readonly slugs: string[];
  readonly is_front: boolean | null;
}

// From the root down, ending with its own. An ancestor in the trash contributes the slug that it will have once
// restored.
const slugsOf = sql`array(
    with recursive up as (
      select d.parent_id, d.slug, 0 as depth
      union all
      select p.parent_id, coalesce(p.slug_before_trash, p.slug), up.depth + 1
      from up join documents p on p.id = up.parent_id where up.depth < 64
    )
    select slug from up where slug <> '' order by depth desc
  )`;

/** The path as stored, also of a front page. Only documents below others are followed upwards. */
function printPath(types: readonly DocumentType[]): Sql {
  const roots = types.map((type) => {
    const { root } = contentTypes[type];
    return sql`when d.type = ${type} then ${root === '/' ? '' : root}`;
  });
  return sql`(case ${joinSql(roots, sql` `)} end || '/' ||
    case when d.parent_id is null then d.slug else array_to_string(${slugsOf}, '/') end)`;
}

const columns = sql`d.*,
  array(select t.id from document_terms dt join terms t on t.id = dt.term_id
    where dt.document_id = d.id and t.taxonomy = 'category' order by t.id) as categories,
  array(select t.id from document_terms dt join terms t on t.id = dt.term_id
    where dt.document_id = d.id and t.taxonomy = 'post_tag' order by t.id) as tags,
  ${slugsOf} as slugs,
  d.group_id = (select front_group from content_state) as is_front`;

/** The slugs that make up the address of a document with this slug under this parent. */
export async function listSlugs(
  tx: Queryable,
  { parentId, slug }: Pick<DocumentState, 'parentId' | 'slug'>,
): Promise<string[]> {
  const row = await tx.one<{ slugs: string[] }>(sql`
    select ${slugsOf} as slugs from (select ${parentId}::bigint as parent_id, ${slug}::text as slug) d`);
  return row?.slugs ?? [];
}

function readRow(row: Row): StoredDocument {
  const isFrontPage = row.is_front ?? false;
  return {
    ...buildValues(documentFields, (name, { column }) => row[column ?? name]),
    id: row.id,
    type: row.type,
    locale: row.locale,
    groupId: row.group_id,
    status: row.status,
    statusBeforeTrash: row.status_before_trash,
    slugBeforeTrash: row.slug_before_trash,
    meta: readMeta(fieldsOfType(row.type), row.meta),
    date: row.date,
    isDateFloating: row.is_date_floating,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    modifiedById: row.modified_by,
    revision: row.revision,
    scheduledById: row.scheduled_by,
    scheduleError:
      row.schedule_error_code === null ? null : { code: row.schedule_error_code, message: row.schedule_error ?? '' },
    path: addressOf({ type: row.type, slug: row.slug, slugs: row.slugs, isFrontPage }),
    isFrontPage,
  };
}

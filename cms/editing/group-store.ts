import { type Locale, locales } from '#cms-schema/locale.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { joinSql, type Sql, sql } from '#kit/database/sql.ts';
import { type Names, printNameConditions, printNameRank } from '../documents/name-match.ts';
import { editableBy } from '../documents/visible-documents.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printMatches } from '../search/store.ts';
import { type GroupQuery, type GroupView, orderOf } from './model.ts';
import { printValueCondition } from './value-condition.ts';

export interface GroupRow {
  readonly id: string;
  readonly parent: string | null;
  /** Ids of its ancestor groups, from the top. */
  readonly above: readonly string[];
  readonly childCount: number;
  readonly index: number;
  readonly siblingCount: number;
}

/** `changedIds`: published documents with unpublished changes that readers would notice. */
export async function listGroupRowsOf(
  tx: Queryable,
  viewer: Viewer,
  query: GroupQuery & { readonly changedIds: readonly number[] },
  range: { readonly limit: number; readonly offset: number },
): Promise<{ rows: GroupRow[]; total: number; counts: Record<GroupView, number> }> {
  const fitting = printConditions(query);
  const found = await tx.query<GroupRow & { total: number }>(sql`
    with recursive ${groupsOf(viewer, query.type, query.view ?? 'used')}, ${tree},
      fitting as (select placed.* from placed join groups using (group_id) where ${joinSql(fitting, sql` and `)})
    select f.group_id as id, f.parent_group as parent, f.above, coalesce(c.count, 0) as "childCount",
      p.index, p.siblings as "siblingCount", count(*) over () as total
    from fitting f join groups g using (group_id) join parented p using (group_id)
      left join (select parent_group, count(*) from parented group by parent_group) c on c.parent_group = f.group_id
    order by ${printOrder(query)} limit ${range.limit} offset ${range.offset}`);
  const counts = await tx.one<Record<GroupView, number>>(sql`
    select count(distinct group_id) filter (where d.status <> 'trash') as used,
      count(distinct group_id) filter (where d.status = 'trash') as trash
    from documents d where ${editableBy(viewer, [query.type])}`);
  const [first] = found;
  return {
    rows: found.map(({ total: _, ...row }) => row),
    total: first?.total ?? (range.offset === 0 ? 0 : await countFitting(tx, viewer, query, fitting)),
    counts: counts ?? { used: 0, trash: 0 },
  };
}

/** The list rows of these groups: ancestors of matching groups, up to the top. */
export async function listRowsOfGroups(
  tx: Queryable,
  viewer: Viewer,
  { type, view = 'used' }: GroupQuery,
  ids: readonly string[],
): Promise<GroupRow[]> {
  if (ids.length === 0) return [];
  return tx.query<GroupRow>(sql`
    with recursive ${groupsOf(viewer, type, view)}, ${tree}
    select group_id as id, placed.parent_group as parent, above, p.index, p.siblings as "siblingCount",
      (select count(*) from parented c where c.parent_group = placed.group_id) as "childCount"
    from placed join parented p using (group_id) where group_id = any(${ids})`);
}

export interface SiblingRow {
  readonly groupId: string;
  readonly id: number;
  readonly locale: Locale;
  readonly menuOrder: number;
}

/** All versions of the direct children of a group, or of the groups at the top, in order. */
export async function listSiblingRows(
  tx: Queryable,
  viewer: Viewer,
  type: DocumentType,
  parentGroup: string | null,
): Promise<SiblingRow[]> {
  return tx.query<SiblingRow>(sql`
    with ${groupsOf(viewer, type, 'used')}
    select v.group_id as "groupId", v.id, v.locale, v.menu_order as "menuOrder"
    from parented p join versions v using (group_id)
    where p.parent_group is not distinct from ${parentGroup}::uuid
    order by p.place, p.first_id, v.rank`);
}

/** Locks the rows until the transaction ends, without loading them. */
export async function lockIds(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(sql`select id from documents where id = any(${ids}) order by id for no key update`);
}

/** Published documents with an autosave based on their current revision. */
export async function listIdsWithWork(tx: Queryable, viewer: Viewer, type: DocumentType): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select distinct d.id from documents d
    join revisions r on r.document_id = d.id and r.kind = 'autosave' and r.document_revision = d.revision
    where d.status = 'publish' and ${editableBy(viewer, [type])}`);
  return rows.map(({ id }) => id);
}

async function countFitting(tx: Queryable, viewer: Viewer, query: GroupQuery, fitting: readonly Sql[]) {
  const row = await tx.one<{ total: number }>(sql`
    with recursive ${groupsOf(viewer, query.type, query.view ?? 'used')}, ${tree}
    select count(*) as total from placed join groups using (group_id) where ${joinSql(fitting, sql` and `)}`);
  return row?.total ?? 0;
}

/**
 * `versions`: the documents; `groups`: one row per group of the view, placed by its first existing language;
 * `parented`: with the parent group, null if that is not in the view.
 */
function groupsOf(viewer: Viewer, type: DocumentType, view: GroupView): Sql {
  const inView = view === 'used' ? sql`bool_or(status <> 'trash')` : sql`bool_or(status = 'trash')`;
  const slugs = locales.map((locale) => sql`coalesce(max(slug) filter (where locale = ${locale}), '')`);
  return sql`
    versions as (
      select d.id, d.group_id, d.locale, d.status, d.title, coalesce(d.slug_before_trash, d.slug) as slug,
        d.menu_order, d.parent_id, d.author_id, d.date, d.modified_at, d.revision, d.schedule_error_code,
        array_position(${locales}::text[], d.locale) as rank
      from documents d where ${editableBy(viewer, [type])}
    ),
    groups as (
      select group_id, (array_agg(menu_order order by rank))[1] as place, (array_agg(id order by rank))[1] as first_id,
        (array_agg(parent_id order by rank) filter (where parent_id is not null))[1] as parent_id,
        max(date) as date, max(modified_at) as modified_at, (array_agg(title order by rank))[1] as title,
        array_agg(title) as titles, array_agg(locale) as present, array[${joinSql(slugs)}] as slugs
      from versions group by group_id having ${inView}
    ),
    parented as (
      select g.group_id, g.place, g.first_id, g.slugs, a.group_id as parent_group,
        row_number() over siblings - 1 as index, count(*) over (partition by a.group_id) as siblings
      from groups g left join documents p on p.id = g.parent_id left join groups a on a.group_id = p.group_id
      window siblings as (partition by a.group_id order by g.place, g.first_id)
    )`;
}

const paths = (above: Sql, own: Sql) =>
  sql`array[${joinSql(locales.map((_, index) => sql`(${above})[${index + 1}::int] || '/' || (${own})[${index + 1}::int]`))}]`;

/** `placed`: every group at its place in the tree. A group that would be its own descendant goes to the top. */
const tree = sql`
  reached as (
    select group_id, null::uuid as parent_group, array[]::uuid[] as above, array[place, first_id]::bigint[] as line,
      ${paths(sql`array_fill(''::text, array[${locales.length}::int])`, sql`slugs`)} as paths
    from parented where parent_group is null
    union all
    select c.group_id, c.parent_group, t.above || t.group_id, t.line || array[c.place, c.first_id]::bigint[],
      ${paths(sql`t.paths`, sql`c.slugs`)}
    from parented c join reached t on c.parent_group = t.group_id
  ),
  placed as (
    select * from reached
    union all
    select group_id, null, array[]::uuid[], array[place, first_id]::bigint[],
      ${paths(sql`array_fill(''::text, array[${locales.length}::int])`, sql`slugs`)}
    from parented p where not exists (select 1 from reached r where r.group_id = p.group_id)
  )`;

/** Conditions on `placed` joined to `groups`. */
function printConditions(query: GroupQuery & { readonly changedIds?: readonly number[] }): Sql[] {
  const { type, search = '', state, locale, authors, terms, values = {}, changedIds = [] } = query;
  const { parentId, collapsed = [], exceptBelow, isBehind } = query;
  const conditions = [sql`true`, ...printSearch(search, orderOf(query) === 'match')];
  const some = (condition: Sql) =>
    sql`exists (select 1 from versions v where v.group_id = placed.group_id and ${condition})`;
  const inLocale = locale === undefined ? sql`true` : sql`v.locale = ${locale}`;
  if (state === 'missing')
    conditions.push(sql`not groups.present @> ${locale === undefined ? locales : [locale]}::text[]`);
  else if (state !== undefined) conditions.push(some(sql`${inLocale} and ${stateOfVersion(changedIds)} = ${state}`));
  else if (locale !== undefined) conditions.push(sql`${locale} = any(groups.present)`);
  if (isBehind) {
    const own = locale === undefined ? sql`s.behind <> '{}'` : sql`s.behind -> ${locale} is not null`;
    conditions.push(sql`exists (select 1 from translation_states s where s.group_id = placed.group_id and ${own})`);
  }
  if (authors !== undefined) conditions.push(some(sql`coalesce(v.author_id, 0) = any(${authors})`));
  if (terms !== undefined) {
    const filed = sql`select 1 from document_terms dt where dt.document_id = v.id and dt.term_id = any(${terms})`;
    conditions.push(some(sql`exists (${filed})`));
  }
  for (const [name, value] of Object.entries(values)) {
    const condition = printValueCondition(fieldsOfType(type), name, value);
    conditions.push(some(sql`${inLocale} and exists (select 1 from documents d where d.id = v.id and ${condition})`));
  }
  const groupOf = (id: number) => sql`(select group_id from documents where id = ${id})`;
  if (parentId !== undefined) {
    conditions.push(sql`placed.parent_group is not distinct from ${parentId === 0 ? sql`null` : groupOf(parentId)}`);
  }
  if (exceptBelow !== undefined) {
    conditions.push(sql`not ${groupOf(exceptBelow)} = any(placed.above || placed.group_id)`);
  }
  if (collapsed.length > 0) conditions.push(sql`not placed.above && ${collapsed}::uuid[]`);
  return conditions;
}

const names: Names = { titles: sql`groups.titles`, paths: sql`placed.paths` };

/**
 * Matches titles and addresses of all documents, also within words, and the texts of published ones through the index
 * that visitors search. Texts of drafts are not searched: on a large site that takes seconds. A search with a slash is
 * for an address, so it skips the texts, as does one that only asks for names.
 */
function printSearch(search: string, isForNames: boolean): Sql[] {
  const conditions = printNameConditions(search, names);
  if (conditions.length === 0) return [];
  const named = joinSql(conditions, sql` and `);
  if (isForNames || search.includes('/')) return [named];
  return [
    sql`((${named}) or placed.group_id in (
      select d.group_id from documents d where d.id in (${printMatches(search)})))`,
  ];
}

/** The states as in `documentStates`; the studio computes the same ones for the documents it shows. */
function stateOfVersion(changedIds: readonly number[]): Sql {
  return sql`(
    select case
      when v.status = 'publish' and c.document_id is not null then
        case when c.error_code is not null or c.document_revision <> v.revision then 'failed' else 'changeScheduled' end
      when v.status = 'publish' then case when v.id = any(${changedIds}) then 'changed' else 'published' end
      when v.status in ('future', 'draft') and v.schedule_error_code is not null then 'failed'
      when v.status = 'future' then 'scheduled'
      else v.status
    end
    from (select 1) as one left join scheduled_changes c on c.document_id = v.id)`;
}

function printOrder(query: GroupQuery): Sql {
  const { order, search = '' } = query;
  const orderBy = orderOf(query);
  if (orderBy === 'match') {
    const rank = printNameRank(search, { titles: sql`g.titles`, paths: sql`f.paths` });
    const nearest = search.includes('/') ? sql`cardinality(f.above)` : sql`char_length(g.title)`;
    return sql`${rank}, ${nearest}, f.line`;
  }
  const isDescending = (order ?? (orderBy === 'date' || orderBy === 'modified' ? 'desc' : 'asc')) === 'desc';
  const direction = isDescending ? sql`desc` : sql`asc`;
  const keys = { place: sql`f.line`, date: sql`g.date`, modified: sql`g.modified_at`, title: sql`lower(g.title)` };
  return sql`${keys[orderBy]} ${direction}, g.first_id ${direction}`;
}

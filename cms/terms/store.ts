import type { Locale } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { joinSql, type Sql, sql } from '#kit/database/sql.ts';
import type { Taxonomy } from '../documents/model.ts';
import type { Term, TermQuery } from './model.ts';

export async function listTermRowsByIds(tx: Queryable, ids: readonly number[]): Promise<Term[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<Row>(sql`select ${columns} from terms t where t.id = any(${ids}) order by t.id`);
  return rows.map(readRow);
}

/** For each of the ids, the term with the same taxonomy and slug in a language. */
export async function listTermCounterparts(
  tx: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, Term>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<Row & { asked: number }>(sql`
    select ${columns}, asked.id as asked from terms asked
    join terms t on t.taxonomy = asked.taxonomy and t.slug = asked.slug and t.locale = ${locale}
    where asked.id = any(${ids})`);
  return new Map(rows.map(({ asked, ...row }) => [asked, readRow(row)]));
}

/** The ids of this term's counterparts in all languages, including itself: terms with the same taxonomy and slug. */
export async function listTermTwins(tx: Queryable, term: Pick<Term, 'taxonomy' | 'slug'>): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    sql`select id from terms where taxonomy = ${term.taxonomy} and slug = ${term.slug}`,
  );
  return rows.map(({ id }) => id);
}

export async function getTermRow(tx: Queryable, taxonomy: Taxonomy, id: number): Promise<Term | null> {
  const row = await tx.one<Row>(sql`select ${columns} from terms t where t.id = ${id} and t.taxonomy = ${taxonomy}`);
  return row && readRow(row);
}

export async function getTermRowBySlug(
  tx: Queryable,
  place: { taxonomy: Taxonomy; locale: Locale; slug: string },
): Promise<Term | null> {
  const row = await tx.one<Row>(sql`
    select ${columns} from terms t
    where t.taxonomy = ${place.taxonomy} and t.locale = ${place.locale} and t.slug = ${place.slug}`);
  return row && readRow(row);
}

export async function getTermRowByName(
  tx: Queryable,
  place: { taxonomy: Taxonomy; locale: Locale; parentId: number | null; name: string },
): Promise<Term | null> {
  const [row] = await tx.query<Row>(sql`
    select ${columns} from terms t
    where t.taxonomy = ${place.taxonomy} and t.locale = ${place.locale} and ${fold(sql`t.name`)} = ${fold(sql`${place.name}::text`)}
      and coalesce(t.parent_id, 0) = ${place.parentId ?? 0}
    order by t.id limit 1`);
  return row ? readRow(row) : null;
}

/** Names that differ in capitals, width or the form of their characters are the same. */
function fold(name: Sql): Sql {
  return sql`lower(normalize(${name}, nfkc))`;
}

/** Of the given ids, those that name a term of the taxonomy. */
export async function filterTermIds(tx: Queryable, taxonomy: Taxonomy, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ id: number }>(
    sql`select id from terms where taxonomy = ${taxonomy} and id = any(${ids}) order by id`,
  );
  return rows.map(({ id }) => id);
}

export type TermState = Omit<Term, 'id' | 'count'>;

export async function insertTermRow(tx: Queryable, term: TermState): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into terms (taxonomy, locale, name, slug, description, parent_id)
    values (${term.taxonomy}, ${term.locale}, ${term.name}, ${term.slug}, ${term.description}, ${term.parentId})
    returning id`);
  if (!row) throw new TypeError('A new row gave no id.');
  return row.id;
}

export async function updateTermRow(tx: Queryable, id: number, term: TermState): Promise<void> {
  await tx.run(sql`
    update terms set name = ${term.name}, slug = ${term.slug}, description = ${term.description},
      parent_id = ${term.parentId} where id = ${id}`);
}

export async function deleteTermRow(tx: Queryable, term: Pick<Term, 'id' | 'parentId'>): Promise<void> {
  await tx.run(sql`update terms set parent_id = ${term.parentId} where parent_id = ${term.id}`);
  await tx.run(sql`delete from terms where id = ${term.id}`);
}

export async function listTermRows(
  tx: Queryable,
  query: TermQuery,
  range: { limit: number; offset: number },
): Promise<{ items: Term[]; total: number }> {
  const where = printConditions(query);
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`;
  const order =
    query.orderBy === 'include'
      ? sql`array_position(${query.include ?? []}::bigint[], t.id)`
      : sql`${orders[query.orderBy ?? 'name']} ${direction}, t.id ${direction}`;
  const rows = await tx.query<Row>(
    sql`select * from (select ${columns} from terms t where ${where}) t order by ${order}
      limit ${range.limit} offset ${range.offset}`,
  );
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from terms t where ${where}`);
  return { items: rows.map(readRow), total: count?.total ?? 0 };
}

const published = sql`(select count(*) from document_terms dt join documents d on d.id = dt.document_id
  where dt.term_id = t.id and d.status = 'publish' and d.visibility = 'everyone')`;

const columns = sql`t.*, ${published} as count`;

const orders = {
  id: sql`t.id`,
  name: sql`t.name`,
  slug: sql`t.slug`,
  count: sql`t.count`,
  description: sql`t.description`,
} as const;

function printConditions(query: TermQuery): Sql {
  const conditions = [sql`t.taxonomy = ${query.taxonomy}`];
  const add = <Value>(value: Value | undefined, print: (value: Value) => Sql) => {
    if (value !== undefined) conditions.push(print(value));
  };
  add(query.locale, (locale) => sql`t.locale = ${locale}`);
  add(query.include, (ids) => sql`t.id = any(${ids})`);
  add(query.exclude, (ids) => sql`not t.id = any(${ids})`);
  add(query.slugs, (slugs) => sql`t.slug = any(${slugs})`);
  add(query.parentId, (id) => sql`coalesce(t.parent_id, 0) = ${id}`);
  add(
    query.documentId,
    (id) => sql`exists (select 1 from document_terms dt where dt.term_id = t.id and dt.document_id = ${id})`,
  );
  if (query.hideEmpty) conditions.push(sql`${published} > 0`);
  if (query.search?.trim()) {
    const pattern = likePattern(query.search.trim());
    conditions.push(sql`(t.name ilike ${pattern} or t.slug ilike ${pattern})`);
  }
  return joinSql(conditions, sql` and `);
}

interface Row {
  id: number;
  taxonomy: Taxonomy;
  locale: Locale;
  name: string;
  slug: string;
  description: string;
  parent_id: number | null;
  count: number;
}

function readRow({ parent_id: parentId, ...row }: Row): Term {
  return {
    id: row.id,
    taxonomy: row.taxonomy,
    locale: row.locale,
    name: row.name,
    slug: row.slug,
    description: row.description,
    parentId,
    count: row.count,
  };
}

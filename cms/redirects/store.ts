import type { Locale } from '#cms-schema/locale.ts';
import { localizePath } from '#cms-schema/locale.ts';
import type { RedirectHits, RedirectStatus } from '#contract/redirects.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { sql } from '#kit/database/sql.ts';
import type { PublicRedirect, Redirect, RedirectOrder } from './model.ts';

interface Place {
  readonly locale: Locale;
  readonly path: string;
}

interface Row extends Omit<Redirect, 'target'> {
  readonly target: string | null;
  /** The current path of its document; null if that is not published, and for redirects made by hand. */
  readonly documentPath: string | null;
}

const columns = sql`r.id, r.locale, r.path, r.status, r.document_id as "documentId", r.target, r.hits,
  r.last_hit_at as "lastHitAt", r.created_at as "createdAt", p.path as "documentPath"`;

/** Redirects, with the current path of their document or its gate. */
const joined = sql`redirects r left join (
    select document_id, locale, path from published union all select document_id, locale, path from gates
  ) p on p.document_id = r.document_id and p.locale = r.locale`;

/** Excludes redirects that follow a document which is not on the site: they are inactive until it is back. */
const leads = sql`(r.document_id is null or p.document_id is not null)`;

const orders = {
  from: sql`(case when r.locale = 'zh' then '' else '/' || r.locale end) || r.path`,
  hits: sql`r.hits`,
  lastHit: sql`r.last_hit_at`,
  created: sql`r.created_at`,
} as const satisfies Record<RedirectOrder, unknown>;

interface ListQuery {
  readonly search: string | null;
  readonly orderBy: RedirectOrder;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export async function listRedirectRows(tx: Queryable, query: ListQuery): Promise<{ items: Redirect[]; total: number }> {
  const pattern = query.search === null ? null : likePattern(query.search);
  const direction = query.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const rows = await tx.query<Row & { total: number }>(sql`
    select ${columns}, count(*) over () as total from ${joined}
    where ${leads} and (${pattern}::text is null
      or (case when r.locale = 'zh' then '' else '/' || r.locale end) || r.path ilike ${pattern}
      or coalesce(r.target, p.path, '') ilike ${pattern})
    order by ${orders[query.orderBy]} ${direction}, r.id limit ${query.limit} offset ${query.offset}`);
  return { items: rows.map(readRow), total: rows[0]?.total ?? 0 };
}

export async function getRedirectRow(tx: Queryable, id: number): Promise<Redirect | null> {
  const row = await tx.one<Row>(sql`select ${columns} from ${joined} where r.id = ${id}`);
  return row && readRow(row);
}

/** Matches in any letter case, as for visitors. */
export async function getRedirectAt(tx: Queryable, { locale, path }: Place): Promise<Redirect | null> {
  const row = await tx.one<Row>(
    sql`select ${columns} from ${joined} where r.locale = ${locale} and lower(r.path) = lower(${path}) and ${leads}`,
  );
  return row && readRow(row);
}

/** All redirects that have a target or respond with 410. */
export async function listPublicRows(tx: Queryable): Promise<PublicRedirect[]> {
  const rows = await tx.query<Row>(sql`select ${columns} from ${joined} where ${leads} order by r.locale desc, r.path`);
  return rows.map(readRow).map(({ id, locale, path, status, target }) => ({ id, locale, path, status, target }));
}

/** Whether there is a page or a gate at an address. */
export async function isPublishedAt(tx: Queryable, { locale, path }: Place): Promise<boolean> {
  const row = await tx.one(
    sql`select 1 as found from published where locale = ${locale} and lower(path) = lower(${path})
      union all select 1 from gates where locale = ${locale} and lower(path) = lower(${path}) limit 1`,
  );
  return row !== null;
}

interface NewRedirect extends Place {
  readonly status: RedirectStatus;
  readonly target: string | null;
  readonly now: string;
}

/** Replaces an inactive redirect at that address, left by a document that is not on the site. */
export async function insertRedirectRow(
  tx: Queryable,
  { locale, path, status, target, now }: NewRedirect,
): Promise<number> {
  await tx.run(sql`delete from redirects where locale = ${locale} and lower(path) = lower(${path})`);
  const row = await tx.one<{ id: number }>(sql`
    insert into redirects (locale, path, status, target, created_at)
    values (${locale}, ${path}, ${status}, ${target}, ${now}) returning id`);
  return row?.id ?? 0;
}

export async function updateRedirectRow(tx: Queryable, redirect: Redirect): Promise<void> {
  const { id, locale, path, status, documentId, target } = redirect;
  await tx.run(sql`
    delete from redirects where locale = ${locale} and lower(path) = lower(${path}) and id <> ${id}`);
  await tx.run(sql`
    update redirects set locale = ${locale}, path = ${path}, status = ${status}, document_id = ${documentId},
      target = ${documentId === null ? target : null} where id = ${id}`);
}

export async function deleteRedirectRow(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from redirects where id = ${id}`);
}

export async function addHits(tx: Queryable, hits: readonly RedirectHits[]): Promise<void> {
  await tx.run(sql`
    update redirects r set hits = r.hits + seen.count, last_hit_at = greatest(r.last_hit_at, seen.at)
    from unnest(${hits.map(({ id }) => id)}::bigint[], ${hits.map(({ count }) => count)}::bigint[],
      ${hits.map(({ at }) => at)}::timestamptz[]) as seen (id, count, at)
    where r.id = seen.id`);
}

/**
 * Creates a redirect from an address that a document has left, to wherever the document is. If several documents have
 * left it, the last one counts. A deleted document gets no redirect.
 */
export async function leaveAddress(
  tx: Queryable,
  documentId: number,
  { locale, path }: Place,
  now: string,
): Promise<void> {
  await tx.run(sql`
    insert into redirects (locale, path, document_id, status, created_at)
    select ${locale}, ${path}, id, 308, ${now}::timestamptz from documents where id = ${documentId}
    on conflict (locale, lower(path)) do update
      set document_id = excluded.document_id, target = null, status = 308, path = excluded.path`);
}

/** Deletes redirects from an address that a page has taken. Returns the ids of those that were made by hand. */
export async function takeAddress(tx: Queryable, { locale, path }: Place): Promise<number[]> {
  const rows = await tx.query<{ id: number; documentId: number | null }>(sql`
    delete from redirects where locale = ${locale} and lower(path) = lower(${path})
    returning id, document_id as "documentId"`);
  return rows.filter(({ documentId }) => documentId === null).map(({ id }) => id);
}

function readRow({ documentPath, ...row }: Row): Redirect {
  const target = documentPath === null ? row.target : encodeURI(localizePath(documentPath, row.locale));
  const { id, locale, path, status, documentId, hits, lastHitAt, createdAt } = row;
  return { id, locale, path, status, documentId, target, hits, lastHitAt, createdAt };
}

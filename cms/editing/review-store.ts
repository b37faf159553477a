import type { DocumentType } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { joinSql, type Sql, sql } from '#kit/database/sql.ts';
import { editableBy } from '../documents/visible-documents.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { ReviewCounts, ReviewView } from './model.ts';

/** Groups in review, the longest waiting first; the viewer's own with the latest answer first. */
export async function listReviewRows(
  tx: Queryable,
  viewer: Viewer,
  { view, types }: { readonly view: ReviewView; readonly types: readonly DocumentType[] },
  range: { readonly limit: number; readonly offset: number },
): Promise<{ groupIds: string[]; total: number }> {
  const where = view === 'waiting' ? waiting(viewer, types) : own(viewer);
  const order = view === 'waiting' ? sql`min(r.at), d.group_id` : sql`max(r.at) desc, d.group_id`;
  const rows = await tx.query<{ id: string }>(sql`
    select d.group_id as id from documents d ${joinSql([lastEntry, sql`where ${where}`], sql` `)}
    group by d.group_id order by ${order} limit ${range.limit} offset ${range.offset}`);
  return { groupIds: rows.map(({ id }) => id), total: await countGroups(tx, where) };
}

/** The numbers shown next to the links to the review lists. */
export async function countReviews(
  tx: Queryable,
  viewer: Viewer,
  types: readonly DocumentType[],
): Promise<ReviewCounts> {
  return {
    waiting: await countGroups(tx, waiting(viewer, types)),
    own: await countGroups(tx, own(viewer)),
    answered: await countGroups(tx, sql`${own(viewer)} and r.step = 'answered'`),
  };
}

async function countGroups(tx: Queryable, where: Sql): Promise<number> {
  const row = await tx.one<{ total: number }>(
    sql`select count(distinct d.group_id) as total from documents d ${lastEntry} where ${where}`,
  );
  return row?.total ?? 0;
}

const lastEntry = sql`left join lateral (
  select step, at from review_entries e where e.document_id = d.id order by id desc limit 1) r on true`;

function waiting(viewer: Viewer, types: readonly DocumentType[]): Sql {
  if (types.length === 0) return sql`false`;
  return sql`d.status = 'pending' and ${editableBy(viewer, types)}`;
}

/** The viewer's own submissions that are still open. */
function own(viewer: Viewer): Sql {
  return sql`((d.status = 'pending' and r.step = 'submitted') or (d.status = 'draft' and r.step = 'answered'))
    and d.id in (select document_id from review_entries
      where author_id = ${viewer.user?.id ?? null} and step = 'submitted')
    and ${editableBy(viewer)}`;
}

import type { PendingWork } from '#contract/pending-work.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, sql } from '#kit/database/sql.ts';
import { takePendingComment } from './pending-comment.ts';

/** For a comment that cannot be read. */
const nothing: PendingWork = { fields: {}, from: null };

/** Autosaves held in memory at once. */
const PAGE = 50;

/** Moves unfinished work from the comment at the end of autosaves to its column. Returns true when none is left. */
export async function takePendingComments(tx: Queryable): Promise<boolean> {
  const rows = await tx.query<{ id: number; content: string }>(sql`
    select id, content from revisions
    where kind = 'autosave' and pending is null and content like '%<!-- haptera:pending {%' order by id limit ${PAGE}`);
  for (const { id, content: source } of rows) {
    const { content, pending } = takePendingComment(source);
    await tx.run(sql`
      update revisions set content = ${content}, pending = ${jsonb(pending ?? nothing)} where id = ${id}`);
  }
  return rows.length < PAGE;
}

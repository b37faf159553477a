import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { OtherEditor, TakeOver } from './model.ts';

/** One tab on one page. */
export interface Tab {
  readonly groupId: string;
  readonly session: string;
  readonly userId: number;
}

/** Returns false if the session belongs to another user. */
export async function keepTab(tx: Queryable, { groupId, session, userId }: Tab, now: string): Promise<boolean> {
  const row = await tx.one(sql`
    insert into presence (group_id, session, user_id, began_at, seen_at)
    values (${groupId}, ${session}, ${userId}, ${now}, ${now})
    on conflict (group_id, session) do update set seen_at = excluded.seen_at where presence.user_id = excluded.user_id
    returning id`);
  return row !== null;
}

/** Keeps only a user's most recently seen tabs on a page. */
export async function trimTabs(tx: Queryable, { groupId, userId }: Tab, keep: number): Promise<void> {
  await tx.run(sql`
    delete from presence where id in (
      select id from presence where group_id = ${groupId} and user_id = ${userId}
      order by seen_at desc, id desc offset ${keep})`);
}

/** Hides the tab from others. A take-over is kept: a reload does not undo it. */
export async function removeTab(tx: Queryable, { groupId, session, userId }: Tab, gone: string): Promise<void> {
  await tx.run(sql`
    delete from presence
    where group_id = ${groupId} and session = ${session} and user_id = ${userId} and taken_at is null`);
  await tx.run(sql`
    update presence set seen_at = least(seen_at, ${gone}::timestamptz)
    where group_id = ${groupId} and session = ${session} and user_id = ${userId}`);
}

/** Marks every other tab on the page (or only those of `userId`), even inactive ones. Returns how many were present. */
export async function markTakenOver(
  tx: Queryable,
  tab: Tab,
  userId: number | null,
  now: string,
  since: string,
): Promise<number> {
  await tx.run(sql`
    update presence set taken_at = null, taken_by = null
    where group_id = ${tab.groupId} and session = ${tab.session}`);
  const rows = await tx.query<{ is_here: boolean }>(sql`
    update presence set taken_at = ${now}, taken_by = ${tab.userId}
    where group_id = ${tab.groupId} and session <> ${tab.session} and taken_at is null
      and (${userId}::bigint is null or user_id = ${userId})
    returning seen_at > ${since} as is_here`);
  return rows.filter((row) => row.is_here).length;
}

export async function listOtherTabs(tx: Queryable, { groupId, session }: Tab, since: string): Promise<OtherEditor[]> {
  const rows = await tx.query<{ id: number; user_id: number; display_name: string; began_at: string }>(sql`
    select presence.id, user_id, display_name, began_at from presence join users on users.id = user_id
    where group_id = ${groupId} and session <> ${session} and seen_at > ${since}
    order by began_at, presence.id`);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    displayName: row.display_name,
    since: row.began_at,
  }));
}

export async function getTakeOver(tx: Queryable, { groupId, session, userId }: Tab): Promise<TakeOver | null> {
  const row = await tx.one<{ taken_at: string; taken_by: number | null; display_name: string | null }>(sql`
    select taken_at, taken_by, display_name from presence left join users on users.id = taken_by
    where group_id = ${groupId} and session = ${session} and taken_at is not null`);
  return row && { isOwn: row.taken_by === userId, displayName: row.display_name, at: row.taken_at };
}

export async function forgetTabs(tx: Queryable, before: string): Promise<void> {
  await tx.run(sql`delete from presence where seen_at < ${before}`);
}

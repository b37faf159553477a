import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';

// Each room that uses this has two tables in its own schema: `sign_in_attempts` and `known_places`.

/** The id of an account: a number in the CMS, a UUID in the platform. */
export type AccountId = string | number;

/** Counts one more attempt; gives the count in the current window, and when the window ends. */
export async function countAttempt(
  tx: Queryable,
  key: string,
  now: string,
  windowEndsAt: string,
): Promise<{ count: number; windowEndsAt: string }> {
  const row = await tx.one<{ count: number; window_ends_at: string }>(sql`
    insert into sign_in_attempts as a (key, count, window_ends_at) values (${key}, 1, ${windowEndsAt})
    on conflict (key) do update set
      count = case when a.window_ends_at <= ${now} then 1 else a.count + 1 end,
      window_ends_at = case when a.window_ends_at <= ${now} then excluded.window_ends_at else a.window_ends_at end
    returning count, window_ends_at`);
  return { count: row?.count ?? 1, windowEndsAt: row?.window_ends_at ?? windowEndsAt };
}

/** Takes one attempt off the count of each key. */
export async function forgiveAttempts(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.run(sql`update sign_in_attempts set count = count - 1 where key = any(${keys}) and count > 0`);
}

export async function forgetAttempts(tx: Queryable, key: string): Promise<void> {
  await tx.run(sql`delete from sign_in_attempts where key = ${key}`);
}

/** The first of these keys that is known for the account; null if none is, or there is no account. */
export async function findPlaceRow(
  tx: Queryable,
  userId: AccountId | null,
  keys: readonly string[],
  now: string,
): Promise<string | null> {
  const rows = await tx.query<{ key: string }>(
    sql`select key from known_places where user_id = ${userId} and key = any(${keys}) and expires_at > ${now}`,
  );
  return keys.find((key) => rows.some((row) => row.key === key)) ?? null;
}

/** Whether the key is known for any account. */
export async function isPlaceKnown(tx: Queryable, key: string, now: string): Promise<boolean> {
  const row = await tx.one<{ known: boolean }>(
    sql`select exists (select 1 from known_places where key = ${key} and expires_at > ${now}) as known`,
  );
  return row?.known ?? false;
}

/** Stores a place of the account, and evicts all but its `most` recently used places. */
export async function savePlace(
  tx: Queryable,
  place: { readonly userId: AccountId; readonly key: string; readonly expiresAt: string },
  most: number,
): Promise<void> {
  const { userId, key, expiresAt } = place;
  await tx.run(sql`
    insert into known_places (user_id, key, expires_at) values (${userId}, ${key}, ${expiresAt})
    on conflict (user_id, key) do update set expires_at = excluded.expires_at`);
  await tx.run(sql`
    delete from known_places where user_id = ${userId} and key not in (
      select key from known_places where user_id = ${userId} order by expires_at desc, key limit ${most})`);
}

export async function deletePlacesOf(tx: Queryable, userId: AccountId): Promise<void> {
  await tx.run(sql`delete from known_places where user_id = ${userId}`);
}

/** Deletes attempts and known places that have expired. */
export async function forgetAttemptsBefore(tx: Queryable, now: string): Promise<void> {
  await tx.run(sql`delete from sign_in_attempts where window_ends_at < ${now}`);
  await tx.run(sql`delete from known_places where expires_at < ${now}`);
}

import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { TrialLink } from './model.ts';

export interface NewTrialLink {
  readonly keyHash: string;
  readonly accountId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** When the account's last link was sent; null: never, or too long ago. */
export async function findLastLinkAt(tx: Queryable, accountId: string): Promise<string | null> {
  const row = await tx.one<{ at: string | null }>(
    sql`select max(created_at) as at from trial_links where account_id = ${accountId}`,
  );
  return row?.at ?? null;
}

export async function insertLink(tx: Queryable, link: NewTrialLink): Promise<void> {
  const { keyHash, accountId, createdAt, expiresAt } = link;
  await tx.run(sql`
    insert into trial_links (key_hash, account_id, created_at, expires_at)
    values (${keyHash}, ${accountId}, ${createdAt}, ${expiresAt})`);
}

export async function findLink(tx: Queryable, keyHash: string): Promise<TrialLink | null> {
  const row = await tx.one<{ account_id: string; expires_at: string; used_at: string | null }>(
    sql`select account_id, expires_at, used_at from trial_links where key_hash = ${keyHash}`,
  );
  return row && { accountId: row.account_id, expiresAt: row.expires_at, isUsed: row.used_at !== null };
}

/** Uses up a link. Of several concurrent calls only one gets true. */
export async function spendLink(tx: Queryable, keyHash: string, now: string): Promise<boolean> {
  const spent = await tx.run(sql`
    update trial_links set used_at = ${now} where key_hash = ${keyHash} and used_at is null and expires_at > ${now}`);
  return spent === 1;
}

export async function beginTrial(
  tx: Queryable,
  accountId: string,
  { begunAt, expiresAt }: { readonly begunAt: string; readonly expiresAt: string },
): Promise<void> {
  await tx.run(sql`
    update accounts set role_code = 'trialCustomer', trial_begun_at = ${begunAt}, expires_at = ${expiresAt}
    where id = ${accountId}`);
}

/**
 * Links are kept for a while after they expire, so that an old mail's link is reported as expired rather than invalid.
 */
export async function forgetLinks(tx: Queryable, expiredBefore: string): Promise<void> {
  await tx.run(sql`delete from trial_links where expires_at < ${expiredBefore}`);
}

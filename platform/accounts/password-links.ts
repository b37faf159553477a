import { createToken, hashToken } from '#identity/tokens.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { type PlatformLocale, printPageAddress } from '../locale.ts';
import { PASSWORD_LINK_DAYS } from './model.ts';
import { getAccount, type StoredAccount } from './store.ts';

/** Milliseconds. */
const LINK_LASTS = PASSWORD_LINK_DAYS * 24 * 60 * 60_000;

/**
 * A link with which the owner of a mailbox sets the password of an account, once. Its key is in the fragment, which
 * browsers neither send to servers nor to other sites.
 */
export async function createPasswordLink(
  tx: Queryable,
  { publicUrl, later }: PlatformCore,
  { id, locale }: { readonly id: string; readonly locale: PlatformLocale },
): Promise<string> {
  const key = createToken();
  await tx.run(sql`
    insert into password_links (key_hash, account_id, expires_at) values (${hashToken(key)}, ${id}, ${later(LINK_LASTS)})`);
  return `${printPageAddress(publicUrl, locale, '/')}#set-password=${key}`;
}

/** The account of a link. Throws `invalidLink`, `usedLink`, `expiredLink`. */
export async function requirePasswordLink(tx: Queryable, key: string, now: string): Promise<StoredAccount> {
  const link = await tx.one<{ account_id: string; expires_at: string; used_at: string | null }>(
    sql`select account_id, expires_at, used_at from password_links where key_hash = ${hashToken(key)}`,
  );
  if (link === null) throw new PlatformError('invalidLink');
  if (link.used_at !== null) throw new PlatformError('usedLink');
  if (Date.parse(link.expires_at) <= Date.parse(now)) throw new PlatformError('expiredLink');
  const account = await getAccount(tx, link.account_id);
  if (account === null) throw new PlatformError('invalidLink');
  return account;
}

export async function hasPasswordLink(tx: Queryable, accountId: string, now: string): Promise<boolean> {
  const row = await tx.one(sql`
    select 1 from password_links where account_id = ${accountId} and used_at is null and expires_at > ${now} limit 1`);
  return row !== null;
}

/** Uses up all links of an account, so that none sets a password a second time. */
export async function spendPasswordLinks(tx: Queryable, accountId: string, now: string): Promise<void> {
  await tx.run(sql`update password_links set used_at = ${now} where account_id = ${accountId} and used_at is null`);
}

/** Links are kept for a while after they expire, so that an old mail's link is reported as expired rather than invalid. */
export async function forgetPasswordLinks(tx: Queryable, expiredBefore: string): Promise<void> {
  await tx.run(sql`delete from password_links where expires_at < ${expiredBefore}`);
}

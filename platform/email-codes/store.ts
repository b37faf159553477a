import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { type CodePurpose, MOST_TRIES } from './model.ts';

/** Identifies a code. `address` is a keyed hash. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly address: string;
}

export async function findSentAt(tx: Queryable, { purpose, address }: CodeKey): Promise<string | null> {
  const row = await tx.one<{ sent_at: string }>(
    sql`select sent_at from email_codes where purpose = ${purpose} and address = ${address}`,
  );
  return row?.sent_at ?? null;
}

export interface NewCode extends CodeKey {
  readonly codeHash: string;
  readonly now: string;
  readonly expiresAt: string;
  /** A previous code sent after this time prevents another from being sent. */
  readonly sentBefore: string;
}

/** Replaces the previous code and any right that it granted. False when that one was sent too recently. */
export async function saveCode(tx: Queryable, code: NewCode): Promise<boolean> {
  const { purpose, address, codeHash, now, expiresAt, sentBefore } = code;
  const saved = await tx.run(sql`
    insert into email_codes as c (purpose, address, code_hash, sent_at, expires_at)
    values (${purpose}, ${address}, ${codeHash}, ${now}, ${expiresAt})
    on conflict (purpose, address) do update set code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, used_at = null, grant_hash = null, grant_expires_at = null
    where c.sent_at <= ${sentBefore}`);
  return saved === 1;
}

export type Compared = 'right' | 'wrong' | 'expired' | 'used up';

/**
 * Counts an attempt and compares the code, in one statement: of a thousand concurrent attempts at most five are
 * compared, and only one correct one succeeds.
 */
export async function compareCode(
  tx: Queryable,
  { purpose, address }: CodeKey,
  codeHash: string,
  now: string,
): Promise<Compared> {
  const compared = await tx.one<{ is_right: boolean }>(sql`
    update email_codes set tries = tries + 1, used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where purpose = ${purpose} and address = ${address} and used_at is null and expires_at > ${now}
      and tries < ${MOST_TRIES}
    returning used_at is not null as is_right`);
  if (compared) return compared.is_right ? 'right' : 'wrong';
  const row = await tx.one<{ is_used: boolean; is_expired: boolean }>(sql`
    select used_at is not null as is_used, expires_at <= ${now} as is_expired
    from email_codes where purpose = ${purpose} and address = ${address}`);
  if (!row || row.is_used) return 'wrong';
  return row.is_expired ? 'expired' : 'used up';
}

/** Stores the hash of the token that a correct code was exchanged for. */
export async function saveGrant(
  tx: Queryable,
  { purpose, address }: CodeKey,
  grantHash: string,
  expiresAt: string,
): Promise<void> {
  await tx.run(sql`
    update email_codes set grant_hash = ${grantHash}, grant_expires_at = ${expiresAt}
    where purpose = ${purpose} and address = ${address}`);
}

export async function hasGrant(
  tx: Queryable,
  { purpose, address }: CodeKey,
  grantHash: string,
  now: string,
): Promise<boolean> {
  const row = await tx.one(sql`
    select 1 from email_codes where purpose = ${purpose} and address = ${address} and grant_hash = ${grantHash}
      and grant_expires_at > ${now}`);
  return row !== null;
}

/** Uses up a grant. Of several concurrent calls only one gets true. */
export async function spendGrant(
  tx: Queryable,
  { purpose, address }: CodeKey,
  grantHash: string,
  now: string,
): Promise<boolean> {
  const spent = await tx.run(sql`
    update email_codes set grant_hash = null, grant_expires_at = null
    where purpose = ${purpose} and address = ${address} and grant_hash = ${grantHash} and grant_expires_at > ${now}`);
  return spent === 1;
}

/** Deletes codes that have expired and no longer delay the next one. */
export async function forgetCodes(tx: Queryable, sentBefore: string): Promise<void> {
  await tx.run(sql`delete from email_codes where sent_at < ${sentBefore}`);
}

export async function deleteCodesOf(tx: Queryable, address: string): Promise<void> {
  await tx.run(sql`delete from email_codes where address = ${address}`);
}

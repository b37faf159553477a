import { createHmac } from 'node:crypto';
import { subscriberOf } from '#identity/mask-address.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';

/**
 * The key that a visitor's forms are counted by: a keyed hash of the account, or of the address when nobody is signed
 * in.
 */
export function senderOf({ keys }: PlatformCore, { account, address }: Caller): string {
  const who = account ? `account ${account.id}` : `address ${subscriberOf(address)}`;
  return createHmac('sha256', keys.attempts).update(`form\n${who}`).digest('base64url');
}

/** Serializes counting and adding of a sender's forms until the transaction ends. */
export async function lockSender(tx: Queryable, sender: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`);
}

export interface FormLimit {
  /** Maximum number of forms from one sender within `within` milliseconds. */
  readonly most: number;
  readonly within: number;
}

/** Five forms an hour. */
export const hourlyLimit: FormLimit = { most: 5, within: 60 * 60_000 };

/**
 * Seconds until another form is allowed; null if it is allowed now. `times`: when forms were sent, ISO 8601, newest
 * first.
 */
export function findWait(times: readonly string[], now: string, { most, within }: FormLimit): number | null {
  const oldestThatCounts = times[most - 1];
  if (oldestThatCounts === undefined) return null;
  const wait = Date.parse(oldestThatCounts) + within - Date.parse(now);
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}

import { createHmac } from 'node:crypto';
import { subscriberOf } from '#identity/mask-address.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';

/** By which forms of one visitor are counted: the account, or the address where nobody is signed in. Neither can be read from it. */
export function senderOf({ keys }: PlatformCore, { account, address }: Caller): string {
  const who = account ? `account ${account.id}` : `address ${subscriberOf(address)}`;
  return createHmac('sha256', keys.attempts).update(`form\n${who}`).digest('base64url');
}

/** Until the transaction ends, no other one counts or adds forms of this sender. */
export async function lockSender(tx: Queryable, sender: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`);
}

export interface FormLimit {
  /** Forms of one sender within `within` milliseconds. */
  readonly most: number;
  readonly within: number;
}

/** Five forms an hour. */
export const hourlyLimit: FormLimit = { most: 5, within: 60 * 60_000 };

/** Seconds until another form may come; null when it may now. `times`: of the forms so far, ISO 8601, the newest first. */
export function findWait(times: readonly string[], now: string, { most, within }: FormLimit): number | null {
  const oldestThatCounts = times[most - 1];
  if (oldestThatCounts === undefined) return null;
  const wait = Date.parse(oldestThatCounts) + within - Date.parse(now);
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}

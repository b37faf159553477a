import { createHmac } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { emailKey } from '#session/rules.ts';
import type { PlatformCore } from '../core.ts';

/** Milliseconds after the deletion of an account during which its address cannot get a second trial. */
const REMEMBERED = 365 * 24 * 60 * 60_000;

type Parts = Pick<PlatformCore, 'keys' | 'now' | 'later'>;

/** Records that the address of a deleted account had a trial, as a keyed hash. */
export async function rememberTrial(tx: Queryable, { keys, later }: Parts, email: string): Promise<void> {
  await tx.run(sql`
    insert into past_trials (address, until) values (${hashOf(keys.trials, email)}, ${later(REMEMBERED)})
    on conflict (address) do update set until = excluded.until`);
}

export async function hadTrial(tx: Queryable, { keys, now }: Parts, email: string): Promise<boolean> {
  const row = await tx.one(
    sql`select 1 from past_trials where address = ${hashOf(keys.trials, email)} and until > ${now()}`,
  );
  return row !== null;
}

export async function forgetPastTrials(tx: Queryable, now: string): Promise<void> {
  await tx.run(sql`delete from past_trials where until <= ${now}`);
}

function hashOf(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(emailKey(email)).digest('base64url');
}

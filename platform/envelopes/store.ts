import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';

/** Records a use. Returns whether it was the first. */
export async function spendEnvelope(tx: Queryable, kid: string, expiresAt: string): Promise<boolean> {
  const statement = sql`insert into used_envelopes (kid, expires_at) values (${kid}, ${expiresAt}) on conflict do nothing`;
  return (await tx.run(statement)) === 1;
}

/** Deletes expired kids, which are refused anyway. */
export async function forgetEnvelopes(tx: Queryable, now: string): Promise<void> {
  await tx.run(sql`delete from used_envelopes where expires_at < ${now}`);
}

import type { Queryable } from '#kit/database/connect.ts';
import { identifier, sql } from '#kit/database/sql.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { storageTerms } from '../files/storage-terms.ts';

type FormTable = 'contacts' | 'feedback';

/** Seconds after which a visitor may try again: the cleanup runs once an hour. */
const RETRY_AFTER = 60 * 60;

/** Throws `tooManyTries` if as many of these forms are stored as are ever kept. */
export async function requireFormRoom(tx: Queryable, table: FormTable, log: PlatformCore['log']): Promise<void> {
  const { most } = storageTerms.forms;
  const row = await tx.one<{ stored: number }>(
    sql`select count(*) as stored from (select 1 from ${identifier(table)} limit ${most}) as kept`,
  );
  if ((row?.stored ?? 0) < most) return;
  log(`Refused a form: ${most} ${table} are stored. Settle old ones, or look for a flood among them.`);
  throw new PlatformError('tooManyTries', { retryAfter: RETRY_AFTER });
}

/** Deletes forms that were settled long ago, and those that nobody settled for longer still. */
export async function forgetForms(core: PlatformCore): Promise<void> {
  const { settledAge, age } = storageTerms.forms;
  for (const table of ['contacts', 'feedback'] as const)
    await core.database.run(sql`
      delete from ${identifier(table)}
      where (status <> 'new' and changed_at < ${core.later(-settledAge)}) or (status = 'new' and created_at < ${core.later(-age)})`);
}

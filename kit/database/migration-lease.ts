import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from './connect.ts';
import { DatabaseError } from './database-error.ts';
import { identifier, type Sql, sql } from './sql.ts';

export interface MigrationLease {
  /**
   * Call this first and last in every transaction of the holder. It locks the row until the transaction ends, so a
   * waiter cannot take the lease during a long step. Fails with `migration_lease_lost` when another process has taken
   * it.
   */
  renew(tx: Queryable): Promise<void>;
  release(): Promise<void>;
}

/** How long a dead holder blocks others. A step may take longer, because the row is locked in the meantime. */
const leaseSeconds = 3;

/**
 * One row of `schema_lease` records which process is migrating. It is a row and not an advisory lock, because poolers
 * and wire-compatible engines have no session that could hold one.
 */
export async function acquireMigrationLease(
  database: Database,
  schema: string,
  patienceMilliseconds: number,
): Promise<MigrationLease> {
  const table = sql`${identifier(schema)}.${identifier('schema_lease')}`;
  const holder = randomUUID();
  const deadline = Date.now() + patienceMilliseconds;
  while (!(await tryToTake(database, table, holder))) {
    if (Date.now() > deadline) {
      throw new DatabaseError(
        `Another process has been migrating "${schema}" for ${Math.round(patienceMilliseconds / 1000)} s: find out what it is doing, then start again.`,
        { code: 'migration_waiting', status: 503 },
      );
    }
    await sleep(100 + Math.random() * 100);
  }
  return {
    renew: async (tx) => {
      const renewed = await tx.run(
        sql`update ${table} set expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}) where id = 1 and holder = ${holder}`,
      );
      if (renewed === 1) return;
      throw new DatabaseError(`Another process took over the migration of "${schema}".`, {
        code: 'migration_lease_lost',
        status: 503,
      });
    },
    release: async () => {
      await database.run(sql`update ${table} set holder = null where id = 1 and holder = ${holder}`);
    },
  };
}

async function tryToTake(database: Database, table: Sql, holder: string): Promise<boolean> {
  try {
    const taken = await database.run(sql`
      insert into ${table} as lease (id, holder, expires_at)
      values (1, ${holder}, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
      on conflict (id) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder is null or lease.expires_at < clock_timestamp()`);
    return taken === 1;
  } catch (error) {
    // The holder locks the row during a long step, so a timeout means that it is alive.
    if (error instanceof DatabaseError && ['database_timeout', 'database_busy'].includes(error.code)) return false;
    throw error;
  }
}

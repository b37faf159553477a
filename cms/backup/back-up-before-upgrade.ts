import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { backupErrors } from './backup-errors.ts';
import { keptRooms } from './kept-rooms.ts';
import { hasTable, inSchema, listMigrations } from './tables.ts';
import { type BackupReport, writeBackup } from './write-backup.ts';

/** How many of these backups are kept; older ones are deleted. */
export const KEPT_UPGRADE_BACKUPS = 5;

const PREFIX = 'before-migration-';

/**
 * Backs up the database to `backups/` before a newer program changes the tables: migrations cannot be undone, so this
 * is the way back to the previous version. Uploads are not included, since migrations never touch them. Returns null if
 * the tables are up to date or empty. Throws `haptera_upgrade_no_backup`.
 */
export async function backUpBeforeUpgrade(options: {
  readonly database: Database;
  readonly dataDirectory: string;
  readonly log: WriteLine;
}): Promise<BackupReport | null> {
  const { database, dataDirectory, log } = options;
  const next = await findNextMigration(database);
  if (next === null || !(await hasUsers(database))) return null;
  const folder = join(dataDirectory, 'backups');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `${PREFIX}${String(next).padStart(4, '0')}-${moment}Z.tar.gz`);
  log(`The tables are older than this program: backing up the database to ${file} before upgrading them.`, 'info');
  const report = await writeBackup({ database, dataDirectory, file, contents: 'database' }).catch((error: unknown) => {
    throw backupErrors.upgradeWithoutBackup(error);
  });
  await keepNewest(folder);
  return report;
}

/** The number of the first incomplete migration in any room; null if all are complete, or none was ever started. */
async function findNextMigration(database: Database): Promise<number | null> {
  for (const { schema, migrations } of keptRooms) {
    const made = await listMigrations(database, schema);
    const complete = new Set(made.filter(({ checksum }) => checksum !== null).map(({ number }) => number));
    const next = made.length === 0 ? undefined : migrations.find(({ number }) => !complete.has(number));
    if (next !== undefined) return next.number;
  }
  return null;
}

async function hasUsers(database: Database): Promise<boolean> {
  if (!(await hasTable(database, 'cms', 'content_state'))) return false;
  const row = await database.one<{ found: boolean }>(
    sql`select exists (select 1 from ${inSchema('cms', 'users')}) as found`,
  );
  return row?.found ?? false;
}

/** Sorts by the time in the names, since each room numbers its migrations independently. */
async function keepNewest(folder: string): Promise<void> {
  const momentOf = (name: string) => name.slice(name.indexOf('-', PREFIX.length));
  const names = (await readdir(folder))
    .filter((name) => name.startsWith(PREFIX) && name.endsWith('.tar.gz'))
    .sort((a, b) => (momentOf(a) + a < momentOf(b) + b ? -1 : 1));
  for (const name of names.slice(0, -KEPT_UPGRADE_BACKUPS)) await rm(join(folder, name), { force: true });
}

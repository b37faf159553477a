import type { Database, Queryable } from '#kit/database/connect.ts';
import { migrate } from '#kit/database/migrate.ts';
import { identifier, type Sql, sql } from '#kit/database/sql.ts';
import { migrations } from '../database/migrations.ts';
import { backupErrors } from './backup-errors.ts';
import type { BackupHeader } from './model.ts';
import { inSchema, listTables, setSequence, type Table } from './tables.ts';

/** Where a backup is put together before it takes the place of the present content in one step. */
export const STAGING = 'cms_restoring';
/** Where the present content goes in that step, to be dropped. */
export const REPLACED = 'cms_replaced';

/** Milliseconds for one statement: an index on many rows takes its time. */
const STATEMENT = 600_000;

/** Tables as they were when the backup was made, empty and without checks between them, whose order does not matter then. */
export interface Staging {
  table(name: string): Table;
  /** Puts the checks back, goes on to the newest tables. */
  finish(): Promise<void>;
}

/** Throws `haptera_backup_newer` and `haptera_backup_foreign` before anything is made. */
export function requireKnownMigrations({ migrations: made, version }: BackupHeader): void {
  for (const { number, name, checksum } of made) {
    const known = migrations.find((candidate) => candidate.number === number);
    if (checksum === null)
      throw backupErrors.foreign(`This backup was made in the middle of migration ${number} "${name}".`);
    if (!known) {
      throw backupErrors.newer(
        `This backup was made by version ${version}, whose tables are newer (migration ${number} "${name}") than this program's.`,
      );
    }
    if (known.name !== name)
      throw backupErrors.foreign(
        `This backup has another migration ${number}, "${name}", than this program, "${known.name}".`,
      );
  }
}

export async function openStaging(database: Database, header: BackupHeader): Promise<Staging> {
  const { tables: expected, sequences } = header;
  await dropSchema(database, STAGING);
  await migrate(database, { name: STAGING, migrations: migrations.slice(0, header.migrations.length) });
  await requireSameMigrations(database, header);
  const tables = await listTables(database, STAGING);
  requireSameColumns(tables, header);
  const checks = await inStaging(database, listForeignKeys);
  await inStaging(database, async (tx) => {
    for (const { table, name } of checks)
      await tx.run(sql`alter table ${identifier(table)} drop constraint ${identifier(name)}`);
    for (const { name } of tables) {
      await tx.run(sql`alter table ${identifier(name)} disable trigger user`);
      // What the migrations put there themselves.
      await tx.run(sql`delete from ${identifier(name)}`);
    }
  });
  return {
    table: (name) => {
      const found = tables.find((table) => table.name === name);
      if (!found || !expected.some((table) => table.name === name))
        throw backupErrors.damaged(`it holds rows of a table "${name}" that it does not have`);
      return found;
    },
    finish: async () => {
      for (const { name } of tables)
        await inStaging(database, (tx) => tx.run(sql`alter table ${identifier(name)} enable trigger user`));
      for (const { table, name, definition } of checks)
        await inStaging(database, (tx) =>
          tx.run(`${print(sql`alter table ${identifier(table)} add constraint ${identifier(name)}`)} ${definition}`),
        );
      for (const sequence of sequences) await setSequence(database, STAGING, sequence);
      await migrate(database, { name: STAGING, migrations });
      for (const { name } of tables) await database.run(sql`analyze ${inSchema(STAGING, name)}`);
    },
  };
}

export async function dropSchema(database: Database, schema: string): Promise<void> {
  await database.transaction((tx) => tx.run(sql`drop schema if exists ${identifier(schema)} cascade`), {
    statementTimeout: STATEMENT,
  });
}

/** Unqualified names, also those that the server prints, are those of the staging schema within. */
export function inStaging<T>(database: Database, act: (tx: Queryable) => Promise<T>): Promise<T> {
  return database.transaction(
    async (tx) => {
      await tx.run(sql`set local search_path to ${identifier(STAGING)}, public`);
      return act(tx);
    },
    { statementTimeout: STATEMENT },
  );
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

function listForeignKeys(tx: Queryable): Promise<ForeignKey[]> {
  return tx.query<ForeignKey>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${STAGING} and k.contype = 'f' order by c.relname, k.conname`);
}

/** The migrations ran a moment ago, so their checksums stand in the database in the form that the backup holds. */
async function requireSameMigrations(database: Database, { migrations: made }: BackupHeader): Promise<void> {
  const own = await database.query<{ number: number; checksum: string }>(
    sql`select number, checksum from ${inSchema(STAGING, 'schema_migrations')} order by number`,
  );
  const other = made.find(({ checksum }, index) => checksum !== own[index]?.checksum);
  if (other)
    throw backupErrors.foreign(
      `Migration ${other.number} "${other.name}" of this backup is not the one of this program.`,
    );
}

function requireSameColumns(tables: readonly Table[], header: BackupHeader): void {
  for (const { name, columns } of header.tables) {
    const known = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    const strange = columns.find((column) => !known.includes(column));
    if (strange !== undefined)
      throw backupErrors.foreign(`This backup has a column "${name}.${strange}" that this program does not know.`);
  }
}

function print(statement: Sql): string {
  return statement.print().text;
}

import type { Database, Queryable } from '#kit/database/connect.ts';
import { migrate } from '#kit/database/migrate.ts';
import { identifier, type Sql, sql } from '#kit/database/sql.ts';
import { backupErrors } from './backup-errors.ts';
import { type KeptRoom, keptRooms, stagingOf } from './kept-rooms.ts';
import type { BackupHeader, BackupRoom } from './model.ts';
import { inSchema, listTables, setSequence, type Table } from './tables.ts';

/** Milliseconds per statement: building an index on many rows takes long. */
const STATEMENT = 600_000;

/** Empty tables of the backup's version, without foreign keys, so that they can be filled in any order. */
export interface Staging {
  /** A table, and the columns of it in the backup, in order. */
  table(name: string): { readonly table: Table; readonly columns: readonly string[] };
  /** Restores the foreign keys and triggers, and migrates to the newest tables. */
  finish(): Promise<void>;
}

/** Throws `haptera_backup_newer` and `haptera_backup_foreign` before anything is created. */
export function requireKnownMigrations({ rooms, version }: BackupHeader): void {
  for (const made of rooms) requireKnown(made, requireKeptRoom(made).migrations, version);
}

function requireKeptRoom({ schema }: BackupRoom): KeptRoom {
  const room = keptRooms.find((each) => each.schema === schema);
  if (!room)
    throw backupErrors.foreign(`This backup contains tables in "${schema}", which this program does not know.`);
  return room;
}

function requireKnown({ migrations: made }: BackupRoom, migrations: KeptRoom['migrations'], version: string): void {
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
        `Migration ${number} is "${name}" in this backup and "${known.name}" in this program.`,
      );
  }
}

export async function openStaging(database: Database, made: BackupRoom): Promise<Staging> {
  const { tables: expected, sequences } = made;
  const room = requireKeptRoom(made);
  const { migrations } = room;
  const staging = stagingOf(room);
  await dropSchema(database, staging);
  await migrate(database, { name: staging, migrations: migrations.slice(0, made.migrations.length) });
  await requireSameMigrations(database, staging, made);
  const created = await listTables(database, staging, room.leftOut);
  requireSameColumns(created, made);
  // A migration may leave a list of work behind, which the program drops when it is done.
  const isMade = ({ name }: Table) => expected.some((table) => table.name === name);
  for (const { name } of created.filter((table) => !isMade(table)))
    await database.run(sql`drop table ${inSchema(staging, name)}`);
  const tables = created.filter(isMade);
  const inStaging = <T>(act: (tx: Queryable) => Promise<T>) => inSchemaAlone(database, staging, act);
  const checks = await inStaging((tx) => listForeignKeys(tx, staging));
  await inStaging(async (tx) => {
    for (const { table, name } of checks)
      await tx.run(sql`alter table ${identifier(table)} drop constraint ${identifier(name)}`);
    for (const { name } of tables) {
      await tx.run(sql`alter table ${identifier(name)} disable trigger user`);
      // Rows that the migrations inserted.
      await tx.run(sql`delete from ${identifier(name)}`);
    }
  });
  return {
    table: (name) => {
      const table = tables.find((each) => each.name === name);
      const columns = expected.find((each) => each.name === name)?.columns;
      if (!table || !columns)
        throw backupErrors.damaged(`it contains rows of a table "${name}" that its header does not list`);
      return { table, columns };
    },
    finish: async () => {
      for (const { name } of tables)
        await inStaging((tx) => tx.run(sql`alter table ${identifier(name)} enable trigger user`));
      for (const { table, name, definition } of checks)
        await inStaging((tx) =>
          tx.run(`${print(sql`alter table ${identifier(table)} add constraint ${identifier(name)}`)} ${definition}`),
        );
      for (const sequence of sequences) await setSequence(database, staging, sequence);
      await migrate(database, { name: staging, migrations });
      for (const { name } of tables) await database.run(sql`analyze ${inSchema(staging, name)}`);
    },
  };
}

export async function dropSchema(database: Database, schema: string): Promise<void> {
  await database.transaction((tx) => tx.run(sql`drop schema if exists ${identifier(schema)} cascade`), {
    statementTimeout: STATEMENT,
  });
}

/** Runs `act` with unqualified names in this schema, including those that the server prints. */
export function inSchemaAlone<T>(database: Database, schema: string, act: (tx: Queryable) => Promise<T>): Promise<T> {
  return database.transaction(
    async (tx) => {
      await tx.run(sql`set local search_path to ${identifier(schema)}, public`);
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

function listForeignKeys(tx: Queryable, schema: string): Promise<ForeignKey[]> {
  return tx.query<ForeignKey>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and k.contype = 'f' order by c.relname, k.conname`);
}

/** The migrations have just run, so the database has their checksums in the same form as the backup. */
async function requireSameMigrations(
  database: Database,
  staging: string,
  { migrations: made }: BackupRoom,
): Promise<void> {
  const own = await database.query<{ number: number; checksum: string }>(
    sql`select number, checksum from ${inSchema(staging, 'schema_migrations')} order by number`,
  );
  const other = made.find(({ checksum }, index) => checksum !== own[index]?.checksum);
  if (other)
    throw backupErrors.foreign(
      `Migration ${other.number} "${other.name}" of this backup differs from the one in this program.`,
    );
}

function requireSameColumns(tables: readonly Table[], made: BackupRoom): void {
  for (const { name, columns } of made.tables) {
    const known = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    const strange = columns.find((column) => !known.includes(column));
    if (strange !== undefined)
      throw backupErrors.foreign(`This backup contains a column "${name}.${strange}" that this program does not know.`);
  }
}

function print(statement: Sql): string {
  return statement.print().text;
}

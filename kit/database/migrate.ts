import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from './connect.ts';
import { DatabaseError } from './database-error.ts';
import { acquireMigrationLease, type MigrationLease } from './migration-lease.ts';
import { identifier, jsonb, type Sql, sql } from './sql.ts';

export interface Migration {
  /** 1, 2, 3 … without gaps. */
  number: number;
  /** What it does, for people: `add the redirects table`. */
  name: string;
  /**
   * One statement in each string. Each runs in a transaction of its own, together with the note that it ran, so a killed
   * start goes on with the next one. Unqualified names are made in the room's schema.
   */
  statements: string[];
  /**
   * What SQL alone cannot do, when the statements are done: a small part of the work at each call, each in a transaction of its
   * own, until it answers true. After a killed start it is called again: it finds what is left by what it has written.
   */
  work?: (tx: Queryable) => Promise<boolean>;
}

export interface MigrateOptions {
  /** The room, and the schema in which its tables stand: small letters, digits, underscores. */
  name: string;
  migrations: Migration[];
  /** Milliseconds for one statement; ten minutes. */
  statementTimeout?: number;
  /** Milliseconds to wait while another process migrates; ten minutes. */
  patience?: number;
  /** Told before each statement. */
  onStep?: (step: MigrationStep) => void;
}

export interface MigrationStep {
  /** Of the migration, and what it does. */
  number: number;
  name: string;
  /** From 1, of so many. */
  statement: number;
  of: number;
}

/**
 * Brings a room's tables to the newest form, forward only, and returns the numbers which this call completed.
 * Every room has a schema of its own with two tables of bookkeeping, `schema_migrations` and `schema_lease`, so rooms can
 * use the same table names and never wait for each other. Extensions belong to the whole database:
 * write `create extension if not exists … with schema public`.
 *
 * Throws `migration_numbers` (a gap or a double), `migration_edited` (an applied statement differs from its source),
 * `migration_unknown` (the database is newer than the program), `migration_failed` (a statement was refused),
 * `migration_waiting`.
 */
export async function migrate(database: Database, options: MigrateOptions): Promise<number[]> {
  const room = parseRoom(options.name);
  requireNumbersInOrder(room, options.migrations);
  if (await isUpToDate(database, room, options.migrations)) return [];
  await withRetryOfRaces(() => createBookkeeping(database, room));
  for (;;) {
    const lease = await acquireMigrationLease(database, room, options.patience ?? 600_000);
    try {
      const applied = await applyAll(database, room, options, lease);
      await lease.release();
      return applied;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === 'migration_lease_lost') continue;
      // Whoever waits need not sit out the lease. When even this fails it runs out by itself; the first error counts.
      await lease.release().catch(() => undefined);
      throw error;
    }
  }
}

interface AppliedMigration {
  number: number;
  name: string;
  checksum: string | null;
  steps: string[];
}

async function applyAll(
  database: Database,
  room: string,
  options: MigrateOptions,
  lease: MigrationLease,
): Promise<number[]> {
  const applied = await listApplied(database, room);
  compare(room, options.migrations, applied);
  const completed: number[] = [];
  for (const migration of options.migrations) {
    const record = applied.find((candidate) => candidate.number === migration.number);
    if (record?.checksum) continue;
    for (let step = record?.steps.length ?? 0; step < migration.statements.length; step += 1) {
      const { number, name, statements } = migration;
      options.onStep?.({ number, name, statement: step + 1, of: statements.length });
      await applyStep(database, room, migration, step, lease, options.statementTimeout ?? 600_000);
    }
    await applyWork(database, room, migration, lease, options.statementTimeout ?? 600_000);
    await database.transaction(async (tx) => {
      await lease.renew(tx);
      await saveProgress(tx, room, migration, migration.statements.length, checksumOf(migration));
    });
    completed.push(migration.number);
  }
  return completed;
}

async function applyWork(
  database: Database,
  room: string,
  { work }: Migration,
  lease: MigrationLease,
  statementTimeout: number,
): Promise<void> {
  const doPart = async (tx: Queryable): Promise<boolean> => {
    await lease.renew(tx);
    await tx.run(sql`set local search_path to ${identifier(room)}, public`);
    const isDone = (await work?.(tx)) ?? true;
    await lease.renew(tx);
    return isDone;
  };
  while (!(await database.transaction(doPart, { statementTimeout })));
}

async function applyStep(
  database: Database,
  room: string,
  migration: Migration,
  step: number,
  lease: MigrationLease,
  statementTimeout: number,
): Promise<void> {
  const apply = async (tx: Queryable): Promise<void> => {
    await lease.renew(tx);
    await tx.run(sql`set local search_path to ${identifier(room)}, public`);
    await tx.run(migration.statements[step] ?? '');
    await saveProgress(tx, room, migration, step + 1, null);
    await lease.renew(tx);
  };
  try {
    await withRetryOfRaces(() => database.transaction(apply, { statementTimeout }));
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.sqlstate === null || error.status === 503) throw error;
    throw new DatabaseError(
      `Migration ${migration.number} "${migration.name}" of "${room}" stopped at statement ${step + 1} of ${migration.statements.length}, ` +
        `everything before it is kept: correct that statement and start again. ${error.message}`,
      { code: 'migration_failed', status: 500, sqlstate: error.sqlstate, cause: error },
    );
  }
}

async function saveProgress(
  tx: Queryable,
  room: string,
  migration: Migration,
  stepCount: number,
  checksum: string | null,
): Promise<void> {
  const steps = jsonb(migration.statements.slice(0, stepCount).map(checksumOfText));
  await tx.run(sql`
    insert into ${tableOf(room)} as record (number, name, steps, checksum, finished_at)
    values (${migration.number}, ${migration.name}, ${steps}, ${checksum}, case when ${checksum}::text is null then null else now() end)
    on conflict (number) do update set
      name = excluded.name, steps = excluded.steps, checksum = excluded.checksum, finished_at = excluded.finished_at`);
}

/** Whether nothing is left to do. Throws as `migrate` does when the database does not fit the program. */
export function isMigrated(database: Database, { name, migrations }: MigrateOptions): Promise<boolean> {
  return isUpToDate(database, parseRoom(name), migrations);
}

/** Statements not yet applied may be corrected; applied ones must be as they were. */
function compare(room: string, migrations: Migration[], applied: AppliedMigration[]): void {
  for (const record of applied) {
    const migration = migrations.find((candidate) => candidate.number === record.number);
    if (migration === undefined) {
      throw new DatabaseError(
        `The database holds migration ${record.number} "${record.name}" of "${room}", which this version of the program does not know: ` +
          'start the newer version, or restore the backup made before it.',
        { code: 'migration_unknown', status: 500 },
      );
    }
    const isSame =
      record.checksum === null
        ? record.steps.every((step, index) => step === checksumOfText(migration.statements[index] ?? ''))
        : record.checksum === checksumOf(migration);
    if (!isSame) {
      throw new DatabaseError(
        `Migration ${record.number} "${record.name}" of "${room}" was edited after it was applied: ` +
          'put its statements back as they were and write the change as a new migration.',
        { code: 'migration_edited', status: 500 },
      );
    }
  }
}

// The way of nearly every start: one query, no lock.
async function isUpToDate(database: Database, room: string, migrations: Migration[]): Promise<boolean> {
  const table = await database.one<{ name: string | null }>(
    sql`select to_regclass(${`${room}.schema_migrations`})::text as name`,
  );
  if (!table?.name) return false;
  const applied = await listApplied(database, room);
  compare(room, migrations, applied);
  return applied.filter((record) => record.checksum !== null).length === migrations.length;
}

async function listApplied(database: Database, room: string): Promise<AppliedMigration[]> {
  return database.query<AppliedMigration>(
    sql`select number, name, checksum, steps from ${tableOf(room)} order by number`,
  );
}

async function createBookkeeping(database: Database, room: string): Promise<void> {
  const schema = identifier(room);
  await database.run(sql`create schema if not exists ${schema}`);
  await database.run(sql`
    create table if not exists ${tableOf(room)} (
      number integer primary key,
      name text not null,
      steps jsonb not null,
      checksum text,
      started_at timestamptz not null default now(),
      finished_at timestamptz
    )`);
  await database.run(sql`
    create table if not exists ${schema}.schema_lease (id integer primary key, holder text, expires_at timestamptz not null)`);
}

/**
 * `create … if not exists` is not atomic: two processes that create the same thing (a schema, an extension) at once make
 * the loser fail with one of these states; asked again it sees that the thing is there.
 */
async function withRetryOfRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRace =
        error instanceof DatabaseError && ['23505', '42P06', '42P07', '42710'].includes(error.sqlstate ?? '');
      if (!isRace || attempt === 3) throw error;
      await sleep(20 + Math.random() * 80);
    }
  }
}

function requireNumbersInOrder(room: string, migrations: Migration[]): void {
  migrations.forEach((migration, index) => {
    if (migration.number === index + 1 && migration.statements.length > 0) return;
    throw new DatabaseError(
      `Migration "${migration.name}" of "${room}" has number ${migration.number} in place ${index + 1} and ${migration.statements.length} statements: ` +
        'number them 1, 2, 3 … in the order of the list, each with a statement.',
      { code: 'migration_numbers', status: 500 },
    );
  });
}

function parseRoom(name: string): string {
  if (/^[a-z][a-z0-9_]{0,40}$/.test(name) && !name.startsWith('pg_')) return name;
  throw new DatabaseError(`"${name}" cannot name a schema: use small letters, digits and underscores.`, {
    code: 'invalid_identifier',
    status: 500,
  });
}

function tableOf(room: string): Sql {
  return sql`${identifier(room)}.${identifier('schema_migrations')}`;
}

function checksumOf(migration: Migration): string {
  return checksumOfText(JSON.stringify(migration.statements));
}

function checksumOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

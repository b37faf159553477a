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
   * One statement per string. Each runs in its own transaction, which also records that it ran, so after an interrupted
   * start the next one resumes there. Unqualified names are created in the room's schema.
   */
  statements: string[];
  /**
   * For what SQL alone cannot do; runs after the statements. Each call does a small part of the work, in its own
   * transaction, until it returns true. After an interrupted start it is called again and must recognize from what it
   * has written what is left to do.
   */
  work?: (tx: Queryable) => Promise<boolean>;
}

export interface MigrateOptions {
  /** The room's name, which is also its schema: lower-case letters, digits, underscores. */
  name: string;
  migrations: Migration[];
  /** Milliseconds for one statement; default ten minutes. */
  statementTimeout?: number;
  /** Milliseconds to wait while another process migrates; default ten minutes. */
  patience?: number;
  /** Called before each statement. */
  onStep?: (step: MigrationStep) => void;
}

export interface MigrationStep {
  /** The migration's number and name. */
  number: number;
  name: string;
  /** Index of the statement, from 1, and the number of statements. */
  statement: number;
  of: number;
}

/**
 * Migrates a room's tables to the newest version, forward only, and returns the numbers of the migrations completed by
 * this call. Every room has its own schema with two bookkeeping tables, `schema_migrations` and `schema_lease`, so
 * rooms can use the same table names and never wait for each other. Extensions belong to the whole database: write
 * `create extension if not exists … with schema public`.
 *
 * Throws `migration_numbers` (a gap or a duplicate), `migration_edited` (an applied statement differs from its source),
 * `migration_unknown` (the database is newer than the program), `migration_failed` (a statement was rejected),
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
      // Released so that waiters need not wait for it to expire. If even this fails it expires by itself; the original
      // error is the one that matters.
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
        `everything before it is saved: fix that statement and start again. ${error.message}`,
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

/** Whether all migrations are applied. Throws as `migrate` does when the database does not match the program. */
export function isMigrated(database: Database, { name, migrations }: MigrateOptions): Promise<boolean> {
  return isUpToDate(database, parseRoom(name), migrations);
}

/** Throws if an applied statement was edited. Statements that are not applied yet may be corrected. */
function compare(room: string, migrations: Migration[], applied: AppliedMigration[]): void {
  for (const record of applied) {
    const migration = migrations.find((candidate) => candidate.number === record.number);
    if (migration === undefined) {
      throw new DatabaseError(
        `The database has migration ${record.number} "${record.name}" of "${room}", which this version of the program does not know: ` +
          'start the newer version, or restore the backup made before that migration.',
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
          'restore its original statements and write the change as a new migration.',
        { code: 'migration_edited', status: 500 },
      );
    }
  }
}

// The fast path of nearly every start: two queries, no lock.
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
 * `create … if not exists` is not atomic: when two processes create the same object (a schema, an extension)
 * concurrently, one of them fails with one of these states. On a retry it finds that the object exists.
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
      `Migration "${migration.name}" of "${room}" has number ${migration.number} at position ${index + 1} and ${migration.statements.length} statements: ` +
        'number migrations 1, 2, 3 … in the order of the list, each with at least one statement.',
      { code: 'migration_numbers', status: 500 },
    );
  });
}

function parseRoom(name: string): string {
  if (/^[a-z][a-z0-9_]{0,40}$/.test(name) && !name.startsWith('pg_')) return name;
  throw new DatabaseError(`"${name}" is not a valid schema name: use lower-case letters, digits and underscores.`, {
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

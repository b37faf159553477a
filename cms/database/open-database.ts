import { availableParallelism } from 'node:os';
import { type ConnectOptions, connectDatabase, type Database } from '#kit/database/connect.ts';
import { isMigrated, type MigrationStep, migrate } from '#kit/database/migrate.ts';
import { hasUsesToRecord, recordUses } from '../uses/record-uses.ts';
import { migrations } from './migrations.ts';

/** How the CMS connects: its tables have their own schema. */
export const connectOptions: ConnectOptions = { schema: 'cms', applicationName: 'haptera-cms', max: 12 };

export function openDatabase(url: string): Database {
  return connectDatabase(url, connectOptions);
}

/**
 * Connections for what looks for words, by their index alone: the planner would read every row where a word is in most of them, as
 * it does not count that the words of a row lie elsewhere (one query at 10,000 documents: 17 ms instead of 84).
 */
export function openSearchDatabase(url: string): Database {
  return connectDatabase(url, {
    ...connectOptions,
    applicationName: 'haptera-cms-search',
    max: SEARCHES_AT_ONCE,
    prefersIndexes: true,
  });
}

/** More would only take turns on the processors, and make each other slow; others wait for their turn. */
const SEARCHES_AT_ONCE = Math.min(Math.max(availableParallelism(), 2), 4);

/**
 * Migrates the tables, then records with the present program what documents use, where a migration asked for it. Not as
 * part of that migration: the program of a later version expects the tables of a later version.
 */
export async function migrateCms(database: Database, onStep?: (step: MigrationStep) => void): Promise<void> {
  await migrate(database, { name: 'cms', migrations, ...(onStep && { onStep }) });
  while (!(await database.transaction(recordUses)));
}

/** Whether the database has all tables of this version, with everything that they should hold. */
export async function isCmsMigrated(database: Database): Promise<boolean> {
  return (await isMigrated(database, { name: 'cms', migrations })) && !(await hasUsesToRecord(database));
}

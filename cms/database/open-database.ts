import { type ConnectOptions, connectDatabase, type Database } from '#kit/database/connect.ts';
import { isMigrated, type MigrationStep, migrate } from '#kit/database/migrate.ts';
import { migrations } from './migrations.ts';

/** How the CMS connects: its tables have their own schema. */
export const connectOptions: ConnectOptions = { schema: 'cms', applicationName: 'haptera-cms', max: 12 };

export function openDatabase(url: string): Database {
  return connectDatabase(url, connectOptions);
}

export async function migrateCms(database: Database, onStep?: (step: MigrationStep) => void): Promise<void> {
  await migrate(database, { name: 'cms', migrations, ...(onStep && { onStep }) });
}

/** Whether the database has all tables of this version. */
export function isCmsMigrated(database: Database): Promise<boolean> {
  return isMigrated(database, { name: 'cms', migrations });
}

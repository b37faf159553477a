import { type ConnectOptions, connectDatabase, type Database } from '#kit/database/connect.ts';
import { type MigrationStep, migrate } from '#kit/database/migrate.ts';
import { migrations } from './migrations.ts';

/** How the platform connects: its tables stand in a schema of their own. */
export const connectOptions: ConnectOptions = { schema: 'platform', applicationName: 'haptera-platform', max: 10 };

export function openDatabase(url: string): Database {
  return connectDatabase(url, connectOptions);
}

export async function migratePlatform(database: Database, onStep?: (step: MigrationStep) => void): Promise<void> {
  await migrate(database, { name: 'platform', migrations, ...(onStep && { onStep }) });
}

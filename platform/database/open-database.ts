import { type ConnectOptions, connectDatabase, type Database } from '#kit/database/connect.ts';
import { type MigrationStep, migrate } from '#kit/database/migrate.ts';
import { migrations } from './migrations.ts';

/** The platform's connection options: its tables have their own schema. */
export const connectOptions: ConnectOptions = { schema: 'platform', applicationName: 'haptera-platform', max: 10 };

export function openDatabase(url: string): Database {
  return connectDatabase(url, connectOptions);
}

export async function migratePlatform(database: Database, onStep?: (step: MigrationStep) => void): Promise<void> {
  await migrate(database, { name: 'platform', migrations, ...(onStep && { onStep }) });
}

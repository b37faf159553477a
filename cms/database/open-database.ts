import { type ConnectOptions, connectDatabase, type Database } from '#kit/database/connect.ts';
import { migrate } from '#kit/database/migrate.ts';
import { migrations } from './migrations.ts';

/** How the CMS connects: its tables stand in a schema of their own. */
export const connectOptions: ConnectOptions = { schema: 'cms', applicationName: 'haptera-cms', max: 12 };

export function openDatabase(url: string): Database {
  return connectDatabase(url, connectOptions);
}

export async function migrateCms(database: Database): Promise<void> {
  await migrate(database, { name: 'cms', migrations });
}

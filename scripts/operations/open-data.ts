import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../cms/database/open-database.ts';
import type { Database } from '../../kit/database/connect.ts';
import { DatabaseError } from '../../kit/database/database-error.ts';
import { findEmbeddedServer } from '../../kit/database/embedded/find-server.ts';
import { startEmbeddedPostgres } from '../../kit/database/embedded-postgres.ts';
import { LaunchError } from '../launch/settings.ts';
import type { OperationSettings } from './settings.ts';

export interface OpenData {
  readonly database: Database;
  close(): Promise<void>;
}

/** Milliseconds to wait for a server that is starting or shutting down. */
const PATIENCE = 20_000;

/**
 * Opens the database of the installation: the one of `DATABASE_URL`, the packaged one that is already running, or the
 * packaged one, started for as long as it is needed. Throws a `LaunchError` if there is none and `mayMake` is false.
 */
export async function openData(
  { databaseUrl, dataDirectory }: OperationSettings,
  { mayMake }: { readonly mayMake: boolean },
): Promise<OpenData> {
  if (databaseUrl !== null) return open(databaseUrl);
  const directory = path.join(dataDirectory, 'postgres');
  for (const deadline = Date.now() + PATIENCE; ; await wait(200)) {
    const found = await findEmbeddedServer(directory);
    if (found.url !== null) return open(found.url);
    if (found.dataVersion === null && !mayMake) {
      throw new LaunchError(
        `There is no database in ${directory}. Name the data with DATA_DIRECTORY, or the server with DATABASE_URL.`,
      );
    }
    try {
      await mkdir(directory, { recursive: true });
      const server = await startEmbeddedPostgres({ directory, onLog: () => undefined });
      return open(server.url, server.stop);
    } catch (error) {
      const isHeld = error instanceof DatabaseError && error.code === 'database_in_use';
      if (!isHeld || Date.now() > deadline) throw error;
    }
  }
}

function open(url: string, stop: () => Promise<void> = async () => undefined): OpenData {
  const database = openDatabase(url);
  return {
    database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import { connectOptions } from '../../database/open-database.ts';

export interface Target {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  close(): Promise<void>;
}

/** An empty database and an empty folder to restore to. */
export async function openTarget(): Promise<Target> {
  const { database, url, drop } = await createTestDatabase({ connect: connectOptions });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-target-'));
  return {
    database,
    databaseUrl: url,
    dataDirectory,
    close: async () => {
      await drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

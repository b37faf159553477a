import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import type { FetchGuard } from '#kit/http/fetch-public.ts';
import { type Cms, createCms } from '../create-cms.ts';
import { connectOptions, migrateCms } from '../database/open-database.ts';

export const testSecret = 'a secret for tests which is long enough';

export interface TestCms {
  readonly cms: Cms;
  /** A separate connection, for checking what the CMS wrote. */
  readonly database: Database;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly lines: string[];
  close(): Promise<void>;
}

/** Starts a CMS on a new database and folder. Close it in `afterAll`. */
export async function openTestCms(
  options: {
    readonly clock?: () => Date;
    readonly siteRevalidateUrl?: string;
    readonly platformOrigin?: string;
    readonly keepRevisions?: number;
    readonly fetchGuard?: FetchGuard;
  } = {},
): Promise<TestCms> {
  const { database, url, drop } = await createTestDatabase({
    template: 'cms',
    prepare: migrateCms,
    connect: connectOptions,
  });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-cms-'));
  const lines: string[] = [];
  const cms = createCms({
    databaseUrl: url,
    dataDirectory,
    secret: testSecret,
    publicUrl: 'https://haptera.example',
    siteRevalidateUrl: options.siteRevalidateUrl ?? null,
    log: (line) => lines.push(line),
    keepRevisions: options.keepRevisions ?? null,
    ...(options.platformOrigin && { platformOrigin: options.platformOrigin }),
    ...(options.clock && { clock: options.clock }),
    ...(options.fetchGuard && { fetchGuard: options.fetchGuard }),
  });
  await cms.start();
  return {
    cms,
    database,
    databaseUrl: url,
    dataDirectory,
    lines,
    close: async () => {
      await cms.close();
      await drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

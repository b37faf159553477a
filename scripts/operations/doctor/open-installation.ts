import { stat } from 'node:fs/promises';
import path from 'node:path';
import { findEmbeddedServer } from '../../../kit/database/embedded/find-server.ts';
import { type LaunchSettings, readLaunchSettings } from '../../launch/settings.ts';
import { openData } from '../open-data.ts';
import { readOperationSettings } from '../settings.ts';
import { type Finding, type Installation, problem } from './finding.ts';

export interface OpenInstallation {
  readonly installation: Installation;
  /** What kept the settings or the database from being read. */
  readonly findings: readonly Finding[];
  close(): Promise<void>;
}

/** The installation that `npm start` would run. A packaged database that does not run is started for as long as this takes. */
export async function openInstallation(): Promise<OpenInstallation> {
  const findings: Finding[] = [];
  const { dataDirectory, databaseUrl } = readOperationSettings();
  let settings: LaunchSettings | null = null;
  try {
    settings = await readSettings(dataDirectory);
  } catch (error) {
    findings.push(problem('settings', textOf(error), 'Correct the variable: docs/operations.md lists them.'));
  }
  let data: Awaited<ReturnType<typeof openData>> | null = null;
  const { dataVersion } = await findEmbeddedServer(path.join(dataDirectory, 'postgres'));
  if (databaseUrl !== null || dataVersion !== null) {
    try {
      data = await openData({ dataDirectory, databaseUrl }, { mayMake: false });
      const { error } = await data.database.health();
      if (error !== null) throw error;
    } catch (error) {
      const remedy = 'See what the message says; a backup is brought back with "npm run restore -- --replace <file>".';
      findings.push(problem('database', textOf(error), remedy));
      await data?.close();
      data = null;
    }
  }
  const installation: Installation = {
    variables: process.env,
    settings,
    dataDirectory,
    databaseUrl,
    database: data?.database ?? null,
    now: new Date(),
  };
  return { installation, findings, close: async () => data?.close() };
}

/** The product's own reading makes a secret where there is none: not where there are no data to look at either. */
async function readSettings(dataDirectory: string): Promise<LaunchSettings | null> {
  const isThere = await stat(path.join(dataDirectory, 'secret')).catch(() => null);
  return isThere || process.env.HAPTERA_SECRET ? readLaunchSettings() : null;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

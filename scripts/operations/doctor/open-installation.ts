import { stat } from 'node:fs/promises';
import path from 'node:path';
import { findEmbeddedServer } from '../../../kit/database/embedded/find-server.ts';
import { type LaunchSettings, readLaunchSettings } from '../../launch/settings.ts';
import { openData } from '../open-data.ts';
import { readOperationSettings } from '../settings.ts';
import { type Finding, type Installation, problem } from './finding.ts';

export interface OpenInstallation {
  readonly installation: Installation;
  /** Errors while reading the settings or opening the database. */
  readonly findings: readonly Finding[];
  close(): Promise<void>;
}

/**
 * Opens the installation that `npm start` would run. A packaged database that is not running is started for the
 * duration.
 */
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
      const remedy = 'Follow the message; to restore a backup, run "npm run restore -- --replace <file>".';
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

/** `readLaunchSettings` generates a missing secret; the doctor must not, so it reads no settings if there is none. */
async function readSettings(dataDirectory: string): Promise<LaunchSettings | null> {
  const isThere = await stat(path.join(dataDirectory, 'secret')).catch(() => null);
  return isThere || process.env.HAPTERA_SECRET ? readLaunchSettings() : null;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

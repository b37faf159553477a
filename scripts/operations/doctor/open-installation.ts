import path from 'node:path';
import { findEmbeddedServer } from '../../../kit/database/embedded/find-server.ts';
import { SettingsError } from '../../../kit/settings.ts';
import { type LaunchSettings, readExistingSettings } from '../../launch/settings.ts';
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
    settings = await readSettings();
  } catch (error) {
    // Wrong variables are found again by the check of the settings, together with those of the services.
    if (!(error instanceof SettingsError)) findings.push(problem('settings', textOf(error), 'Follow the message.'));
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

/** Null if the product was never started here. */
async function readSettings(): Promise<LaunchSettings | null> {
  const { secret, ...settings } = await readExistingSettings();
  return secret === null ? null : { ...settings, secret };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

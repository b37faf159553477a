import path from 'node:path';
import { readFolderInstallation } from '../../cms/database/installation.ts';
import { readEnvironment } from '../../cms/env.ts';
import { readEdgeEnv } from '../../edge/env.ts';
import { findEmbeddedServer } from '../../kit/database/embedded/find-server.ts';
import { readSettings, type SettingProblem, SettingsError, type Variables } from '../../kit/settings.ts';
import { readEnvironment as readPlatformEnvironment } from '../../platform/env.ts';
import { readSiteEnv } from '../../site/env.ts';
import { checkDataDirectory } from './check-data-directory.ts';
import { type Mode, type Room, serviceEnvironment } from './service-environment.ts';
import { completeSettings, LaunchError, type LaunchSettings, parseLaunchSettings } from './settings.ts';

/** With something in place of a secret that is yet to be generated. */
function withSecret(settings: ReturnType<typeof parseLaunchSettings>): LaunchSettings {
  return { ...settings, secret: settings.secret ?? 'x'.repeat(32) };
}

const readers: Readonly<Record<Room, (variables: Variables) => unknown>> = {
  cms: readEnvironment,
  platform: readPlatformEnvironment,
  site: readSiteEnv,
  edge: readEdgeEnv,
};

/** The services of each mode. */
const roomsOf: Readonly<Record<Mode, readonly Room[]>> = {
  development: ['cms', 'platform', 'site'],
  production: ['cms', 'platform', 'site', 'edge'],
};

/**
 * Reads the settings of a start, and checks those of all its services and its data folder before anything is created.
 * Throws `LaunchError` with one sentence for each problem.
 */
export async function readCheckedSettings(mode: Mode, variables: Variables = process.env): Promise<LaunchSettings> {
  const settings = parseLaunchSettings(variables, readSettings(variables));
  const problems = [
    ...listSettingProblems(mode, variables).map(({ message }) => message),
    ...(await checkDataDirectory(settings.dataDirectory)),
  ];
  if (problems.length === 0) problems.push(...(await checkFirstAdministrator(withSecret(settings), mode, variables)));
  if (problems.length === 0) return completeSettings(settings);
  throw new LaunchError(
    `The product cannot start until this is corrected:\n${problems.map((message) => `- ${message}`).join('\n')}`,
    { problems },
  );
}

/**
 * The problems of the launcher's own settings and of those of its services. A variable that several of them read is
 * reported once.
 */
export function listSettingProblems(mode: Mode, variables: Variables): SettingProblem[] {
  const reader = readSettings(variables);
  const settings = parseLaunchSettings(variables, reader);
  const launch = withSecret(settings);
  const problems = [...reader.problems];
  for (const room of roomsOf[mode]) {
    const known = new Set(problems.map(({ variable }) => variable));
    const found = problemsOf(() => readers[room](serviceEnvironment(launch, mode, room, variables)));
    problems.push(...found.filter(({ variable }) => !known.has(variable)));
  }
  return problems;
}

/** Without users in it, a new database would be created that nobody can sign in to. */
async function checkFirstAdministrator(launch: LaunchSettings, mode: Mode, variables: Variables): Promise<string[]> {
  const { databaseUrl, dataDirectory, seed, firstAdministrator } = readEnvironment(
    serviceEnvironment(launch, mode, 'cms', variables),
  );
  if (databaseUrl !== null || seed === 'demo' || firstAdministrator !== null) return [];
  if ((await readFolderInstallation(dataDirectory)) !== null) return [];
  const { dataVersion } = await findEmbeddedServer(path.join(dataDirectory, 'postgres'));
  if (dataVersion !== null) return [];
  return [
    'HAPTERA_ADMIN_EMAIL and HAPTERA_ADMIN_PASSWORD must be set for the first start, because there are no users yet: they create the first administrator.',
  ];
}

function problemsOf(read: () => unknown): readonly SettingProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

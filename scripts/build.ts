import { SettingsError } from '../kit/settings.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { buildServersWhenNeeded } from './launch/build-servers.ts';
import { createOutput } from './launch/output.ts';
import { LaunchError, readLaunchSettings } from './launch/settings.ts';

/** Builds the servers and the site, each unless its build is newer than its sources. */
try {
  await buildServersWhenNeeded();
  const output = createOutput({ isForPeople: true });
  await buildWhenNeeded({ settings: await readLaunchSettings(), output });
  // This process does not serve from the build, so it exits here.
  process.exit(0);
} catch (error) {
  console.error(error instanceof LaunchError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
}

import { buildWhenNeeded } from './launch/build.ts';
import { buildServersWhenNeeded } from './launch/build-servers.ts';
import { createOutput } from './launch/output.ts';
import { LaunchError, readLaunchSettings } from './launch/settings.ts';

/** Builds the servers and the site, each unless its build is newer than its sources. */
try {
  await buildServersWhenNeeded();
  const output = createOutput({ isForPeople: true });
  await buildWhenNeeded({ settings: await readLaunchSettings(), output });
  // What was built is not used by this process any further.
  process.exit(0);
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}

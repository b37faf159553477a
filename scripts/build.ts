import { buildWhenNeeded } from './launch/build.ts';
import { LaunchError, readLaunchSettings } from './launch/settings.ts';

try {
  await buildWhenNeeded(await readLaunchSettings());
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}

import { buildWhenNeeded } from './launch/build.ts';
import { checkMachine } from './launch/check-machine.ts';
import { ChildProcesses } from './launch/child-processes.ts';
import { cmsService, edgeService, siteService } from './launch/services.ts';
import { childEnvironment, LaunchError, readLaunchSettings } from './launch/settings.ts';
import { welcome } from './launch/welcome.ts';

/** The whole product from one command, as in production: database, CMS with content, site, edge. Ends with Ctrl+C. */
const children = new ChildProcesses();
let ending: Promise<void> | null = null;
const end = (code: number) => {
  ending ??= children.stop().then(() => process.exit(code));
};
process.once('SIGINT', () => end(0));
process.once('SIGTERM', () => end(0));

try {
  const settings = await readLaunchSettings();
  await checkMachine(settings);
  await buildWhenNeeded(settings);
  const env = childEnvironment(settings, 'production');
  console.warn('Starting the database and the CMS …');
  await children.start(cmsService(settings, env));
  console.warn('Starting the site …');
  await children.start(siteService(settings, env));
  await children.start(edgeService(settings, env));
  console.warn(welcome(settings));
} catch (error) {
  console.error(error instanceof LaunchError ? `\n${error.message}` : error);
  end(1);
}

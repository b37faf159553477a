import { checkMachine } from './launch/check-machine.ts';
import { ChildProcesses } from './launch/child-processes.ts';
import { cmsService, developmentSiteService } from './launch/services.ts';
import { childEnvironment, LaunchError, readLaunchSettings } from './launch/settings.ts';
import { welcome } from './launch/welcome.ts';

/** The product for developers: the site rebuilds as files change, the CMS starts again; no edge in front. */
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
  const env = { ...childEnvironment(settings, 'development'), SITE_ORIGIN: `http://localhost:${settings.port}` };
  await children.start(cmsService(settings, env, { watch: true }));
  await children.start(developmentSiteService(settings, env));
  console.warn(welcome(settings));
} catch (error) {
  console.error(error instanceof LaunchError ? `\n${error.message}` : error);
  end(1);
}

import { buildWhenNeeded } from './launch/build.ts';
import { checkMachine } from './launch/check-machine.ts';
import { runProduct } from './launch/run-product.ts';
import { cmsService, edgeService, siteService } from './launch/services.ts';
import { childEnvironment, readLaunchSettings } from './launch/settings.ts';
import { welcome } from './launch/welcome.ts';

/** The whole product from one command, as in production: database, CMS with content, site, edge. Ends with Ctrl+C. */
await runProduct(async (children) => {
  const settings = await readLaunchSettings();
  await checkMachine(settings);
  await buildWhenNeeded(settings);
  const env = childEnvironment(settings, 'production');
  console.warn('Starting the database and the CMS …');
  await children.start(cmsService(settings, env));
  console.warn('Starting the site …');
  await children.start(siteService(settings, env));
  await children.start(edgeService(settings, env));
  console.warn(welcome(settings, env));
});

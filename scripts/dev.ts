import { checkMachine } from './launch/check-machine.ts';
import { runProduct } from './launch/run-product.ts';
import { cmsService, developmentSiteService } from './launch/services.ts';
import { childEnvironment, readLaunchSettings } from './launch/settings.ts';
import { welcome } from './launch/welcome.ts';

/** The product for developers: the site is rebuilt and the CMS started again as files change; no edge in front. */
await runProduct(async (children) => {
  const settings = await readLaunchSettings();
  await checkMachine(settings);
  const env = { ...childEnvironment(settings, 'development'), SITE_ORIGIN: `http://localhost:${settings.port}` };
  await children.start(cmsService(settings, env, { watch: true }));
  await children.start(developmentSiteService(settings, env));
  console.warn(welcome(settings, env));
});

import { buildWhenNeeded } from './launch/build.ts';
import { buildServersWhenNeeded } from './launch/build-servers.ts';
import { checkMachine } from './launch/check-machine.ts';
import { runProduct } from './launch/run-product.ts';
import { cmsService, edgeService, siteService } from './launch/services.ts';
import { announce } from './launch/welcome.ts';

/**
 * The whole product from one command, as in production: database, CMS with content, site, edge. Ends with Ctrl+C or
 * SIGTERM; starts everything anew, one after the other, on SIGUSR2 (`npm run restart`).
 */
await runProduct(async (launch) => {
  const { settings, supervisor, output } = launch;
  await checkMachine(settings);
  await buildWhenNeeded(launch);
  output.say('starting', 'Starting the database and the CMS …');
  // Started anew after an update, it is built first; what the edge has in memory is served meanwhile.
  const readiness = await supervisor.start(cmsService(settings, 'production'), async () => {
    await buildServersWhenNeeded();
  });
  output.say('starting', 'Starting the site …');
  await supervisor.start(siteService(settings), () => buildWhenNeeded(launch));
  await supervisor.start(edgeService(settings));
  announce(output, settings, readiness);
});

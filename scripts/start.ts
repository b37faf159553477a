import { readFolderInstallation } from '../cms/database/installation.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { renewServers } from './launch/build-servers.ts';
import { checkMachine } from './launch/check-machine.ts';
import { runProduct } from './launch/run-product.ts';
import { cmsService, edgeService, platformService, siteService } from './launch/services.ts';
import { announce } from './launch/welcome.ts';

/**
 * The whole product from one command, as in production: database, CMS with content, platform, site, edge. Ends with Ctrl+C or
 * SIGTERM; starts everything anew, one after the other, on SIGUSR2 (`npm run restart`).
 */
await runProduct(async (launch) => {
  const { settings, supervisor, output } = launch;
  await checkMachine(settings);
  await buildWhenNeeded(launch);
  output.say('starting', 'Starting the database, the CMS and the site …');
  // Started anew after an update, it is built first; what the edge has in memory is served meanwhile.
  const cms = supervisor.start(cmsService(settings, 'production'), renewServers);
  const startSite = () => supervisor.start(siteService(settings), () => buildWhenNeeded(launch));
  const startPlatform = () => supervisor.start(platformService(settings, 'production'));
  const startEdge = () => supervisor.start(edgeService(settings));
  // A first start fills the database: a site that is there already would draw each page as it is published.
  const isFirst = (await readFolderInstallation(settings.dataDirectory)) === null;
  if (isFirst) {
    await cms;
    await startPlatform();
    await startSite();
    await startEdge();
  } else {
    // Beside each other, in the order in which they end the other way round. Early visitors are told to come again. The
    // platform comes later: before any table is changed for a new version, the CMS backs up those of both.
    await Promise.all([cms, startSite(), startEdge(), cms.then(startPlatform)]);
  }
  announce(output, settings, await cms);
});

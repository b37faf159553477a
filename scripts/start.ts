import { readFolderInstallation } from '../cms/database/installation.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { renewServers } from './launch/build-servers.ts';
import { checkMachine } from './launch/check-machine.ts';
import { runProduct } from './launch/run-product.ts';
import { cmsService, edgeService, platformService, siteService } from './launch/services.ts';
import { announce } from './launch/welcome.ts';

/**
 * Starts the whole product as in production: database, CMS with content, platform, site, edge. Stops on Ctrl+C or
 * SIGTERM; restarts all services one after the other on SIGUSR2 (`npm run restart`).
 */
await runProduct(async (launch) => {
  const { settings, supervisor, output } = launch;
  await checkMachine(settings);
  await buildWhenNeeded(launch);
  output.say('starting', 'Starting the database, the CMS and the site …');
  // On a restart after an update, the servers are rebuilt first; the edge serves pages from memory meanwhile.
  const cms = supervisor.start(cmsService(settings, 'production'), renewServers);
  const startSite = () => supervisor.start(siteService(settings), () => buildWhenNeeded(launch));
  const startPlatform = () => supervisor.start(platformService(settings, 'production'));
  const startEdge = () => supervisor.start(edgeService(settings));
  // A first start fills the database: a running site would render each page as it is published.
  const isFirst = (await readFolderInstallation(settings.dataDirectory)) === null;
  if (isFirst) {
    await cms;
    await startPlatform();
    await startSite();
    await startEdge();
  } else {
    // In parallel, listed in reverse order of shutdown. Early visitors are asked to retry. The platform starts after
    // the CMS, which backs up the tables of both before either migrates them.
    await Promise.all([cms, startSite(), startEdge(), cms.then(startPlatform)]);
  }
  announce(output, settings, await cms);
});

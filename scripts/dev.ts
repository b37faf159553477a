import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { answerOtherLoopback } from './launch/answer-other-loopback.ts';
import { checkMachine } from './launch/check-machine.ts';
import { startDevelopmentDatabase } from './launch/development-database.ts';
import { buildFonts } from './launch/fonts.ts';
import { runProduct } from './launch/run-product.ts';
import { usualPatience } from './launch/service.ts';
import { cmsService, developmentSiteService, platformService } from './launch/services.ts';
import { watchAttachments } from './launch/watch-attachments.ts';
import { announce } from './launch/welcome.ts';

/** Runs the product for development: the site is rebuilt and the CMS restarted as files change; no edge in front. */
await runProduct(
  async (launch) => {
    const { settings, supervisor, output } = launch;
    await checkMachine(settings);
    const database = await startDevelopmentDatabase(launch);
    const readiness = await supervisor.start(cmsService(settings, 'development', database));
    await supervisor.start(platformService(settings, 'development'));
    await supervisor.start(developmentSiteService(settings));
    // Next clears its folder when it starts.
    const built = path.join(projectRoot, '.next/dev');
    await buildFonts(built);
    await watchAttachments(built);
    await answerOtherLoopback(settings.port, settings.publicUrl);
    announce(output, settings, readiness);
  },
  // A process paused at a breakpoint is not hung.
  {
    mode: 'development',
    patience: { ...usualPatience, hung: Number.POSITIVE_INFINITY, silent: Number.POSITIVE_INFINITY },
  },
);

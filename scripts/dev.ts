import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { checkMachine } from './launch/check-machine.ts';
import { runProduct } from './launch/run-product.ts';
import { usualPatience } from './launch/service.ts';
import { cmsService, developmentSiteService, platformService } from './launch/services.ts';
import { watchAttachments } from './launch/watch-attachments.ts';
import { announce } from './launch/welcome.ts';

/** Runs the product for development: the site is rebuilt and the CMS restarted as files change; no edge in front. */
await runProduct(
  async ({ settings, supervisor, output }) => {
    await checkMachine(settings);
    const readiness = await supervisor.start(cmsService(settings, 'development'));
    await supervisor.start(platformService(settings, 'development'));
    await supervisor.start(developmentSiteService(settings));
    // Next clears its folder when it starts.
    await watchAttachments(path.join(projectRoot, '.next/dev'));
    announce(output, settings, readiness);
  },
  // A process paused at a breakpoint is not hung.
  { patience: { ...usualPatience, hung: Number.POSITIVE_INFINITY, silent: Number.POSITIVE_INFINITY } },
);

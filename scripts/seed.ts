import { runProduct } from './launch/run-product.ts';
import { cmsService } from './launch/services.ts';
import { LaunchError } from './launch/settings.ts';

/**
 * Fills an empty database with the sample content. Fails with a message if another process, such as `npm start`, has it
 * open.
 */
await runProduct(async ({ settings, supervisor, end }) => {
  const readiness = await supervisor.start(cmsService(settings, 'production', { HAPTERA_SEED: 'demo' }));
  if (readiness !== 'ready') {
    throw new LaunchError(
      'Another process is using the database, or it is read-only: see the lines above. Nothing was written.',
    );
  }
  end();
});

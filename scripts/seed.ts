import { runProduct } from './launch/run-product.ts';
import { cmsService } from './launch/services.ts';
import { LaunchError } from './launch/settings.ts';

/** Fills an empty database with the sample content. Says so when another process, such as `npm start`, holds the data. */
await runProduct(async ({ settings, supervisor, end }) => {
  const readiness = await supervisor.start(cmsService(settings, 'production', { HAPTERA_SEED: 'demo' }));
  if (readiness !== 'ready') {
    throw new LaunchError(
      'The database is held by another process, or takes no changes: see the lines above. Nothing was written.',
    );
  }
  end();
});

import { runProduct } from './launch/run-product.ts';
import { cmsService } from './launch/services.ts';
import { childEnvironment, readLaunchSettings } from './launch/settings.ts';

/** Fills an empty database with the sample content. Says so when another process, such as `npm start`, holds the data. */
await runProduct(async (children) => {
  const settings = await readLaunchSettings();
  const env = { ...childEnvironment(settings, 'production'), HAPTERA_SEED: 'demo' };
  await children.start(cmsService(settings, env));
  await children.stop();
});

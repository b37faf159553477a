import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getGivenUrl, tellWorkers } from './env.ts';
import { projectRoot, startProduct } from './product.ts';

/** Starts the product as `npm start` does, on free ports and with nothing but its seeded content; the end takes all away. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = getGivenUrl();
  if (given !== null) {
    tellWorkers({ url: given, pid: null, dataDirectory: null });
    return async () => {};
  }
  const dataDirectory = path.join(projectRoot, '.haptera/e2e');
  const product = await startProduct({ dataDirectory, isFresh: true });
  tellWorkers({ url: product.url, pid: product.pid, dataDirectory });
  return async () => {
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}

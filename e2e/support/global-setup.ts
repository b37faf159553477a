import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { getGivenUrl, tellWorkers } from './env.ts';
import { findFreePorts } from './free-ports.ts';
import { projectRoot, startProduct } from './product.ts';

/**
 * Starts one product per worker as `npm start` does, on free ports and with only the seeded content. The first seeds
 * (and builds if needed); the others start from copies of its data.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const given = getGivenUrl();
  if (given !== null) {
    tellWorkers([{ url: given, pid: null, dataDirectory: null }]);
    return async () => {};
  }
  const folders = Array.from({ length: workers }, (_, index) => path.join(projectRoot, `.haptera/e2e-${index + 1}`));
  const [first = '', ...others] = folders;
  // Different for each run, so that two runs that search at the same time do not find the same ports.
  const port = await findFreePorts(4 * workers, 4310 + (process.pid % 40) * 10);
  const seeding = await startProduct({ dataDirectory: first, isFresh: true, port });
  await seeding.stop();
  for (const folder of others) {
    await rm(folder, { recursive: true, force: true });
    await cp(first, folder, { recursive: true });
  }
  const products = await Promise.all(
    folders.map((dataDirectory, index) => startProduct({ dataDirectory, port: port + 4 * index })),
  );
  tellWorkers(products.map(({ url, pid }, index) => ({ url, pid, dataDirectory: folders[index] ?? null })));
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
}

import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { getGivenUrl, tellWorkers } from './env.ts';
import { findFreePorts } from './free-ports.ts';
import { projectRoot, startProduct } from './product.ts';
import { listAllPublicPages } from './public-pages.ts';

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
  await Promise.all(products.map(({ url }) => untilFresh(url)));
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
}

/**
 * The site starts with the pages that an earlier run left on disk and re-renders each on request. That is by design,
 * but those pages are from another database.
 */
async function untilFresh(url: string): Promise<void> {
  const pages = await listAllPublicPages(url);
  if (pages.length === 0) throw new Error('The product was started, but its CMS lists no public page.');
  for (const address of [...pages.map((page) => page.address), '/404', '/en/404']) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const response = await fetch(url + address);
      await response.arrayBuffer();
      if (response.headers.get('x-edge') === 'hit') break;
      await wait(50);
    }
  }
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getGivenUrl, tellWorkers } from './env.ts';
import { projectRoot, startProduct } from './product.ts';
import { listAllPublicPages } from './public-pages.ts';

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
  await untilFresh(product.url);
  return async () => {
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}

/**
 * The site starts with the pages that an earlier run left on disk and renews each when it is asked for: by design, but
 * those pages are of another database.
 */
async function untilFresh(url: string): Promise<void> {
  const pages = await listAllPublicPages(url);
  if (pages.length === 0) throw new Error('The product was started, but its CMS names no public page.');
  for (const address of [...pages.map((page) => page.address), '/404', '/en/404']) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const response = await fetch(url + address);
      await response.arrayBuffer();
      if (response.headers.get('x-edge') === 'hit') break;
      await wait(50);
    }
  }
}

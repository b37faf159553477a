import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { times } from '#kit/testing/long-run.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { projectRoot } from '../support/product.ts';
import { listAllPublicPages } from '../support/public-pages.ts';

const { dataDirectory } = requireJourneyEnv();

/** Every kind of address that a visitor can make up, by number. */
const inventions: readonly ((at: number) => string)[] = [
  (at) => `/studio/invented-${at}`,
  (at) => `/studio/a/b/${at}.php`,
  (at) => `/invented-${at}`,
  (at) => `/en/invented/${at}`,
  (at) => `/en/studio/${at}`,
  (at) => `/invented-${at}.png`,
  (at) => `/deep/er/${at}/index.html`,
  (at) => `/_next/invented-${at}`,
  (at) => `/_next/static/chunks/invented-${at}.js`,
  (at) => `/_next/data/${at}/en.json`,
  (at) => `/_next/image?url=%2Ficon.svg&w=${at}&q=75`,
  (at) => `/api/invented-${at}`,
  (at) => `/invented-${at}.rsc`,
  (at) => `/en.segments/${at}.segment.rsc`,
  (at) => `/?invented=${at}`,
  (at) => `/studio?invented=${at}`,
  (at) => `/404/${at}`,
  (at) => `/%E8%A7%A6%E6%84%9F-${at}`,
];

async function countFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

test(
  'hundreds of made-up addresses leave nothing on disk, and evict no page from memory',
  nightly,
  async ({ product }) => {
    test.skip(
      dataDirectory === null,
      'Checks the disk, which requires a product that the journeys have started themselves.',
    );
    const build = path.join(projectRoot, '.next');
    const pages = path.join(dataDirectory ?? '', 'pages');
    const published = await listAllPublicPages(product.url);
    const askForAll = async (addresses: readonly string[]) => {
      const queue = [...addresses];
      const answers: { address: string; status: number; edge: string | null }[] = [];
      const ask = async () => {
        for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
          const response = await fetch(product.url + address, { redirect: 'manual' });
          await response.arrayBuffer();
          answers.push({ address, status: response.status, edge: response.headers.get('x-edge') });
        }
      };
      await Promise.all([ask(), ask(), ask(), ask()]);
      return answers;
    };
    const known = published.map(({ address }) => address);
    const invented = Array.from({ length: times(1_500) }, (_, at) => inventions[at % inventions.length]?.(at) ?? '/');

    // A change made by another journey may still be in progress and clear the memory in the middle: then try again.
    await expect(async () => {
      await askForAll([...known, '/studio', '/404', '/en/404']);
      const [built, stored] = [await countFiles(build), await countFiles(pages)];
      const answers = await askForAll(invented);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await countFiles(build)).toBe(built);
      // Only what was there before, and Next's own not-found page.
      expect(await countFiles(pages)).toBeLessThanOrEqual(stored + 1);
      expect((await askForAll(known)).filter(({ edge }) => edge !== 'hit')).toEqual([]);
    }).toPass({ timeout: 50_000 });
  },
);

test('an unknown file shows visitors the 404 page, and is refused immediately to picture and script requests', async ({
  request,
}) => {
  for (const address of ['/nothing.php', '/nothing/at/all.png', '/en/x.js', '/api/nothing']) {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const first = await request.get(address, { maxRedirects: 0, headers });
    expect(first.status(), address).toBe(307);
    expect((await request.get(address, { headers })).status(), address).toBe(404);
  }
  expect((await request.get('/_next/nothing', { maxRedirects: 0 })).status(), 'an address of the framework').toBe(404);
  const refused = await request.get('/nothing/at/all.png', { maxRedirects: 0, headers: { accept: 'image/*,*/*' } });
  expect(refused.status()).toBe(404);
  expect((await refused.text()).length).toBeLessThan(200);
});

test('every address of the studio serves the same document', async ({ request }) => {
  const studio = await (await request.get('/studio')).text();
  for (const address of ['/studio/pages', '/studio/pages/12', '/studio/nothing.here']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toBe(studio);
  }
});

test('WordPress clients find the API in the head of every page', async ({ page, product }) => {
  for (const address of ['/', '/en', '/en/product/engine']) {
    await page.goto(address);
    const link = page.locator('head link[rel="https://api.w.org/"]');
    await expect(link).toHaveAttribute('href', `${product.url}/wp-json/`);
  }
});

import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFreshness } from './check-freshness.ts';

let server: Server;
let origin: string;
/** By address, the status and the stamp of the page. */
let shown: Map<string, { status: number; mark: string | null }>;
let shared: Record<string, number>;

beforeEach(async () => {
  shown = new Map();
  shared = {};
  server = createServer((request, response) => {
    const address = decodeURI(request.url ?? '');
    if (address === '/content-state/pages') {
      const page = (locale: string, path: string, version: number) => ({ locale, path, version, modified: '' });
      const pages = [page('zh', '/', 3), page('zh', '/旅程', 4), page('en', '/one', 5)];
      response.end(JSON.stringify({ source: 'a-b', version: 5, pages, redirects: [], shared }));
      return;
    }
    const { status, mark } = shown.get(address) ?? { status: 200, mark: '5 a-b' };
    response.writeHead(status).end(mark === null ? '<html>' : `<meta name="haptera-content" content="${mark}"/>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const check = () => checkFreshness({ cmsOrigin: origin, publicOrigin: origin });

it('reports nothing if every page is as new as the CMS says', async () => {
  expect(await check()).toEqual({ checked: 3, outdated: [], missing: [] });
});

it('reports a page that is older than the CMS says', async () => {
  shown.set('/旅程', { status: 200, mark: '3 a-b' });
  expect((await check()).outdated).toEqual([{ address: '/旅程', shown: 3, expected: 4 }]);
});

it('reports the pages of a language whose menu is older than the CMS says', async () => {
  shared = { 'menu:en': 6 };
  expect((await check()).outdated).toEqual([{ address: '/en/one', shown: 5, expected: 6 }]);
});

it('reports a page from another database, and a page without a stamp', async () => {
  shown.set('/', { status: 200, mark: '9 other' });
  shown.set('/en/one', { status: 200, mark: null });
  expect((await check()).outdated).toEqual(
    expect.arrayContaining([
      { address: '/', shown: 9, expected: 3 },
      { address: '/en/one', shown: null, expected: 5 },
    ]),
  );
});

it('reports a published page that visitors cannot get', async () => {
  shown.set('/en/one', { status: 307, mark: null });
  expect((await check()).missing).toEqual([{ address: '/en/one', status: 307 }]);
});

it('fails if the CMS does not answer', async () => {
  await expect(checkFreshness({ cmsOrigin: 'http://127.0.0.1:1', publicOrigin: origin })).rejects.toThrow();
});

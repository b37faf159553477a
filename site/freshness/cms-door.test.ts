import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCmsDoor } from './cms-door.ts';

let server: Server;
let origin: string;
let told: { status: number; body: string };
beforeEach(async () => {
  server = createServer((_request, response) => void response.writeHead(told.status).end(told.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const page = { locale: 'zh', path: '/', modified: '2026-01-01T00:00:00Z', version: 3 };
const content = { source: 'one', version: 3, pages: [page], redirects: [], shared: { 'menu:zh': 2 } };
const ask = (status: number, body: unknown) => {
  told = { status, body: JSON.stringify(body) };
  return openCmsDoor(origin).askPublished(2_000);
};

it('the published content is read from the response of the CMS', async () => {
  const archives = [{ locale: 'zh', taxonomy: 'category', slug: 'games', count: 1 }];
  expect(await ask(200, { ...content, archives })).toEqual({ ...content, archives, shared: new Map([['menu:zh', 2]]) });
  // From an older version of the CMS.
  expect(await ask(200, content)).toEqual({ ...content, shared: new Map([['menu:zh', 2]]) });
});

it('a response in another format is rejected as a whole, so that no page is taken for unpublished', async () => {
  for (const wrong of [
    null,
    [],
    {},
    { ...content, version: '3' },
    { ...content, pages: undefined },
    { ...content, pages: [{ ...page, version: null }] },
    { ...content, pages: [page, { ...page, locale: 'fr' }] },
    { ...content, redirects: [{ locale: 'zh', path: '/a' }] },
    { ...content, archives: [{ locale: 'zh', taxonomy: 'shelf', slug: 'a', count: 1 }] },
    { ...content, shared: { 'menu:zh': '2' } },
  ]) {
    await expect(ask(200, wrong), JSON.stringify(wrong)).rejects.toThrow();
  }
});

it('an "unavailable" response of the CMS is not read as content', async () => {
  await expect(ask(503, content)).rejects.toThrow('503');
});

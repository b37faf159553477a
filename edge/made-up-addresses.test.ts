import { Agent, get } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, startEdge, staticPage } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
const agent = new Agent({ keepAlive: true, maxSockets: 40 });
afterEach(async () => {
  agent.destroy();
  await edge.close();
});

/** Makes a request and waits for the end of the response, whatever it is. */
function visit(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: edge.port, path, agent }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    }).on('error', reject);
  });
}

/** `about` with some of its letters percent-encoded: 3⁵ spellings of one word. */
function misspell(word: string, number: number): string {
  let left = number;
  return [...word]
    .map((letter) => {
      const way = left % 3;
      left = Math.floor(left / 3);
      const code = `%${letter.charCodeAt(0).toString(16)}`;
      return way === 0 ? letter : way === 1 ? code : code.toUpperCase();
    })
    .join('');
}

test('after thousands of made-up addresses every real page still comes from the cache', async () => {
  edge = await startEdge({ limits: { cacheBytes: 512 * 1024 } });
  edge.site.answerWith((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = decodeURIComponent(url.pathname);
    if (path === '/terms') return staticPage('x'.repeat(5_000), { 'x-edge-query': 'lang' })(request, response);
    if (path === '/feed') {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 's-maxage=60' });
      return void response.end('x'.repeat(5_000));
    }
    if (/^\/(?:p\d+|about)?$/.test(path)) return staticPage('x'.repeat(5_000))(request, response);
    response.writeHead(307, { 'Cache-Control': 's-maxage=60', Location: '/404' });
    response.end();
  });
  const real = ['/', '/about', '/terms', '/terms?lang=en', '/feed', '/feed?page=2'];
  for (let at = 0; at < 30; at += 1) real.push(`/p${at}`);
  for (const path of [...real, ...real]) await visit(path);
  const ways = [
    (at: number) => `/junk/${at}`,
    (at: number) => `/junk?x=${at}`,
    (at: number) => `/?x=${at}`,
    (at: number) => `/p${at % 30}?y=${at}`,
    (at: number) => `/terms?lang=${at}`,
    (at: number) => `/feed?page=${at + 3}`,
    (at: number) => `/${misspell('about', at)}`,
    (at: number) => `/junk/${at}?rest=1`,
  ];
  let at = 0;
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      while (at < 3_000) {
        at += 1;
        await visit((ways[at % ways.length] ?? String)(at));
      }
    }),
  );
  const states = await Promise.all(real.map(async (path) => [path, (await edge.get(path)).headers['x-edge']]));
  expect(states.filter(([, state]) => state !== 'hit')).toEqual([]);
  expect(edge.edge.stats().entries).toBeLessThan(real.length + 50);
});

test('a page requested with any number of queries is one cache entry and one fetch', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('home'));
  for (let at = 0; at < 500; at += 1) await visit(`/?x=${at * 1_999}`);
  expect(edge.site.seen).toHaveLength(1);
  expect(edge.edge.stats().entries).toBe(1);
});

test('another percent-encoding of an address hits the same cache entry', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('page'));
  await edge.get('/%E8%A7%A6/about-us');
  const states = await Promise.all(
    ['/%e8%a7%a6/about-us', '/%E8%a7%A6/%61bout%2Dus'].map(async (path) => (await edge.get(path)).headers['x-edge']),
  );
  expect(states).toEqual(['hit', 'hit']);
});

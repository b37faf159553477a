import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, sendRaw, startEdge, staticPage } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

const asDocument = { accept: 'text/html' };

test('a redirect works although escaping makes its address three times as long', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    const location = (request.url ?? '').replaceAll('"', '%22').replace('/EN', '/en');
    response.writeHead(308, { Location: location }).end();
  });
  // As raw bytes: the response head is longer than Node's client accepts.
  const request = `GET /EN?${'"'.repeat(7_900)} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`;
  const answer = await sendRaw(edge.port, request);
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toContain(`Location: /en?${'%22'.repeat(7_900)}\r\n`);
  expect(edge.events).toEqual([]);
});

test('a malformed response does not make others wait for its upstream', async () => {
  edge = await startEdge({ limits: { upstreamReturnMs: 3_000 } });
  edge.site.answerWith((request, response) => {
    if (request.url !== '/strange') return staticPage('a page')(request, response);
    request.socket.end('HTTP/1.1 200 OK\r\nA header without an end\r\n\r\n');
  });
  const begun = Date.now();
  expect((await edge.get('/strange', asDocument)).status).toBe(503);
  expect(Date.now() - begun).toBeLessThan(1_500);
  expect(edge.events.filter(({ kind }) => kind === 'upstream-down')).toEqual([]);
  expect((await edge.get('/page', asDocument)).text).toContain('a page');
});

test('a page requested with made-up credentials is not cacheable for proxies in front of the edge', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('a page'));
  for (const [name, value] of [
    ['authorization', 'Basic eDp5'],
    ['cookie', '__prerender_bypass=x'],
  ] as const) {
    const answer = await edge.get('/page', { [name]: value });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  }
});

test('the 404 for a missing build file is not cached for a year', async () => {
  edge = await startEdge();
  edge.site.answerWith((_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=31536000' }).end('no such file');
  });
  const { status, headers } = await edge.get('/_next/static/chunks/gone.js');
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-cache']);
});

test('a visitor who waits for the site leaks no listeners', async () => {
  edge = await startEdge({ limits: { upstreamReturnMs: 1_500 } });
  await edge.site.stop();
  const warnings: string[] = [];
  const note = ({ name }: Error) => void warnings.push(name);
  process.on('warning', note);
  expect((await edge.get('/page', asDocument)).status).toBe(503);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

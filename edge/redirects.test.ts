import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, startEdge } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

/** As a program sends it: each byte of the UTF-8 is one character of the path. */
const raw = (address: string) => Buffer.from(address).toString('latin1');

test('an address with bytes of UTF-8 as they are leads to its escaped form', async () => {
  edge = await startEdge();
  const { status, headers } = await edge.get(raw('/关于//x?q=触&a=%20b'));
  expect([status, headers.location]).toEqual([308, encodeURI('/关于//x?q=触').concat('&a=%20b')]);
  expect((await edge.ask({ method: 'POST', path: raw('/关于'), body: 'x' })).status).toBe(308);
  expect(edge.site.seen).toEqual([]);
});

test.each([
  '/\xff',
  '/\xc0\xaf',
  '/a\xe5\x85',
  '/\xed\xa0\x80',
  raw('//关于'),
  raw('/../关于'),
  raw('/关于\\x'),
  raw('/关于%zz'),
  raw('http://关于/'),
])('an address with bytes that would not be answered when escaped gets 400: %j', async (path) => {
  edge = await startEdge();
  const { status, headers } = await edge.get(path);
  expect([status, headers.location]).toEqual([400, undefined]);
  expect(edge.site.seen).toEqual([]);
});

test('the escaped form is not longer than an address may be', async () => {
  edge = await startEdge({ limits: { maxUrlBytes: 100 } });
  expect((await edge.get(raw(`/${'关'.repeat(11)}`))).status).toBe(308);
  expect((await edge.get(raw(`/${'关'.repeat(12)}`))).status).toBe(414);
});

test.each(['?a=%20b&c=%2B', "?a='b'", '?a=%zz', '?', '?%e5%85%b3=+', ''])(
  'a redirect that passes the query on keeps it byte for byte: %s',
  async (query) => {
    edge = await startEdge();
    edge.site.answerWith((_, response) => {
      const location = `http://127.0.0.1:${edge.site.port}/post?printed=anew`;
      response.writeHead(308, { Location: location, 'X-Edge-Pass-Query': '1', 'Cache-Control': 'no-cache' }).end();
    });
    const { status, headers } = await edge.get(`/post/${query}`);
    expect([status, headers['x-edge-pass-query']]).toEqual([308, undefined]);
    expect(headers.location).toBe(`/post${query === '?' ? '' : query}`);
  },
);

test('other redirects keep the query that they have', async () => {
  edge = await startEdge();
  edge.site.answerWith((_, response) => response.writeHead(302, { Location: 'https://a.example/?b=1#c' }).end());
  expect((await edge.get('/x?y=2')).headers.location).toBe('https://a.example/?b=1#c');
});

test('slashes in a row reach the site as one, with one at the end, so that it leads on in one step', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => response.end(request.url));
  for (const [asked, passed] of [
    ['/post//', '/post/'],
    ['/en//a///b?c=//d', '/en/a/b/?c=//d'],
    ['/a//b', '/a/b/'],
  ] as const) {
    expect((await edge.get(asked)).text).toBe(passed);
  }
  edge.cms.answerWith((request, response) => response.end(request.url));
  expect((await edge.get('/wp-json//wp/v2')).text).toBe('/wp-json//wp/v2');
});

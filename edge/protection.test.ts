import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, sendRaw, startEdge, staticPage } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'x-frame-options',
];
const DATA = 'self.__next_f.push([1,"0:null"])';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every response has the security headers and reveals nothing about the upstreams', async () => {
  edge = await startEdge();
  edge.site.answerWith(
    staticPage(`<script>${DATA}</script>`, { Server: 'x', 'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1' }),
  );
  const answers = [
    await edge.get('/'),
    await edge.get('/'),
    await edge.get('/wp-json/'),
    await edge.get('/healthz'),
    await edge.get('/readyz'),
    await edge.get('/a/../b'),
    await edge.get('/x', { range: 'bytes=0-1' }),
    await edge.ask({ path: '/', method: 'POST' }),
    await edge.ask({ path: '/', method: 'HEAD' }),
  ];
  await edge.site.stop();
  answers.push(await edge.get('/gone'));
  for (const { headers } of answers) {
    for (const name of SECURITY) expect(headers).toHaveProperty(name);
    for (const name of ['x-powered-by', 'server', 'x-nextjs-cache', 'x-nextjs-prerender']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).not.toContain('vibrate');
  }
});

test('HSTS is sent only if the public address is https', async () => {
  edge = await startEdge({ config: { publicUrl: 'http://localhost:4010' } });
  const { headers } = await edge.get('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('scripts from Next may run and an injected one may not, on cached and on personal pages', async () => {
  edge = await startEdge();
  const html = `<script>${DATA}</script><p>comment: <script>alert(1)</script></p>`;
  for (const cacheControl of ['s-maxage=60', 'private, no-store']) {
    edge.site.answerWith(staticPage(html, { 'Cache-Control': cacheControl }));
    const { headers, text } = await edge.get(`/${cacheControl.length}`);
    expect(text).toBe(html);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(DATA)};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  expect(edge.events.filter(({ kind }) => kind === 'scripts-without-hash')).toHaveLength(2);
});

test('only the paths that are meant to be framed can be framed, and only by our own pages', async () => {
  edge = await startEdge();
  const framing = async (path: string) => {
    const { headers } = await edge.get(path);
    const policy = String(headers['content-security-policy']);
    return [/frame-ancestors ([^;]+)/.exec(policy)?.[1], headers['x-frame-options']];
  };
  expect(await framing('/preview/1')).toEqual(["'self'", 'SAMEORIGIN']);
  expect(await framing('/previews')).toEqual(["'none'", 'DENY']);
  expect(await framing('/')).toEqual(["'none'", 'DENY']);
});

test('an uploaded file keeps the stricter policy of the CMS', async () => {
  edge = await startEdge();
  edge.cms.answerWith((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'image/svg+xml',
      'Content-Length': '6',
      'Cache-Control': 'public, max-age=60',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.end('<svg/>');
  });
  for (let at = 0; at < 2; at += 1) {
    const { headers } = await edge.get('/uploads/a.svg');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  }
});

test('a laxer policy from an upstream does not weaken ours', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('x', { 'Content-Security-Policy': "script-src 'unsafe-inline'" }));
  const { headers } = await edge.get('/');
  expect(String(headers['content-security-policy']).split(", script-src 'unsafe-inline'")[0]).toContain(
    "script-src 'self';",
  );
});

test('headers and parameters that control Next or a proxy are removed', async () => {
  edge = await startEdge();
  const hostile = {
    'x-middleware-subrequest': 'middleware:middleware',
    'x-middleware-prefetch': '1',
    'X-Nextjs-Data': '1',
    'x-now-route-matches': '1',
    'x-matched-path': '/admin',
    'x-invoke-path': '/admin',
    'x-prerender-revalidate': 'x',
    'x-next-resume-state-length': '5',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    rsc: '1',
    RSC: '1',
    'next-router-state-tree': '[]',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/x',
    'next-resume': '1',
    'next-url': '/x',
    'x-edge-purge': 'all',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-port': '1',
    'x-real-ip': '1.2.3.4',
    x_forwarded_for: '1.2.3.4',
    forwarded: 'for=1.2.3.4',
    te: 'trailers',
    connection: 'close, x-secret',
    'x-secret': '1',
    'proxy-authorization': 'x',
    host: 'evil.example',
  };
  for (const path of ['/page', '/wp-json/x', '/api/x']) {
    await edge.get(path, hostile);
  }
  for (const { headers } of [...edge.site.seen, ...edge.cms.seen]) {
    expect(Object.keys(headers).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
    ]);
    expect(headers.connection).toBe('keep-alive');
    expect(headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe('www.example.org');
    expect(headers['x-forwarded-proto']).toBe('https');
  }
});

test('a request with hostile headers does not poison the page for the next visitor', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    staticPage(request.headers.rsc === undefined ? 'clean' : 'router data')(request, response);
  });
  await edge.get('/a?_rsc=abc&nxtPslug=x&__nextLocale=en', { rsc: '1', accept: 'text/x-component' });
  expect(edge.site.seen[0]?.url).toBe('/a');
  expect((await edge.get('/a')).text).toBe('clean');
  await edge.get('/b?%5Frsc=1&q=1');
  expect(edge.site.seen.at(-1)?.url).toBe('/b?q=1');
});

test('only a trusted proxy is believed about the visitor’s address', async () => {
  edge = await startEdge({ config: { trustedProxies: ['127.0.0.0/8', '10.0.0.5'] } });
  const seenAddress = async (forwarded: string) => {
    await edge.get('/wp-json/', { 'x-forwarded-for': forwarded });
    return edge.cms.seen.at(-1)?.headers['x-forwarded-for'];
  };
  expect(await seenAddress('203.0.113.9')).toBe('203.0.113.9');
  expect(await seenAddress('6.6.6.6, 203.0.113.9, 10.0.0.5')).toBe('203.0.113.9');
  expect(await seenAddress('6.6.6.6, nonsense')).toBe('127.0.0.1');
  expect(await seenAddress('2001:db8::1')).toBe('2001:db8::1');
});

test('of Next, only build files are reachable', async () => {
  edge = await startEdge();
  for (const path of ['/', '/api/x']) {
    const answer = await edge.ask({ path, method: 'POST', headers: { 'next-action': 'abc' }, body: '[]' });
    expect(answer.status).toBe(404);
  }
  const router = ['/about.rsc', '/about.segments/_tree.segment.rsc', '/index.RSC'];
  const others = ['/_next/data/build/en.json', '/_next/%64ata/build/en.json', '/_next/image?url=%2Fa.png&w=64&q=75'];
  for (const path of [...router, ...others]) expect([path, (await edge.get(path)).status]).toEqual([path, 404]);
  expect(edge.site.seen).toHaveLength(0);
  await edge.get('/_next/static/chunks/a.js');
  expect(edge.site.seen).toHaveLength(1);
});

test('pages accept no bodies; only listed addresses do', async () => {
  edge = await startEdge();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
    const answer = await edge.ask({ path: '/about', method });
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
  }
  expect((await edge.ask({ path: '/uploads/a', method: 'PUT', body: 'x' })).status).toBe(405);
  expect((await edge.ask({ path: '/wp-json/x', method: 'TRACE' })).status).toBe(405);
  expect(edge.site.seen).toHaveLength(0);
  expect((await edge.ask({ path: '/api/contact', method: 'POST', body: '{}' })).status).toBe(200);
});

test.each([
  '/a/../b',
  '/..',
  '/a/%2e%2e/b',
  '/a/.%2E',
  '/a/./b',
  '//evil.example/x',
  '/a\\b',
  '/a%5cb',
  '/a%00',
  '/a?b=%00',
  '/%',
  '/%zz',
  '/100%',
  '/%E8%A7',
  '/%ff',
  '/a%2f..%2fb',
  'http://evil.example/',
  '*',
])('an address that servers might interpret differently is refused: %s', async (path) => {
  edge = await startEdge();
  expect((await edge.get(path)).status).toBe(400);
  expect(edge.site.seen).toHaveLength(0);
});

test('ordinary addresses with dots, percent signs and Chinese are accepted', async () => {
  edge = await startEdge();
  for (const path of [
    '/a..b',
    '/.well-known/x',
    '/%E8%A7%A6%E5%A2%83',
    '/a.b/c...',
    "/a'(b)!*~;x=1",
    '/a?x=../..&y=//z',
  ]) {
    expect((await edge.get(path)).status).toBe(200);
  }
});

test('an overlong address or too many headers are refused', async () => {
  edge = await startEdge();
  expect((await edge.get(`/${'a'.repeat(8_200)}`)).status).toBe(414);
  expect((await edge.get('/', { x: 'a'.repeat(20_000) })).status).toBe(431);
});

test.each([
  [
    'both a length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'both, in the other order',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n',
  ],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde'],
  ['a list of lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4, 4\r\n\r\nabcd'],
  ['a signed length', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: +4\r\n\r\nabcd'],
  ['chunks by another name', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['chunks and then not', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length : 4\r\n\r\nabcd'],
  ['a folded header', 'POST /api/x HTTP/1.1\r\nHost: a\r\nX: a\r\n Transfer-Encoding: chunked\r\n\r\n'],
  ['a bare line feed', 'POST /api/x HTTP/1.1\nHost: a\nContent-Length: 0\n\n'],
  ['a bad chunk size', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0x4\r\nabcd\r\n0\r\n\r\n'],
])('a request with %s does not smuggle a second one in', async (_name, bytes) => {
  edge = await startEdge();
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
  const received = await sendRaw(edge.port, bytes + smuggled, 150);
  expect(received.match(/HTTP\/1\.1 \d\d\d/g)?.[0]).toBe('HTTP/1.1 400');
  expect(received).not.toContain('HTTP/1.1 200');
  expect(edge.site.seen.map(({ url }) => url)).not.toContain('/smuggled');
  expect(edge.site.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a request with two Host headers or none is refused', async () => {
  edge = await startEdge();
  expect(await sendRaw(edge.port, 'GET /x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendRaw(edge.port, 'GET /x HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(edge.site.seen).toHaveLength(0);
});

test('the body of a GET is neither parsed as the next request nor passed on', async () => {
  edge = await startEdge();
  const inner = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
  const outer = `GET /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`;
  const received = await sendRaw(edge.port, outer + outer, 200);
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(edge.cms.seen.map(({ url }) => url)).toEqual(['/wp-json/x', '/wp-json/x']);
  expect(edge.cms.seen[0]?.headers).not.toHaveProperty('content-length');
  await sendRaw(edge.port, outer.replace('/wp-json/x', '/page'), 200);
  expect(edge.site.seen.map(({ url, headers }) => [url, headers['content-length']])).toEqual([['/page', undefined]]);
});

test('WebSockets and tunnels are refused', async () => {
  edge = await startEdge();
  const upgrade = await sendRaw(
    edge.port,
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  expect(upgrade).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendRaw(edge.port, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(edge.site.seen).toHaveLength(0);
});

test('a spare connection of a browser, on which nothing is sent, is closed without counting as malformed', async () => {
  edge = await startEdge({ limits: { headersTimeoutMs: 300 } });
  const countMalformed = () => edge.edge.stats().refused.find(({ reason }) => reason === 'malformed')?.count ?? 0;
  const begun = performance.now();
  expect(await sendRaw(edge.port, '', 7_000)).toBe('');
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(countMalformed()).toBe(0);
  await sendRaw(edge.port, 'no HTTP at all\r\n\r\n');
  expect(countMalformed()).toBe(1);
});

test('a connection with slow headers is closed, and others are served meanwhile', async () => {
  edge = await startEdge({ limits: { headersTimeoutMs: 300 } });
  const slow = sendRaw(edge.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-', 7_000);
  expect((await edge.get('/')).status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});

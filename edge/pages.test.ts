import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { PAGE_CACHE_CONTROL } from './cache-control.ts';
import { type EdgeUnderTest, pause, sendRaw, startEdge, staticPage, until } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

const HTML = `<!doctype html><title>触境</title><p>${'Haptics you can feel. '.repeat(200)}</p>`;

test('a static page is fetched once and then served from the cache', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  const first = await edge.get('/about');
  const second = await edge.get('/about');
  expect([first.headers['x-edge'], second.headers['x-edge']]).toEqual(['miss', 'hit']);
  expect(second.status).toBe(200);
  expect(second.text).toBe(HTML);
  expect(second.headers['cache-control']).toBe(PAGE_CACHE_CONTROL);
  expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(second.headers.vary).toBe('Accept-Encoding');
  expect(edge.site.seen).toHaveLength(1);
  expect(edge.site.seen[0]?.headers['accept-encoding']).toBe('identity');
});

test('each visitor gets an encoding that they accept, with its own ETag', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  const plain = await edge.get('/');
  const gzip = await edge.get('/', { 'accept-encoding': 'gzip' });
  const brotli = await edge.get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
  for (const answer of [plain, gzip, brotli]) {
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.etag).toMatch(/^"[^"]+"$/);
  }
  expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a visitor who has the page already gets 304 without a body', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  const { headers } = await edge.get('/', { 'accept-encoding': 'br' });
  const etag = headers.etag ?? '';
  for (const wanted of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await edge.get('/', { 'accept-encoding': 'br', 'if-none-match': wanted });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['cache-control']).toBe(PAGE_CACHE_CONTROL);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  }
  expect((await edge.get('/', { 'if-none-match': '"another"' })).status).toBe(200);
  edge.edge.purge();
  expect((await edge.get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
});

test('HEAD sends the same headers as GET and no body', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  const fetched = await edge.ask({ path: '/', method: 'HEAD' });
  const { headers } = await edge.get('/');
  const remembered = await edge.ask({ path: '/', method: 'HEAD' });
  expect(fetched.headers['content-length']).toBe(headers['content-length']);
  expect(remembered.headers).toEqual({ ...headers, date: remembered.headers.date });
  expect(remembered.body).toHaveLength(0);
  expect(edge.site.seen.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  ['is private', { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  ['does not allow shared caching', { 'Cache-Control': 'max-age=60' }],
  ['sets a cookie', { 'Set-Cookie': 'a=b' }],
  ['varies by a header of the visitor', { Vary: 'Cookie' }],
  ['is an older copy', { 'X-Edge-Outdated': '1', 'Cache-Control': 'public, max-age=0, must-revalidate' }],
])('a page is not cached if it %s', async (_why, headers) => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML, headers));
  const answers = [await edge.get('/a'), await edge.get('/a')];
  expect(answers.map((answer) => answer.headers['x-edge'])).toEqual(['pass', 'pass']);
  expect(answers.map((answer) => answer.text)).toEqual([HTML, HTML]);
  expect(edge.site.seen).toHaveLength(2);
  expect(edge.edge.stats().entries).toBe(0);
});

test.each([200, 301, 307, 308, 404])('status %i is cacheable', async (status) => {
  edge = await startEdge();
  edge.site.answerWith((_request, response) => {
    response.writeHead(status, { 'Cache-Control': 's-maxage=60', 'X-Edge-Query': 'none', Location: '/404' });
    response.end();
  });
  expect((await edge.get('/x')).status).toBe(status);
  await edge.get('/x');
  expect((await edge.get('/x')).headers['x-edge']).toBe('hit');
  expect((await edge.get('/x')).headers.location).toBe('/404');
});

test.each([302, 401, 403, 410, 500])('status %i is not cached', async (status) => {
  edge = await startEdge();
  edge.site.answerWith((_request, response) => {
    response.writeHead(status, { 'Cache-Control': 's-maxage=60', 'X-Edge-Query': 'none' });
    response.end();
  });
  await edge.get('/x');
  const again = await edge.get('/x');
  expect([again.status, again.headers['x-edge']]).toEqual([status, 'pass']);
});

test('a page that is not there is cached with its status, and the visitor sees none of the instructions', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML, {}, 404));
  for (const state of ['miss', 'miss', 'hit']) {
    const answer = await edge.get('/404');
    expect([answer.status, answer.headers['x-edge'], answer.text]).toEqual([404, state, HTML]);
    expect(answer.headers).not.toHaveProperty('x-edge-query');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  }
});

test('junk in the query does not create another cache entry', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  await edge.get('/about?utm=1');
  for (let at = 0; at < 50; at += 1) expect((await edge.get(`/about?junk=${at}`)).headers['x-edge']).toBe('hit');
  expect((await edge.get('/about')).headers['x-edge']).toBe('hit');
  expect(edge.site.seen).toHaveLength(1);
  expect(edge.edge.stats().entries).toBe(1);
});

test('concurrent junk queries cause one fetch', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    setTimeout(() => staticPage(HTML)(request, response), 50);
  });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => edge.get(`/about?junk=${at}`)));
  expect(answers.every(({ text }) => text === HTML)).toBe(true);
  expect(edge.site.seen).toHaveLength(1);
});

test('a response that Next did not prerender is cached per query', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 's-maxage=60' });
    response.end(request.url);
  });
  const together = await Promise.all(['/feed?page=1', '/feed?page=2', '/feed?page=1'].map((path) => edge.get(path)));
  expect(together.map(({ text }) => text)).toEqual(['/feed?page=1', '/feed?page=2', '/feed?page=1']);
  await edge.get('/feed?page=2');
  expect((await edge.get('/feed?page=2')).headers['x-edge']).toBe('hit');
  expect((await edge.get('/feed')).text).toBe('/feed');
  expect((await edge.get('/feed?page=3')).text).toBe('/feed?page=3');
});

test('a static page can declare the query parameters that it depends on', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    staticPage(request.url ?? '', { 'x-edge-query': 'lang, page' })(request, response);
  });
  const together = await Promise.all(['/terms', '/terms?lang=en', '/terms?lang=zh'].map((path) => edge.get(path)));
  expect(together.map(({ text }) => text)).toEqual(['/terms', '/terms?lang=en', '/terms?lang=zh']);
  await edge.get('/terms?lang=en');
  const again = await edge.get('/terms?junk=1&lang=en&junk=2');
  expect([again.text, again.headers['x-edge']]).toEqual(['/terms?lang=en', 'hit']);
  expect((await edge.get('/terms?junk=1')).text).toBe('/terms');
});

test('hundreds of concurrent requests for the same page cause one fetch', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    setTimeout(() => staticPage(HTML)(request, response), 100);
  });
  const answers = await Promise.all(Array.from({ length: 200 }, () => edge.get('/news')));
  expect(answers.every(({ status, text }) => status === 200 && text === HTML)).toBe(true);
  expect(edge.site.seen).toHaveLength(1);
});

test('visitors of a personal page never get each other’s version', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'private, no-store' });
      response.end(request.headers.cookie);
    }, 20);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => edge.get('/me', { cookie: `name=${at}` })));
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, at) => `name=${at}`));
});

test('requests in draft mode or with credentials bypass the cache in both directions', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('public'));
  await edge.get('/about');
  edge.site.answerWith(staticPage('draft'));
  expect((await edge.get('/about', { cookie: 'a=b; __prerender_bypass=x' })).text).toBe('draft');
  expect((await edge.get('/about', { authorization: 'Bearer x' })).text).toBe('draft');
  expect((await edge.get('/about', { cookie: 'a=b' })).text).toBe('public');
});

test('after a purge every page is fetched again on its next visit', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('one'));
  await Promise.all([edge.get('/a'), edge.get('/b')]);
  edge.cms.answerWith((_request, response) => {
    response.writeHead(200, { 'x-edge-purge': 'all', 'Content-Type': 'application/json' });
    response.end('{}');
  });
  const published = await edge.ask({ path: '/wp-json/wp/v2/pages/1', method: 'POST', body: '{}' });
  expect(published.headers).not.toHaveProperty('x-edge-purge');
  edge.site.answerWith(staticPage('two'));
  for (const path of ['/a', '/b']) {
    const answer = await edge.get(path);
    expect([answer.text, answer.headers['x-edge']]).toEqual(['two', 'miss']);
  }
  expect(edge.events).toContainEqual({ kind: 'purged', generation: 1 });
});

test('a visitor cannot purge or give other instructions', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('one'));
  await edge.get('/a');
  await edge.get('/b', { 'x-edge-purge': 'all', 'x-edge-outdated': '1', 'X-Edge': 'hit' });
  expect(Object.keys(edge.site.seen.at(-1)?.headers ?? {}).filter((name) => name.startsWith('x-edge'))).toEqual([]);
  expect((await edge.get('/a')).headers['x-edge']).toBe('hit');
});

test('a response that started before a purge does not count as fresh, and later visitors do not wait for it', async () => {
  edge = await startEdge();
  let finishOld = () => {};
  edge.site.answerWith((request, response) => {
    finishOld = () => staticPage('old')(request, response);
  });
  const before = edge.get('/a');
  await until(() => edge.site.seen.length === 1);
  edge.edge.purge();
  edge.site.answerWith(staticPage('new'));
  const after = await edge.get('/a');
  expect([after.text, after.headers['x-edge']]).toEqual(['new', 'miss']);
  finishOld();
  expect((await before).text).toBe('old');
  const later = await edge.get('/a');
  expect([later.text, later.headers['x-edge']]).toEqual(['new', 'hit']);
});

test('a page that is purged during its fetch is sent to its visitor, but fetched again for the next', async () => {
  edge = await startEdge();
  let finish = () => {};
  edge.site.answerWith((request, response) => {
    finish = () => staticPage('old')(request, response);
  });
  const before = edge.get('/a');
  await until(() => edge.site.seen.length === 1);
  edge.edge.purge();
  finish();
  expect((await before).text).toBe('old');
  edge.site.answerWith(staticPage('new'));
  expect((await edge.get('/a')).text).toBe('new');
});

test('a page is fetched again when it expires', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('one', { 'Cache-Control': 's-maxage=1' }));
  await edge.get('/a');
  edge.site.answerWith(staticPage('two'));
  expect((await edge.get('/a')).text).toBe('one');
  await pause(1_050);
  expect((await edge.get('/a')).text).toBe('two');
});

test('hashed files are cached compressed for a year, across purges and whatever their query', async () => {
  edge = await startEdge();
  edge.site.answerWith((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end('export const a = 1;'.repeat(200));
  });
  await edge.get('/_next/static/chunks/a.js');
  edge.edge.purge();
  const again = await edge.get('/_next/static/chunks/a.js?dpl=1', { 'accept-encoding': 'br' });
  expect(again.headers['x-edge']).toBe('hit');
  expect(again.headers['content-encoding']).toBe('br');
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  edge.site.answerWith((_request, response) => {
    response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000' });
    response.end('no');
  });
  await edge.get('/_next/static/chunks/gone.js');
  expect((await edge.get('/_next/static/chunks/gone.js')).headers['x-edge']).toBe('pass');
});

test('small images of the CMS are cached for as long as it allows', async () => {
  edge = await startEdge({ limits: { maxImageBytes: 1_000 } });
  const picture = (size: number) => {
    edge.cms.answerWith((_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'image/webp',
        'Content-Length': String(size),
        'Cache-Control': 'public, max-age=86400',
      });
      response.end(Buffer.alloc(size, 7));
    });
  };
  picture(900);
  await edge.get('/uploads/a.webp');
  const again = await edge.get('/uploads/a.webp', { 'accept-encoding': 'br' });
  expect(again.headers['x-edge']).toBe('hit');
  expect(again.headers['cache-control']).toBe('public, max-age=86400');
  expect(again.headers['content-encoding']).toBeUndefined();
  expect(again.body).toEqual(Buffer.alloc(900, 7));
  picture(1_100);
  await edge.get('/uploads/b.webp');
  expect((await edge.get('/uploads/b.webp')).headers['x-edge']).toBe('pass');
});

test('every cached page is still served while the site is down', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  await edge.get('/a');
  edge.edge.purge();
  await edge.site.stop();
  for (let at = 0; at < 20; at += 1) {
    const answer = await edge.get('/a');
    expect([answer.status, answer.headers['x-edge'], answer.text]).toEqual([200, 'stale', HTML]);
    expect(answer.headers).not.toHaveProperty('age');
    expect(answer.headers).not.toHaveProperty('warning');
  }
  expect(edge.events.filter(({ kind }) => kind === 'upstream-down')).toHaveLength(1);
  await edge.site.start();
  edge.site.answerWith(staticPage('back'));
  await pause(1_050);
  expect((await edge.get('/a')).text).toBe('back');
  expect(edge.events.at(-1)).toEqual({ kind: 'upstream-up', upstream: 'site' });
});

test('the stale page is served when the upstream responds with 5xx or breaks off', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(HTML));
  await Promise.all([edge.get('/a'), edge.get('/b')]);
  edge.edge.purge();
  edge.site.answerWith((_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' });
    response.end('broken');
  });
  expect((await edge.get('/a')).headers['x-edge']).toBe('stale');
  expect((await edge.get('/a')).text).toBe(HTML);
  edge.site.answerWith((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60', 'Content-Length': '1000' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  const answer = await edge.get('/b');
  expect([answer.status, answer.headers['x-edge'], answer.text]).toEqual([200, 'stale', HTML]);
});

test('a request for an uncached page waits for a site that is starting', async () => {
  edge = await startEdge({ limits: { upstreamReturnMs: 5_000 } });
  edge.site.answerWith(staticPage(HTML));
  await edge.site.stop();
  const asked = [edge.get('/a'), edge.get('/b')];
  await until(() => edge.events.some(({ kind }) => kind === 'upstream-down'));
  await pause(300);
  await edge.site.start();
  for (const { status, text } of await Promise.all(asked)) expect([status, text]).toEqual([200, HTML]);
});

test('once the site has stayed away, further visitors do not wait for it', async () => {
  edge = await startEdge({ limits: { upstreamReturnMs: 1_000 } });
  await edge.site.stop();
  expect((await edge.get('/a')).status).toBe(503);
  const started = performance.now();
  for (let at = 0; at < 5; at += 1) expect((await edge.get(`/${at}`)).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(5 * 1_000);
});

test('a visitor who leaves while the site is away leaves no waiting request behind', async () => {
  edge = await startEdge({ limits: { upstreamReturnMs: 60_000 } });
  await edge.site.stop();
  await sendRaw(edge.port, 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n', 300);
  await until(() => edge.edge.stats().inFlight === 0);
});

test('a hanging upstream is waited for briefly, and its late response is still cached', async () => {
  edge = await startEdge({ limits: { staleAfterMs: 100 } });
  edge.site.answerWith(staticPage('old'));
  await edge.get('/a');
  edge.edge.purge();
  let send = () => {};
  edge.site.answerWith((request, response) => {
    send = () => staticPage('new')(request, response);
  });
  expect((await edge.get('/a')).headers['x-edge']).toBe('stale');
  expect((await edge.get('/a')).headers['x-edge']).toBe('stale');
  send();
  await expect
    .poll(async () => {
      const later = await edge.get('/a');
      return [later.text, later.headers['x-edge']];
    })
    .toEqual(['new', 'hit']);
});

test('a page that has become personal is removed from the cache', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('public'));
  await edge.get('/a');
  edge.edge.purge();
  edge.site.answerWith(staticPage('personal', { 'Cache-Control': 'private' }));
  expect((await edge.get('/a')).text).toBe('personal');
  await edge.site.stop();
  expect((await edge.get('/a')).status).toBe(503);
});

test('a page too large for the cache still arrives complete', async () => {
  edge = await startEdge({ limits: { maxPageBytes: 10_000 } });
  const long = 'x'.repeat(300_000);
  edge.site.answerWith((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 's-maxage=60' });
    response.write(long.slice(0, 100));
    setTimeout(() => response.end(long.slice(100)), 20);
  });
  for (let at = 0; at < 2; at += 1) {
    const answer = await edge.get('/long');
    expect([answer.headers['x-edge'], answer.text.length]).toEqual(['pass', 300_000]);
  }
  expect(edge.edge.stats().entries).toBe(0);
});

test('a popular page is compressed further in idle time', async () => {
  edge = await startEdge({ limits: { recompressAfterHits: 3 } });
  const varied = Array.from({ length: 3_000 }, (_, at) => `<li>${(at * 7919) % 1009} haptic ${at % 17}</li>`).join('');
  edge.site.answerWith(staticPage(varied));
  const first = await edge.get('/', { 'accept-encoding': 'br' });
  for (let at = 0; at < 4; at += 1) await edge.get('/');
  let last = first;
  for (let at = 0; at < 40 && last.body.length === first.body.length; at += 1) {
    await pause(50);
    last = await edge.get('/', { 'accept-encoding': 'br' });
  }
  expect(last.body.length).toBeLessThan(first.body.length);
  expect(last.headers.etag).not.toBe(first.headers.etag);
  expect(brotliDecompressSync(last.body).toString()).toBe(varied);
  expect((await edge.get('/', { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' })).status).toBe(
    304,
  );
});

test('a range response is passed through, not cached', async () => {
  edge = await startEdge();
  edge.cms.answerWith((request, response) => {
    response.writeHead(request.headers.range === undefined ? 200 : 206, {
      'Content-Type': 'image/png',
      'Content-Length': '4',
      'Cache-Control': 'public, max-age=60',
    });
    response.end('part');
  });
  expect((await edge.get('/uploads/a.png', { range: 'bytes=0-3' })).status).toBe(206);
  expect((await edge.get('/uploads/a.png')).status).toBe(200);
});

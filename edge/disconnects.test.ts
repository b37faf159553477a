import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playHostileClient } from '#kit/testing/hostile-client.ts';
import { chooseHostileVisit, printRequest } from '#kit/testing/hostile-visits.ts';
import { createRandom } from '#kit/testing/seeded-random.ts';
import { type EdgeUnderTest, pause, startEdge, staticPage, until } from './testing/edge-under-test.ts';
import { hostileRequests } from './testing/hostile-requests.ts';

let edge: EdgeUnderTest;
/** Errors that would have crashed the process. */
const fatal: Error[] = [];
const noteFatal = (error: Error) => fatal.push(error);
beforeEach(() => {
  fatal.length = 0;
  process.on('uncaughtExceptionMonitor', noteFatal);
});
afterEach(async () => {
  await edge.close();
  process.off('uncaughtExceptionMonitor', noteFatal);
});

test.each([
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a connection reset during a request for %s crashes nothing', async (_what, request) => {
  edge = await startEdge();
  for (let round = 0; round < 100; round += 1) {
    await playHostileClient(
      { bytes: Buffer.from(request), at: 'sent', behaviour: 'reset', holdMs: 0 },
      { port: edge.port },
    );
  }
  await pause(50);
  expect(fatal).toEqual([]);
  expect((await edge.get('/')).status).toBe(200);
});

test('a chunked upload that times out in the queue crashes nothing, whether the visitor leaves or stalls', async () => {
  edge = await startEdge({ limits: { inFlight: 1, queue: 8, queueWaitMs: 100, bodyIdleMs: 200 } });
  edge.cms.answerWith(() => {});
  const { bytes } = printRequest({ method: 'POST', target: '/wp-json/x', body: Buffer.alloc(200_000) }, 'chunked');
  const holding = connect(edge.port, '127.0.0.1', () => holding.write(bytes));
  await until(() => edge.edge.stats().inFlight === 1);
  const visits = Array.from({ length: 8 }, () =>
    playHostileClient({ bytes, at: 150_000, behaviour: 'stall', holdMs: 600 }, { port: edge.port }),
  );
  await Promise.all(visits);
  await pause(50);
  expect(fatal).toEqual([]);
  holding.resetAndDestroy();
  await until(() => edge.edge.stats().inFlight === 0);
});

test('a response that breaks off before its turn releases its place', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60', 'Content-Length': 1_000 });
    response.write('half', () => request.socket.destroy());
  });
  await Promise.allSettled(Array.from({ length: 150 }, (_, index) => edge.get(`/page-${index}`)));
  await until(() => edge.edge.stats().inFlight === 0);
});

test('clients that disconnect in any way at any moment crash and leak nothing', async () => {
  const seed = 7;
  edge = await startEdge({
    limits: {
      inFlight: 6,
      queue: 4,
      queueWaitMs: 60,
      bodyIdleMs: 150,
      readIdleMs: 200,
      placeMs: 50,
      addressShare: 0.5,
    },
  });
  edge.site.answerWith((request, response) => {
    if (request.url === '/page') return staticPage('a page')(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'private' });
    if (request.url === '/slow') setTimeout(() => response.end('x'.repeat(300_000)), 20);
    else response.end('personal');
  });
  edge.cms.answerWith((request, response) => {
    if (request.url?.startsWith('/uploads')) return void response.end(Buffer.alloc(2_000_000));
    // Upstreams also break off, respond early or respond slowly.
    const manner = edge.cms.seen.length % 5;
    if (manner === 0) return void request.socket.resetAndDestroy();
    if (manner === 1) return void response.writeHead(413).end('too large');
    request.resume();
    request.once('end', () => {
      if (manner === 2) response.writeHead(200).write('half', () => request.socket.destroy());
      else setTimeout(() => response.end('x'.repeat(50_000)), manner * 5);
    });
  });
  const random = createRandom(seed);
  const end = Date.now() + 4_000;
  let visits = 0;
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      while (Date.now() < end) {
        await playHostileClient(chooseHostileVisit(random, hostileRequests, { mostHoldMs: 250 }), {
          port: edge.port,
          patienceMs: 300,
        });
        visits += 1;
      }
    }),
  );
  expect(visits).toBeGreaterThan(300);
  expect(fatal, `seed ${seed}`).toEqual([]);
  expect(edge.events.filter(({ kind }) => kind === 'unexpected')).toEqual([]);
  expect((await edge.get('/page')).status).toBe(200);
  await until(() => edge.edge.stats().inFlight === 0);
  await until(() => edge.edge.stats().connections === 0);
  expect(edge.edge.stats().pools.every(({ waiting }) => waiting === 0)).toBe(true);
  expect(edge.edge.stats()).toMatchObject({ fetching: 0, transfers: 0 });
}, 30_000);

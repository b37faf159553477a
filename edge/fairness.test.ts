import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, pause, startEdge, staticPage, until } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await edge.close();
});

/** Opens raw connections that send `bytes` and then neither send nor read. */
async function stall(count: number, bytes: string, from = '127.0.0.1'): Promise<Socket[]> {
  const opened = Array.from({ length: count }, () => {
    const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress: from }, () => socket.write(bytes));
    socket.on('error', () => {});
    socket.pause();
    return socket;
  });
  sockets.push(...opened);
  await until(() => opened.every(({ connecting }) => !connecting));
  return opened;
}

const chunked = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`;

test.each([
  ['chunks that stop', chunked('/wp-json/x')],
  ['a long body that stops', `POST /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(100)}`],
  [
    'a long body that stops after it was admitted',
    `POST /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(100_000)}`,
  ],
])('slow request bodies do not block other users’ saves, sign-ins and queries: %s', async (_what, bytes) => {
  edge = await startEdge({ limits: { inFlight: 8, queue: 8, queueWaitMs: 300 } });
  edge.cms.answerWith((request, response) => {
    request.resume();
    request.once('end', () => response.end('saved'));
  });
  await stall(60, bytes);
  await pause(200);
  const paths = ['/wp-json/wp/v2/pages/1', '/wp-login.php', '/graphql', '/wp-json/haptera/v1/session'];
  for (const path of paths) {
    expect(await edge.ask({ path, method: 'POST', body: '{}' }), path).toMatchObject({ status: 200, text: 'saved' });
  }
});

test('downloads that are not read block no page, preview, query or other download', async () => {
  edge = await startEdge({ limits: { inFlight: 8, queue: 8, queueWaitMs: 1_000, placeMs: 200 } });
  edge.cms.answerWith((request, response) => {
    response.end(request.url?.startsWith('/uploads') ? Buffer.alloc(20_000_000) : 'answer');
  });
  await stall(60, 'GET /uploads/large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => edge.edge.stats().inFlight > 0);
  for (const path of ['/wp-json/x', '/graphql?query={a}', '/', '/preview/1', '/new-page']) {
    expect((await edge.get(path)).status, path).toBe(200);
  }
  await pause(1_000);
  const { text, status } = await edge.ask({ path: '/uploads/large.bin', headers: { range: 'bytes=0-9' } });
  expect([status, text.length]).toEqual([200, 20_000_000]);
});

test('CMS responses that are not read block others no longer than the time limit of a place', async () => {
  edge = await startEdge({ limits: { inFlight: 4, queue: 4, queueWaitMs: 2_000, placeMs: 200 } });
  edge.cms.answerWith((request, response) => {
    response.end(request.url === '/wp-json/large' ? Buffer.alloc(20_000_000) : 'answer');
  });
  await stall(4, 'GET /wp-json/large HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => edge.edge.stats().inFlight === 4);
  expect((await edge.get('/wp-json/small')).text).toBe('answer');
});

test('with too many downloads from one address, its slowest ones are dropped, but no other address’s', async () => {
  edge = await startEdge({ limits: { placeMs: 20, transfersPerAddress: 2 } });
  edge.cms.answerWith((_request, response) => response.end(Buffer.alloc(20_000_000)));
  const bytes = 'GET /uploads/large.bin HTTP/1.1\r\nHost: a\r\n\r\n';
  const [other] = await stall(1, bytes, '127.0.0.3');
  await until(() => edge.edge.stats().transfers === 1);
  await stall(6, bytes, '127.0.0.2');
  await until(() => edge.edge.stats().refused.some(({ reason, count }) => reason === 'slow-download' && count === 4));
  await until(() => edge.edge.stats().transfers === 3);
  expect(other?.destroyed).toBe(false);
});

test('a client that reads nothing of a response is disconnected', async () => {
  edge = await startEdge({ limits: { readIdleMs: 300 } });
  edge.site.answerWith(staticPage('x'.repeat(7_000_000)));
  await edge.get('/large-page');
  const [socket] = await stall(1, 'GET /large-page HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => edge.edge.stats().connections === 1);
  await until(() => edge.edge.stats().connections === 0);
  expect(edge.edge.stats().refused).toContainEqual({ reason: 'not-reading', count: 1 });
  socket?.destroy();
});

test('a client that reads slowly gets the whole response', async () => {
  edge = await startEdge({ limits: { readIdleMs: 300, placeMs: 50 } });
  edge.cms.answerWith((_request, response) => response.end(Buffer.alloc(8_000_000)));
  const [socket] = await stall(1, 'GET /uploads/a.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let received = 0;
  socket?.on('data', (piece) => {
    received += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), 4);
  });
  socket?.resume();
  await until(() => received >= 8_000_000);
});

test('a long upload over a slow connection succeeds', async () => {
  edge = await startEdge({ limits: { bodyIdleMs: 300, queueWaitMs: 100 } });
  edge.cms.answerWith(async (request, response) => {
    let length = 0;
    for await (const piece of request) length += piece.length;
    response.end(String(length));
  });
  const slowly = Readable.from(
    (async function* () {
      for (let at = 0; at < 30; at += 1) {
        yield Buffer.alloc(10_000);
        await pause(50);
      }
    })(),
  );
  const headers = { 'content-length': '300000' };
  const answer = await edge.ask({ path: '/wp-json/wp/v2/media', method: 'POST', headers, body: slowly });
  expect([answer.status, answer.text]).toEqual([200, '300000']);
});

test('a thousand requests from one address leave places for another', async () => {
  edge = await startEdge({ limits: { inFlight: 8, addressShare: 1 / 4, queue: 20, queueWaitMs: 5_000 } });
  const finish: (() => void)[] = [];
  edge.cms.answerWith((request, response) => {
    if (request.url === '/wp-json/mine') response.end('answer');
    else finish.push(() => response.end('answer'));
  });
  const flood = Array.from({ length: 300 }, (_, at) => edge.ask({ path: `/wp-json/${at}`, from: '127.0.0.2' }));
  await until(() => edge.edge.stats().pools.some(({ waiting }) => waiting > 10));
  expect((await edge.ask({ path: '/wp-json/mine', from: '127.0.0.3' })).text).toBe('answer');
  edge.cms.answerWith((_request, response) => response.end('answer'));
  for (const end of finish) end();
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
});

test('an editor is served immediately while programs and strangers at the same address flood the CMS', async () => {
  edge = await startEdge({ limits: { inFlight: 4, queue: 10, queueWaitMs: 5_000 } });
  edge.cms.answerWith((request, response) => {
    if (request.headers.cookie !== undefined) response.end('saved');
  });
  const flood = [
    ...Array.from({ length: 40 }, (_, at) => edge.get(`/wp-json/${at}`)),
    ...Array.from({ length: 40 }, (_, at) => edge.get(`/wp-json/${at}`, { authorization: 'Basic eDp5' })),
  ];
  for (const request of flood) request.catch(() => {});
  await until(() => edge.edge.stats().inFlight >= 6);
  const headers = { cookie: 'wordpress_logged_in_haptera=token' };
  const saved = await edge.ask({ path: '/wp-json/wp/v2/pages/1', method: 'POST', headers, body: '{}' });
  expect(saved.text).toBe('saved');
});

test('a refused client that retries at once on the same connection is delayed', async () => {
  edge = await startEdge({ limits: { inFlight: 1, queue: 0, refusalPauseMs: 400 } });
  edge.site.answerWith(staticPage('in memory'));
  await edge.get('/kept');
  edge.cms.answerWith(() => {});
  const holding = edge.get('/wp-json/a').catch(() => null);
  await until(() => edge.edge.stats().inFlight === 1);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const time = async (path: string) => {
    const began = performance.now();
    const status = await new Promise<number>((resolve, reject) => {
      const answered = (answer: IncomingMessage) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      get({ host: '127.0.0.1', port: edge.port, path, agent }, answered).on('error', reject);
    });
    return { status, took: performance.now() - began };
  };
  expect(await time('/wp-json/b')).toMatchObject({ status: 503 });
  const again = await time('/wp-json/b');
  expect(again.status).toBe(503);
  expect(again.took).toBeGreaterThan(300);
  expect((await time('/kept')).took, 'cached pages are not delayed').toBeLessThan(300);
  agent.destroy();
  await edge.close();
  await holding;
});

test('behind a trusted proxy each visitor is counted separately', async () => {
  const limits = { inFlight: 8, addressShare: 1 / 4, queue: 20, queueWaitMs: 5_000, connectionsPerAddress: 5 };
  edge = await startEdge({ limits, config: { trustedProxies: ['127.0.0.1'] } });
  edge.cms.answerWith((request, response) => {
    if (request.headers['x-forwarded-for'] === '203.0.113.7') response.end('answer');
  });
  const flood = Array.from({ length: 20 }, () => edge.get('/wp-json/a', { 'x-forwarded-for': '203.0.113.6' }));
  for (const request of flood) request.catch(() => {});
  await until(() => edge.edge.stats().inFlight === 2 && edge.edge.stats().connections === 20);
  expect((await edge.get('/wp-json/a', { 'x-forwarded-for': '203.0.113.7' })).text).toBe('answer');
});

test('a flood of connections from one address evicts only its own connections', async () => {
  edge = await startEdge({ limits: { connectionsPerAddress: 20 } });
  edge.cms.answerWith((_request, response) => setTimeout(() => response.end('answer'), 300));
  const mine = edge.ask({ path: '/wp-json/mine', from: '127.0.0.3' });
  const working = edge.ask({ path: '/wp-json/working', from: '127.0.0.2' });
  await until(() => edge.cms.seen.length === 2);
  await stall(200, '', '127.0.0.2');
  await until(() => edge.edge.stats().connections <= 21);
  expect((await edge.ask({ path: '/', from: '127.0.0.3' })).status).toBe(200);
  expect((await edge.ask({ path: '/', from: '127.0.0.2' })).status, 'the new connection replaces an idle one').toBe(
    200,
  );
  expect([(await mine).text, (await working).text]).toEqual(['answer', 'answer']);
});

test.each([
  ['idle connections', ''],
  ['connections that were told to retry later', 'GET /wp-json/x HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a flood from the address of a visitor who reads cached pages evicts %s first', async (_what, bytes) => {
  edge = await startEdge({ limits: { connectionsPerAddress: 20, inFlight: 1, queue: 0 } });
  edge.site.answerWith(staticPage('in memory'));
  edge.cms.answerWith(() => {});
  await edge.get('/page');
  edge.ask({ path: '/wp-json/holding' }).catch(() => {});
  await until(() => edge.edge.stats().inFlight === 1);
  const [reader] = await stall(1, '');
  let received = '';
  reader?.on('data', (piece) => {
    received += piece;
  });
  reader?.resume();
  for (let round = 0; round < 4; round += 1) {
    await stall(15, bytes);
    await pause(50);
    received = '';
    reader?.write('GET /page HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => received.includes('in memory'));
    await pause(50);
  }
  expect(reader?.destroyed).toBe(false);
});

test('a flood that just opened a request on every connection does not evict a visitor whose request is on its way', async () => {
  edge = await startEdge({ limits: { connectionsPerAddress: 80 } });
  edge.site.answerWith(staticPage('in memory'));
  await edge.get('/page');
  await stall(80, 'POST /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\nx');
  await until(() => edge.edge.stats().connections === 80);
  // A visitor on a slow network, and newcomers of the flood before their first byte arrives.
  const [visitor] = await stall(1, '');
  await stall(8, '');
  await pause(100);
  let received = '';
  visitor?.on('data', (piece) => {
    received += piece;
  });
  visitor?.resume();
  visitor?.write('GET /page HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(() => received.includes('in memory'));
});

test('a flood of empty connections does not evict a request in progress', async () => {
  edge = await startEdge({ limits: { connectionsPerAddress: 80 } });
  const held: (() => void)[] = [];
  edge.cms.answerWith((request, response) => {
    request.resume();
    held.push(() => response.end('saved'));
  });
  const save = edge.ask({ path: '/wp-json/wp/v2/pages/1', method: 'POST', body: '{}' });
  await until(() => held.length === 1);
  await stall(200, '');
  await pause(100);
  for (const answer of held) answer();
  expect(await save).toMatchObject({ status: 200, text: 'saved' });
});

test('with too many connections in total, the address with the most loses some', async () => {
  edge = await startEdge({ limits: { connections: 30 } });
  await stall(28, '', '127.0.0.2');
  await stall(2, '', '127.0.0.3');
  const kept = await stall(10, '', '127.0.0.4');
  await pause(100);
  expect(edge.edge.stats().connections).toBe(30);
  expect(kept.every(({ destroyed }) => !destroyed)).toBe(true);
});

test('a page request does not wait in the long queue of another address', async () => {
  edge = await startEdge({ limits: { inFlight: 8, addressShare: 1 / 8, queue: 50, queueWaitMs: 3_000 } });
  edge.site.answerWith((request, response) => {
    if (request.url === '/wanted') staticPage('wanted')(request, response);
  });
  const flood = ['/a', '/b', '/c', '/wanted'].map((path) => edge.ask({ path, from: '127.0.0.2' }));
  for (const request of flood) request.catch(() => {});
  await until(() => edge.edge.stats().pools.some(({ waiting }) => waiting === 3));
  expect((await edge.ask({ path: '/wanted', from: '127.0.0.3' })).text).toBe('wanted');
});

test('a platform request is refused within the longest wait with a Retry-After, but a long body keeps waiting', async () => {
  edge = await startEdge({ admits: { inFlight: 1, signIns: 1, expectedWaitMs: 10_000, longestWaitMs: 100 } });
  const held: (() => void)[] = [];
  edge.cms.answerWith((request, response) => {
    request.resume();
    held.push(() => response.end('done'));
  });
  const first = edge.get('/platform/app/checkToken');
  await until(() => held.length === 1);
  const late = await edge.get('/platform/app/checkToken');
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([503, true]);
  const long = edge.ask({ path: '/platform/community/feedback', method: 'POST', body: Buffer.alloc(1_000_000) });
  await until(() => held.length === 2);
  for (const answer of held) answer();
  expect([(await first).status, (await long).status]).toEqual([200, 200]);
});

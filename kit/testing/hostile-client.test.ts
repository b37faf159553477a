import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type HostileVisit, playHostileClient } from './hostile-client.ts';
import { chooseHostileVisit, printRequest } from './hostile-visits.ts';
import { createRandom } from './seeded-random.ts';

let server: Server | null = null;
afterEach(() => void server?.close());

/** Records the received bytes and how each connection ends. */
async function startListener(onConnection: (socket: Socket) => void = () => {}) {
  const ends: string[] = [];
  let received = '';
  const listening = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', (piece) => (received += piece));
    socket.on('end', () => ends.push('end'));
    socket.on('error', (error) => ends.push('code' in error ? String(error.code) : error.message));
    onConnection(socket);
  });
  server = listening;
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, ends, received: () => received };
}

const bytes = Buffer.from('GET / HTTP/1.1\r\n\r\n');
const visit = (more: Partial<HostileVisit>): HostileVisit => ({
  bytes,
  at: 'sent',
  behaviour: 'reset',
  holdMs: 20,
  ...more,
});

test('a reset happens after exactly the given number of bytes', async () => {
  const { port, ends, received } = await startListener();
  await playHostileClient(visit({ at: 5, behaviour: 'reset' }), { port });
  await expect.poll(() => ends).toEqual(['ECONNRESET']);
  expect(received()).toBe('GET /');
});

test('a half-closed connection still receives the response', async () => {
  const { port, ends } = await startListener((socket) => socket.on('end', () => socket.end('late')));
  const { received, wasClosedByPeer } = await playHostileClient(visit({ behaviour: 'half-close', holdMs: 500 }), {
    port,
  });
  expect([ends, received, wasClosedByPeer]).toEqual([['end'], 'late', true]);
});

test('a client that waits for the response acts after its first bytes', async () => {
  const { port } = await startListener((socket) => socket.once('data', () => socket.write('hello')));
  for (const at of ['answer-begun', 'answered'] as const) {
    expect((await playHostileClient(visit({ at }), { port })).received).toBe('hello');
  }
});

test('a trickle sends the rest byte by byte', async () => {
  const { port, received } = await startListener();
  await playHostileClient(visit({ at: 10, behaviour: 'trickle', holdMs: 60 }), { port });
  expect(received().length).toBeGreaterThan(10);
  expect(bytes.toString().startsWith(received())).toBe(true);
});

test('a client leaves no handle behind, however it ended', async () => {
  const { port } = await startListener((socket) => {
    socket.on('data', () => socket.write('hello'));
    socket.on('end', () => socket.destroy());
  });
  const handles = () =>
    process.getActiveResourcesInfo().filter((name) => /TCP(?:SocketWrap|ConnectWrap)/.test(name)).length;
  const random = createRandom(3);
  const requests = [{ method: 'POST', target: '/a', body: Buffer.alloc(3_000_000) }];
  const before = handles();
  for (let round = 0; round < 8; round += 1) {
    const visits = Array.from({ length: 20 }, () => chooseHostileVisit(random, requests, { mostHoldMs: 30 }));
    await Promise.all(visits.map((each) => playHostileClient(each, { port, patienceMs: 50 })));
  }
  await expect.poll(handles).toBeLessThanOrEqual(before);
});

test('a refused connection is not an error', async () => {
  const { port } = await startListener();
  server?.close();
  expect((await playHostileClient(visit({}), { port })).received).toBe('');
});

test('the same seed makes the same visits', () => {
  const requests = [{ method: 'POST', target: '/a', body: Buffer.from('{}') }];
  const choose = () => {
    const random = createRandom(7);
    return Array.from({ length: 50 }, () => chooseHostileVisit(random, requests, { mostHoldMs: 9 }).description);
  };
  expect(choose()).toEqual(choose());
  expect(new Set(choose()).size).toBeGreaterThan(25);
});

test.each(['plain', 'chunked', 'close', 'pipelined', 'expect-continue'] as const)(
  'a request in the form %s is understood by a server',
  async (dress) => {
    const seen: string[] = [];
    const http = createHttpServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      seen.push(`${request.method} ${request.url} ${body.length}`);
      response.end('ok');
    });
    server = http;
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = http.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const request = { method: 'POST', target: '/a?b=1', body: Buffer.alloc(40_000, 'x') };
    await playHostileClient(visit({ bytes: printRequest(request, dress).bytes, at: 'answered' }), { port });
    expect(new Set(seen)).toEqual(new Set(['POST /a?b=1 40000']));
    http.closeAllConnections();
  },
);

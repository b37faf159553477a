import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askReadApi } from './ask-read-api.ts';

let server: Server | null = null;
afterEach(async () => {
  const running = server;
  server = null;
  running?.closeAllConnections();
  if (running) await new Promise((resolve) => running.close(resolve));
});

async function listen(started: Server): Promise<string> {
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
}

it('a connection that was closed while it rested is replaced, and the question is asked once more', async () => {
  const sockets: Socket[] = [];
  let asked = 0;
  const url = await listen(
    createServer((request, response) => {
      asked += 1;
      request.resume();
      // The second question finds its connection open and nobody behind it.
      if (asked === 2) request.socket.destroy();
      else response.end('{"data":{"n":1}}');
    }).on('connection', (socket) => sockets.push(socket)),
  );
  expect((await askReadApi(url, '{}')).body?.data).toEqual({ n: 1 });
  expect((await askReadApi(url, '{}')).body?.data).toEqual({ n: 1 });
  expect(asked).toBe(3);
  expect(sockets).toHaveLength(2);
});

it('a new connection that is cut off is a failure, and nothing is asked again', async () => {
  let asked = 0;
  const url = await listen(
    createServer((request) => {
      asked += 1;
      request.socket.destroy();
    }),
  );
  await expect(askReadApi(url, '{}')).rejects.toThrow();
  expect(asked).toBe(1);
});

it('an answer that is cut off in the middle is a failure', async () => {
  const url = await listen(
    createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-length': '100' }).write('{"data"', () => response.destroy());
    }),
  );
  await expect(askReadApi(url, '{}')).rejects.toThrow();
});

it('an answer that is no JSON has no body', async () => {
  const url = await listen(createServer((_request, response) => response.writeHead(502).end('<html>')));
  expect(await askReadApi(url, '{}')).toEqual({ status: 502, keys: '', body: null });
});

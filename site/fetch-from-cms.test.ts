import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchFromCms } from './fetch-from-cms.ts';

let server: Server | null = null;
afterEach(async () => {
  const running = server;
  server = null;
  running?.closeAllConnections();
  if (running) await new Promise((resolve) => running.close(resolve));
});

const ask = (url: string) => fetchFromCms(url, { method: 'POST', body: '{}' });

async function listen(started: Server): Promise<string> {
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
}

it('an idle connection that was closed is replaced, and the request is sent again', async () => {
  const sockets: Socket[] = [];
  let asked = 0;
  const url = await listen(
    createServer((request, response) => {
      asked += 1;
      request.resume();
      // The second request uses an open connection, which the server then closes without a response.
      if (asked === 2) request.socket.destroy();
      else response.end('{"data":{"n":1}}');
    }).on('connection', (socket) => sockets.push(socket)),
  );
  expect(await (await ask(url)).json()).toEqual({ data: { n: 1 } });
  expect(await (await ask(url)).json()).toEqual({ data: { n: 1 } });
  expect(asked).toBe(3);
  expect(sockets).toHaveLength(2);
});

it('a request on a new connection that is cut off fails without a retry', async () => {
  let asked = 0;
  const url = await listen(
    createServer((request) => {
      asked += 1;
      request.socket.destroy();
    }),
  );
  await expect(ask(url)).rejects.toThrow();
  expect(asked).toBe(1);
});

it('a truncated response is a failure', async () => {
  const url = await listen(
    createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-length': '100' }).write('{"data"', () => response.destroy());
    }),
  );
  await expect(ask(url)).rejects.toThrow();
});

it.each([204, 304, 999])('a response with an unusable status is a failure: %i', async (status) => {
  const url = await listen(createServer((_request, response) => response.writeHead(status).end()));
  await expect(ask(url)).rejects.toThrow();
});

it('a response keeps its status, headers and body', async () => {
  const url = await listen(
    createServer((_request, response) => response.writeHead(429, { 'X-Told': 'so' }).end('later')),
  );
  const answer = await ask(url);
  expect([answer.status, answer.headers.get('x-told'), await answer.text()]).toEqual([429, 'so', 'later']);
});

import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerOtherLoopback } from './answer-other-loopback.ts';

/** The status and target of what 127.0.0.1 answers to a request for a host. */
function ask(port: number, host: string): Promise<[status: number | undefined, location: string | undefined]> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/en?q=1', headers: { host } }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    })
      .once('error', reject)
      .end();
  });
}

test('in development, 127.0.0.1 leads to localhost, and localhost never to itself', async () => {
  const server = await answerOtherLoopback(0, 'http://localhost:4010');
  onTestFinished(() => void server?.close());
  const address = server?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await ask(port, `127.0.0.1:${port}`)).toEqual([307, 'http://localhost:4010/en?q=1']);
  expect(await ask(port, 'localhost:4010')).toEqual([421, undefined]);
});

test('where Next listens at 127.0.0.1, nothing answers at ::1, so that browsers go on to Next', async () => {
  const next = createServer((_request, response) => response.end('next'));
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => next.close(() => resolve(undefined))));
  const address = next.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await answerOtherLoopback(port, `http://localhost:${port}`)).toBeNull();
  const isOpen = await new Promise((resolve) => {
    const socket = connect(port, '::1', () => resolve(true)).once('error', () => resolve(false));
    onTestFinished(() => void socket.destroy());
  });
  expect(isOpen).toBe(false);
});

import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answerOtherLoopback } from './answer-other-loopback.ts';

test('in development, the address at which Next does not listen leads to the one at which it does', async () => {
  const next = createServer((_request, response) => response.end('next'));
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => next.close(() => resolve(undefined))));
  const address = next.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const servers = await answerOtherLoopback(port, `http://localhost:${port}`);
  onTestFinished(() => {
    for (const server of servers) server.close();
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('next');
  // A machine without IPv6 has no other address.
  if (servers.length === 0) return;
  const { status, headers } = await fetch(`http://[::1]:${port}/en?q=1`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([307, `http://localhost:${port}/en?q=1`]);
});

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy in front of the product that pauses pages. */
export interface HaltingDoor {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens the proxy on a free port of the loopback. An HTML response pauses before each of `marks`, in this order, for
 * `pause` ms, as on a bad network; everything else passes unchanged.
 */
export async function openHaltingDoor(target: string, marks: readonly string[], pause: number): Promise<HaltingDoor> {
  const { hostname, port, host } = new URL(target);
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const asked = request({ hostname, port, path: incoming.url, method: incoming.method, headers });
    incoming.pipe(asked);
    const given = await new Promise<IncomingMessage>((resolve, reject) =>
      asked.on('response', resolve).on('error', reject),
    );
    answer.writeHead(given.statusCode ?? 502, given.headers);
    if (!given.headers['content-type']?.includes('html')) return void given.pipe(answer);
    const parts: Buffer[] = [];
    for await (const part of given) parts.push(part);
    const page = Buffer.concat(parts);
    let sent = 0;
    for (const mark of marks) {
      const at = page.indexOf(mark, sent);
      if (at < 0) throw new Error(`${incoming.url} has no ${mark}`);
      answer.write(page.subarray(sent, at));
      sent = at;
      await wait(pause);
    }
    answer.end(page.subarray(sent));
  };
  const server = createServer((incoming, answer) => {
    answer.on('error', () => incoming.destroy());
    pass(incoming, answer).catch((error: Error) => answer.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

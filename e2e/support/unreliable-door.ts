import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../kit/testing/seeded-random.ts';

/** What the proxy does to requests. `down`: none gets through; `bad`: writes meet every kind of network failure. */
export type DoorMode = 'good' | 'down' | 'bad';

/** A proxy in front of the product that can simulate a bad network. */
export interface UnreliableDoor {
  readonly url: string;
  setMode(mode: DoorMode): void;
  /** Cuts all connections immediately, even in the middle of a transfer. */
  cut(): void;
  /** Waits until no request is held back any longer. */
  settled(): Promise<void>;
  /** How often each failure was injected. */
  mishaps(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const fates = ['arrives', 'requestLost', 'answerLost', 'doubled', 'slowAnswer', 'slowRequest', 'refused'] as const;
type Fate = (typeof fates)[number];

/** Opens the proxy on a free port of the loopback. Requests are forwarded to `target` with its own host name. */
export async function openUnreliableDoor(target: string, random: Random): Promise<UnreliableDoor> {
  let mode: DoorMode = 'good';
  let held = 0;
  const happened = new Map<string, number>();
  const sockets = new Set<Socket>();

  const handle = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const asked = await readAll(incoming);
    const isSave = incoming.method !== 'GET' && /\/wp\/v2\/\w+\/\d+/.test(incoming.url ?? '');
    const fate: Fate = mode === 'bad' && isSave ? random.pick(fates) : 'arrives';
    if (fate !== 'arrives') happened.set(fate, (happened.get(fate) ?? 0) + 1);
    if (mode === 'down' || fate === 'requestLost') {
      incoming.socket.destroy();
      return;
    }
    if (fate === 'refused') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (fate === 'slowRequest') await wait(random.below(3000));
    const first = await forward(target, incoming, asked);
    const given = fate === 'doubled' ? [first, await forward(target, incoming, asked)] : [first];
    if (fate === 'slowAnswer') await wait(random.below(3000));
    if (fate === 'answerLost') {
      incoming.socket.destroy();
      return;
    }
    const { status, headers, body } = random.pick(given);
    answer.writeHead(status, headers).end(body);
  };
  const server = createServer((incoming, answer) => {
    held += 1;
    handle(incoming, answer)
      .catch(() => incoming.socket.destroy())
      .finally(() => {
        held -= 1;
      });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (mode === 'down') socket.destroy();
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    setMode(next) {
      mode = next;
      if (next === 'down') cut();
    },
    cut,
    async settled() {
      while (held > 0) await wait(20);
    },
    mishaps: () => happened,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
  };
}

interface Given {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

/** Forwards a request, even if the client has disconnected: what was sent arrives. */
function forward(target: string, incoming: IncomingMessage, body: Buffer): Promise<Given> {
  const { host } = new URL(target);
  const own = `http://${incoming.headers.host ?? ''}`;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.has(name)
        ? []
        : [[name, typeof value === 'string' ? value.replace(own, target) : value]],
    ),
  );
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: { ...headers, host, 'content-length': body.length }, agent: false },
      (response) => {
        readAll(response).then((given) => {
          const kept = Object.entries(response.headers).flatMap(([name, value]): [string, string | string[]][] =>
            value === undefined || hopByHop.has(name) ? [] : [[name, value]],
          );
          resolve({
            status: response.statusCode ?? 502,
            headers: { ...Object.fromEntries(kept), 'content-length': String(given.length) },
            body: given,
          });
        }, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'upgrade']);

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

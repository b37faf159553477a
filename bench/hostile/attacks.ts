import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pngBytes } from '../../cms/testing/builders.ts';
import { playHostileClient } from '../../kit/testing/hostile-client.ts';
import { fileNameOf, heavyFiles, printFeedback } from './heavy-files.ts';

/** Starts an attack on a port of this machine; returns a function that ends it. */
export type Attack = (port: number) => () => void;

const PAUSE_MS = 20;

/**
 * Bounded by the number of open connections and by a pause, so that the attacker itself does not use up the machine.
 */
export const attacks: Readonly<Record<string, Attack>> = {
  nothing: () => () => {},
  '410 slow bodies': (port) =>
    stall(port, 410, (at) =>
      at % 2 === 0
        ? 'POST /wp-json/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'
        : `POST /wp-json/x HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n${'x'.repeat(100_000)}`,
    ),
  '410 stalled downloads': (port) => stall(port, 410, () => 'GET /uploads/large.bin HTTP/1.1\r\nHost: a\r\n\r\n'),
  '410 stalled readers of a PDF': (port) =>
    stall(port, 410, () => 'GET /downloads/large.pdf HTTP/1.1\r\nHost: a\r\n\r\n'),
  '410 slow forms of the platform': (port) =>
    stall(
      port,
      410,
      () =>
        `POST /platform/auth/communityLogin HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n${'x'.repeat(1_000)}`,
    ),
  '1,500 idle connections': (port) => stall(port, 1_500, () => ''),
  'connections come and go, 1,000/s': (port) =>
    repeat(20, () => {
      const visit = { bytes: Buffer.from('GET / HT'), at: 'sent', behaviour: 'reset', holdMs: 0 } as const;
      void playHostileClient(visit, { port });
    }),
  'bad sign-ins, 200/s': (port) => repeat(4, () => post(port, '/wp-json/haptera/v1/session', '{"username":"a"}')),
  'bad sign-ins of visitors, 200/s': (port) =>
    repeat(4, () => post(port, '/platform/auth/communityLogin', 'username=a')),
  'long addresses that redirect, 200/s': (port) => {
    let at = 0;
    return repeat(10, () => {
      at += 1;
      post(port, `/EN?${'"'.repeat(7_000)}${at}`, null);
    });
  },
  'made-up addresses, 500/s': (port) => {
    let at = 0;
    return repeat(10, () => {
      at += 1;
      post(port, `/junk/${at}?x=${at}`, null);
    });
  },
  ...Object.fromEntries(
    Object.entries(heavyFiles).map(([name, print]): [string, Attack] => [
      `${name}, 5/s`,
      (port) => {
        const feedback = printFeedback([[fileNameOf(name), print()]]);
        return every(200, () => sendFeedback(port, feedback, '127.0.0.1'));
      },
    ]),
  ),
  'feedback with three pictures from everywhere, 20/s': (port) => {
    const picture = Buffer.concat([pngBytes(8, 8), Buffer.alloc(64 * 1024)]);
    const feedback = printFeedback(['a.png', 'b.png', 'c.png'].map((name) => [name, picture]));
    const part = () => Math.floor(Math.random() * 256);
    // Every address of this range belongs to this machine (Linux).
    return every(50, () => sendFeedback(port, feedback, `127.${part()}.${part()}.${1 + (part() % 254)}`));
  },
  'one program with 600 connections': (port) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 600 });
    let isOver = false;
    const ask = () => {
      if (isOver) return;
      const sent = request({ port, host: '127.0.0.1', agent, path: '/wp-json/work' }, (answer) => {
        answer.resume();
        // After a refusal it waits at least a moment.
        answer.on('close', () => setTimeout(ask, answer.statusCode === 200 ? 0 : 200));
      });
      sent.on('error', () => setTimeout(ask, 200));
      sent.end();
    };
    for (let at = 0; at < 600; at += 1) ask();
    return () => {
      isOver = true;
      agent.destroy();
    };
  },
};

const keepAlive = new Agent({ keepAlive: true, maxSockets: 50 });

function post(port: number, path: string, body: string | null): void {
  const method = body === null ? 'GET' : 'POST';
  const sent = request({ port, host: '127.0.0.1', agent: keepAlive, path, method }, (answer) => answer.resume());
  sent.on('error', () => {});
  sent.end(body ?? undefined);
}

function sendFeedback(port: number, feedback: ReturnType<typeof printFeedback>, localAddress: string): void {
  const { path, type, body } = feedback;
  const headers = { 'Content-Type': type, 'Content-Length': body.length };
  const options = { port, host: '127.0.0.1', localAddress, agent: false, path, method: 'POST', headers };
  const sent = request(options, (answer) => answer.resume());
  sent.on('error', () => {});
  sent.setTimeout(5_000, () => sent.destroy());
  sent.end(body);
}

function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}

/** Calls `each` this many times every 20 ms. */
function repeat(times: number, each: () => void): () => void {
  const timer = setInterval(() => {
    for (let at = 0; at < times; at += 1) each();
  }, PAUSE_MS);
  return () => clearInterval(timer);
}

/** Opens connections that send something and then neither send nor read; closed ones are reopened. */
function stall(port: number, count: number, bytes: (at: number) => string): () => void {
  const sockets = new Set<Socket>();
  const open = (at: number) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes(at)));
    socket.pause();
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    sockets.add(socket);
  };
  for (let at = 0; at < count; at += 1) open(at);
  const timer = setInterval(() => {
    for (let at = sockets.size; at < count; at += 1) open(at);
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

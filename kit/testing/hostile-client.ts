import { connect, type Socket } from 'node:net';

/**
 * How far a client goes with its request before it misbehaves.
 *
 * A number: after that many bytes of the request. `sent`: after the whole request, before any response. `answer-begun`:
 * at the first bytes of the response. `answered`: when the response has been silent for a moment; the connection is
 * then idle, if it is still open.
 */
export type HostileMoment = number | 'sent' | 'answer-begun' | 'answered';

/**
 * `reset` closes the connection with RST (without one, if bytes are still waiting to be sent). `half-close` ends its
 * own side and keeps reading. `stall` stops sending and reading. `trickle` sends the rest one byte at a time. `garbage`
 * continues with bytes that are not HTTP. `leave` closes properly.
 */
export type HostileBehaviour = 'reset' | 'half-close' | 'stall' | 'trickle' | 'garbage' | 'leave';

export const hostileBehaviours: readonly HostileBehaviour[] = [
  'reset',
  'half-close',
  'stall',
  'trickle',
  'garbage',
  'leave',
];

export interface HostileVisit {
  /** All bytes of the request as an honest client would send them. */
  bytes: Buffer;
  at: HostileMoment;
  behaviour: HostileBehaviour;
  /**
   * How long the client keeps misbehaving (`stall`, `trickle`, `half-close`, `garbage`) before it resets the
   * connection.
   */
  holdMs: number;
}

export interface HostileOutcome {
  /** The first bytes of the response. */
  received: string;
  /** Whether the other side closed the connection before the client did. */
  wasClosedByPeer: boolean;
}

/** Plays one visit on a new connection. Never rejects: being refused or cut off is expected. */
export async function playHostileClient(
  { bytes, at, behaviour, holdMs }: HostileVisit,
  { port, host = '127.0.0.1', patienceMs = 2_000 }: { port: number; host?: string; patienceMs?: number },
): Promise<HostileOutcome> {
  const client = openClient(port, host);
  try {
    if (!(await client.until('connected', patienceMs))) return client.outcome();
    const socket = client.socket;
    const length = typeof at === 'number' ? Math.min(at, bytes.length) : bytes.length;
    if (length > 0) socket.write(bytes.subarray(0, length));
    if (typeof at === 'number') await pause(0);
    if (at === 'answer-begun' || at === 'answered') await client.until('received', patienceMs);
    if (at === 'answered') await client.untilSilent(30, patienceMs);
    await misbehave(client, behaviour, bytes.subarray(length), holdMs);
    return client.outcome();
  } finally {
    client.socket.destroy();
  }
}

async function misbehave(client: Client, behaviour: HostileBehaviour, rest: Buffer, holdMs: number): Promise<void> {
  const { socket } = client;
  if (socket.destroyed) return;
  if (behaviour === 'leave') {
    socket.end();
    await client.until('closed', holdMs);
    return;
  }
  if (behaviour === 'half-close') socket.end();
  if (behaviour === 'stall') socket.pause();
  if (behaviour === 'garbage') socket.write(GARBAGE);
  if (behaviour === 'trickle') await trickle(client, rest, holdMs);
  else if (behaviour !== 'reset') await client.until('closed', holdMs);
  // Node 20 resets a connection only once all bytes, and the end if there is one, are with the kernel; before that it
  // would never release it.
  if (socket.destroyed || socket.writableLength > 0 || socket.writableEnded !== socket.writableFinished) return;
  socket.resetAndDestroy();
  await client.until('gone', 5_000);
}

/** Line feeds, a NUL, a second beginning and bytes beyond ASCII. */
const GARBAGE = Buffer.from('\r\n\u0000GET / HTTP/9.9\r\n: : :\r\n\u00ff\u00fe\r\n\r\n', 'latin1');

async function trickle(client: Client, rest: Buffer, holdMs: number): Promise<void> {
  const end = Date.now() + holdMs;
  for (let at = 0; Date.now() < end && !client.socket.destroyed; at += 1) {
    if (at < rest.length) client.socket.write(rest.subarray(at, at + 1));
    await pause(5);
  }
}

interface Client {
  socket: Socket;
  /** `false` when the state was not reached in time, or never will be. */
  until(state: 'connected' | 'received' | 'closed' | 'gone', withinMs: number): Promise<boolean>;
  /** Waits until nothing has been received for `quietMs`. */
  untilSilent(quietMs: number, withinMs: number): Promise<void>;
  outcome(): HostileOutcome;
}

function openClient(port: number, host: string): Client {
  /** `closed` by the other side, `gone` when closed on this side as well. */
  const is = { connected: false, received: false, closed: false, gone: false };
  let received = '';
  let lastAt = 0;
  let wasClosedByPeer = false;
  let wake = () => {};
  const socket = connect({ port, host, allowHalfOpen: true });
  const note = (state: keyof typeof is) => () => {
    is[state] = true;
    wake();
  };
  socket.on('connect', note('connected'));
  socket.on('data', (piece: Buffer) => {
    if (received.length < 4_096) received += piece.toString('latin1');
    lastAt = Date.now();
    note('received')();
  });
  socket.on('end', () => {
    wasClosedByPeer = true;
    note('closed')();
  });
  socket.on('error', () => {
    wasClosedByPeer = true;
  });
  socket.on('close', () => {
    is.gone = true;
    note('closed')();
  });

  const until: Client['until'] = async (state, withinMs) => {
    const end = Date.now() + withinMs;
    while (!is[state] && !(is.closed && state !== 'gone') && Date.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, end - Date.now()));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return is[state];
  };
  return {
    socket,
    until,
    async untilSilent(quietMs, withinMs) {
      const end = Date.now() + withinMs;
      while (!is.closed && Date.now() < end && Date.now() - lastAt < quietMs) await pause(quietMs / 3);
    },
    outcome: () => ({ received: received.slice(0, 4_096), wasClosedByPeer }),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

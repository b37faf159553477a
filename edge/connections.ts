import type { Socket } from 'node:net';
import { clientKey } from './client-address.ts';

export interface Connections {
  /** Call for every new connection, before anything else sees it. */
  admit(socket: Socket): void;
  /** Call when a request of this connection was answered immediately. */
  use(socket: Socket): void;
  /** Call when a request of this connection begins, and when its response has ended. */
  begin(socket: Socket): void;
  end(socket: Socket): void;
  /** Delays the next requests of this connection, because one was just refused. */
  holdBack(socket: Socket): void;
  /** Milliseconds by which to delay a request of this connection. */
  pauseOf(socket: Socket): number;
  count(): number;
  /** Destroys all remaining connections, including those that the HTTP server has handed over. */
  endAll(): void;
  close(): void;
}

export interface ConnectionLimits {
  connections: number;
  connectionsPerAddress: number;
  /** A connection with pending output is closed when its client reads next to nothing for this long. */
  readIdleMs: number;
  refusalPauseMs: number;
}

interface Connection {
  socket: Socket;
  /** Requests in progress. */
  requests: number;
  /** When it was opened, or when one of its requests last began or ended. */
  usedAt: number;
  heldBackUntil: number;
  /** Bytes received and sent when last swept, and the sweep in which they last differed. */
  moved: number;
  movedAt: number;
  taken: number;
  /** Since when the client has read nothing although output was pending. */
  stuckSince: number;
}

/**
 * Tracks every connection and limits them per address. Above the limit, a new connection evicts one from the same
 * address: one that was just refused, else the one that has been idle for longest, else one whose request does not move
 * (see `chooseVictim` for the rest). So a flood only evicts itself.
 * When there are too many in total, the address with the most loses one. Connections whose client does not read are
 * closed.
 *
 * Connections of trusted proxies carry many visitors each and are not counted by address.
 */
export function createConnections(
  limits: ConnectionLimits,
  isProxy: (address: string | undefined) => boolean,
  onEnded: (reason: 'crowded' | 'not-reading') => void,
): Connections {
  const all = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Connection>>();

  const add = (socket: Socket) => {
    const now = Date.now();
    const connection: Connection = {
      socket,
      requests: 0,
      usedAt: now,
      heldBackUntil: 0,
      moved: 0,
      movedAt: now,
      taken: 0,
      stuckSince: now,
    };
    all.set(socket, connection);
    const address = isProxy(socket.remoteAddress) ? null : clientKey(socket.remoteAddress ?? '');
    const own = address === null ? null : (byAddress.get(address) ?? new Set<Connection>());
    if (address !== null && own !== null) byAddress.set(address, own.add(connection));
    socket.once('close', () => {
      all.delete(socket);
      own?.delete(connection);
      if (address !== null && own?.size === 0) byAddress.delete(address);
    });
    return { own, connection };
  };

  const giveUpOne = (candidates: ReadonlySet<Connection>, newcomer: Connection) => {
    onEnded('crowded');
    (chooseVictim(candidates, newcomer) ?? newcomer).socket.destroy();
  };

  const endStuck = () => {
    const now = Date.now();
    for (const connection of all.values()) {
      const { socket } = connection;
      const taken = socket.bytesWritten - socket.writableLength;
      const moved = socket.bytesRead + taken;
      if (moved !== connection.moved) {
        connection.moved = moved;
        connection.movedAt = now;
      }
      if (socket.writableLength === 0 || taken - connection.taken >= LEAST_BYTES) {
        connection.taken = taken;
        connection.stuckSince = now;
      } else if (now - connection.stuckSince >= limits.readIdleMs) {
        onEnded('not-reading');
        socket.destroy();
      }
    }
  };
  const sweep = setInterval(endStuck, Math.max(10, limits.readIdleMs / 12));
  sweep.unref();

  const mark = (socket: Socket, change: 1 | 0 | -1) => {
    const connection = all.get(socket);
    if (connection === undefined) return;
    connection.requests += change;
    connection.usedAt = Date.now();
  };

  return {
    admit(socket) {
      // For the socket's whole life: the HTTP server removes its own `error` listener when it hands a socket over.
      socket.on('error', () => {});
      const { own, connection } = add(socket);
      if (own !== null && own.size > limits.connectionsPerAddress) giveUpOne(own, connection);
      else if (all.size > limits.connections) giveUpOne(largest(byAddress) ?? new Set(), connection);
    },
    use: (socket) => mark(socket, 0),
    begin: (socket) => mark(socket, 1),
    end: (socket) => mark(socket, -1),
    holdBack(socket) {
      const connection = all.get(socket);
      // Jittered: connections that were refused together must not retry together.
      const pause = limits.refusalPauseMs * (1 + Math.random());
      if (connection !== undefined) connection.heldBackUntil = Date.now() + pause;
    },
    pauseOf: (socket) => Math.max(0, (all.get(socket)?.heldBackUntil ?? 0) - Date.now()),
    count: () => all.size,
    endAll() {
      for (const socket of all.keys()) socket.destroy();
    },
    close: () => clearInterval(sweep),
  };
}

/** The least that a client must read in `readIdleMs`. An OS buffer of some megabytes drains in far larger steps. */
const LEAST_BYTES = 16 * 1024;

/**
 * Of each kind the one that was used least recently. A visitor's new connection has no request for a moment. If requests
 * in progress always outlived such connections, a flood that holds a request open on every other connection would evict
 * each visitor before their request is read. If they never did, a flood of empty connections would evict the requests.
 * So new connections have an eighth of the places to themselves, and no more than that.
 */
function chooseVictim(candidates: ReadonlySet<Connection>, newcomer: Connection): Connection | null {
  const now = Date.now();
  const least: Partial<Record<Kind, Connection>> = {};
  let recent = 0;
  for (const candidate of candidates) {
    if (candidate === newcomer || candidate.socket.destroyed) continue;
    const kind = kindOf(candidate, now);
    if (kind === 'recent') recent += 1;
    const known = least[kind];
    if (known === undefined || candidate.usedAt < known.usedAt) least[kind] = candidate;
  }
  const [first, last] =
    recent > candidates.size * RECENT_SHARE ? (['recent', 'busy'] as const) : (['busy', 'recent'] as const);
  return least.refused ?? least.idle ?? least.stalled ?? least[first] ?? least[last] ?? null;
}

type Kind = 'refused' | 'idle' | 'stalled' | 'recent' | 'busy';

function kindOf({ heldBackUntil, requests, usedAt, movedAt }: Connection, now: number): Kind {
  if (heldBackUntil > now) return 'refused';
  if (requests === 0) return now - usedAt < RECENT_MS ? 'recent' : 'idle';
  return now - movedAt >= STALLED_MS ? 'stalled' : 'busy';
}

const RECENT_SHARE = 1 / 8;
/** About twice as long as the first request takes to arrive over a slow mobile network: three round trips of 300 ms. */
const RECENT_MS = 2_000;
/** As long as an answer may keep its place at an upstream. */
const STALLED_MS = 5_000;

function largest(byAddress: ReadonlyMap<string, Set<Connection>>): Set<Connection> | null {
  let most: Set<Connection> | null = null;
  for (const own of byAddress.values()) if (most === null || own.size > most.size) most = own;
  return most;
}

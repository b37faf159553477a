import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ReadOptions, readRequest } from './read-request.ts';

/** `address`: the visitor's, as the process in front tells it; null: a process of this product. */
export type HttpDoor = (request: Request, address: string | null) => Promise<Response>;

export interface ServeOptions extends ReadOptions {
  readonly port: number;
  readonly publicUrl: string;
  readonly log: (line: string) => void;
  /** One of a few names that are known beforehand, whatever is asked for: requests are counted by it. */
  readonly nameDoor: (target: string) => string;
}

export interface RunningServer {
  readonly port: number;
  /** `answered`: how many requests, by door and class of status: `rest 2xx`. */
  read(): {
    readonly connections: number;
    readonly inFlight: number;
    readonly answered: ReadonlyMap<string, number>;
  };
  /** Takes no more requests, lets those under way end within ten seconds, then cuts them off. */
  close(): Promise<void>;
}

/** How long requests that are under way may take once the server is told to end. */
const DRAIN = 10_000;

/** What a client may still send after its answer was given, so that it gets to read it. */
const LINGER = 5_000;

/**
 * Serves the door over HTTP on 127.0.0.1 only: the process in front of it is the only one to speak to it. `X-Forwarded-For`
 * is therefore its word; its last entry is the visitor. Without it, it is the product itself that asks.
 */
export async function serve(http: HttpDoor, options: ServeOptions): Promise<RunningServer> {
  const { port, publicUrl, nameDoor } = options;
  const origin = new URL(publicUrl).origin;
  const figures = { connections: 0, inFlight: 0, answered: new Map<string, number>() };
  /** An answer that waits behind another one on its connection does not hear of the connection's end. */
  const visits = new WeakMap<Socket, Set<() => void>>();
  const server = createServer(
    // An upload of 200 MB may take its time; a slow header may not.
    { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    (incoming, outgoing) => {
      figures.inFlight += 1;
      const gone = new AbortController();
      const leave = () => {
        if (gone.signal.aborted) return;
        figures.inFlight -= 1;
        visits.get(incoming.socket)?.delete(leave);
        const kind = `${nameDoor(incoming.url ?? '')} ${Math.floor(outgoing.statusCode / 100)}xx`;
        if (outgoing.headersSent) figures.answered.set(kind, (figures.answered.get(kind) ?? 0) + 1);
        gone.abort();
      };
      visits.get(incoming.socket)?.add(leave);
      outgoing.once('close', leave);
      void answer(http, origin, { incoming, outgoing, gone: gone.signal }, options);
    },
  );
  server.on('connection', (socket) => {
    figures.connections += 1;
    visits.set(socket, new Set());
    socket.once('close', () => {
      figures.connections -= 1;
      for (const leave of visits.get(socket) ?? []) leave();
    });
  });
  await listen(server, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    read: () => figures,
    close: () => drain(server),
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Aborted when the answer was sent or its connection is gone. */
  readonly gone: AbortSignal;
}

async function answer(
  http: HttpDoor,
  origin: string,
  { incoming, outgoing, gone }: Exchange,
  options: ServeOptions,
): Promise<void> {
  // Before anything is awaited: a connection may break at any moment, and an error that nobody listens to ends the process.
  incoming.on('error', () => undefined);
  outgoing.on('error', () => undefined);
  try {
    const request = await readRequest(origin, incoming, gone, options);
    if (!request) return refuse(outgoing);
    await send(await http(request, visitorAddress(incoming)), { incoming, outgoing, gone });
  } catch (error) {
    if (outgoing.destroyed || gone.aborted) return;
    options.log(`HTTP: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (outgoing.headersSent) outgoing.destroy();
    else
      outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong. Try again.');
  }
}

async function send(response: Response, { incoming, outgoing, gone }: Exchange): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  // A body that nobody read would stand in the way of the connection's next request.
  if (!incoming.complete) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status);
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end();
    await response.body?.cancel();
  } else if (isWrittenWhole(response)) outgoing.end(Buffer.from(await response.arrayBuffer()));
  else await pipeline(Readable.from(response.body), outgoing, { signal: gone });
  if (!incoming.complete) linger(incoming);
}

/** Texts stand in memory already; files come as they are read. */
function isWrittenWhole(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}

/** A client that is still sending reads its answer only when nobody closes the connection on it. */
function linger(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.destroy(), LINGER);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
  incoming.resume();
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end('Bad request');
}

/** Null for who speaks to the server itself: a process of this product. */
function visitorAddress(incoming: IncomingMessage): string | null {
  const forwarded = incoming.headers['x-forwarded-for'];
  return (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim() || null;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), DRAIN);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}

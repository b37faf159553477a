import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WriteLine } from '../line-log.ts';
import { type ReadOptions, readRequest } from './read-request.ts';

/** `address` is the visitor's, as reported by the edge; null for a request from another process of this product. */
export type HttpDoor = (request: Request, address: string | null) => Promise<Response>;

export interface ServeOptions extends ReadOptions {
  readonly port: number;
  readonly publicUrl: string;
  readonly log: WriteLine;
  /** Maps any request target to one of a few fixed names, by which requests are counted. */
  readonly nameDoor: (target: string) => string;
}

export interface RunningServer {
  readonly port: number;
  /** `answered`: number of requests by door and status class, such as `rest 2xx`. */
  read(): {
    readonly connections: number;
    readonly inFlight: number;
    readonly answered: ReadonlyMap<string, number>;
  };
  /** Accepts no more requests, gives those in progress ten seconds to finish, then closes their connections. */
  close(): Promise<void>;
}

/** How long requests in progress may take during shutdown. */
const DRAIN = 10_000;

/** How long a client may go on sending after the response, so that it gets to read the response. */
const LINGER = 5_000;

/**
 * Serves the door over HTTP, on 127.0.0.1 only. Only the edge and processes of this product can reach it, so
 * `X-Forwarded-For` can be trusted: its last entry is the visitor. A request without it comes from the product itself.
 */
export async function serve(http: HttpDoor, options: ServeOptions): Promise<RunningServer> {
  const { port, publicUrl, nameDoor } = options;
  const origin = new URL(publicUrl).origin;
  const figures = { connections: 0, inFlight: 0, answered: new Map<string, number>() };
  /**
   * Needed because a pipelined response that waits behind another gets no `close` event when the connection is lost.
   */
  const visits = new WeakMap<Socket, Set<() => void>>();
  const server = createServer(
    // An upload of 200 MB may be slow; the headers may not.
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
  /** Aborted when the response has been sent or the connection is lost. */
  readonly gone: AbortSignal;
}

async function answer(
  http: HttpDoor,
  origin: string,
  { incoming, outgoing, gone }: Exchange,
  options: ServeOptions,
): Promise<void> {
  // Before the first await: a connection may break at any moment, and an `error` event without a listener ends the
  // process.
  incoming.on('error', () => undefined);
  outgoing.on('error', () => undefined);
  try {
    const request = await readRequest(origin, incoming, gone, options);
    if (!request) return refuse(outgoing);
    await send(await http(request, visitorAddress(incoming)), { incoming, outgoing, gone });
  } catch (error) {
    if (outgoing.destroyed || gone.aborted) return;
    options.log(`HTTP: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, 'error');
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
  // An unread body would block the connection's next request.
  if (!incoming.complete) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status);
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end();
    await response.body?.cancel();
  } else if (isWrittenWhole(response)) outgoing.end(Buffer.from(await response.arrayBuffer()));
  else await pipeline(Readable.from(response.body), outgoing, { signal: gone });
  if (!incoming.complete) linger(incoming);
}

/** JSON is already in memory; files are streamed. */
function isWrittenWhole(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}

/**
 * Discards the rest of the request for a while: a client that is still sending would not get to read the response
 * otherwise.
 */
function linger(incoming: IncomingMessage): void {
  const timer = setTimeout(() => incoming.destroy(), LINGER);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
  incoming.resume();
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end('Bad request');
}

/** Null for a direct request, which comes from a process of this product. */
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

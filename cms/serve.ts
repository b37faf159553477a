import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CmsHttp } from './http.ts';

export interface RunningServer {
  readonly port: number;
  /** Takes no more requests, lets those under way end within ten seconds, then cuts them off. */
  close(): Promise<void>;
}

/** How long requests that are under way may take once the server is told to end. */
const DRAIN = 10_000;

/** Bodies up to this many bytes are read and written in one piece: a stream costs several times the work of the answer. */
const SMALL_BODY = 256 * 1024;

/** What a client may still send after its answer was given, so that it gets to read it. */
const LINGER = 5_000;

/**
 * Serves the door over HTTP on 127.0.0.1 only: the process in front of it is the only one to speak to it. `X-Forwarded-For`
 * is therefore its word; its last entry is the visitor.
 */
export async function serve(
  http: CmsHttp,
  port: number,
  publicUrl: string,
  log: (line: string) => void,
): Promise<RunningServer> {
  const origin = new URL(publicUrl).origin;
  const server = createServer(
    // An upload of 200 MB may take its time; a slow header may not.
    { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    (incoming, outgoing) => void answer(http, origin, incoming, outgoing, log),
  );
  await listen(server, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => drain(server),
  };
}

async function answer(
  http: CmsHttp,
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  log: (line: string) => void,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const request = await openRequest(origin, incoming, gone.signal);
    if (!request) return refuse(outgoing);
    await send(await http(request, clientAddress(incoming)), incoming, outgoing);
  } catch (error) {
    if (outgoing.destroyed || gone.signal.aborted) return;
    log(`HTTP: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (outgoing.headersSent) outgoing.destroy();
    else
      outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong. Try again.');
  }
}

/** Null for what is no request of ours: another method, a target that is no path. */
async function openRequest(origin: string, incoming: IncomingMessage, signal: AbortSignal): Promise<Request | null> {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  if (!/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) || !url.startsWith('/')) return null;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  const length = incoming.headers['content-length'];
  const hasBody = length !== undefined || incoming.headers['transfer-encoding'] !== undefined;
  if (!hasBody || method === 'GET' || method === 'HEAD') return new Request(origin + url, { method, headers, signal });
  if (Number(length) <= SMALL_BODY) {
    return new Request(origin + url, { method, headers, signal, body: await readWhole(incoming) });
  }
  const streamed = { method, headers, signal, body: readBytes(incoming), duplex: 'half' };
  return new Request(origin + url, streamed);
}

/** Node's parser has seen to it that no more comes than was announced. */
async function readWhole(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of incoming.iterator({ destroyOnReturn: false }))
    if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
}

/** Bytes as they arrive, at the pace at which they are read. */
function readBytes(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value));
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  // A body that nobody read would stand in the way of the connection's next request.
  if (!incoming.complete) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status);
  if (!response.body || incoming.method === 'HEAD') outgoing.end();
  else if (isWrittenWhole(response)) outgoing.end(Buffer.from(await response.arrayBuffer()));
  else await pipeline(Readable.from(response.body), outgoing);
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

function clientAddress(incoming: IncomingMessage): string | null {
  const forwarded = incoming.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return last || (incoming.socket.remoteAddress ?? null);
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

import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { EdgeConfig, EdgeEvent, EdgeLimits, RouteAdmission } from '../edge-config.ts';
import { createEdge, type Edge } from '../server.ts';

/** For tests: an edge on a free port, with a site and a CMS behind it that respond as the test wants. */
export interface EdgeUnderTest {
  edge: Edge;
  port: number;
  site: TestUpstream;
  cms: TestUpstream;
  events: EdgeEvent[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  ask(options: AskOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestUpstream {
  port: number;
  /** Requests seen so far. */
  seen: { method: string; url: string; headers: IncomingHttpHeaders }[];
  answerWith(listener: RequestListener): void;
  stop(): Promise<void>;
  /** Restarts it on the same port. */
  start(): Promise<void>;
}

export interface AskOptions {
  path: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: Buffer | string | Readable;
  /** The address to connect from: all of 127.0.0.0/8 is this machine. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export async function startEdge(
  options: { limits?: Partial<EdgeLimits>; config?: Partial<EdgeConfig>; admits?: RouteAdmission } = {},
): Promise<EdgeUnderTest> {
  const site = await startUpstream();
  const cms = await startUpstream();
  const events: EdgeEvent[] = [];
  const cmsOrigin = `http://127.0.0.1:${cms.port}`;
  const edge = createEdge({
    publicUrl: 'https://www.example.org',
    routes: [
      { name: 'uploads', prefixes: ['/uploads'], origin: cmsOrigin, keeps: 'images', writable: [], maxBodyBytes: 0 },
      {
        name: 'cms',
        prefixes: ['/wp-json', '/wp-login.php', '/wp-admin', '/graphql', '/downloads'],
        origin: cmsOrigin,
        keeps: 'nothing',
        writable: 'all',
        maxBodyBytes: 64 * 1024 * 1024,
      },
      {
        name: 'platform',
        prefixes: ['/platform'],
        origin: cmsOrigin,
        keeps: 'nothing',
        writable: 'all',
        maxBodyBytes: 31 * 1024 * 1024,
        admits: options.admits,
      },
      {
        name: 'site',
        prefixes: [],
        origin: `http://127.0.0.1:${site.port}`,
        keeps: 'pages',
        writable: ['/api'],
        maxBodyBytes: 1024 * 1024,
      },
    ],
    wordPress: { homes: ['/', '/index.php', '/en'], route: 'cms', restPath: '/wp-json/' },
    signInPaths: ['/wp-login.php', '/wp-json/haptera/v1/session', '/platform/auth'],
    trustedProxies: [],
    frameSources: ['https://player.example.org'],
    framedBySelf: ['/preview'],
    onEvent: (event) => events.push(event),
    ...options.config,
    limits: { recompressAfterHits: 0, drainMs: 500, addressShare: 1, upstreamReturnMs: 0, ...options.limits },
  });
  const { port } = await edge.listen(0, '127.0.0.1');
  const askEdge = (wanted: AskOptions) => ask(port, wanted);
  return {
    edge,
    port,
    site,
    cms,
    events,
    get: (path, headers) => askEdge({ path, headers: headers ?? {} }),
    ask: askEdge,
    async close() {
      await edge.close();
      await Promise.all([site.stop(), cms.stop()]);
    },
  };
}

/** Responds with a page for everybody, as the site would. */
export function staticPage(html: string, headers: Record<string, string> = {}, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=31536000',
      'x-edge-query': 'none',
      Vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
      'X-Powered-By': 'Next.js',
      ...headers,
    });
    response.end(html);
  };
}

export async function startUpstream(): Promise<TestUpstream> {
  const seen: TestUpstream['seen'] = [];
  let listener: RequestListener = staticPage('<!doctype html><title>A page</title>');
  let server: Server | null = null;
  let port = 0;
  const upstream: TestUpstream = {
    get port() {
      return port;
    },
    seen,
    answerWith(next) {
      listener = next;
    },
    async stop() {
      const running = server;
      server = null;
      if (running === null) return;
      await new Promise<void>((resolve) => {
        running.close(() => resolve());
        running.closeAllConnections();
      });
    },
    async start() {
      const next = createServer((incoming, response) => {
        seen.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers });
        listener(incoming, response);
      });
      server = next;
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
      const address = next.address();
      if (address !== null && typeof address === 'object') port = address.port;
    },
  };
  await upstream.start();
  return upstream;
}

/** Sends one request on a new connection, with the path exactly as given. */
export function ask(port: number, { path, method = 'GET', headers = {}, body, from }: AskOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false, localAddress: from };
    const sent = request(options, (incoming) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(pieces);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body);
    else body.pipe(sent);
  });
}

/**
 * Writes raw bytes to a socket; resolves with all data received until the other side closes or is silent for `quietMs`.
 */
export function sendRaw(port: number, bytes: string, quietMs = 300): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(done, quietMs);
    socket.on('data', (piece) => {
      received += piece.toString();
      timer.refresh();
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves as soon as `isSo` returns true; rejects after 10 s. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Timed out after 10 s waiting for: ${isSo}`);
    await pause(5);
  }
}

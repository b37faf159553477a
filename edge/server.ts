import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { leadFromAlias } from '#kit/loopback-alias.ts';
import { createAnswerRequest } from './answer-request.ts';
import { createClientAddresses, isNearby } from './client-address.ts';
import { createConnections } from './connections.ts';
import { createContext } from './create-context.ts';
import { defaultLimits, type EdgeConfig, type RefusalReason } from './edge-config.ts';
import { sendPage } from './finished-page.ts';
import { createHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { createPageFlights } from './page-flights.ts';
import { createRecompressQueue } from './recompress-queue.ts';
import { refusals, sendRefusal } from './refusal.ts';
import { createRouting, isWordPressAddress } from './route-request.ts';
import { watchStandby } from './standby.ts';
import { createTally, type Tally } from './tally.ts';
import { isAnybody } from './visitor.ts';

export interface Edge {
  /** Port 0 picks a free port. */
  listen(port: number, host: string): Promise<{ host: string; port: number }>;
  /** Accepts no new connections, gives running requests `drainMs` to finish, then aborts them. */
  close(): Promise<void>;
  /** Marks every cached page as stale, as `x-edge-purge: all` in an upstream's response does. */
  purge(): void;
  stats(): EdgeStats;
}

export interface EdgeStats {
  /** Cache entries, their total size, and the cache's generation. */
  entries: number;
  bytes: number;
  generation: number;
  /** Pages being fetched right now. */
  fetching: number;
  /** Requests in flight to upstreams, over all pools. */
  inFlight: number;
  /** Slow responses that have already given back their slot. */
  transfers: number;
  connections: number;
  pools: { pool: string; inFlight: number; waiting: number; places: number }[];
  answers: ReturnType<Tally['answers']>;
  refused: ReturnType<Tally['refused']>;
}

/**
 * The public HTTP server: serves cached pages from memory, proxies everything else to its upstream, and puts the same
 * security headers on every response. Throws when the configuration lacks a catch-all route.
 *
 * Upstreams control it with response headers, which are stripped before visitors see them: `x-edge-purge: all` marks
 * every page stale, `x-edge-outdated: 1` says that the page is an older copy, and `x-edge-query: lang,page` names the
 * query parameters that the page varies by (`none`: by no query); with `x-edge-pass-query` a redirect gets the query of the
 * request. The edge reports what it did in `X-Edge`: `hit`, `miss`, `stale` or `pass`.
 */
export function createEdge(config: EdgeConfig): Edge {
  const limits = { ...defaultLimits, ...config.limits };
  const onEvent = config.onEvent ?? (() => {});
  const tally = createTally();
  const refused = (reason: RefusalReason) => {
    tally.countRefused(reason);
    onEvent({ kind: 'refused', reason });
  };
  const addresses = createClientAddresses(config.trustedProxies);
  const chooseRoute = createRouting(config);
  const connections = createConnections(limits, addresses.isProxy, refused);
  const { context, upstreams } = createContext(config, limits, addresses, refused, ({ socket }) => {
    refused('no-place');
    if (!addresses.isProxy(socket.remoteAddress)) connections.holdBack(socket);
  });
  const { cache } = context;
  const flights = createPageFlights(context);
  const recompressing = createRecompressQueue(
    () => flights.count() === 0,
    (error) => onEvent({ kind: 'unexpected', error }),
  );
  const purge = () => onEvent({ kind: 'purged', generation: cache.purge() });
  const standby =
    config.standby &&
    watchStandby({
      ...config.standby,
      onChange: (since) => {
        onEvent({ kind: 'standby', since });
        // Whatever is in memory is from before.
        if (since === null) purge();
      },
    });
  const standbySince = () => standby?.since() ?? null;
  const isStandby = () => standbySince() !== null;
  let isDraining = false;
  let hasToldOfProxy = false;
  const isLocal = isOfThisMachine(config.publicUrl);
  const health = createHealth({
    // The last route is the catch-all, which serves the pages.
    home: context.upstreamOf(chooseRoute({ path: '/', query: '', url: '/' }).route),
    cache,
    isDraining: () => isDraining,
    standbySince,
  });
  const answer = createAnswerRequest({ context, flights, health, chooseRoute, isStandby });

  /** The fast path, which nearly every request takes: a cache lookup by the raw URL, without parsing it. */
  const answerFromMemory = (request: IncomingMessage, response: ServerResponse): boolean => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isStandby()) return false;
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    if (mark !== -1 && isWordPressAddress(url.slice(0, mark), url.slice(mark + 1), config.wordPress.homes))
      return false;
    const entry = cache.find(url);
    if (entry === null || !cache.isFresh(entry, Date.now()) || !isAnybody(request.headers)) return false;
    entry.hits += 1;
    if (entry.hits === limits.recompressAfterHits) recompressing.add(entry);
    sendPage(request, response, entry.page, 'hit');
    connections.use(request.socket);
    tally.countAnswer('memory', response.statusCode);
    return true;
  };

  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (!isBrokenOff(error)) onEvent({ kind: 'unexpected', error });
    sendRefusal(request, response, refusals.unreachable, context.securityHeaders('/'));
  };

  const answerByRoute = async (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    connections.begin(socket);
    response.once('close', () => connections.end(socket));
    if (!hasToldOfProxy && isUnknownProxy(request)) {
      hasToldOfProxy = true;
      onEvent({ kind: 'unknown-proxy', address: socket.remoteAddress ?? '' });
    }
    const pause = connections.pauseOf(socket);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (response.closed) return;
    const route = await answer(request, response);
    if (response.headersSent) tally.countAnswer(route, response.statusCode);
  };

  const isUnknownProxy = ({ headers, socket }: IncomingMessage) =>
    headers['x-forwarded-for'] !== undefined &&
    isNearby(socket.remoteAddress ?? '') &&
    !addresses.isProxy(socket.remoteAddress);

  const server = createHttpServer({
    limits,
    connections,
    onMalformed: () => refused('malformed'),
    onRequest(request, response) {
      if (isDraining) response.shouldKeepAlive = false;
      try {
        const location = isLocal ? findAlias(request, config.publicUrl) : null;
        if (location !== null) return redirect(response, location, context.securityHeaders('/'));
        if (answerFromMemory(request, response)) return;
        answerByRoute(request, response).catch((error: unknown) => fail(request, response, error));
      } catch (error) {
        fail(request, response, error);
      }
    },
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        // Node's default backlog of 511 overflows in a rush, and a client whose connection is dropped there retries
        // only after a second.
        server.listen({ port, host, backlog: 4_096 }, () => {
          server.off('error', reject);
          server.on('error', (error) => onEvent({ kind: 'unexpected', error }));
          resolve({ host, port: portOf(server.address()) ?? port });
        });
      }),
    async close() {
      isDraining = true;
      void standby?.close();
      recompressing.close();
      // Closing the HTTP server right away would cut off a visitor who is just sending another request on a keep-alive
      // connection. So only the listening socket closes first, and each connection's next response says `Connection:
      // close`.
      const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
      const lastCall = setTimeout(() => server.close(), Math.min(LAST_CALL_MS, limits.drainMs));
      const timer = setTimeout(connections.endAll, limits.drainMs);
      await closed;
      clearTimeout(lastCall);
      clearTimeout(timer);
      connections.close();
      for (const upstream of upstreams) upstream.close();
    },
    purge,
    stats: () => ({
      ...cache.stats(),
      fetching: flights.count(),
      inFlight: context.pools.inFlight(),
      transfers: context.transfers.count(),
      connections: connections.count(),
      pools: context.pools.stats(),
      answers: tally.answers(),
      refused: tally.refused(),
    }),
  };
}

/** Where a browser at another name of this machine is led; null for programs, which are served at any name. */
function findAlias({ method, headers, url = '' }: IncomingMessage, publicUrl: string): string | null {
  const isVisit = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
  return isVisit ? leadFromAlias(publicUrl, headers.host, url) : null;
}

function redirect(response: ServerResponse, location: string, securityHeaders: readonly string[]): void {
  response.writeHead(307, [
    'Location',
    location,
    'Cache-Control',
    'no-store',
    'Content-Length',
    '0',
    ...securityHeaders,
  ]);
  response.end();
}

/** How long a keep-alive connection may still send one more request during shutdown. */
const LAST_CALL_MS = 1_000;

/** The visitor disconnected or the upstream broke off mid-response. Both are normal and not worth an error event. */
function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|EPIPE|ABORT_ERR|ERR_STREAM_.*)$/.test(String(error.code))
  );
}

function portOf(address: AddressInfo | string | null): number | null {
  return address !== null && typeof address === 'object' ? address.port : null;
}

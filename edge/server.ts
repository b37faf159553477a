import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdmission } from './admission.ts';
import { defaultLimits, type EdgeConfig, type EdgeRoute } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import { sendPage } from './finished-page.ts';
import { readFrameworkScripts } from './framework-scripts.ts';
import { createHealth } from './health.ts';
import { createPageCache } from './page-cache.ts';
import { createPageFlights } from './page-flights.ts';
import { passRequest } from './pass-request.ts';
import { createRecompressQueue } from './recompress-queue.ts';
import { type Refusal, refusals, sendRefusal } from './refusal.ts';
import { isRouterAddress, isUnder, parseRequestTarget, type RequestTarget } from './request-target.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { createUpstreamHeaders } from './upstream-headers.ts';

export interface Edge {
  /** Port 0 takes a free one. */
  listen(port: number, host: string): Promise<{ host: string; port: number }>;
  /** Takes no new connections, lets running requests finish for `drainMs`, then ends them. */
  close(): Promise<void>;
  /** Outdates every page, as `x-edge-purge: all` in an upstream's answer does. */
  purge(): void;
  stats(): { entries: number; bytes: number; generation: number; fetching: number; inFlight: number };
}

/**
 * The server in front: finished pages from memory, everything else passed to where it belongs, the same security
 * headers on all of it. Throws when the configuration has no route for everything.
 *
 * An upstream speaks to it by headers of its answers, which visitors never see: `x-edge-purge: all` outdates every page,
 * `x-edge-status: 404` replaces the status, `x-edge-query: lang,page` names the query parameters a static page differs by.
 * The edge tells visitors by `X-Edge` what it did: `hit`, `miss`, `stale` or `pass`.
 */
export function createEdge(config: EdgeConfig): Edge {
  const limits = { ...defaultLimits, ...config.limits };
  const onEvent = config.onEvent ?? (() => {});
  const rules = {
    isSecure: config.publicUrl.startsWith('https:'),
    frameSources: config.frameSources,
    framedBySelf: config.framedBySelf,
  };
  const places = { inFlight: limits.inFlight, queue: limits.queue, waitMs: limits.queueWaitMs };
  const upstreams = connectUpstreams(config.routes, limits.upstreamIdleMs, onEvent);
  const fallback = config.routes.at(-1);
  if (fallback === undefined || fallback.prefixes.length > 0) {
    throw new Error('The last route of the edge must have no prefixes: it takes everything that no other takes.');
  }
  const context: EdgeContext = {
    limits,
    cache: createPageCache(limits.cacheBytes),
    reading: createAdmission(places),
    writing: createAdmission(places),
    upstreamOf: ({ origin, name }) => {
      const upstream = upstreams.get(origin);
      if (upstream === undefined) throw new Error(`Route "${name}" has no upstream.`);
      return upstream;
    },
    securityHeaders: createSecurityHeaders(rules),
    upstreamHeaders: createUpstreamHeaders(config),
    scriptConstants: readFrameworkScripts(),
    onEvent,
    countRefused: createOverloadReport(onEvent),
  };
  const { cache } = context;
  const flights = createPageFlights(context);
  const inFlight = () => context.reading.inFlight() + context.writing.inFlight();
  const recompressing = createRecompressQueue(() => flights.count() === 0);
  let isDraining = false;
  const health = createHealth({
    upstreams: [...upstreams.values()],
    home: context.upstreamOf(fallback),
    cache,
    isDraining: () => isDraining,
  });

  const server = createServer(
    {
      insecureHTTPParser: false,
      requireHostHeader: true,
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
      noDelay: true,
    },
    (request, response) => {
      if (isDraining) response.shouldKeepAlive = false;
      // The quick way, for nearly every request: nothing is parsed and nothing is made.
      if (request.method === 'GET' || request.method === 'HEAD') {
        const entry = cache.find(request.url ?? '');
        if (entry !== null && cache.isFresh(entry, Date.now()) && isAnybody(request)) {
          entry.hits += 1;
          if (entry.hits === limits.recompressAfterHits) recompressing.add(entry);
          sendPage(request, response, entry.page, 'hit');
          return;
        }
      }
      answer(request, response).catch((error: unknown) => {
        if (!isBrokenOff(error)) onEvent({ kind: 'unexpected', error });
        sendRefusal(request, response, refusals.unreachable, context.securityHeaders('/'));
      });
    },
  );
  server.maxHeadersCount = 100;
  // Nothing behind the edge speaks WebSocket or tunnels; answering by hand, as Node hands over the bare socket.
  for (const event of ['upgrade', 'connect']) {
    server.on(event, (_request: IncomingMessage, socket: NodeJS.WritableStream) => {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = request.url ?? '';
    const refuse = (refusal: Refusal) => sendRefusal(request, response, refusal, context.securityHeaders('/'));
    if (raw.length > limits.maxUrlBytes) return refuse(refusals.urlTooLong);
    const target = parseRequestTarget(raw);
    if (target === null || hasTwoHosts(request)) {
      response.shouldKeepAlive = false;
      return refuse(refusals.malformed);
    }
    if (await health.answer(target.path, response, context.securityHeaders(target.path))) return;
    const route = config.routes.find(({ prefixes }) => prefixes.some((prefix) => isUnder(target.path, prefix)));
    await answerOn(route ?? fallback, request, response, target, refuse);
  };

  const answerOn = async (
    route: EdgeRoute,
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    refuse: (refusal: Refusal) => void,
  ): Promise<void> => {
    const method = request.method ?? '';
    if (route.keeps === 'pages' && (isRouterAddress(target.path) || request.headers['next-action'] !== undefined)) {
      return refuse(refusals.notFound);
    }
    const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isReading && !(WRITING.has(method) && isWritable(route, target.path)))
      return refuse(refusals.methodNotAllowed);
    const mayShare = (method === 'GET' || method === 'HEAD') && route.keeps !== 'nothing';
    if (mayShare && isAnybody(request) && request.headers.range === undefined) {
      if (await flights.answer(request, response, target, route)) return;
    }
    await passRequest(context, request, response, target, route);
  };

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        // Node's own 511 overflows in a rush, and a connection that is turned away there tries again only after a second.
        server.listen({ port, host, backlog: 4_096 }, () => {
          server.off('error', reject);
          resolve({ host, port: portOf(server.address()) ?? port });
        });
      }),
    async close() {
      isDraining = true;
      recompressing.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), limits.drainMs);
      await closed;
      clearTimeout(timer);
      for (const upstream of upstreams.values()) upstream.close();
    },
    purge() {
      onEvent({ kind: 'purged', generation: cache.purge() });
    },
    stats: () => ({ ...cache.stats(), fetching: flights.count(), inFlight: inFlight() }),
  };
}

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function connectUpstreams(
  routes: readonly EdgeRoute[],
  idleMs: number,
  onEvent: EdgeContext['onEvent'],
): Map<string, Upstream> {
  const upstreams = new Map<string, Upstream>();
  for (const { origin, name } of routes) {
    if (!upstreams.has(origin)) upstreams.set(origin, createUpstream({ name, origin, idleMs, onEvent }));
  }
  return upstreams;
}

/** Reports an overload when it begins and then once a second: there may be thousands of refusals in that time. */
function createOverloadReport(onEvent: EdgeContext['onEvent']): () => void {
  let refused = 0;
  let quietUntil = 0;
  return () => {
    refused += 1;
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + 1_000;
    onEvent({ kind: 'overloaded', refused });
    refused = 0;
  };
}

/** A visitor like any other: nobody who proves who they are, and no editor in Next's draft mode. */
function isAnybody({ headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined) return false;
  return headers.cookie === undefined || !/__prerender_bypass=|__next_preview_data=/.test(headers.cookie);
}

function isWritable({ writable }: EdgeRoute, path: string): boolean {
  return writable === 'all' || writable.some((prefix) => isUnder(path, prefix));
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** The visitor left or the upstream stopped in the middle: both happen, neither is a fault of ours. */
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

import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { parseInstructions } from './answer-headers.ts';
import type { EdgeEvent, EdgeLimits, EdgeRoute } from './edge-config.ts';
import type { PageCache } from './page-cache.ts';
import type { Pools } from './pools.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Transfers } from './transfers.ts';
import type { Turns } from './turns.ts';
import type { Upstream } from './upstream.ts';

/** Shared by all steps of handling a request. */
export interface EdgeContext {
  limits: EdgeLimits;
  turns: Turns;
  cache: PageCache;
  pools: Pools;
  transfers: Transfers;
  upstreamOf: (route: EdgeRoute) => Upstream;
  securityHeaders: SecurityHeaders;
  /** The headers to send upstream for a visitor's request; `address` is the visitor's. */
  upstreamHeaders: (headers: IncomingHttpHeaders, address: string) => OutgoingHttpHeaders;
  addressOf: (request: IncomingMessage) => string;
  /** `Link` header of the site's documents that points to the REST API, as WordPress's pages have it. */
  restLink: string;
  /** React's and Next's own inline scripts. */
  scriptConstants: readonly string[];
  onEvent: (event: EdgeEvent) => void;
  /** Call for each request that is refused because no slot is free. */
  sentAway: (request: IncomingMessage) => void;
}

/** Carries out `x-edge-purge`. Must be called with every response of every upstream. */
export function obeyPurge(context: EdgeContext, answer: IncomingMessage): void {
  if (!parseInstructions(answer.headers).purgesAll) return;
  context.onEvent({ kind: 'purged', generation: context.cache.purge() });
}

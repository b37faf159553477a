import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { parseInstructions } from './answer-headers.ts';
import type { EdgeEvent, EdgeLimits, EdgeRoute } from './edge-config.ts';
import type { PageCache } from './page-cache.ts';
import type { Pools } from './pools.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Transfers } from './transfers.ts';
import type { Turns } from './turns.ts';
import type { Upstream } from './upstream.ts';

/** What the steps of an answer share. */
export interface EdgeContext {
  limits: EdgeLimits;
  turns: Turns;
  cache: PageCache;
  pools: Pools;
  transfers: Transfers;
  upstreamOf: (route: EdgeRoute) => Upstream;
  securityHeaders: SecurityHeaders;
  /** Of a request; `address` is the visitor's. */
  upstreamHeaders: (headers: IncomingHttpHeaders, address: string) => OutgoingHttpHeaders;
  addressOf: (request: IncomingMessage) => string;
  /** `Link` of a document of the site that leads to the REST API, as WordPress's pages carry it. */
  restLink: string;
  /** React's and Next's own inline scripts. */
  scriptConstants: readonly string[];
  onEvent: (event: EdgeEvent) => void;
  /** To be called for each visitor who gets no place. */
  sentAway: (request: IncomingMessage) => void;
}

/** Obeys `x-edge-purge`. Must see every answer of every upstream. */
export function obeyPurge(context: EdgeContext, answer: IncomingMessage): void {
  if (!parseInstructions(answer.headers).purgesAll) return;
  context.onEvent({ kind: 'purged', generation: context.cache.purge() });
}

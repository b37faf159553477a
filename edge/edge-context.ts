import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Admission } from './admission.ts';
import { parseInstructions } from './answer-headers.ts';
import type { EdgeEvent, EdgeLimits, EdgeRoute } from './edge-config.ts';
import type { PageCache } from './page-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Upstream } from './upstream.ts';

/** What the steps of an answer share. */
export interface EdgeContext {
  limits: EdgeLimits;
  cache: PageCache;
  reading: Admission;
  writing: Admission;
  upstreamOf: (route: EdgeRoute) => Upstream;
  securityHeaders: SecurityHeaders;
  upstreamHeaders: (headers: IncomingHttpHeaders, socketAddress: string | undefined) => OutgoingHttpHeaders;
  /** React's and Next's own inline scripts. */
  scriptConstants: readonly string[];
  onEvent: (event: EdgeEvent) => void;
  /** For each visitor who was sent away because all places were taken. */
  countRefused: () => void;
}

/** Obeys `x-edge-purge`. Must see every answer of every upstream. */
export function obeyPurge(context: EdgeContext, answer: IncomingMessage): void {
  if (!parseInstructions(answer.headers).purgesAll) return;
  context.onEvent({ kind: 'purged', generation: context.cache.purge() });
}

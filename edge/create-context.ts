import type { IncomingMessage } from 'node:http';
import type { ClientAddresses } from './client-address.ts';
import type { EdgeConfig, EdgeLimits, EdgeRoute, RefusalReason } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import { readFrameworkScripts } from './next/framework-scripts.ts';
import { createPageCache } from './page-cache.ts';
import { createPools } from './pools.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createTransfers } from './transfers.ts';
import { createTurns, type Turns } from './turns.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { createUpstreamHeaders } from './upstream-headers.ts';

/** Creates the context that all steps of handling a request share, and one upstream per distinct origin. */
export function createContext(
  config: EdgeConfig,
  limits: EdgeLimits,
  addresses: ClientAddresses,
  refused: (reason: RefusalReason) => void,
  sentAway: EdgeContext['sentAway'],
): { context: EdgeContext; upstreams: Upstream[] } {
  const onEvent = config.onEvent ?? (() => {});
  const turns = createTurns();
  const upstreams = connectUpstreams(config.routes, limits.upstreamIdleMs, turns, onEvent);
  const context: EdgeContext = {
    limits,
    turns,
    cache: createPageCache(limits.cacheBytes),
    pools: createPools(limits, config.signInPaths),
    transfers: createTransfers(limits, () => refused('slow-download')),
    upstreamOf: ({ origin, name }) => {
      const upstream = upstreams.get(origin);
      if (upstream === undefined) throw new Error(`Route "${name}" has no upstream.`);
      return upstream;
    },
    securityHeaders: createSecurityHeaders({
      isSecure: config.publicUrl.startsWith('https:'),
      frameSources: config.frameSources,
      framedBySelf: config.framedBySelf,
    }),
    upstreamHeaders: createUpstreamHeaders(config.publicUrl),
    addressOf: ({ headers, socket }: IncomingMessage) => addresses.of(headers['x-forwarded-for'], socket.remoteAddress),
    restLink: `<${config.publicUrl}${config.wordPress.restPath}>; rel="https://api.w.org/"`,
    scriptConstants: readFrameworkScripts(),
    onEvent,
    sentAway,
  };
  return { context, upstreams: [...upstreams.values()] };
}

function connectUpstreams(
  routes: readonly EdgeRoute[],
  idleMs: number,
  turns: Turns,
  onEvent: EdgeContext['onEvent'],
): Map<string, Upstream> {
  const upstreams = new Map<string, Upstream>();
  for (const { origin, name } of routes) {
    if (!upstreams.has(origin)) upstreams.set(origin, createUpstream({ name, origin, idleMs, turns, onEvent }));
  }
  return upstreams;
}

import type { ServerResponse } from 'node:http';
import type { PageCache } from './page-cache.ts';
import type { Upstream } from './upstream.ts';

export interface Health {
  /** Answers `/healthz` and `/readyz`; `false` for every other path. */
  answer(path: string, response: ServerResponse, securityHeaders: readonly string[]): Promise<boolean>;
}

/**
 * `/healthz`: this process lives. `/readyz`: sending visitors here makes sense, because the site's server answers or
 * pages are in memory; 503 otherwise and while shutting down. Names no address of what stands behind.
 */
export function createHealth(options: {
  upstreams: readonly Upstream[];
  /** The one that pages come from. */
  home: Upstream;
  cache: PageCache;
  isDraining: () => boolean;
}): Health {
  const { upstreams, home, cache, isDraining } = options;
  let probe: { until: number; reachable: Promise<boolean[]> } | null = null;

  const probeAll = () => {
    const now = Date.now();
    // Everybody may ask; the upstreams are asked once a second at most.
    if (probe === null || now >= probe.until) {
      probe = { until: now + 1_000, reachable: Promise.all(upstreams.map((upstream) => upstream.probe())) };
    }
    return probe.reachable;
  };

  return {
    async answer(path, response, securityHeaders) {
      if (path === '/healthz') {
        sendJson(response, 200, { status: 'ok' }, securityHeaders);
        return true;
      }
      if (path !== '/readyz') return false;
      const reachable = await probeAll();
      const stats = cache.stats();
      const isReady = !isDraining() && (reachable[upstreams.indexOf(home)] === true || stats.entries > 0);
      const report = {
        status: isReady ? 'ready' : 'not ready',
        draining: isDraining(),
        upstreams: Object.fromEntries(upstreams.map(({ name }, at) => [name, reachable[at] ? 'up' : 'down'])),
        cache: stats,
      };
      sendJson(response, isReady ? 200 : 503, report, securityHeaders);
      return true;
    },
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown, securityHeaders: readonly string[]): void {
  const body = JSON.stringify(value);
  response.writeHead(status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    ...securityHeaders,
  ]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

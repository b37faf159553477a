import type { ServerResponse } from 'node:http';
import { addresses } from '#contract/addresses.ts';
import type { PageCache } from './page-cache.ts';
import type { Upstream } from './upstream.ts';

export interface Health {
  /** Answers `/healthz` and `/readyz`; `false` for every other path. */
  answer(path: string, response: ServerResponse, securityHeaders: readonly string[]): Promise<boolean>;
}

/**
 * `/healthz`: this process is alive. `/readyz`: it can serve visitors, because the site's server answers or pages are
 * cached; 503 otherwise, while shutting down, and while standing by (with `status: "standby"` and since when). Both are
 * public, so neither reveals more than that.
 */
export function createHealth(options: {
  /** The upstream that serves the pages. */
  home: Upstream;
  cache: PageCache;
  isDraining: () => boolean;
  /** Null: it does not stand by. */
  standbySince: () => string | null;
}): Health {
  const { home, cache, isDraining, standbySince } = options;
  let probe: { until: number; reachable: Promise<boolean> } | null = null;

  const isReachable = () => {
    const now = Date.now();
    // However many requests come in, the upstream is probed at most once a second.
    if (probe === null || now >= probe.until) probe = { until: now + 1_000, reachable: home.probe() };
    return probe.reachable;
  };

  return {
    async answer(path, response, securityHeaders) {
      if (path === addresses.health.path) {
        sendJson(response, 200, { status: 'ok' }, securityHeaders);
        return true;
      }
      if (path !== addresses.readiness.path) return false;
      const since = standbySince();
      if (since !== null) {
        sendJson(response, 503, { status: 'standby', since }, securityHeaders);
        return true;
      }
      const isReady = !isDraining() && ((await isReachable()) || cache.stats().entries > 0);
      sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' }, securityHeaders);
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

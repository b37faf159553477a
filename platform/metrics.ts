import type { RunningServer } from '#kit/http/serve.ts';
import { gauge, readServerMetrics } from '#kit/http/server-metrics.ts';
import { watchProcess } from '#kit/process-metrics.ts';
import { type MetricsServer, serveMetrics } from '#kit/serve-metrics.ts';

/**
 * Serves this process's Prometheus metrics at `/metrics` on a separate port of 127.0.0.1; 0 picks a free one. They
 * contain no addresses and no names. `isReady`: whether calls are served.
 */
export async function openMetrics(
  port: number,
  { server, isReady }: { readonly server: Pick<RunningServer, 'read'>; readonly isReady: () => boolean },
): Promise<MetricsServer> {
  const watched = watchProcess('platform');
  const door = await serveMetrics({
    port,
    collect: () => [
      gauge('platform_ready', 'Whether calls are served: 1 or 0.', isReady() ? 1 : 0),
      ...readServerMetrics('platform', server),
      ...watched.read(),
    ],
  });
  return {
    port: door.port,
    close: () => {
      watched.stop();
      return door.close();
    },
  };
}

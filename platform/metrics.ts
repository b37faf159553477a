import type { RunningServer } from '#kit/http/serve.ts';
import { gauge, readServerMetrics } from '#kit/http/server-metrics.ts';
import { watchProcess } from '#kit/process-metrics.ts';
import { type MetricsServer, serveMetrics } from '#kit/serve-metrics.ts';

/**
 * What this process counts, for Prometheus at `/metrics` on a port of its own on 127.0.0.1; 0 takes a free one. Holds no
 * address and no name. `isReady`: whether its calls are answered.
 */
export async function openMetrics(
  port: number,
  { server, isReady }: { readonly server: Pick<RunningServer, 'read'>; readonly isReady: () => boolean },
): Promise<MetricsServer> {
  const watched = watchProcess('platform');
  const door = await serveMetrics({
    port,
    collect: () => [
      gauge('platform_ready', 'Whether calls are answered: 1 or 0.', isReady() ? 1 : 0),
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

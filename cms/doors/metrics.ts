import type { RunningServer } from '#kit/http/serve.ts';
import { gauge, readServerMetrics } from '#kit/http/server-metrics.ts';
import type { Metric } from '#kit/print-metrics.ts';
import { watchProcess } from '#kit/process-metrics.ts';
import { repeat } from '#kit/repeat.ts';
import { type MetricsServer, serveMetrics } from '#kit/serve-metrics.ts';
import type { Cms, CmsFigures } from '../create-cms.ts';
import type { Traffic } from './traffic/traffic.ts';

/** The maximum age of figures from the database, in milliseconds. */
const SAMPLE = 5_000;

export interface Watched {
  readonly cms: Pick<Cms, 'readFigures' | 'isReady'>;
  readonly server: Pick<RunningServer, 'read'>;
  readonly traffic: Traffic;
}

/**
 * Serves the metrics of this process for Prometheus at `/metrics` on a separate port of 127.0.0.1; 0 picks a free one.
 * They contain no addresses, names or content.
 */
export async function openMetrics(port: number, { cms, server, traffic }: Watched): Promise<MetricsServer> {
  const watched = watchProcess('cms');
  let figures: CmsFigures | null = null;
  const sampling = repeat(
    async () => {
      figures = await cms.readFigures();
    },
    {
      every: SAMPLE,
      // Stale figures would make the database look healthy.
      onError: () => {
        figures = null;
      },
    },
  );
  const door = await serveMetrics({
    port,
    collect: () => [
      gauge('cms_ready', 'Whether this process may write: 1 or 0.', cms.isReady() ? 1 : 0),
      ...readServerMetrics('cms', server),
      ...listTraffic(traffic),
      ...(figures === null ? [] : listDatabase(figures)),
      ...watched.read(),
    ],
  });
  return {
    port: door.port,
    close: async () => {
      watched.stop();
      await Promise.all([sampling.close(), door.close()]);
    },
  };
}

function listTraffic(traffic: Traffic): Metric[] {
  const { running, waiting, counted, refused } = traffic.read();
  return [
    gauge('cms_turns_running', 'Dear questions that are worked on.', running),
    gauge('cms_turns_waiting', 'Dear questions that wait for their turn.', waiting),
    gauge('cms_budgets', 'Addresses and people whose budget is counted.', counted),
    {
      name: 'cms_refused_total',
      help: 'Requests refused because of others or too many, by reason.',
      type: 'counter',
      samples: Object.entries(refused).map(([reason, value]) => ({ labels: { reason }, value })),
    },
  ];
}

function listDatabase({ contentVersion, outbox, database }: CmsFigures): Metric[] {
  const age = outbox.oldestPendingAt === null ? 0 : (Date.now() - Date.parse(outbox.oldestPendingAt)) / 1_000;
  return [
    gauge('cms_content_version', 'Counts the changes of what is public.', contentVersion),
    gauge('cms_outbox_waiting', 'Changes that the site was not told of yet.', outbox.pending),
    gauge('cms_outbox_oldest_seconds', 'Age of the oldest of them.', Math.max(0, age)),
    {
      name: 'cms_database_connections',
      help: 'Connections of the pool, and requests that wait for one.',
      type: 'gauge',
      samples: Object.entries(database).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

import type { Metric } from '#kit/print-metrics.ts';
import type { EdgeStats } from './server.ts';

/** The edge's metrics for Prometheus. */
export function edgeMetrics(stats: EdgeStats): Metric[] {
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: [{ value }],
  });
  return [
    {
      name: 'edge_requests_total',
      help: 'Responses by route (memory: served from the page cache) and status class.',
      type: 'counter',
      samples: stats.answers.map(({ pool, statusClass, count }) => ({
        labels: { pool, status: statusClass },
        value: count,
      })),
    },
    {
      name: 'edge_refused_total',
      help: 'Requests refused and connections closed because of a limit.',
      type: 'counter',
      samples: stats.refused.map(({ reason, count }) => ({ labels: { reason }, value: count })),
    },
    {
      name: 'edge_in_flight',
      help: 'Requests in flight to upstreams, by pool.',
      type: 'gauge',
      samples: stats.pools.map(({ pool, inFlight }) => ({ labels: { pool }, value: inFlight })),
    },
    {
      name: 'edge_waiting',
      help: 'Requests waiting for a slot, by pool.',
      type: 'gauge',
      samples: stats.pools.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
    },
    {
      name: 'edge_places',
      help: 'Slots for concurrent upstream requests, by pool.',
      type: 'gauge',
      samples: stats.pools.map(({ pool, places }) => ({ labels: { pool }, value: places })),
    },
    gauge('edge_transfers', 'Responses to slow clients that have already given back their slot.', stats.transfers),
    gauge('edge_connections', 'Open connections from visitors and proxies.', stats.connections),
    gauge('edge_cache_entries', 'Entries in the page cache.', stats.entries),
    gauge('edge_cache_bytes', 'Size of the page cache in bytes.', stats.bytes),
    gauge('edge_cache_generation', 'Purges of the whole page cache since the start.', stats.generation),
    gauge('edge_fetching', 'Pages being fetched right now.', stats.fetching),
  ];
}

import type { Metric } from '#kit/print-metrics.ts';
import type { EdgeStats } from './server.ts';

/** The edge's figures for Prometheus. */
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
      help: 'Answers by the route that gave them (memory: from the pages in memory) and class of status.',
      type: 'counter',
      samples: stats.answers.map(({ pool, statusClass, count }) => ({
        labels: { pool, status: statusClass },
        value: count,
      })),
    },
    {
      name: 'edge_refused_total',
      help: 'Visitors sent away and connections ended by a limit.',
      type: 'counter',
      samples: stats.refused.map(({ reason, count }) => ({ labels: { reason }, value: count })),
    },
    {
      name: 'edge_in_flight',
      help: 'Requests at the upstreams, by compartment.',
      type: 'gauge',
      samples: stats.pools.map(({ pool, inFlight }) => ({ labels: { pool }, value: inFlight })),
    },
    {
      name: 'edge_waiting',
      help: 'Requests that wait for a place, by compartment.',
      type: 'gauge',
      samples: stats.pools.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
    },
    {
      name: 'edge_places',
      help: 'Places at the upstreams, by compartment.',
      type: 'gauge',
      samples: stats.pools.map(({ pool, places }) => ({ labels: { pool }, value: places })),
    },
    gauge('edge_transfers', 'Answers that have outlasted their place and wait for slow visitors.', stats.transfers),
    gauge('edge_connections', 'Connections of visitors and proxies.', stats.connections),
    gauge('edge_cache_entries', 'Pages in memory.', stats.entries),
    gauge('edge_cache_bytes', 'What the pages in memory take.', stats.bytes),
    gauge('edge_cache_generation', 'How often all pages were outdated since the start.', stats.generation),
    gauge('edge_fetching', 'Pages that are being fetched.', stats.fetching),
  ];
}

import type { Metric } from '../print-metrics.ts';
import type { RunningServer } from './serve.ts';

/** The metrics of an HTTP server. `prefix` is prepended to every name: `cms` gives `cms_requests_total`. */
export function readServerMetrics(prefix: string, { read }: Pick<RunningServer, 'read'>): Metric[] {
  const { connections, inFlight, answered } = read();
  return [
    gauge(`${prefix}_connections`, 'Open connections.', connections),
    gauge(`${prefix}_requests_in_flight`, 'Requests in progress.', inFlight),
    {
      name: `${prefix}_requests_total`,
      help: 'Answered requests by door and status class.',
      type: 'counter',
      samples: [...answered].map(([key, value]) => {
        const [door = '', status = ''] = key.split(' ');
        return { labels: { door, status }, value };
      }),
    },
  ];
}

export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}

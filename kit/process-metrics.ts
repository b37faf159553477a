import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './print-metrics.ts';

export interface ProcessMetrics {
  /** Memory, CPU time, and the event loop's delay since the last reading. */
  read(): Metric[];
  stop(): void;
}

/** General metrics of a Node process. `prefix` is prepended to every name: `edge` gives `edge_memory_bytes`. */
export function watchProcess(prefix: string): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const started = Date.now() - process.uptime() * 1_000;
  /** The histogram measures the whole timer interval; the delay is what exceeds the resolution. In seconds. */
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3) : 0;

  return {
    read() {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const delays = [
        { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: seconds(delay.max) },
      ];
      delay.reset();
      return [
        {
          name: `${prefix}_event_loop_delay_seconds`,
          help: 'Delay of the event loop since the last reading.',
          type: 'gauge',
          samples: delays,
        },
        {
          name: `${prefix}_memory_bytes`,
          help: 'Memory of the process: resident set, used heap, buffers outside the heap.',
          type: 'gauge',
          samples: [
            { labels: { part: 'resident' }, value: rss },
            { labels: { part: 'heap' }, value: heapUsed },
            { labels: { part: 'external' }, value: external },
          ],
        },
        {
          name: `${prefix}_processor_seconds_total`,
          help: 'CPU time used by the process.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        {
          name: `${prefix}_start_time_seconds`,
          help: 'When the process was started, in seconds since 1970.',
          type: 'gauge',
          samples: [{ value: Math.round(started / 1_000) }],
        },
      ];
    },
    stop: () => delay.disable(),
  };
}

const RESOLUTION_MS = 10;

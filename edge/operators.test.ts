import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Metric, printMetrics } from '#kit/print-metrics.ts';
import { describeEvent } from './describe-event.ts';
import type { EdgeEvent } from './edge-config.ts';
import { edgeMetrics } from './edge-metrics.ts';
import { ask, type EdgeUnderTest, sendRaw, startEdge } from './testing/edge-under-test.ts';
import { spawnEdge } from './testing/spawn-edge.ts';

let edge: EdgeUnderTest | null = null;
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await edge?.close();
  edge = null;
  for (const child of started.splice(0)) await child.stop();
});

const value = (metrics: Metric[], name: string, labels: Record<string, string> = {}) =>
  metrics
    .find((metric) => metric.name === name)
    ?.samples.find((sample) => Object.entries(labels).every(([key, wanted]) => sample.labels?.[key] === wanted))?.value;

test('the metrics count responses by route and status, refusals by reason, and the cache', async () => {
  edge = await startEdge();
  for (const path of ['/a', '/a', '/a', '/wp-json/x', '/a/../b']) await edge.get(path);
  await sendRaw(edge.port, 'no HTTP at all\r\n\r\n');
  const metrics = edgeMetrics(edge.edge.stats());
  expect([
    value(metrics, 'edge_requests_total', { pool: 'memory', status: '2xx' }),
    value(metrics, 'edge_requests_total', { pool: 'site', status: '2xx' }),
    value(metrics, 'edge_requests_total', { pool: 'cms', status: '2xx' }),
    value(metrics, 'edge_requests_total', { pool: 'edge', status: '4xx' }),
    value(metrics, 'edge_refused_total', { reason: 'malformed' }),
    value(metrics, 'edge_cache_entries'),
    value(metrics, 'edge_in_flight', { pool: 'cms' }),
  ]).toEqual([2, 1, 1, 1, 1, 1, 0]);
  expect(printMetrics(metrics)).toMatch(/^# HELP edge_requests_total .+\n# TYPE edge_requests_total counter\n/);
});

test('metrics are served only on their own port', async () => {
  const child = await spawnEdge();
  started.push(child);
  const figures = await ask(child.metricsPort, { path: '/metrics' });
  expect([figures.status, figures.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(figures.text).toMatch(/^edge_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  expect((await ask(child.port, { path: '/metrics' })).text).not.toContain('# HELP');
});

test('problems with upstreams and clients are logged in machine-readable lines', async () => {
  const child = await spawnEdge();
  started.push(child);
  for (let at = 0; at < 100; at += 1) await sendRaw(child.port, 'no HTTP\r\n\r\n', 1);
  await ask(child.port, { path: '/page' });
  await expect.poll(() => child.lines().map(({ kind }) => kind)).toContain('upstream-down');
  const malformed = child.lines().filter(({ kind }) => kind === 'refused-malformed');
  expect(malformed.length).toBeGreaterThan(0);
  expect(malformed.length).toBeLessThan(40);
  expect(malformed[0]).toMatchObject({ room: 'edge', level: 'warn', fields: { reason: 'malformed' } });
});

test('every event is logged as a sentence, with all its fields', () => {
  const events: EdgeEvent[] = [
    { kind: 'upstream-down', upstream: 'site', reason: 'ECONNREFUSED' },
    { kind: 'upstream-up', upstream: 'site' },
    { kind: 'purged', generation: 3 },
    { kind: 'refused', reason: 'crowded' },
    { kind: 'unknown-proxy', address: '10.0.0.1' },
    { kind: 'scripts-without-hash', path: '/a', count: 2 },
    { kind: 'unexpected', error: new Error('why') },
  ];
  for (const event of events) {
    const { kind: _kind, ...parts } = event;
    const { message, fields } = describeEvent(event);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(fields).toEqual(parts);
  }
});

test('an unknown proxy is reported once', async () => {
  edge = await startEdge();
  for (let at = 0; at < 5; at += 1) await edge.get('/wp-json/x', { 'x-forwarded-for': '203.0.113.9' });
  expect(edge.events.filter(({ kind }) => kind === 'unknown-proxy')).toEqual([
    { kind: 'unknown-proxy', address: '127.0.0.1' },
  ]);
});

test('the edge exits with an explanation if its port is taken', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const child = await spawnEdge({ port });
  started.push(child);
  expect(await child.exitCode).toBe(1);
  expect(child.lines().at(-1)?.fields.error).toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
});

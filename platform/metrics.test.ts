import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serve } from '#kit/http/serve.ts';
import type { MetricsServer } from '#kit/serve-metrics.ts';
import { PlatformError } from './errors.ts';
import { openMetrics } from './metrics.ts';

let server: RunningServer;
let figures: MetricsServer;
beforeAll(async () => {
  server = await serve(async () => new Response('canary', { status: 404 }), {
    port: 0,
    publicUrl: 'https://haptera.example',
    log: () => undefined,
    nameDoor: () => 'calls',
    unreadableBody: () => new PlatformError('badRequest'),
  });
  figures = await openMetrics(0, { server, isReady: () => true });
});
afterAll(async () => {
  await figures.close();
  await server.close();
});

test('the metrics count responses by status and reveal nothing about the callers', async () => {
  await fetch(`http://127.0.0.1:${server.port}/platform/canary`, { headers: { 'X-Forwarded-For': '203.0.113.5' } });
  const text = await (await fetch(`http://127.0.0.1:${figures.port}/metrics`)).text();
  expect(text).toContain('platform_ready 1');
  expect(text).toContain('platform_requests_total{door="calls",status="4xx"} 1');
  expect(text).toContain('platform_memory_bytes');
  expect(text).not.toMatch(/canary|203\.0\.113/);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MetricsServer } from '#kit/serve-metrics.ts';
import { aPage } from '../testing/builders.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { openMetrics } from './metrics.ts';
import { usualLimits } from './traffic/traffic.ts';

let server: TestServer;
let figures: MetricsServer;
beforeAll(async () => {
  const visitors = { ...usualLimits.visitors, capacity: 20 };
  server = await openTestServer({ limits: { ...usualLimits, visitors } });
  await aPage(server.cms, { title: 'Canary title' });
  figures = await openMetrics(0, { ...server, server });
});
afterAll(async () => {
  await figures.close();
  await server.close();
});

async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${figures.port}/metrics`)).text();
  expect(text).not.toMatch(/canary|203\.0\.113/i);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('metrics show responses, rejections with their reasons, and the state of the database', async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  const headers = { 'X-Forwarded-For': '203.0.113.5' };
  await fetch(`${origin}/wp-json/wp/v2/types/page`, { headers });
  await fetch(`${origin}/wp-json/wp/v2/none`, { headers });
  await fetch(`${origin}/graphql?query={__typename}`);
  for (let index = 0; index < 3; index += 1) await fetch(`${origin}/wp-json/wp/v2/pages?per_page=100`, { headers });
  await expect.poll(async () => (await read()).has('cms_content_version')).toBe(true);
  const values = await read();
  expect(values.get('cms_requests_total{door="rest",status="2xx"}')).toBeGreaterThanOrEqual(1);
  expect(values.get('cms_requests_total{door="rest",status="4xx"}')).toBeGreaterThanOrEqual(2);
  expect(values.get('cms_requests_total{door="graphql",status="2xx"}')).toBe(1);
  expect(values.get('cms_refused_total{reason="budget"}')).toBeGreaterThanOrEqual(1);
  expect(values.get('cms_requests_in_flight')).toBe(0);
  expect(values.get('cms_content_version')).toBeGreaterThan(0);
  expect(values.get('cms_outbox_waiting')).toBeGreaterThan(0);
  expect(values.get('cms_outbox_oldest_seconds')).toBeGreaterThanOrEqual(0);
  expect(values.get('cms_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(values.get('cms_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
});

test('metrics are not served at any public address', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(404);
});

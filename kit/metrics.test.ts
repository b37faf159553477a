import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type Metric, printMetrics } from './print-metrics.ts';
import { watchProcess } from './process-metrics.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

let server: MetricsServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const metric: Metric = {
  name: 'edge_requests_total',
  help: 'Requests.',
  type: 'counter',
  samples: [{ labels: { pool: 'site', status: '2xx' }, value: 3 }, { value: 1.5 }],
};

test('metrics are printed in the format of Prometheus', () => {
  expect(printMetrics([metric])).toBe(
    '# HELP edge_requests_total Requests.\n# TYPE edge_requests_total counter\n' +
      'edge_requests_total{pool="site",status="2xx"} 3\nedge_requests_total 1.5\n',
  );
});

test('a label can contain any text', () => {
  const printed = printMetrics([{ ...metric, samples: [{ labels: { path: 'a"b\\c\nd' }, value: Number.NaN }] }]);
  expect(printed.split('\n')[2]).toBe('edge_requests_total{path="a\\"b\\\\c\\nd"} NaN');
});

test('a name that Prometheus does not allow is an error', () => {
  expect(() => printMetrics([{ ...metric, name: 'edge-requests' }])).toThrow('edge-requests');
});

test('the delay of the event loop is measured', async () => {
  const watch = watchProcess('edge');
  const end = Date.now() + 150;
  await new Promise((resolve) => setTimeout(resolve, 20));
  while (Date.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const most = watch.read()[0]?.samples.at(-1)?.value ?? 0;
  watch.stop();
  expect(most).toBeGreaterThan(0.05);
  expect(most).toBeLessThan(10);
});

test('metrics are served at /metrics, and only under a loopback name', async () => {
  server = await serveMetrics({ port: 0, collect: () => [metric] });
  expect(await get('/metrics', '127.0.0.1:9')).toEqual([200, printMetrics([metric])]);
  expect((await get('/metrics', 'localhost'))[0]).toBe(200);
  expect((await get('/metrics', 'rebound.example.org'))[0]).toBe(403);
  expect((await get('/', 'localhost'))[0]).toBe(404);
});

function get(path: string, host: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server?.port, path, headers: { host }, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += piece));
      answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
    });
    sent.on('error', reject);
    sent.end();
  });
}

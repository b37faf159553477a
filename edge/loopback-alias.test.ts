import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, startEdge } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

const html = { accept: 'text/html,*/*' };

test('a browser at another name of this machine is led to the public one, with its path and query', async () => {
  edge = await startEdge({ config: { publicUrl: 'http://localhost:4010' } });
  await edge.get('/kept', { host: 'localhost:4010' });
  for (const host of ['127.0.0.1:4010', '[::1]:4010', 'haptera.localhost:4010']) {
    for (const path of ['/kept', '/en/search?q=%E8%A7%A6&x=/', '/studio', '//evil.example/x']) {
      const { status, headers } = await edge.get(path, { ...html, host });
      expect([status, headers.location]).toEqual([307, `http://localhost:4010${path}`]);
      expect(headers['cache-control']).toBe('no-store');
    }
  }
});

test('programs, other hosts and the public name itself are not led away', async () => {
  edge = await startEdge({ config: { publicUrl: 'http://localhost:4010' } });
  const others: Record<string, string>[] = [
    { host: '127.0.0.1:4010' },
    { host: '127.0.0.1:4010', accept: 'application/json' },
    { host: 'localhost:4010', ...html },
    { host: '127.0.0.1:9999', ...html },
    { host: 'evil.example', ...html },
    { host: 'not a host', ...html },
  ];
  for (const headers of others) expect((await edge.get('/page', headers)).status).toBe(200);
  expect(
    (await edge.ask({ path: '/wp-json/x', method: 'POST', headers: { host: '127.0.0.1:4010', ...html } })).status,
  ).toBe(200);
});

test('with a public address no name is an alias', async () => {
  edge = await startEdge();
  expect((await edge.get('/page', { ...html, host: '127.0.0.1:4010' })).status).toBe(200);
});

import { afterEach, expect, test } from 'vitest';
import { readEdgeEnv } from './env.ts';
import { type EdgeUnderTest, pause, startEdge, startUpstream, type TestUpstream } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
let cms: TestUpstream;
afterEach(async () => {
  await edge.close();
  await cms.stop();
});

const since = '2026-11-28T08:00:00.000Z';

async function startBeside(health: () => unknown): Promise<void> {
  cms = await startUpstream();
  cms.answerWith((_request, response) => response.writeHead(503).end(JSON.stringify(health())));
  const standby = { healthUrl: `http://127.0.0.1:${cms.port}/healthz`, every: 20, patience: 15_000 };
  edge = await startEdge({ config: { standby } });
}

const readiness = async () => JSON.parse((await edge.get('/readyz')).text);

test('a product that stands by is not ready, says since when, and serves no page that may be outdated', async () => {
  let health: unknown = { status: 'starting' };
  await startBeside(() => health);
  expect((await edge.get('/page')).headers['x-edge']).toBe('miss');
  expect((await edge.get('/page')).headers['x-edge']).toBe('hit');
  health = { status: 'standby', since, writer: { host: 'other', pid: 1, since: null } };
  await expect.poll(readiness).toEqual({ status: 'standby', since });
  expect((await edge.get('/readyz')).status).toBe(503);
  for (const path of ['/page', '/another']) {
    const { status, headers, text } = await edge.get(path, { accept: 'text/html' });
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    expect(text).toContain('standing by');
  }
  // The CMS and announcements to the site are still reached.
  expect((await edge.get('/wp-json/x')).status).toBe(200);
  expect((await edge.ask({ path: '/api/revalidate', method: 'POST' })).status).toBe(200);
  await cms.stop();
  await pause(100);
  expect(await readiness()).toMatchObject({ status: 'standby' });
  await cms.start();
  health = { status: 'ok' };
  await expect.poll(readiness).toEqual({ status: 'ready' });
  expect((await edge.get('/page')).headers['x-edge']).not.toBe('hit');
  expect(edge.events.filter(({ kind }) => kind === 'standby')).toEqual([
    { kind: 'standby', since },
    { kind: 'standby', since: null },
  ]);
});

test('a CMS that waits for the lease of its killed predecessor keeps no page from visitors', async () => {
  await startBeside(() => ({ status: 'standby', since: new Date().toISOString() }));
  await edge.get('/page');
  await expect.poll(() => cms.seen.length).toBeGreaterThan(3);
  expect(await readiness()).toEqual({ status: 'ready' });
  expect((await edge.get('/page')).headers['x-edge']).toBe('hit');
});

test('the edge asks its own CMS', async () => {
  await startBeside(() => ({ status: 'ok' }));
  expect(readEdgeEnv({ CMS_ORIGIN: 'http://127.0.0.1:5011' }).config.standby).toEqual({
    healthUrl: 'http://127.0.0.1:5011/healthz',
  });
});

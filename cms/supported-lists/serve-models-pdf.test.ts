import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelsPdfPath } from '#contract/downloads.ts';
import { createHttp } from '../doors/http.ts';
import { systemViewer } from '../permission/viewer.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let held: TestCms;
beforeAll(async () => {
  held = await openTestCms();
});
afterAll(() => held.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  createHttp(held.cms)(new Request(`https://haptera.example${path}`, { method, headers }));

const save = (model: string) =>
  held.cms.supportedLists.saveList(systemViewer, 'models', {
    rows: [{ brand: 'Huawei', model }],
    updated: '2024-11-29',
  });

test('the PDF of the models is printed in a separate process and stays the same until the list changes', async () => {
  const path = modelsPdfPath('zh');
  expect((await get(path)).status).toBe(404);
  await save('P30');
  const first = await get(path);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect([first.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toContain(encodeURIComponent('支持的机型'));
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  const etag = first.headers.get('etag') ?? '';

  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
  const head = await get(path, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), '']);
  const part = await get(path, { Range: 'bytes=0-4' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
  expect((await get(path, {}, 'POST')).status).toBe(405);

  await save('P40');
  const next = await get(path, { 'If-None-Match': etag });
  expect(next.status).toBe(200);
  expect(next.headers.get('etag')).not.toBe(etag);
  await next.arrayBuffer();
});

test('other download addresses respond with 404', async () => {
  for (const path of ['/downloads/', '/downloads/supported-models-fr.pdf', '/downloads/../uploads/x.pdf']) {
    expect((await get(path)).status).toBe(404);
  }
});

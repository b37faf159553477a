import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import apiFetch from '@wordpress/api-fetch';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import type { RunningServer } from '#kit/http/serve.ts';
import { type Cms, createCms } from '../../create-cms.ts';
import { connectOptions, migrateCms } from '../../database/open-database.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, pngBytes } from '../../testing/builders.ts';
import { testSecret } from '../../testing/open-test-cms.ts';
import { createHttp } from '../http.ts';
import { serve } from '../serve.ts';

let cms: Cms;
let server: RunningServer;
let publicUrl = '';
const cleanup: (() => Promise<unknown>)[] = [];
const faults: string[] = [];
const password = 'long enough for this';

beforeAll(async () => {
  const { url, drop } = await createTestDatabase({ template: 'cms', prepare: migrateCms, connect: connectOptions });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-api-fetch-'));
  const port = await findFreePort();
  publicUrl = `http://127.0.0.1:${port}`;
  cms = createCms({
    databaseUrl: url,
    dataDirectory,
    secret: testSecret,
    publicUrl,
    siteRevalidateUrl: null,
    log: () => undefined,
  });
  await cms.start();
  const log = (line: string) => faults.push(line);
  server = await serve(createHttp(cms, { log }), port, publicUrl, log);
  cleanup.push(
    () => server.close(),
    () => cms.close(),
    drop,
    () => rm(dataDirectory, { recursive: true, force: true }),
  );
  await cms.users.createUser(systemViewer, {
    login: 'ada',
    email: 'ada@haptera.example',
    password,
    role: 'administrator',
  });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  for (const step of cleanup) await step();
  expect(faults).toEqual([]);
});

test('the WordPress client works with an application password, across many pages of a list', async () => {
  const { items } = await cms.users.listUsers(systemViewer);
  const secret = await cms.applicationPasswords.createApplicationPassword(systemViewer, items[0]?.id ?? 0, {
    name: 'live',
  });
  const basic = `Basic ${Buffer.from(`ada:${secret.password}`).toString('base64')}`;
  const parent = await aPage(cms, { title: 'all' });
  for (let count = 0; count < 130; count += 1) await aPage(cms, { parentId: parent.id, content: '', status: 'draft' });
  const remove = addMiddleware((options, next) =>
    next({ ...options, headers: { ...options.headers, Authorization: basic } }),
  );
  const found = await apiFetch<{ id: number }[]>({
    path: `/wp/v2/pages?parent=${parent.id}&per_page=-1&_fields=id&context=edit&status=draft`,
  });
  expect(new Set(found.map(({ id }) => id)).size).toBe(130);

  const made = await apiFetch<{ id: number; status: string }>({
    path: '/wp/v2/pages',
    method: 'POST',
    data: { title: '触觉', status: 'publish' },
  });
  expect(made.status).toBe('publish');
  // The client sends PUT, PATCH and DELETE as POST with `X-HTTP-Method-Override`.
  const changed = await apiFetch<{ title: { raw: string } }>({
    path: `/wp/v2/pages/${made.id}`,
    method: 'PUT',
    data: { title: 'Haptics' },
  });
  expect(changed.title.raw).toBe('Haptics');
  await expect(apiFetch({ path: '/wp/v2/pages/999999' })).rejects.toMatchObject({ code: 'rest_post_invalid_id' });
  const gone = await apiFetch<{ deleted: boolean }>({ path: `/wp/v2/pages/${made.id}?force=true`, method: 'DELETE' });
  expect(gone.deleted).toBe(true);

  const form = new FormData();
  form.append('file', new File([new Uint8Array(pngBytes(5, 5))], 'small.png', { type: 'image/png' }));
  form.append('alt_text', '小');
  const media = await apiFetch<{ alt_text: string; source_url: string }>({
    path: '/wp/v2/media',
    method: 'POST',
    body: form,
  });
  expect(media.alt_text).toBe('小');
  expect((await fetch(media.source_url)).headers.get('content-type')).toBe('image/png');
  remove();
});

test('the WordPress client renews its nonce when it has expired', async () => {
  const jar = keepCookies();
  const signedIn = await fetch(`${publicUrl}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ log: 'ada', pwd: password, testcookie: '1' }),
  });
  expect(signedIn.status).toBe(302);
  expect(jar.cookie).toMatch(/^wordpress_logged_in_haptera=/);
  apiFetch.nonceEndpoint = `${publicUrl}/wp-admin/admin-ajax.php?action=rest-nonce`;
  const nonce = apiFetch.createNonceMiddleware('0123456789');
  apiFetch.nonceMiddleware = nonce;
  const remove = addMiddleware((options, next) => nonce(options, next));
  const me = await apiFetch<{ username: string }>({ path: '/wp/v2/users/me?context=edit' });
  expect(me.username).toBe('ada');
  expect(nonce.nonce).toMatch(/^[0-9a-f]{10}$/);
  expect(nonce.nonce).not.toBe('0123456789');
  remove();
});

test('a client that keeps sending after an error response can still read it', async () => {
  const answer = await fetch(`${publicUrl}/wp-json/wp/v2/media`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a.png' },
    body: new Uint8Array(8 * 1024 * 1024),
  });
  expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'close']);
  expect(await answer.json()).toMatchObject({ code: 'rest_cannot_create' });
});

test('an upload rejected midway gets its response immediately and leaves nothing open', async () => {
  const { items } = await cms.users.listUsers(systemViewer);
  const secret = await cms.applicationPasswords.createApplicationPassword(systemViewer, items[0]?.id ?? 0, {
    name: 'big',
  });
  const authorization = `Basic ${Buffer.from(`ada:${secret.password}`).toString('base64')}`;
  const bytes = new Uint8Array(12 * 1024 * 1024).fill(60);
  const form = new FormData();
  form.append('file', new File([bytes], 'page.html', { type: 'text/html' }));
  const disposition = { 'content-disposition': 'attachment; filename=page.html', 'content-type': 'text/html' };
  for (const [body, headers] of [
    [bytes, disposition],
    [form, {}],
  ] as const) {
    const started = Date.now();
    const answer = await fetch(`${publicUrl}/wp-json/wp/v2/media`, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    expect(await answer.json()).toMatchObject({ code: 'rest_upload_sideload_error' });
    expect(Date.now() - started).toBeLessThan(4_000);
  }
});

test('health responds, and unknown methods and targets are rejected', async () => {
  expect(await (await fetch(`${publicUrl}/healthz`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`${publicUrl}/wp-json/wp/v2/types`, { method: 'BREW' })).status).toBe(400);
  expect((await fetch(`${publicUrl}//evil.example/wp-json`)).status).toBe(404);
});

type Middleware = Parameters<typeof apiFetch.use>[0];

function addMiddleware(middleware: Middleware): () => void {
  const root = apiFetch.createRootURLMiddleware(`${publicUrl}/wp-json/`);
  apiFetch.use(root);
  apiFetch.use(middleware);
  return () => {
    apiFetch.unregister(root);
    apiFetch.unregister(middleware);
  };
}

/** Stores and sends cookies, as a browser does for a page of the same site. */
function keepCookies(): { cookie: string } {
  const jar = { cookie: '' };
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.cookie) headers.set('cookie', jar.cookie);
    const response = await plain(input, { ...init, headers });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) jar.cookie = set.join('; ');
    return response;
  });
  return jar;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { type RunningServer, serve } from '#kit/http/serve.ts';
import type { HonestRequest } from '#kit/testing/hostile-visits.ts';
import { playDisconnects } from '#kit/testing/play-disconnects.ts';
import { calls } from './calls.ts';
import { PlatformError } from './errors.ts';
import { openTestPlatform, type TestPlatform } from './testing/open-test-platform.ts';
import { beginFile, uploadPath } from './testing/send-file.ts';
import { addAccount, beginSession } from './testing/test-accounts.ts';

let opened: TestPlatform;
let server: RunningServer;
const said: string[] = [];
const fatal: unknown[] = [];
const note = (error: unknown) => void fatal.push(error);

beforeAll(async () => {
  opened = await openTestPlatform();
  server = await serve(opened.http, {
    port: 0,
    publicUrl: 'https://haptera.example',
    log: (line) => said.push(line),
    nameDoor: () => 'calls',
    unreadableBody: () => new PlatformError('badRequest'),
  });
  process.on('uncaughtExceptionMonitor', note);
});
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', note);
  await server.close();
  await opened.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const token = { authorization: `Bearer ${'a'.repeat(43)}` };

/** Every call in its correct form, and with a wrong method, a wrong type of body, or a body that is too long. */
const requests: readonly HonestRequest[] = [
  ...calls.flatMap(({ method, path }): HonestRequest[] => {
    const target = addresses.platform.path + path;
    const body = Buffer.from(`username=a%40b.example&captcha=1&id=1&filler=${'x'.repeat(20_000)}`);
    return method === 'GET'
      ? [
          { method, target, headers: token },
          { method: 'POST', target, headers: form, body },
        ]
      : [
          { method, target, headers: { ...form, ...token }, body },
          { method, target, headers: form, body: Buffer.alloc(300_000, 'x') },
          {
            method,
            target,
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
            body: Buffer.alloc(90_000),
          },
          { method: 'GET', target },
        ];
  }),
  ...['/healthz', '/platform', '/platform/openapi.json', '/platform/%', '//'].map((target) => ({
    method: 'GET',
    target,
  })),
  { method: 'CONNECT', target: '127.0.0.1:22' },
  { method: 'BREW', target: '/platform/x' },
];

/** Requests for an upload in progress, from its owner and from a stranger. */
async function listUploadRequests(): Promise<HonestRequest[]> {
  const { id } = await addAccount(opened, { roleCode: 'customer', configFileAuth: 1 });
  const own = `Bearer ${await beginSession(opened, id)}`;
  const begun = await beginFile(opened, own.slice(7), 'a.zip', 1_000_000);
  const target = begun.headers.get('location') ?? '';
  return [own, token.authorization].flatMap((authorization) => {
    const headers = { authorization, 'tus-resumable': '1.0.0' };
    const part = { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    return [
      { method: 'HEAD', target, headers },
      { method: 'PATCH', target, headers: part, body: Buffer.alloc(90_000, 'PK\x03\x04', 'latin1') },
      { method: 'PATCH', target, headers, body: Buffer.alloc(300_000) },
      { method: 'POST', target: uploadPath, headers: { ...headers, 'upload-length': '9' }, body: Buffer.alloc(9) },
      { method: 'OPTIONS', target: uploadPath },
    ];
  });
}

test('clients that disconnect in any way at any moment, in any call, crash and leak nothing', async () => {
  const visits = await playDisconnects(server.port, [...requests, ...(await listUploadRequests())], {
    seed: 13,
    milliseconds: 3_000,
    onVisit: (description) => expect(fatal, description).toEqual([]),
  });
  expect(visits).toBeGreaterThan(100);
  expect((await opened.call('/api/dict/getDictItems/industry')).status).toBe(200);
  expect([...said, ...opened.logged]).toEqual([]);
  await expect.poll(() => server.read()).toMatchObject({ connections: 0, inFlight: 0 });
}, 20_000);

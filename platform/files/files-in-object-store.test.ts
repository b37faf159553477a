import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { askTus, beginFile, sendFile, sendPart, uploadPath } from '../testing/send-file.ts';
import { addAccount, beginSession } from '../testing/test-accounts.ts';

let server: S3Server;
let opened: TestPlatform;
beforeAll(async () => {
  server = await startS3Server();
  opened = await openTestPlatform({ objectStore: server.settings });
});
beforeEach(() => server.reset());
afterAll(async () => {
  await opened.close();
  await server.close();
});

const content = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), randomBytes(9 * 1024 * 1024)]);
const text = { name: 'Cockpit', actuator: 'LRA', device: 'Phone', note: '' };
const refusal = { status: 503, code: 'AccessDenied' };

async function arrive(): Promise<string> {
  const { id } = await addAccount(opened, { roleCode: 'customer', configFileAuth: 1 });
  return beginSession(opened, id);
}

async function linkTo(token: string, uploadId: string): Promise<string> {
  const made = await opened.call('/community/configFile/create', { token, form: { ...text, uploadId } });
  const { id }: { id: string } = JSON.parse(JSON.stringify(made.result));
  const { result } = await opened.call(`/community/configFile/link?id=${id}`, { token });
  const { url }: { url: string } = JSON.parse(JSON.stringify(result));
  return url;
}

const download = (url: string, headers: Record<string, string> = {}) =>
  opened.http(new Request(`https://haptera.example${url}`, { headers }), '192.0.2.1');

test('a config file is uploaded to the bucket and can be downloaded in ranges', async () => {
  const token = await arrive();
  const uploadId = await sendFile(opened, token, 'a.zip', content);
  expect([...server.objects.keys()]).toEqual([`platform/config-files/${uploadId}`]);
  expect(await readdir(join(opened.dataDirectory, 'platform', '.uploads'))).toEqual([]);
  const url = await linkTo(token, uploadId);
  const whole = Buffer.from(await (await download(url)).arrayBuffer());
  expect(digest(whole)).toBe(digest(content));
  const part = await download(url, { Range: 'bytes=5000000-' });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 5000000-${content.length - 1}/${content.length}`,
  ]);
  expect(digest(Buffer.from(await part.arrayBuffer()))).toBe(digest(content.subarray(5_000_000)));
});

test('an upload that was completed while the store was unavailable is complete once the store is back', async () => {
  const token = await arrive();
  const location = (await beginFile(opened, token, 'a.zip', content.length)).headers.get('location') ?? '';
  server.fault = () => refusal;
  const refused = await sendPart(opened, token, location, 0, content);
  expect(refused).toMatchObject({ status: 503, code: 529 });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(server.objects.size).toBe(0);
  server.fault = () => null;
  const state = await askTus(opened, 'HEAD', location, { token });
  expect([state.status, state.headers.get('upload-offset')]).toEqual([200, String(content.length)]);
  const url = await linkTo(token, location.slice(uploadPath.length + 1));
  expect(digest(Buffer.from(await (await download(url)).arrayBuffer()))).toBe(digest(content));
});

test('a download while the store is unavailable gets a request to try again', async () => {
  const token = await arrive();
  const url = await linkTo(token, await sendFile(opened, token, 'a.zip', content));
  server.fault = () => refusal;
  const answer = await download(url);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 529, success: false });
});

test('feedback with a file is rejected while the store is unavailable, and accepted when it is sent again', async () => {
  const send = () => {
    const multipart = new FormData();
    for (const [name, value] of Object.entries({ type: '1', content: 'It hums.' })) multipart.set(name, value);
    multipart.append('files', new Blob(['{"pulses":[1]}']), 'a.he');
    return opened.call('/community/feedback', { multipart, address: '198.51.100.7' });
  };
  server.fault = () => refusal;
  expect(await send()).toMatchObject({ status: 503, code: 529 });
  server.fault = () => null;
  expect(await send()).toMatchObject({ code: 200 });
  const rows = await opened.database.query<{ id: string }>(sql`select id from feedback_files`);
  expect([...server.objects.keys()]).toEqual(rows.map(({ id }) => `platform/files/${id}`));
});

test('expired uploads are deleted even while the store is unavailable, and their files when it is back', async () => {
  const token = await arrive();
  const uploadId = await sendFile(opened, token, 'a.zip', content);
  opened.advance(25 * 60 * 60_000);
  server.fault = () => refusal;
  await expect(opened.platform.tidy()).rejects.toMatchObject({ refusal: { code: 529 } });
  expect(await opened.database.query(sql`select 1 from uploads where id = ${uploadId}`)).toEqual([]);
  server.fault = () => null;
  const object = server.objects.get(`platform/config-files/${uploadId}`);
  if (object) object.at = 1_000;
  await opened.platform.tidy();
  expect([...server.objects.keys()]).toEqual([]);
});

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { type RunningServer, serve } from '#kit/http/serve.ts';
import type { Account } from '../accounts/model.ts';
import type { Caller } from '../caller.ts';
import { createCore } from '../create-core.ts';
import { createPlatform } from '../create-platform.ts';
import { PlatformError } from '../errors.ts';
import { createFileStore } from '../files/file-store.ts';
import { storageTerms } from '../files/storage-terms.ts';
import { createHttp } from '../http.ts';
import { deriveKeys } from '../keys.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { askTus, beginFile, nameFile, sendFile, sendPart, sendSlowly, uploadPath } from '../testing/send-file.ts';
import { addAccount, addCompany, beginSession } from '../testing/test-accounts.ts';
import { uploadLimits } from './model.ts';
import { createUploadOperations } from './operations.ts';
import { createPartFiles } from './part-files.ts';

const MEBIBYTE = 1024 * 1024;
const secret = 'a secret for tests that is long enough for it';

let opened: TestPlatform;
let server: RunningServer;
beforeAll(async () => {
  opened = await openTestPlatform({ secret });
  server = await serve(opened.http, {
    port: 0,
    publicUrl: 'https://haptera.example',
    log: (line) => opened.logged.push(line),
    nameDoor: () => 'calls',
    unreadableBody: () => new PlatformError('badRequest'),
  });
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

const partFolder = () => join(opened.dataDirectory, 'platform', '.uploads');
const fileFolder = () => join(opened.dataDirectory, 'platform', 'config-files');
const list = (folder: string) => readdir(folder).catch(() => []);

/** An account without a company that may create config files. */
async function arrive(over: Parameters<typeof addAccount>[1] = {}): Promise<{ account: Account; token: string }> {
  const account = await addAccount(opened, { roleCode: 'customer', configFileAuth: 1, ...over });
  return { account, token: await beginSession(opened, account.id) };
}

function zip(bytes: number): Buffer<ArrayBuffer> {
  const content = Buffer.from(randomBytes(bytes));
  Buffer.from([0x50, 0x4b, 0x03, 0x04]).copy(content);
  return content;
}

async function begin(name = 'a.zip', bytes = 1_000): Promise<{ token: string; location: string; account: Account }> {
  const { token, account } = await arrive();
  const { headers, status } = await beginFile(opened, token, name, bytes);
  expect(status).toBe(201);
  return { token, account, location: headers.get('location') ?? '' };
}

/** The service again, like another process: it shares only the database and the folder. */
function openAnother(): Pick<TestPlatform, 'http'> {
  const platform = createPlatform({
    filesOrigin: 'http://127.0.0.1:9',
    database: opened.database,
    dataDirectory: opened.dataDirectory,
    publicUrl: 'https://haptera.example',
    mail: { smtpUrl: null, from: { name: '', address: 'a@haptera.example' }, staff: 'a@haptera.example' },
    secret,
    clock: () => new Date('2026-03-01T08:00:00Z'),
  });
  return { http: createHttp(platform, { log: (line) => opened.logged.push(line) }) };
}

const idOf = (location: string) => location.slice(uploadPath.length + 1);
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const digestKept = async (id: string) => digest(await readFile(join(fileFolder(), id)));

describe('an upload', () => {
  test('in parts results in the same file, whose hash is stored', async () => {
    const content = zip(300_000);
    const { token, location } = await begin('脉冲 配置.zip', content.length);
    for (let at = 0; at < content.length; at += 70_001) {
      const part = content.subarray(at, at + 70_001);
      const sent = await sendPart(opened, token, location, at, part);
      expect(sent).toMatchObject({ status: 204 });
      expect(sent.headers.get('upload-offset')).toBe(String(at + part.length));
    }
    expect(await digestKept(idOf(location))).toBe(digest(content));
    const row = await opened.database.one(sql`select file_name, sha256 from uploads where id = ${idOf(location)}`);
    expect(row).toEqual({ file_name: '脉冲 配置.zip', sha256: digest(content) });
    expect(await list(partFolder())).not.toContain(idOf(location));
  });

  test('has an address on this site, whatever host the request names', async () => {
    const { token } = await arrive();
    const foreign = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    const headers = { ...foreign, 'Upload-Length': '10', 'Upload-Metadata': nameFile('a.zip') };
    const { headers: answered } = await askTus(opened, 'POST', '', { token, headers });
    expect(answered.get('location')).toMatch(/^\/platform\/community\/configFile\/uploads\/[0-9a-f-]{36}$/);
    expect(answered.get('tus-resumable')).toBe('1.0.0');
  });

  test('reports its offset and can be resumed there', async () => {
    const content = zip(1_000);
    const { token, location } = await begin('a.zip', content.length);
    await sendPart(opened, token, location, 0, content.subarray(0, 400));
    const { status, headers } = await askTus(opened, 'HEAD', location, { token });
    expect(status).toBe(200);
    expect([headers.get('upload-offset'), headers.get('upload-length')]).toEqual(['400', '1000']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(headers.get('upload-expires') ?? '')).toBe(Date.parse('2026-03-02T08:00:00Z'));
    expect((await sendPart(opened, token, location, 400, content.subarray(400))).status).toBe(204);
    expect(await digestKept(idOf(location))).toBe(digest(content));
  });

  test('is described by OPTIONS, without a token', async () => {
    const { status, headers } = await askTus(opened, 'OPTIONS', '');
    expect(status).toBe(204);
    expect(headers.get('tus-extension')).toBe('creation,termination,expiration');
    expect(headers.get('tus-max-size')).toBe(String(200 * MEBIBYTE));
  });

  test('that is deleted leaves nothing behind', async () => {
    const { token, location } = await begin();
    await sendPart(opened, token, location, 0, zip(500));
    expect((await askTus(opened, 'DELETE', location, { token })).status).toBe(204);
    expect(await list(partFolder())).not.toContain(idOf(location));
    expect((await askTus(opened, 'HEAD', location, { token })).status).toBe(404);
    expect((await sendPart(opened, token, location, 500, zip(500))).status).toBe(404);
  });
});

describe('an upload is rejected', () => {
  test.each([
    ['because of its file extension', 'a.bin', 10, 415, 900],
    ['without a file extension', 'zip', 10, 415, 900],
    ['with a second extension', 'a.zip.exe', 10, 415, 900],
    ['when it is empty', 'a.zip', 0, 415, 531],
    ['above 200 MB', 'a.zip', 200 * MEBIBYTE + 1, 413, 533],
    ['above 10 MB when it is text', 'a.json', 10 * MEBIBYTE + 1, 413, 533],
  ])('%s', async (_why, name, bytes, status, code) => {
    const { token } = await arrive();
    expect(await beginFile(opened, token, name, bytes)).toMatchObject({ status, code });
  });

  test.each<[string, Record<string, string>, number]>([
    ['no length', { 'Upload-Metadata': nameFile('a.zip') }, 400],
    ['a deferred length', { 'Upload-Metadata': nameFile('a.zip'), 'Upload-Defer-Length': '1' }, 400],
    ['a negative length', { 'Upload-Metadata': nameFile('a.zip'), 'Upload-Length': '-1' }, 400],
    ['a length that is not a number', { 'Upload-Metadata': nameFile('a.zip'), 'Upload-Length': '1e3' }, 400],
    ['no name', { 'Upload-Length': '10' }, 400],
    ['a name that is not text', { 'Upload-Length': '10', 'Upload-Metadata': 'filename /////w==' }, 400],
    [
      'another version of the protocol',
      { 'Upload-Length': '10', 'Upload-Metadata': nameFile('a.zip'), 'Tus-Resumable': '0.2.2' },
      412,
    ],
  ])('with %s', async (_what, headers, status) => {
    const { token } = await arrive();
    expect(await askTus(opened, 'POST', '', { token, headers })).toMatchObject({ status, code: 405 });
  });

  test.each([
    ['an archive without its signature', 'a.zip', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an effect that is an array', 'a.he', Buffer.from('[1,2]')],
    ['a truncated effect', 'a.he', Buffer.from('{"pulses":[1,')],
    ['JSON in another encoding', 'a.json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['JSON that is an archive', 'a.json', zip(100)],
  ])('as %s, and is deleted at once', async (_what, name, content) => {
    const { token, location } = await begin(name, content.length);
    expect(await sendPart(opened, token, location, 0, content)).toMatchObject({ status: 415, code: 531 });
    expect((await askTus(opened, 'HEAD', location, { token })).status).toBe(404);
    expect([...(await list(partFolder())), ...(await list(fileFolder()))]).not.toContain(idOf(location));
  });

  test('as soon as its content shows that it is no archive', async () => {
    const { token, location } = await begin('a.zip', 10_000);
    expect(await sendPart(opened, token, location, 0, Buffer.from('MZ'))).toMatchObject({ status: 204 });
    expect(await sendPart(opened, token, location, 2, Buffer.from('exe'))).toMatchObject({ status: 415, code: 531 });
    expect((await askTus(opened, 'HEAD', location, { token })).status).toBe(404);
  });

  test('with an unsupported method', async () => {
    const { token, location } = await begin();
    for (const method of ['GET', 'PUT']) {
      expect(await askTus(opened, method, location, { token })).toMatchObject({ status: 405, code: 503 });
    }
  });

  test('with the wrong content type', async () => {
    const { token, location } = await begin();
    const headers = { 'Content-Type': 'application/octet-stream', 'Upload-Offset': '0' };
    expect(await askTus(opened, 'PATCH', location, { token, headers, body: zip(10) })).toMatchObject({ status: 415 });
  });
});

describe('a request', () => {
  test('with a wrong offset changes nothing', async () => {
    const content = zip(1_000);
    const { token, location } = await begin('a.zip', content.length);
    await sendPart(opened, token, location, 0, content.subarray(0, 400));
    for (const offset of [0, 399, 401, 1_000, 10 ** 14]) {
      const answer = await sendPart(opened, token, location, offset, content.subarray(0, 10));
      expect(answer).toMatchObject({ status: 409, code: 405 });
      expect(answer.headers.get('upload-offset')).toBe('400');
    }
    for (const offset of ['-1', '4e2', '400abc', '']) {
      const answer = await sendPart(opened, token, location, 0, content.subarray(0, 10), { 'Upload-Offset': offset });
      expect(answer).toMatchObject({ status: 400, code: 405 });
    }
    await sendPart(opened, token, location, 400, content.subarray(400));
    expect(await digestKept(idOf(location))).toBe(digest(content));
  });

  test('that sends more than the announced length writes nothing beyond it', async () => {
    const { token, location } = await begin('a.zip', 1_000);
    expect(await sendPart(opened, token, location, 0, zip(1_001))).toMatchObject({ status: 413, code: 405 });
    const announced = { 'Content-Length': '1001' };
    expect(await sendPart(opened, token, location, 0, zip(1_001), announced)).toMatchObject({ status: 413 });
    expect((await stat(join(partFolder(), idOf(location))).catch(() => ({ size: 0 }))).size).toBeLessThanOrEqual(1_000);
  });

  test('for an upload of another account finds nothing', async () => {
    const content = zip(1_000);
    const { location, token } = await begin('a.zip', content.length);
    await sendPart(opened, token, location, 0, content.subarray(0, 400));
    const stranger = (await arrive()).token;
    expect((await askTus(opened, 'HEAD', location, { token: stranger })).status).toBe(404);
    expect((await sendPart(opened, stranger, location, 400, zip(600))).status).toBe(404);
    expect((await askTus(opened, 'DELETE', location, { token: stranger })).status).toBe(404);
    expect((await askTus(opened, 'HEAD', location, { token })).headers.get('upload-offset')).toBe('400');
    for (const path of [
      '..%2f..%2fetc',
      'x',
      '../../files/a',
      `${idOf(location)}/more`,
      idOf(location).toUpperCase(),
    ]) {
      expect((await askTus(opened, 'HEAD', path, { token })).status).toBe(404);
    }
  });

  test('without a token or permission is rejected', async () => {
    const { location } = await begin();
    expect(await askTus(opened, 'POST', '')).toMatchObject({ status: 401, code: 401 });
    expect(await askTus(opened, 'DELETE', location, { token: 'x'.repeat(43) })).toMatchObject({ code: 401 });
    const over = { configFileAuth: 1, expiresAt: '2026-02-28T00:00:00Z' } as const;
    const trial = { roleCode: 'trialCustomer', expiresAt: '2026-03-04T00:00:00Z' } as const;
    for (const [account, code] of [
      [{ roleCode: 'user', configFileAuth: null }, 521],
      [{ configFileAuth: 0 }, 521],
      [trial, 521],
      [over, 606],
    ] as const) {
      const { token } = await arrive(account);
      expect(await beginFile(opened, token, 'a.zip', 10)).toMatchObject({ status: 403, code });
    }
  });

  test('is rejected once the account has lost its permission', async () => {
    const { token, account, location } = await begin();
    await opened.database.run(sql`update accounts set config_file_auth = 0 where id = ${account.id}`);
    expect(await sendPart(opened, token, location, 0, zip(10))).toMatchObject({ status: 403, code: 521 });
  });
});

describe('a connection', () => {
  test('that is reset in the middle of a part keeps what has arrived', async () => {
    const content = zip(500_000);
    const { token, location } = await begin('a.zip', content.length);
    let offset = 0;
    for (let round = 0; round < 8; round += 1) {
      const bytes = content.subarray(offset, offset + 40_000 + round * 1_000);
      const sent = sendSlowly(server.port, { token, location, offset, announced: content.length - offset, bytes });
      await new Promise((resolve) => setTimeout(resolve, 40));
      sent.reset();
      await sent.closed;
      const { headers } = await askTus(opened, 'HEAD', location, { token });
      const next = Number(headers.get('upload-offset'));
      expect(next).toBeGreaterThanOrEqual(offset);
      expect(next).toBeLessThanOrEqual(offset + bytes.length);
      offset = next;
    }
    expect(offset).toBeGreaterThan(0);
    await sendPart(opened, token, location, offset, content.subarray(offset));
    expect(await digestKept(idOf(location))).toBe(digest(content));
    expect(opened.logged).toEqual([]);
  });

  test('that hangs is replaced by the next one of the same account', async () => {
    const content = zip(200_000);
    const { token, location } = await begin('a.zip', content.length);
    const bytes = content.subarray(0, 50_000);
    const hanging = sendSlowly(server.port, { token, location, offset: 0, announced: content.length, bytes });
    await vi.waitUntil(async () => (await stat(join(partFolder(), idOf(location))).catch(() => null))?.size === 50_000);
    const { status, headers } = await askTus(opened, 'HEAD', location, { token });
    expect([status, headers.get('upload-offset')]).toEqual([200, '50000']);
    expect((await sendPart(opened, token, location, 50_000, content.subarray(50_000))).status).toBe(204);
    expect(await digestKept(idOf(location))).toBe(digest(content));
    hanging.reset();
    await hanging.closed;
    expect(opened.logged).toEqual([]);
  });

  test('that sends the same part as others at the same time does not damage the file', async () => {
    const content = zip(100_000);
    const { token, location } = await begin('a.zip', content.length);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendPart(opened, token, location, 0, content.subarray(0, 60_000))),
    );
    expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true);
    const at = Number((await askTus(opened, 'HEAD', location, { token })).headers.get('upload-offset'));
    expect(at).toBeGreaterThan(0);
    await sendPart(opened, token, location, at, content.subarray(at));
    expect(await digestKept(idOf(location))).toBe(digest(content));
  });
});

describe('two services over one database', () => {
  test('replace a connection that hangs at one when the same account connects to the other', async () => {
    const other = openAnother();
    const content = zip(200_000);
    const { token, location } = await begin('a.zip', content.length);
    const bytes = content.subarray(0, 50_000);
    const hanging = sendSlowly(server.port, { token, location, offset: 0, announced: content.length, bytes });
    await vi.waitUntil(async () => (await stat(join(partFolder(), idOf(location))).catch(() => null))?.size === 50_000);
    const { headers } = await askTus(other, 'HEAD', location, { token });
    expect(headers.get('upload-offset')).toBe('50000');
    expect((await sendPart(other, token, location, 50_000, content.subarray(50_000))).status).toBe(204);
    expect(await digestKept(idOf(location))).toBe(digest(content));
    hanging.reset();
    await hanging.closed;
    expect(opened.logged).toEqual([]);
  });

  test('write only one of several parts that are sent to both at the same time', async () => {
    const doors = [opened, openAnother()];
    const content = zip(100_000);
    const { token, location } = await begin('a.zip', content.length);
    const answers = await Promise.all(
      [60_000, 30_000, 50_000, 40_000].map((end, at) =>
        sendPart(doors[at % 2] ?? opened, token, location, 0, content.subarray(0, end)),
      ),
    );
    expect(answers.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 204 || status === 409 || status === 503)).toBe(true);
    const at = Number((await askTus(opened, 'HEAD', location, { token })).headers.get('upload-offset'));
    expect((await stat(join(partFolder(), idOf(location)))).size).toBe(at);
    await sendPart(doors[1] ?? opened, token, location, at, content.subarray(at));
    expect(await digestKept(idOf(location))).toBe(digest(content));
  });

  test('do not wait long for one that has crashed', async () => {
    const { token, location } = await begin('a.zip', 100);
    await opened.database.run(sql`
      update uploads set turn = gen_random_uuid(), turn_until = clock_timestamp() + interval '1 second'
      where id = ${idOf(location)}`);
    expect((await sendPart(opened, token, location, 0, zip(100))).status).toBe(204);
  });

  test('record nothing for an upload that the other has taken over', async () => {
    const content = zip(200_000);
    const { token, location } = await begin('a.zip', content.length);
    const bytes = content.subarray(0, 50_000);
    const hanging = sendSlowly(server.port, { token, location, offset: 0, announced: content.length, bytes });
    await vi.waitUntil(async () => (await stat(join(partFolder(), idOf(location))).catch(() => null))?.size === 50_000);
    await opened.database.run(sql`update uploads set turn = gen_random_uuid() where id = ${idOf(location)}`);
    hanging.reset();
    await hanging.closed;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const row = await opened.database.one(sql`select received from uploads where id = ${idOf(location)}`);
    expect(row).toEqual({ received: 0 });
  });
});

describe('a restarted service', () => {
  test('resumes an upload after the last acknowledged byte', async () => {
    const content = zip(1_000);
    const { token, location } = await begin('a.zip', content.length);
    await sendPart(opened, token, location, 0, content.subarray(0, 400));
    // As a crash leaves it: with bytes after the last acknowledged one.
    const part = join(partFolder(), idOf(location));
    await writeFile(part, Buffer.concat([await readFile(part), Buffer.alloc(300, 'x')]));
    const next = openAnother();
    const state = await askTus(next, 'HEAD', location, { token });
    expect(state.headers.get('upload-offset')).toBe('400');
    expect((await sendPart(next, token, location, 400, content.subarray(400))).status).toBe(204);
    expect(await digestKept(idOf(location))).toBe(digest(content));
  });

  test('completes an upload that was killed after its last byte but before the check', async () => {
    const { token, account, location } = await begin('a.zip', 100);
    const content = zip(100);
    await sendPart(opened, token, location, 0, content);
    await opened.database.run(sql`update uploads set sha256 = null where account_id = ${account.id}`);
    const { status, headers } = await askTus(opened, 'HEAD', location, { token });
    expect([status, headers.get('upload-offset')]).toEqual([200, '100']);
    const row = await opened.database.one(sql`select sha256 from uploads where account_id = ${account.id}`);
    expect(row).toEqual({ sha256: digest(content) });
  });

  test('discards an upload whose bytes were lost from the disk', async () => {
    const { token, location } = await begin();
    await sendPart(opened, token, location, 0, zip(400));
    await truncate(join(partFolder(), idOf(location)), 100);
    expect((await sendPart(opened, token, location, 400, zip(600))).status).toBe(404);
    expect((await askTus(opened, 'HEAD', location, { token })).status).toBe(404);
    expect(await list(partFolder())).not.toContain(idOf(location));
  });
});

describe('space', () => {
  test('is limited to ten uploads of an account; an idle one is replaced after ten minutes', async () => {
    const { token } = await arrive();
    const begun: string[] = [];
    for (let index = 0; index < uploadLimits.ofAccount; index += 1) {
      begun.push((await beginFile(opened, token, 'a.zip', 100)).headers.get('location') ?? '');
    }
    const refused = await beginFile(opened, token, 'a.zip', 100);
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(refused.headers.get('retry-after')).toBe('600');
    opened.advance(uploadLimits.idle);
    expect((await beginFile(opened, token, 'a.zip', 100)).status).toBe(201);
    const states = await Promise.all(begun.map((location) => askTus(opened, 'HEAD', location, { token })));
    expect(states.filter(({ status }) => status === 404)).toHaveLength(1);
  });

  test('is reserved on the disk for everything else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'haptera-uploads-'));
    const { operations, caller } = await openOperations(folder, storageTerms.diskReserve + 1_000);
    await operations.begin({ fileName: 'a.zip', bytes: 600 }, caller);
    const second = operations.begin({ fileName: 'b.zip', bytes: 10_000_000 }, caller);
    await expect(second).rejects.toMatchObject({ refusal: { code: 507, status: 507 } });
    await rm(folder, { recursive: true });
  });

  test('of a company is shared by its accounts', async () => {
    const companyId = await addCompany(opened);
    const first = await arrive({ companyId });
    const colleague = await arrive({ companyId });
    const stranger = await arrive();
    await opened.database.run(sql`
      insert into config_files (id, company_id, creator_id, name, name_key, actuator, device, note, file_id, file_name,
        bytes, sha256, version, created_at, updated_at)
      values (gen_random_uuid(), ${companyId}, ${first.account.id}, 'x', 'x', 'x', 'x', '', gen_random_uuid(), 'x.zip',
        ${storageTerms.configFiles.bytes - 1_000}, '', 1, now(), now())`);
    expect(await beginFile(opened, colleague.token, 'a.zip', 1_001)).toMatchObject({ status: 507, code: 507 });
    expect((await beginFile(opened, colleague.token, 'a.zip', 900)).status).toBe(201);
    expect((await beginFile(opened, first.token, 'a.zip', 900)).code).toBe(507);
    expect((await beginFile(opened, stranger.token, 'a.zip', 1_001)).status).toBe(201);
  });
});

describe('once an hour', () => {
  test('uploads that are a day old and unfinished or unused are deleted', async () => {
    const { token, location } = await begin();
    await sendPart(opened, token, location, 0, zip(400));
    const unused = await sendFile(opened, token, 'b.zip', zip(200));
    opened.advance(storageTerms.uploads.age - 1_000);
    await opened.platform.tidy();
    expect(await list(partFolder())).toContain(idOf(location));
    expect(await list(fileFolder())).toContain(unused);
    opened.advance(1_000);
    expect(
      (await askTus(opened, 'HEAD', location, { token: await beginSession(opened, (await ownerOf(location)) ?? '') }))
        .status,
    ).toBe(404);
    await opened.platform.tidy();
    expect(await list(partFolder())).not.toContain(idOf(location));
    expect(await list(fileFolder())).not.toContain(unused);
    expect(await ownerOf(location)).toBeNull();
  });

  test('only orphaned files are deleted', async () => {
    const { token, location } = await begin();
    await sendPart(opened, token, location, 0, zip(400));
    const whole = await sendFile(opened, token, 'b.zip', zip(200));
    const orphan = '00000000-0000-4000-8000-000000000000';
    for (const folder of [partFolder(), fileFolder()]) await writeFile(join(folder, orphan), 'x');
    for (const file of [join(partFolder(), orphan), join(fileFolder(), orphan)]) await utimes(file, 1, 1);
    await utimes(join(partFolder(), idOf(location)), 1, 1);
    await utimes(join(fileFolder(), whole), 1, 1);
    await opened.platform.tidy();
    expect(await list(partFolder())).toContain(idOf(location));
    expect(await list(fileFolder())).toContain(whole);
    expect([...(await list(partFolder())), ...(await list(fileFolder()))]).not.toContain(orphan);
  });
});

async function ownerOf(location: string): Promise<string | null> {
  const row = await opened.database.one<{ account_id: string }>(
    sql`select account_id from uploads where id = ${idOf(location)}`,
  );
  return row?.account_id ?? null;
}

/** The operations on a disk with this much free space. */
async function openOperations(folder: string, room: number) {
  const { account } = await arrive();
  const core = createCore({
    database: opened.database,
    dataDirectory: folder,
    publicUrl: 'https://haptera.example',
    keys: deriveKeys(secret),
    log: () => undefined,
    clock: () => new Date('2026-03-01T08:00:00Z'),
    onCommit: () => undefined,
  });
  const parts = { ...createPartFiles(folder), measureRoom: async () => room };
  await opened.database.run(sql`delete from uploads`);
  const caller: Caller = {
    account,
    sessionId: null,
    isStaff: false,
    address: null,
    locale: 'en',
    agent: '',
    cookies: new Map(),
    setCookie: () => undefined,
  };
  return { operations: createUploadOperations(core, createFileStore(folder), parts), caller };
}

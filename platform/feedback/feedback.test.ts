import { readdir, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { serve } from '#kit/http/serve.ts';
import { PlatformError } from '../errors.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

/** Each test uses its own address, because the rate limits are per visitor. */
let address = '';
let visitors = 0;
beforeEach(() => {
  visitors += 1;
  address = `198.51.100.${visitors}`;
});

const MEBIBYTE = 1024 * 1024;
const png = (bytes = 100) => {
  const file = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(file);
  file.write('IHDR', 12, 'latin1');
  return file;
};
const jpeg = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50)]);
const bmp = () => {
  const file = Buffer.alloc(60);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(40, 14);
  return file;
};
const effect = Buffer.from(JSON.stringify({ 名称: '脉冲', pulses: [1, 2, 3] }));

type Part = readonly [name: string, content: Buffer<ArrayBuffer>];

function send(parts: readonly Part[], values: Readonly<Record<string, string>> = {}, locale = 'en') {
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ type: '1', content: 'It hums.', ...values })) multipart.set(name, value);
  for (const [name, content] of parts) multipart.append('files', new Blob([content]), name);
  return opened.call('/community/feedback', { multipart, address, locale });
}

const listKept = async () => {
  const rows = await opened.database.query<{ id: string }>(sql`select id from feedback_files`);
  return rows.map(({ id }) => id).sort();
};
const listOnDisk = async () => (await readdir(join(opened.dataDirectory, 'platform', 'files'))).sort();

describe('feedback', () => {
  test('is stored with its files', async () => {
    const answer = await send([
      ['screen.png', png()],
      ['../../etc/Foto.JPG', jpeg()],
      ['脉冲.he', effect],
    ]);
    expect(answer).toMatchObject({ code: 200, message: 'Submit success' });
    const rows = await opened.database.query(sql`select name, media_type, bytes from feedback_files order by place`);
    expect(rows).toEqual([
      { name: 'screen.png', media_type: 'image/png', bytes: 100 },
      { name: 'Foto.JPG', media_type: 'image/jpeg', bytes: 54 },
      { name: '脉冲.he', media_type: 'application/json', bytes: effect.length },
    ]);
    expect(await listOnDisk()).toEqual(await listKept());
  });

  test('is mailed to staff with the address for the reply', async () => {
    await send([['b.bmp', bmp()]], { type: '3', content: '它在响', email: 'ada@haptera.example' }, 'zh');
    const find = async () => (await opened.mails()).find(({ subject }) => subject === '新的反馈：使用咨询');
    await expect.poll(find).toMatchObject({ to: 'staff@haptera.example' });
    expect((await find())?.text).toMatch(/回复邮箱: ada@haptera\.example\n附件: b\.bmp\n\n> 它在响/);
  });

  test('without files can be sent as a plain form', async () => {
    const form = { type: '2', content: 'No files' };
    expect(await opened.call('/community/feedback', { form, address })).toMatchObject({ code: 200 });
  });

  test('is accepted once in five minutes from one visitor', async () => {
    expect(await send([])).toMatchObject({ code: 200 });
    const early = await send([]);
    expect(early).toMatchObject({ status: 429, code: 800 });
    expect(early.message).toBe('Please wait at least 5 minutes before you send feedback again');
    expect(Number(early.headers.get('retry-after'))).toBe(300);
    opened.advance(5 * 60_000);
    expect(await send([])).toMatchObject({ code: 200 });
  });

  test('within the five minutes is told what is wrong with it before it is told to wait', async () => {
    expect(await send([])).toMatchObject({ code: 200 });
    const wrong = await send([['a.png', png()]], { email: 'ada' });
    expect(wrong).toMatchObject({ code: 405, result: { problems: [{ field: 'email', message: 'email' }] } });
    expect((await send([['a.exe', png()]])).code).toBe(900);
    expect((await send([['a.png', png()]])).code).toBe(800);
    expect(await listOnDisk()).toEqual(await listKept());
  });

  test('sent several times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send([['a.png', png()]])));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 800)]);
    expect(await listOnDisk()).toEqual(await listKept());
  });

  test('with invalid fields is rejected with all of them, and no file is stored', async () => {
    const before = await listOnDisk();
    const answer = await send([['a.png', png()]], { type: '9', content: ' ', email: 'ada' });
    expect(answer).toMatchObject({ status: 400, code: 405 });
    expect(answer.result).toEqual({
      problems: [
        { field: 'type', message: 'choice' },
        { field: 'content', message: 'required' },
        { field: 'email', message: 'email' },
      ],
    });
    expect(await listOnDisk()).toEqual(before);
  });

  test('with the hidden field filled in stores nothing', async () => {
    const before = await listOnDisk();
    expect(await send([['a.png', png()]], { trap: 'x' })).toMatchObject({ code: 200 });
    expect(await listOnDisk()).toEqual(before);
  });
});

describe('a file', () => {
  test.each<[string, Part, number, number]>([
    ['of an unsupported type', ['a.svg', Buffer.from('<svg/>')], 415, 900],
    ['without an extension', ['png', png()], 415, 900],
    ['with a second extension', ['a.png.exe', png()], 415, 900],
    ['named PNG with other content', ['a.png', Buffer.from('<html><script>alert(1)</script></html>')], 415, 531],
    ['named JPEG with other content', ['a.jpeg', png()], 415, 531],
    [
      'that only begins like a bitmap',
      ['a.bmp', Buffer.from('BM and then some words that are no header at all')],
      415,
      531,
    ],
    ['whose JSON is an array instead of an effect', ['a.he', Buffer.from('[1]')], 415, 531],
    ['that is not JSON', ['a.he', Buffer.from('{"a":')], 415, 531],
    ['that is JSON but not in UTF-8', ['a.he', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])], 415, 531],
    ['that is empty', ['a.png', Buffer.alloc(0)], 415, 531],
    ['of more than 10 MB', ['a.png', png(10 * MEBIBYTE + 1)], 413, 533],
  ])('%s is rejected together with the files before it', async (_what, part, status, code) => {
    const before = await listOnDisk();
    expect(await send([['good.png', png()], part])).toMatchObject({ status, code, success: false });
    expect(await listOnDisk()).toEqual(before);
  });

  test('of exactly 10 MB is accepted', async () => {
    expect(await send([['a.png', png(10 * MEBIBYTE)]])).toMatchObject({ code: 200 });
  });

  test('is rejected if it is the fourth', async () => {
    const before = await listOnDisk();
    const answer = await send(['a', 'b', 'c', 'd'].map((name): Part => [`${name}.png`, png()]));
    expect(answer).toMatchObject({ status: 400, code: 405, result: { problems: [{ field: 'files' }] } });
    expect(await listOnDisk()).toEqual(before);
  });
});

describe('a body', () => {
  test('is not read if its declared length is too large', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(40 * MEBIBYTE) };
    let isRead = false;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init: RequestInit = Object.assign({ method: 'POST', headers }, { body, duplex: 'half' });
    const answer = await opened.http(new Request('https://haptera.example/platform/community/feedback', init), address);
    expect(answer.status).toBe(413);
    expect(isRead).toBe(false);
  });

  test('that is incomplete or invalid multipart is a bad request', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const post = (body: string) =>
      opened.http(
        new Request('https://haptera.example/platform/community/feedback', { method: 'POST', headers, body }),
        address,
      );
    expect(
      (await post('--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc')).status,
    ).toBe(400);
    expect((await post('nonsense')).status).toBe(400);
    const withoutBoundary = { 'Content-Type': 'multipart/form-data' };
    const request = new Request('https://haptera.example/platform/community/feedback', {
      method: 'POST',
      headers: withoutBoundary,
      body: 'x',
    });
    expect((await opened.http(request, address)).status).toBe(400);
  });

  test('that breaks off in the middle of a file leaves no file behind, and the service keeps working', async () => {
    const before = await listOnDisk();
    const server = await serve(opened.http, {
      port: 0,
      publicUrl: 'http://localhost',
      log: () => undefined,
      nameDoor: () => 'calls',
      unreadableBody: () => new PlatformError('badRequest'),
    });
    for (let round = 0; round < 10; round += 1) await sendBroken(server.port, 200 + round * 3_000);
    await expect.poll(listOnDisk).toEqual(before);
    const answer = await fetch(`http://127.0.0.1:${server.port}/platform/api/dict/getDictItems/industry`);
    expect(answer.status).toBe(200);
    await server.close();
  });
});

test('an orphaned file is deleted', async () => {
  const folder = join(opened.dataDirectory, 'platform', 'files');
  const orphan = join(folder, '00000000-0000-4000-8000-000000000000');
  await writeFile(orphan, 'x');
  await utimes(orphan, 1, 1);
  const [kept = ''] = await listKept();
  await utimes(join(folder, kept), 1, 1);
  await opened.platform.tidy();
  expect(await listOnDisk()).toEqual(await listKept());
});

/** Sends a part of a large file, then resets the connection. */
function sendBroken(port: number, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
      socket.write(
        `POST /platform/community/feedback HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
          `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${head}`,
      );
      socket.write(png(bytes), () => setTimeout(() => socket.resetAndDestroy(), 30));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

import { randomBytes } from 'node:crypto';
import { readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#kit/http/serve.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { serve } from '../doors/serve.ts';
import { systemViewer } from '../permission/viewer.ts';
import { chunks } from '../testing/builders.ts';
import { blackPng } from '../testing/hostile-pictures.ts';
import { listStoredFiles } from './file-store.ts';
import type { Media } from './model.ts';

const SIZE = 5_000_000;

let test: TestDoor;
let server: RunningServer;
let authorization: string;
const lines: string[] = [];
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(SIZE - 9)]);

beforeAll(async () => {
  test = await openTestDoor();
  server = await serve(test.http, 0, test.cms.publicUrl, (line) => lines.push(line));
  const { password } = await test.cms.applicationPasswords.createApplicationPassword(
    systemViewer,
    test.userIds.editor,
    {
      name: 'transfers',
    },
  );
  authorization = `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`;
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const aDocument = () => test.cms.media.uploadMedia(systemViewer, { fileName: 'large.pdf', body: chunks(content) });

function download({ file }: Media, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path: `/${file}`, headers, agent: false }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

async function statusOf(media: Media): Promise<number | undefined> {
  const answer = await download(media);
  answer.destroy();
  return answer.statusCode;
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts);
}

/** The number of open file descriptors of this process on uploaded files. */
async function countOpen(): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(join(test.dataDirectory, 'uploads'))).length;
}

describe('a download', () => {
  it('returns the exact bytes, whole and in ranges', async () => {
    const media = await aDocument();
    expect(Buffer.compare(await read(await download(media)), content)).toBe(0);
    for (const [start, end] of [
      [0, 0],
      [65_535, 65_536],
      [SIZE - 1, SIZE - 1],
      [100, SIZE - 100],
    ] as const) {
      const part = await download(media, { Range: `bytes=${start}-${end}` });
      expect([part.statusCode, part.headers['content-length']]).toEqual([206, String(end - start + 1)]);
      expect(Buffer.compare(await read(part), content.subarray(start, end + 1))).toBe(0);
    }
  });

  it('aborted 200 times leaves no file open', async ({ skip }) => {
    if (process.platform !== 'linux') skip('Only Linux lists the open files of a process.');
    const media = await aDocument();
    expect(await countOpen()).toBe(0);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const answer = await download(media);
          answer.on('error', () => undefined);
          // Immediately, after the first bytes, and while the transfer is stalled.
          if (index % 3 === 1) await new Promise((resolve) => answer.once('data', resolve));
          if (index % 3 === 2) await sleep(5);
          answer.destroy();
        }),
      );
    }
    await expect.poll(countOpen).toBe(0);
    expect(Buffer.compare(await read(await download(media)), content)).toBe(0);
  });

  it('whose body is never read opens no file', async () => {
    const media = await aDocument();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.cms.serveUpload(new Request(`https://haptera.example/${media.file}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    if (process.platform === 'linux') expect(await countOpen()).toBe(0);
  });

  it('completes even if its file is deleted meanwhile', async () => {
    const media = await aDocument();
    const answer = await download(media);
    await rm(join(test.dataDirectory, media.file));
    expect(Buffer.compare(await read(answer), content)).toBe(0);
    expect(await statusOf(media)).toBe(404);
  });

  it('fails instead of ending early if its file is truncated meanwhile', async () => {
    const media = await aDocument();
    await writeFile(join(test.dataDirectory, media.file), Buffer.alloc(50_000_000));
    const answer = await download(media);
    await truncate(join(test.dataDirectory, media.file), 40_000_000);
    await expect(read(answer)).rejects.toThrow(/aborted/);
    expect(await statusOf(media)).toBe(200);
  });
});

/** Announces `length` bytes, and sends these. */
function startUpload(name: string, length: number, bytes: Uint8Array) {
  const socket = connect(server.port, '127.0.0.1');
  const head = [
    'POST /wp-json/wp/v2/media HTTP/1.1',
    'Host: haptera.example',
    `Authorization: ${authorization}`,
    `Content-Length: ${length}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Type: application/octet-stream',
  ];
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes);
  return socket;
}

const listIncoming = async () =>
  (await listStoredFiles(test.dataDirectory)).filter((file) => file.startsWith('uploads/.incoming/'));

describe('an aborted upload', () => {
  it('leaves neither row nor file, and is not reported as a server error', async () => {
    const { total } = await test.cms.media.listMedia(systemViewer);
    const before = await listStoredFiles(test.dataDirectory);
    const sockets = Array.from({ length: 20 }, () => startUpload('large.pdf', SIZE, content.subarray(0, SIZE / 2)));
    await expect.poll(async () => (await listIncoming()).length).toBe(20);
    for (const [index, socket] of sockets.entries()) {
      if (index % 2 === 0) socket.resetAndDestroy();
      else socket.end();
    }
    await expect.poll(() => listStoredFiles(test.dataDirectory)).toEqual(before);
    expect((await test.cms.media.listMedia(systemViewer)).total).toBe(total);
    expect([...test.faults, ...lines]).toEqual([]);
  });

  it('is not stored, even if aborted after its last byte, while its picture is packed', async () => {
    const { total } = await test.cms.media.listMedia(systemViewer);
    const before = await listStoredFiles(test.dataDirectory);
    const picture = await blackPng(1_000, 3_000);
    const socket = startUpload('slow.png', picture.byteLength, picture);
    await expect.poll(listIncoming).toHaveLength(1);
    await sleep(300);
    socket.resetAndDestroy();
    await expect.poll(() => listStoredFiles(test.dataDirectory)).toEqual(before);
    expect((await test.cms.media.listMedia(systemViewer)).total).toBe(total);
    expect([...test.faults, ...lines]).toEqual([]);
  });
});

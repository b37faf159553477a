import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRunningProcess } from '#kit/database/embedded/process-identity.ts';
import { programOf } from '#kit/project-files.ts';
import { pngBytes } from '../testing/builders.ts';
import { blackPng, compressedNotes } from '../testing/hostile-pictures.ts';
import { createPicturePacker, type PicturePacker } from './picture-packer.ts';
import type { PackingJob } from './picture-packing.ts';

let home: string;
let small: string;
let slow: string;
const opened: PicturePacker[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'haptera-pictures-'));
  small = join(home, 'small.png');
  slow = join(home, 'slow.png');
  await writeFile(small, pngBytes(10, 10));
  await writeFile(slow, await blackPng(1_000, 1_500));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((packer) => packer.close()));
});
afterAll(() => rm(home, { recursive: true, force: true }));

function open(options: Parameters<typeof createPicturePacker>[0] = {}): PicturePacker {
  const packer = createPicturePacker(options);
  opened.push(packer);
  return packer;
}

async function aJob(path: string): Promise<PackingJob> {
  return { path, folder: await mkdtemp(join(home, 'job-')) };
}

async function pack(packer: PicturePacker, path: string) {
  return packer.pack(await aJob(path));
}

const hasEnded = (pid: number) => getRunningProcess(pid).then((found) => found === null);

describe('the picture process', () => {
  it('is started for the first picture, handles the next ones, and ends when idle', async () => {
    const packer = open({ idleMilliseconds: 300 });
    expect(packer.pid()).toBeNull();
    await pack(packer, small);
    const pid = packer.pid() ?? 0;
    expect(await pack(packer, small)).toMatchObject({ main: { width: 10, height: 10 }, color: '#b83818' });
    expect(packer.pid()).toBe(pid);
    await expect.poll(() => hasEnded(pid)).toBe(true);
    expect(packer.pid()).toBeNull();
  });

  it('is restarted if it dies, even in the middle of a picture', async () => {
    const packer = open();
    await pack(packer, small);
    const first = packer.pid() ?? 0;
    const packing = pack(packer, slow);
    setTimeout(() => process.kill(first, 'SIGKILL'), 50);
    expect(await packing).toMatchObject({ main: { width: 1000 } });
    expect(packer.pid()).not.toBe(first);
  });

  it('is killed on timeout, and a new one handles the next picture', async ({ skip }) => {
    if (process.platform === 'win32') skip('Windows cannot stop a process for a while.');
    const packer = open({ packMilliseconds: 5_000 });
    await pack(packer, small);
    const pid = packer.pid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    await expect(pack(packer, small)).rejects.toMatchObject({ code: 'haptera_image_too_costly', status: 400 });
    expect(await hasEnded(pid)).toBe(true);
    expect(await pack(packer, small)).toMatchObject({ main: { width: 10 } });
  });

  it('has a memory limit, and the picture after one that exceeded it is packed', async () => {
    const packer = open({ memory: 200 * 1024 * 1024 });
    const noted = join(home, 'noted.png');
    await writeFile(noted, await blackPng(10, 10, compressedNotes(60, 8)));
    await expect(pack(packer, noted)).rejects.toMatchObject({ code: 'haptera_image_too_costly' });
    expect(await pack(packer, small)).toMatchObject({ main: { width: 10 } });
  });

  it('does not receive secrets of the CMS', async ({ skip }) => {
    if (process.platform !== 'linux') skip('Only Linux shows the environment of a process.');
    vi.stubEnv('HAPTERA_SECRET', 'a canary in the environment');
    vi.stubEnv('DATABASE_URL', 'postgres://canary');
    const packer = open();
    await pack(packer, small);
    vi.unstubAllEnvs();
    expect(await readFile(`/proc/${packer.pid()}/environ`, 'utf8')).not.toMatch(/canary|HAPTERA|DATABASE/);
  });

  it('ends with its CMS, even if that is killed in the middle of a picture', async () => {
    const { script, nodeArgs } = programOf('cms/testing/pack-forever.ts');
    const parent = spawn(process.execPath, [...nodeArgs, script, slow, home], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);
    expect(await hasEnded(pid)).toBe(false);
    parent.kill('SIGKILL');
    await expect.poll(() => hasEnded(pid)).toBe(true);
  });
});

describe('queued pictures', () => {
  it('are packed one after the other, in one process', async () => {
    const packer = open();
    const packed = await Promise.all([1, 2, 3, 4].map(() => pack(packer, small)));
    expect(packed.map(({ main }) => main.width)).toEqual([10, 10, 10, 10]);
  });

  it('are rejected if the queue is full or they wait too long', async () => {
    const packer = open({ queue: 1, waitMilliseconds: 100 });
    const jobs = [await aJob(slow), await aJob(small), await aJob(small)] as const;
    const [first, second, third] = [packer.pack(jobs[0]), packer.pack(jobs[1]), packer.pack(jobs[2])];
    const busy = { code: 'haptera_uploads_busy', status: 503 };
    await Promise.all([expect(second).rejects.toMatchObject(busy), expect(third).rejects.toMatchObject(busy)]);
    expect(await first).toMatchObject({ main: { width: 1000 } });
    expect(await pack(packer, small)).toMatchObject({ main: { width: 10 } });
  });

  it('that run out of time after waiting get an error that asks to retry', async ({ skip }) => {
    if (process.platform === 'win32') skip('Windows cannot stop a process for a while.');
    const packer = open({ totalMilliseconds: 5_000 });
    await pack(packer, small);
    process.kill(packer.pid() ?? 0, 'SIGSTOP');
    await expect(pack(packer, small)).rejects.toMatchObject({ code: 'haptera_uploads_busy', status: 503 });
  });

  it('have more time if no client is waiting for the response', async () => {
    const packer = open({ packMilliseconds: 10, waitMilliseconds: 10, totalMilliseconds: 20 });
    const jobs = [await aJob(small), await aJob(small)] as const;
    const packed = await Promise.all(jobs.map((job) => packer.pack(job, undefined, 1_000)));
    expect(packed.map(({ main }) => main.width)).toEqual([10, 10]);
  });

  it('are aborted if their client disconnects, in the queue or while being packed', async () => {
    const packer = open();
    await pack(packer, small);
    const [running, waiting] = [new AbortController(), new AbortController()];
    const jobs = [await aJob(slow), await aJob(small), await aJob(small)] as const;
    const first = packer.pack(jobs[0], running.signal);
    const second = packer.pack(jobs[1], waiting.signal);
    const third = packer.pack(jobs[2]);
    const aborted = { code: 'haptera_upload_aborted' };
    setTimeout(() => waiting.abort(), 50);
    await expect(second).rejects.toMatchObject(aborted);
    running.abort();
    await expect(first).rejects.toMatchObject(aborted);
    expect(await third).toMatchObject({ main: { width: 10 } });
    await expect(packer.pack(await aJob(small), AbortSignal.abort())).rejects.toMatchObject(aborted);
  });

  it('are rejected when the CMS closes', async () => {
    const packer = open();
    const jobs = [await aJob(slow), await aJob(small)] as const;
    const [first, second] = [packer.pack(jobs[0]), packer.pack(jobs[1])];
    const refused = Promise.all([
      expect(first).rejects.toThrow(/interrupted/),
      expect(second).rejects.toThrow(/Try|try/),
    ]);
    await expect.poll(() => packer.pid()).not.toBeNull();
    const pid = packer.pid() ?? 0;
    await packer.close();
    await refused;
    expect(await hasEnded(pid)).toBe(true);
    await expect(pack(packer, small)).rejects.toMatchObject({ code: 'haptera_uploads_busy' });
  });
});

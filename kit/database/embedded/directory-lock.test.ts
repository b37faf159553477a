import { cp, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { getRunningProcess, nameProcessTable } from './process-identity.ts';

const folders: string[] = [];

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  folders.push(folder);
  return folder;
}

async function leaveLock(folder: string, holder: Record<string, unknown>): Promise<void> {
  const table = await nameProcessTable();
  await writeFile(join(folder, 'lock-7'), JSON.stringify({ pid: 1, startedAt: '', processTable: table, ...holder }));
}

function lock(folder: string): Promise<DirectoryLock> {
  return lockDirectory(folder, () => undefined);
}

/** How many of several simultaneous attempts succeed; all others must say that the folder is in use. */
async function countWinners(folder: string, contenders: number): Promise<DirectoryLock[]> {
  const results = await Promise.allSettled(Array.from({ length: contenders }, () => lock(folder)));
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'database_in_use' });
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('a lock on a folder', () => {
  it('can be taken again after its release', async () => {
    const folder = await aFolder();
    for (let round = 0; round < 3; round += 1) await (await lock(folder)).release();
  });

  it('is taken by exactly one of ten simultaneous attempts, even after a crash', async () => {
    for (let round = 0; round < 50; round += 1) {
      const folder = await aFolder();
      if (round % 2 === 0) await leaveLock(folder, { pid: 999_999_999 });
      const winners = await countWinners(folder, 10);
      expect(winners).toHaveLength(1);
      for (const winner of winners) await winner.release();
    }
  });

  it('is taken over from a dead process even if its pid was reused', async () => {
    const folder = await aFolder();
    await leaveLock(folder, { pid: process.pid, startedAt: 'long ago' });
    if ((await getRunningProcess(process.pid))?.startedAt) await (await lock(folder)).release();
  });

  it('is taken over when its file is damaged', async () => {
    const folder = await aFolder();
    await writeFile(join(folder, 'lock-3'), '{"pi');
    await (await lock(folder)).release();
  });

  it('that was copied along with its folder locks nothing there, and one that was moved still does', async () => {
    const original = await aFolder();
    const held = await lock(original);
    const [copy, moved] = [`${original}-copy`, `${original}-moved`];
    folders.push(copy, moved);
    await cp(original, copy, { recursive: true });
    await (await lock(copy)).release();
    await rename(original, moved);
    await expect(lock(moved)).rejects.toMatchObject({ code: 'database_in_use' });
    await rename(moved, original);
    await held.release();
  });

  it('removes the draft of a process that was killed while it tried to take it', async () => {
    const folder = await aFolder();
    await writeFile(join(folder, 'lock-draft-left'), '{}');
    const held = await lock(folder);
    expect(await readdir(folder)).toEqual(['lock-1']);
    await held.release();
    expect(await readdir(folder)).toEqual(['lock-1']);
  });

  it('belongs to another machine as long as that refreshes it', async () => {
    const folder = await aFolder();
    await leaveLock(folder, { processTable: 'elsewhere' });
    const beat = setInterval(() => utimes(join(folder, 'lock-7'), new Date(), new Date()), 500);
    await expect(lock(folder)).rejects.toMatchObject({
      code: 'database_in_use',
      message: expect.stringContaining('another machine'),
    });
    clearInterval(beat);
  });

  it('is taken over from a machine that no longer refreshes it, which then notices the loss', async () => {
    const folder = await aFolder();
    let hasLost = false;
    await lockDirectory(folder, () => {
      hasLost = true;
    });
    await writeFile(join(folder, 'lock-1'), JSON.stringify({ pid: 1, startedAt: '', processTable: 'elsewhere' }));
    const past = new Date(Date.now() - 3_600_000);
    await utimes(join(folder, 'lock-1'), past, past);
    await (await lock(folder)).release();
    await expect.poll(() => hasLost).toBe(true);
  });
});

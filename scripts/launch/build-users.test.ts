import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { identifyFolder } from '#kit/folder-identity.ts';
import { holdBuild, listOtherUsers, markUse } from './build-users.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function leaveMark(pid: number, startedAt: string | undefined): Promise<void> {
  const [processTable, home] = [await nameProcessTable(), await identifyFolder(path.join(folder, 'build-users'))];
  const user = { pid, startedAt, processTable, folder: home, dataDirectory: '/data/other' };
  await writeFile(path.join(folder, `build-users/${pid}.json`), JSON.stringify(user));
}

test('the users of a build are the other running products that serve from it', async () => {
  await markUse('/data/own', folder);
  expect(await listOtherUsers(folder)).toEqual([]);
  await leaveMark(process.ppid, (await getRunningProcess(process.ppid))?.startedAt);
  await leaveMark(1, 'of a process that had this number once');
  expect(await listOtherUsers(folder)).toEqual([`the product with the data in /data/other (process ${process.ppid})`]);
});

test('two starts at once check the build one after the other', async () => {
  let hasWaited = false;
  const first = await holdBuild(() => undefined, undefined, folder);
  const second = holdBuild(
    () => {
      hasWaited = true;
    },
    undefined,
    folder,
  );
  await expect.poll(() => hasWaited).toBe(true);
  await first.release();
  await (await second).release();
});

test('a copy of the folder has neither the users nor the lock of the original, whose records stay', async () => {
  const held = await holdBuild(() => undefined, undefined, folder);
  await leaveMark(process.ppid, (await getRunningProcess(process.ppid))?.startedAt);
  const copy = `${folder}-copy`;
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(folder, copy, { recursive: true });
  expect(await listOtherUsers(copy)).toEqual([]);
  let hasWaited = false;
  const inCopy = await holdBuild(() => (hasWaited = true), AbortSignal.timeout(5_000), copy);
  await inCopy.release();
  expect(hasWaited).toBe(false);
  await held.release();
  expect(await listOtherUsers(folder)).toHaveLength(1);
  expect(await readFile(path.join(folder, `build-users/${process.ppid}.json`), 'utf8')).toContain('/data/other');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { holdBuild, listOtherUsers, markUse } from './build-users.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function leaveMark(pid: number, startedAt: string | undefined): Promise<void> {
  const user = { pid, startedAt, processTable: await nameProcessTable(), dataDirectory: '/data/other' };
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

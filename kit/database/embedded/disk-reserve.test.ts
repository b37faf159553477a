import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseFastFolder } from '../fast-folder.ts';
import { giveUpDiskReserve, hasRoom, keepDiskReserve } from './disk-reserve.ts';

it('the reserve takes room while there is enough, can be given up once, and can be kept again', async () => {
  const home = await mkdtemp(join(await chooseFastFolder(), 'reserve-'));
  expect(await giveUpDiskReserve(home)).toBe(false);
  expect(await hasRoom(home)).toBe(true);
  for (let round = 0; round < 2; round += 1) {
    expect(await keepDiskReserve(home)).toBe(true);
    expect(await readdir(home)).toEqual(['disk-reserve']);
    expect(await giveUpDiskReserve(home)).toBe(true);
    expect(await readdir(home)).toEqual([]);
  }
  await rm(home, { recursive: true });
});

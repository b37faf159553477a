import { mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFastFolder } from '../testing/fast-folder.ts';
import { giveUpDiskReserve, hasRoom, holdDiskReserve, keepDiskReserve, RESERVE_BYTES } from './disk-reserve.ts';

/** What the disk has free, and how much may be written before it is full. */
const disk = vi.hoisted(() => ({
  free: Number.POSITIVE_INFINITY,
  writable: Number.POSITIVE_INFINITY,
  opened: 0,
  /** What was done to files that were written, in order. */
  acts: [] as string[],
}));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return {
    ...real,
    statfs: async () => {
      if (Number.isNaN(disk.free)) throw new Error('The disk does not answer.');
      return { bavail: disk.free / 512, bsize: 512 };
    },
    rename: async (...args: Parameters<typeof real.rename>) => {
      disk.acts.push('rename');
      return real.rename(...args);
    },
    open: async (...args: Parameters<typeof real.open>) => {
      disk.opened += 1;
      const handle = await real.open(...args);
      const { writeFile: write, sync, close } = handle;
      handle.sync = async () => {
        disk.acts.push('sync');
        await sync.apply(handle);
      };
      handle.close = async () => {
        disk.acts.push('close');
        await close.apply(handle);
      };
      handle.writeFile = async (...input) => {
        disk.writable -= 1024 * 1024;
        if (disk.writable < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        await write.apply(handle, input);
      };
      return handle;
    },
  };
});

let home: string;
let file: string;
beforeEach(async () => {
  home = await mkdtemp(join(await chooseFastFolder(), 'reserve-'));
  file = join(home, 'disk-reserve');
  disk.free = 3 * RESERVE_BYTES;
  disk.writable = Number.POSITIVE_INFINITY;
  disk.acts = [];
});
afterEach(() => rm(home, { recursive: true }));

describe('the reserve', () => {
  it('takes 48 MiB that no disk can compress, and only its owner may read', async () => {
    expect(await keepDiskReserve(home)).toBe(true);
    expect(await readdir(home)).toEqual(['disk-reserve']);
    expect(await stat(file)).toMatchObject({ size: 48 * 1024 * 1024 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const handle = await open(file, 'r');
    const { buffer } = await handle.read(Buffer.alloc(256 * 1024), 0, 256 * 1024, RESERVE_BYTES / 2);
    await handle.close();
    expect(deflateRawSync(buffer).byteLength).toBeGreaterThan(buffer.byteLength * 0.99);
  });

  it('can be given up once, and be kept again', async () => {
    expect(await giveUpDiskReserve(home)).toBe(false);
    for (let round = 0; round < 2; round += 1) {
      expect(await keepDiskReserve(home)).toBe(true);
      expect(await giveUpDiskReserve(home)).toBe(true);
      expect(await readdir(home)).toEqual([]);
    }
  });

  it('is left as it is when it is whole, without asking for room', async () => {
    await keepDiskReserve(home);
    const { ino } = await stat(file);
    disk.free = 0;
    disk.opened = 0;
    expect(await keepDiskReserve(home)).toBe(true);
    expect((await stat(file)).ino).toBe(ino);
    expect(disk.opened).toBe(0);
  });

  it('is made anew when it is not whole', async () => {
    await keepDiskReserve(home);
    await truncate(file, RESERVE_BYTES - 1);
    expect(await keepDiskReserve(home)).toBe(true);
    expect((await stat(file)).size).toBe(RESERVE_BYTES);
  });

  it('is only made when as much stays free beside it', async () => {
    disk.free = 2 * RESERVE_BYTES;
    expect(await hasRoom(home)).toBe(false);
    expect(await keepDiskReserve(home)).toBe(false);
    expect(await readdir(home)).toEqual([]);
    disk.free = 2 * RESERVE_BYTES + 512;
    expect(await hasRoom(home)).toBe(true);
    expect(await keepDiskReserve(home)).toBe(true);
  });

  it('leaves nothing half made when the disk fills up meanwhile', async () => {
    disk.writable = RESERVE_BYTES / 2;
    expect(await keepDiskReserve(home)).toBe(false);
    expect(await readdir(home)).toEqual([]);
    disk.writable = Number.POSITIVE_INFINITY;
    await writeFile(`${file}-draft`, 'of a start that was killed');
    expect(await keepDiskReserve(home)).toBe(true);
    expect(await readdir(home)).toEqual(['disk-reserve']);
    expect((await stat(file)).size).toBe(RESERVE_BYTES);
  });

  it('is made once when several ask for it at the same time', async () => {
    disk.opened = 0;
    expect(await Promise.all([keepDiskReserve(home), keepDiskReserve(home)])).toEqual([true, true]);
    expect(disk.opened).toBe(1);
    await giveUpDiskReserve(home);
    expect(await keepDiskReserve(home)).toBe(true);
  });

  it('is no reason to fail where there is no such folder', async () => {
    expect(await keepDiskReserve(join(home, 'absent'))).toBe(false);
  });

  it('is no reason to fail where the disk does not say what is free', async () => {
    disk.free = Number.NaN;
    expect(await keepDiskReserve(home)).toBe(false);
    disk.free = 3 * RESERVE_BYTES;
    expect(await keepDiskReserve(home)).toBe(true);
  });

  it('is on the disk before it counts', async () => {
    await keepDiskReserve(home);
    expect(disk.acts).toEqual(['sync', 'close', 'rename']);
  });

  it('keeps no file open when the disk fills up', async () => {
    disk.writable = RESERVE_BYTES / 2;
    await keepDiskReserve(home);
    expect(disk.acts).toEqual(['close']);
  });
});

describe('a server that runs', () => {
  it('makes the reserve again once there is room, and says so once', async () => {
    const lines: string[] = [];
    const reserve = await holdDiskReserve(home, (line) => lines.push(line), 20);
    expect(lines).toEqual([]);
    await giveUpDiskReserve(home);
    await expect.poll(() => readdir(home)).toEqual(['disk-reserve']);
    expect(lines).toEqual([]);
    disk.free = RESERVE_BYTES;
    await giveUpDiskReserve(home);
    await expect.poll(() => lines).toEqual(['The disk is nearly full: free some space soon.']);
    expect(await readdir(home)).toEqual([]);
    disk.free = 3 * RESERVE_BYTES;
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines[1]).toBe('The disk has enough free space again.');
    expect((await stat(file)).size).toBe(RESERVE_BYTES);
    reserve.close();
  });

  it('looks every half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const reserve = await holdDiskReserve(home, () => {});
      await giveUpDiskReserve(home);
      disk.opened = 0;
      vi.advanceTimersByTime(29_999);
      // Long enough for an attempt that was begun to open its file.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(disk.opened).toBe(0);
      vi.advanceTimersByTime(1);
      await expect.poll(() => readdir(home)).toEqual(['disk-reserve']);
      reserve.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not kept running by what looks after the reserve', async () => {
    const started = vi.spyOn(globalThis, 'setInterval');
    const reserve = await holdDiskReserve(home, () => {});
    const [timer] = started.mock.results.map(({ value }) => value);
    started.mockRestore();
    expect(timer).toBeInstanceOf(Object);
    expect(timer.hasRef()).toBe(false);
    reserve.close();
  });

  it('says at its start when there is no room, and no more after it was stopped', async () => {
    const lines: string[] = [];
    disk.free = 0;
    const reserve = await holdDiskReserve(home, (line) => lines.push(line), 20);
    expect(lines).toHaveLength(1);
    reserve.close();
    disk.free = 3 * RESERVE_BYTES;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await readdir(home)).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});

import { mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFastFolder } from '../testing/fast-folder.ts';
import { giveUpDiskReserve, hasRoom, holdDiskReserve, keepDiskReserve, RESERVE_BYTES } from './disk-reserve.ts';

/** The simulated disk: its free space, and how many bytes can be written before it is full. */
const disk = vi.hoisted(() => ({
  free: Number.POSITIVE_INFINITY,
  writable: Number.POSITIVE_INFINITY,
  opened: 0,
  /** Calls on written files, in order. */
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
  it('occupies 48 MiB that cannot be compressed, and is readable only by its owner', async () => {
    expect(await keepDiskReserve(home)).toBe(true);
    expect(await readdir(home)).toEqual(['disk-reserve']);
    expect(await stat(file)).toMatchObject({ size: 48 * 1024 * 1024 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const handle = await open(file, 'r');
    const { buffer } = await handle.read(Buffer.alloc(256 * 1024), 0, 256 * 1024, RESERVE_BYTES / 2);
    await handle.close();
    expect(deflateRawSync(buffer).byteLength).toBeGreaterThan(buffer.byteLength * 0.99);
  });

  it('can be released once, and created again', async () => {
    expect(await giveUpDiskReserve(home)).toBe(false);
    for (let round = 0; round < 2; round += 1) {
      expect(await keepDiskReserve(home)).toBe(true);
      expect(await giveUpDiskReserve(home)).toBe(true);
      expect(await readdir(home)).toEqual([]);
    }
  });

  it('is left unchanged if it is complete, even if the disk is full', async () => {
    await keepDiskReserve(home);
    const { ino } = await stat(file);
    disk.free = 0;
    disk.opened = 0;
    expect(await keepDiskReserve(home)).toBe(true);
    expect((await stat(file)).ino).toBe(ino);
    expect(disk.opened).toBe(0);
  });

  it('is created again if it is incomplete', async () => {
    await keepDiskReserve(home);
    await truncate(file, RESERVE_BYTES - 1);
    expect(await keepDiskReserve(home)).toBe(true);
    expect((await stat(file)).size).toBe(RESERVE_BYTES);
  });

  it('is created only if the same amount stays free', async () => {
    disk.free = 2 * RESERVE_BYTES;
    expect(await hasRoom(home)).toBe(false);
    expect(await keepDiskReserve(home)).toBe(false);
    expect(await readdir(home)).toEqual([]);
    disk.free = 2 * RESERVE_BYTES + 512;
    expect(await hasRoom(home)).toBe(true);
    expect(await keepDiskReserve(home)).toBe(true);
  });

  it('leaves no partial file if the disk fills up meanwhile', async () => {
    disk.writable = RESERVE_BYTES / 2;
    expect(await keepDiskReserve(home)).toBe(false);
    expect(await readdir(home)).toEqual([]);
    disk.writable = Number.POSITIVE_INFINITY;
    await writeFile(`${file}-draft`, 'of a start that was killed');
    expect(await keepDiskReserve(home)).toBe(true);
    expect(await readdir(home)).toEqual(['disk-reserve']);
    expect((await stat(file)).size).toBe(RESERVE_BYTES);
  });

  it('is created once if it is requested several times at once', async () => {
    disk.opened = 0;
    expect(await Promise.all([keepDiskReserve(home), keepDiskReserve(home)])).toEqual([true, true]);
    expect(disk.opened).toBe(1);
    await giveUpDiskReserve(home);
    expect(await keepDiskReserve(home)).toBe(true);
  });

  it('does not throw if the folder does not exist', async () => {
    expect(await keepDiskReserve(join(home, 'absent'))).toBe(false);
  });

  it('does not throw if the free space is unknown', async () => {
    disk.free = Number.NaN;
    expect(await keepDiskReserve(home)).toBe(false);
    disk.free = 3 * RESERVE_BYTES;
    expect(await keepDiskReserve(home)).toBe(true);
  });

  it('is flushed before it gets its final name', async () => {
    await keepDiskReserve(home);
    expect(disk.acts).toEqual(['sync', 'close', 'rename']);
  });

  it('leaves no file open if the disk fills up', async () => {
    disk.writable = RESERVE_BYTES / 2;
    await keepDiskReserve(home);
    expect(disk.acts).toEqual(['close']);
  });
});

describe('a running server', () => {
  it('creates the reserve again once there is space, and reports this once', async () => {
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

  it('checks the reserve every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const reserve = await holdDiskReserve(home, () => {});
      await giveUpDiskReserve(home);
      disk.opened = 0;
      vi.advanceTimersByTime(29_999);
      // Long enough for an attempt to open its file if one had started.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(disk.opened).toBe(0);
      vi.advanceTimersByTime(1);
      await expect.poll(() => readdir(home)).toEqual(['disk-reserve']);
      reserve.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not kept alive by the timer of the reserve', async () => {
    const started = vi.spyOn(globalThis, 'setInterval');
    const reserve = await holdDiskReserve(home, () => {});
    const [timer] = started.mock.results.map(({ value }) => value);
    started.mockRestore();
    expect(timer).toBeInstanceOf(Object);
    expect(timer.hasRef()).toBe(false);
    reserve.close();
  });

  it('reports a full disk at its start, and nothing after it was stopped', async () => {
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

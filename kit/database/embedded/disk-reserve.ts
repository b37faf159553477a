import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Three segments of the server's log of changes: enough to recover from a crash and to run without changes for long. */
export const RESERVE_BYTES = 48 * 1024 * 1024;

const CHECK_MILLISECONDS = 30_000;

export interface DiskReserve {
  /** Makes no more attempts; the reserve stays. */
  close(): void;
}

/**
 * Keeps the reserve for as long as the server runs: makes it, and makes it again once there is room when it could not be
 * made or was given up.
 */
export async function holdDiskReserve(
  home: string,
  onLog: (line: string) => void,
  checkMilliseconds = CHECK_MILLISECONDS,
): Promise<DiskReserve> {
  let isKept = true;
  const keep = async () => {
    const isKeptNow = await keepDiskReserve(home);
    if (isKeptNow !== isKept) {
      onLog(isKeptNow ? 'There is room on the disk again.' : 'The disk is nearly full: free space soon.');
    }
    isKept = isKeptNow;
  };
  await keep();
  const timer = setInterval(() => void keep(), checkMilliseconds);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

const underWay = new Map<string, Promise<boolean>>();

/**
 * A file that only takes up room. On a full disk PostgreSQL can neither write its log nor recover, so not even readers are
 * served; giving up this file lets it start. Throws nothing: without room for it there is no reserve.
 */
export function keepDiskReserve(home: string): Promise<boolean> {
  const making =
    underWay.get(home) ??
    makeReserve(home)
      .catch(() => false)
      .finally(() => underWay.delete(home));
  underWay.set(home, making);
  return making;
}

/** True when there was one to give up. */
export async function giveUpDiskReserve(home: string): Promise<boolean> {
  return rm(reserveFile(home)).then(
    () => true,
    () => false,
  );
}

/** Whether the disk has room again for the reserve and as much beside it. */
export async function hasRoom(home: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(home);
  return bavail * bsize > 2 * RESERVE_BYTES;
}

async function makeReserve(home: string): Promise<boolean> {
  const file = reserveFile(home);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size === RESERVE_BYTES) return true;
  if (!(await hasRoom(home))) return false;
  const draft = `${file}-draft`;
  try {
    await fill(draft);
    await rename(draft, file);
    return true;
  } catch {
    await rm(draft, { force: true });
    return false;
  }
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  // Random: zeros take no room on a disk that compresses. Flushed: some disks find room for a file only then.
  const block = randomBytes(1024 * 1024);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += block.length) await handle.writeFile(block);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function reserveFile(home: string): string {
  return join(home, 'disk-reserve');
}

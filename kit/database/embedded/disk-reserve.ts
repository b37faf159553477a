import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { WriteLine } from '../../line-log.ts';

/**
 * Three segments of the server's write-ahead log: enough to recover from a crash and then run read-only for a long
 * time.
 */
export const RESERVE_BYTES = 48 * 1024 * 1024;

const CHECK_MILLISECONDS = 30_000;

export interface DiskReserve {
  /** Stops the periodic check; the reserve file stays. */
  close(): void;
}

/**
 * Maintains the reserve while the server runs: creates it, and if that failed or the reserve was given up, creates it
 * again once there is space.
 */
export async function holdDiskReserve(
  home: string,
  onLog: WriteLine,
  checkMilliseconds = CHECK_MILLISECONDS,
): Promise<DiskReserve> {
  let isKept = true;
  const keep = async () => {
    const isKeptNow = await keepDiskReserve(home);
    if (isKeptNow !== isKept) {
      if (isKeptNow) onLog('The disk has enough free space again.', 'info');
      else onLog('The disk is nearly full: free some space soon.');
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
 * Creates a file that only takes up space. On a full disk PostgreSQL can neither write its log nor recover, so it
 * cannot even serve reads; deleting this file lets it start. Never throws: resolves to false if there is no space for
 * the file.
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

/** Deletes the reserve file. Resolves to whether there was one. */
export async function giveUpDiskReserve(home: string): Promise<boolean> {
  return rm(reserveFile(home)).then(
    () => true,
    () => false,
  );
}

/** Whether the disk has space for the reserve plus the same amount again. */
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
  // Random bytes, because zeros take no space on a compressing file system. Synced, because some allocate space only
  // then.
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

import { statfs } from 'node:fs/promises';
import { errors } from '../errors.ts';

/**
 * Bytes that uploads leave free on their disk. The packaged database is on the same disk, keeps 48 MiB in reserve and
 * requires as much again before it accepts writes. Uploads stop long before the database has to.
 */
export const KEPT_FREE_BYTES = 256 * 1024 * 1024;

/** Bytes that this process may still write to the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws `haptera_disk_full` if the disk would have too little space left after writing this many bytes. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  if ((await readFreeBytes(folder)) - bytes < KEPT_FREE_BYTES) throw errors.diskFull();
}

/** Whether the disk is full, or the quota of this account is exceeded. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Runs disk work. Throws `haptera_disk_full` if the disk is full; other errors pass through unchanged. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? errors.diskFull(error) : error;
  }
}

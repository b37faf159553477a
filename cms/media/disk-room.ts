import { statfs } from 'node:fs/promises';
import { errors } from '../errors.ts';

/**
 * What uploads leave free on their disk, in bytes: the packaged database lies on the same one, keeps 48 MiB in reserve
 * and wants as much again before it takes changes. Uploads stop long before it has to.
 */
export const KEPT_FREE_BYTES = 256 * 1024 * 1024;

/** Bytes that this process may still write to the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws `haptera_disk_full` when the disk would have too little room left after so many bytes more. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  if ((await readFreeBytes(folder)) - bytes < KEPT_FREE_BYTES) throw errors.diskFull();
}

/** No room left on the disk, or none left for this account. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Does something on the disk; a full one throws `haptera_disk_full`, everything else as it came. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? errors.diskFull(error) : error;
  }
}

import { isDiskFull, readFreeBytes } from '#kit/disk-space.ts';
import { errors } from '../errors.ts';

/**
 * Bytes that uploads leave free on their disk. The packaged database is on the same disk, keeps 48 MiB in reserve and
 * requires as much again before it accepts writes. Uploads stop long before the database has to.
 */
export const KEPT_FREE_BYTES = 256 * 1024 * 1024;

/** Throws `haptera_disk_full` if the disk would have too little space left after writing this many bytes. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  if ((await readFreeBytes(folder)) - bytes < KEPT_FREE_BYTES) throw errors.diskFull();
}

/** Runs disk work. Throws `haptera_disk_full` if the disk is full; other errors pass through unchanged. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? errors.diskFull(error) : error;
  }
}

import { mkdir } from 'node:fs/promises';
import { readFreeBytes } from '#kit/disk-space.ts';
import { storageTerms } from './storage-terms.ts';

/** Whether the disk of a folder, which is created if necessary, has room for that many bytes besides the reserve. */
export async function hasDiskRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return bytes + storageTerms.diskReserve <= (await readFreeBytes(folder));
}

import { createReadStream } from 'node:fs';
import { constants, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestFile } from '#kit/digest-file.ts';
import { readFreeBytes } from '#kit/disk-space.ts';
import { listOlder } from '../files/list-older.ts';
import { requireFileId } from '../files/require-file-id.ts';

/** Files that are still arriving, by the ids of their uploads. */
export interface PartFiles {
  placeOf(id: string): string;
  /**
   * Opens the file for writing after the first `received` bytes and truncates any unacknowledged bytes beyond them.
   * Null when acknowledged bytes are missing.
   */
  open(id: string, received: number): Promise<PartWriter | null>;
  /** The first `bytes` of a file, or all of them. */
  read(id: string, bytes: number | null): AsyncIterable<Uint8Array>;
  /** SHA-256 in hex. */
  digest(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Ids of files last written before this time, in milliseconds since 1970. */
  listOlder(before: number): Promise<string[]>;
  /** Free bytes on the disk. */
  measureRoom(): Promise<number>;
}

export interface PartWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** Number of bytes in the file. */
  position(): number;
  /** Resolves when they are safely on disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createPartFiles(folder: string): PartFiles {
  const placeOf = (id: string) => join(folder, requireFileId(id));
  return {
    placeOf,
    open: (id, received) => openWriter(placeOf(id), folder, received),
    read: (id, bytes) => createReadStream(placeOf(id), bytes === null ? {} : { end: bytes - 1 }),
    digest: (id) => digestFile(placeOf(id)),
    remove: (id) => rm(placeOf(id), { force: true }),
    listOlder: (before) => listOlder(folder, before),
    measureRoom: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return readFreeBytes(folder);
    },
  };
}

async function openWriter(file: string, folder: string, received: number): Promise<PartWriter | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    const { size } = await handle.stat();
    if (size < received) {
      await handle.close();
      return null;
    }
    if (size > received) await handle.truncate(received);
  } catch (error) {
    await handle.close();
    throw error;
  }
  let position = received;
  return {
    write: async (bytes) => {
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position);
        done += bytesWritten;
        position += bytesWritten;
      }
    },
    position: () => position,
    flush: () => handle.datasync(),
    close: () => handle.close(),
  };
}

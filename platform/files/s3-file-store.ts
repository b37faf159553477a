import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '../errors.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { requireFileId } from './require-file-id.ts';
import type { S3Bucket } from './s3-bucket.ts';

export interface S3FileStoreOptions {
  /** Key prefix in front of the ids: `platform/files/`. */
  readonly prefix: string;
  /** A local folder for files until the store has confirmed them. */
  readonly folder: string;
}

/** Bytes of one part, which is held in memory while it is sent; smaller files are sent in one request. */
const PART = 8 * 1024 * 1024;

/**
 * A file store in a bucket, with the same ids. A file counts as stored once the object store confirms its size; until
 * then it is on the local disk. All methods throw `busy` while the object store is down.
 */
export function createS3FileStore(bucket: S3Bucket, { prefix, folder }: S3FileStoreOptions): FileStore {
  const arriving = createFileStore(folder);
  const keyOf = (id: string) => prefix + requireFileId(id);

  /** Removes multipart uploads left by a process that was killed while sending. */
  const abandonUnfinished = (key: string) =>
    tolerate(async () => {
      for await (const unfinished of bucket.listUnfinished(key)) {
        if (unfinished.key === key) await bucket.abandonParts(key, unfinished.uploadId);
      }
    });

  const sendInParts = async (key: string, handle: FileHandle, bytes: number): Promise<void> => {
    await abandonUnfinished(key);
    const uploadId = await bucket.beginParts(key);
    try {
      const marks: string[] = [];
      for (let at = 0; at < bytes; at += PART) {
        const part = await readBytes(handle, at, Math.min(PART, bytes - at));
        marks.push(await bucket.putPart(key, uploadId, marks.length + 1, part));
      }
      await bucket.completeParts(key, uploadId, marks);
    } catch (error) {
      // The object may exist nevertheless: the response to the last request can get lost.
      if ((await bucket.measure(key)) === bytes) return;
      await tolerate(() => bucket.abandonParts(key, uploadId));
      throw error;
    }
  };

  const adopt = async (id: string, file: string): Promise<void> => {
    const key = keyOf(id);
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      if (size <= PART) await bucket.put(key, await readBytes(handle, 0, size));
      else await sendInParts(key, handle, size);
      const kept = await bucket.measure(key);
      if (kept !== size) {
        await bucket.remove(key);
        throw new Error(`The object store kept ${kept} bytes of ${size}.`);
      }
    } finally {
      await handle.close();
    }
    await rm(file, { force: true });
  };

  return {
    write: async (id, kind, content) => {
      const bytes = await arriving.write(id, kind, content);
      try {
        await adopt(id, join(folder, id));
      } finally {
        await arriving.remove(id);
      }
      return bytes;
    },
    adopt,
    measure: (id) => bucket.measure(keyOf(id)),
    digest: async (id) => {
      const hash = createHash('sha256');
      for await (const piece of await bucket.read(keyOf(id), null)) hash.update(piece);
      return hash.digest('hex');
    },
    read: (id, part) => bucket.read(keyOf(id), part),
    remove: async (id) => {
      const key = keyOf(id);
      await arriving.remove(id);
      await bucket.remove(key);
      await abandonUnfinished(key);
    },
    listOlder: async (before) => {
      const ids = new Set(await arriving.listOlder(before));
      const add = ({ key, at }: { readonly key: string; readonly at: number }) => {
        const id = key.slice(prefix.length);
        // Other objects in the bucket are not ours and must not be removed.
        if (at < before && /^[0-9a-f-]{36}$/.test(id)) ids.add(id);
      };
      for await (const found of bucket.list(prefix)) add(found);
      await tolerate(async () => {
        for await (const found of bucket.listUnfinished(prefix)) add(found);
      });
      return [...ids];
    },
  };
}

/**
 * For cleanup that only saves space and that not every store supports. The connection has already logged the failure.
 */
async function tolerate(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
  }
}

async function readBytes(handle: FileHandle, from: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = new Uint8Array(bytes);
  for (let done = 0; done < bytes; ) {
    const { bytesRead } = await handle.read(buffer, done, bytes - done, from + done);
    if (bytesRead === 0) throw new Error('A file became shorter while it was sent.');
    done += bytesRead;
  }
  return buffer;
}

import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { digestFile } from '#kit/digest-file.ts';
import { isDiskFull } from '#kit/disk-space.ts';
import { PlatformError } from '../errors.ts';
import type { FileKind } from './check-content.ts';
import { listOlder } from './list-older.ts';
import { requireFileId } from './require-file-id.ts';

/** Private files by the id of their row. No user input becomes part of a path. */
export interface FileStore {
  /**
   * Resolves to the size in bytes. Throws `wrongFile` if the bytes are not of the given kind, `fullStorage` if the disk is
   * full, and then stores nothing.
   */
  write(id: string, kind: FileKind, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Moves a complete file into the store. It must be flushed, checked, and on the same disk as the store's folder. */
  adopt(id: string, file: string): Promise<void>;
  /** The size in bytes; null when the file does not exist. */
  measure(id: string): Promise<number | null>;
  /** SHA-256 in hex. */
  digest(id: string): Promise<string>;
  /** The whole file or the given part. Fails when the file does not exist, possibly only while the stream is read. */
  read(id: string, part: FilePart | null): Promise<ReadableStream<Uint8Array>>;
  remove(id: string): Promise<void>;
  /** Ids of files last written before this time, in milliseconds since 1970. */
  listOlder(before: number): Promise<string[]>;
}

/** The first and the last byte, inclusive, counted from 0. */
export interface FilePart {
  readonly first: number;
  readonly last: number;
}

/** A file store in a local folder. */
export function createFileStore(folder: string): FileStore {
  const placeOf = (id: string) => join(folder, requireFileId(id));
  return {
    write: async (id, kind, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        return await writeFile(placeOf(id), kind, content);
      } catch (error) {
        await rm(placeOf(id), { force: true });
        throw isDiskFull(error) ? new PlatformError('fullStorage') : error;
      }
    },
    adopt: async (id, file) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(file, placeOf(id));
      await flushFolder(folder);
    },
    measure: (id) =>
      stat(placeOf(id)).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      ),
    digest: (id) => digestFile(placeOf(id)),
    read: async (id, part) => {
      const stream = createReadStream(placeOf(id), part === null ? {} : { start: part.first, end: part.last });
      // The reader of the body gets the error; until there is one, the event needs a listener.
      stream.on('error', () => undefined);
      return toWeb(stream);
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    listOlder: (before) => listOlder(folder, before),
  };
}

/** A renamed file keeps its new name after a power failure only if its folder was flushed too. */
async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeFile(file: string, kind: FileKind, content: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  const check = kind.startCheck();
  let size = 0;
  try {
    for await (const chunk of content) {
      if (!check.take(chunk)) throw new PlatformError('wrongFile');
      size += chunk.byteLength;
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  if (size === 0 || !check.end()) throw new PlatformError('wrongFile');
  return size;
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void stream.destroy(),
  });
}

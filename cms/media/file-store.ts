import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded files lie: `<data folder>/uploads/2026/11/<random>-640.webp`. Files never change once they are there. */
export interface FileStore {
  /** A file that is not visible yet; removed by `discard`, or moved to its place by `keep`. */
  openTemporary(): Promise<TemporaryFile>;
  /** A path below the data folder for a new file of this month. */
  nameFile(id: string, suffix: string, extension: string, now: string): string;
  /** Writes bytes to their place durably: they are there in whole, or not at all. */
  writeFile(file: string, bytes: Uint8Array): Promise<void>;
  /** Absent files are no error. */
  removeFiles(files: readonly string[]): Promise<void>;
  /** Removes what a killed process left half-written. Only for the one process that writes. */
  removeTemporaryFiles(): Promise<void>;
  sizeOf(file: string): Promise<number | null>;
  read(file: string, start: number, end: number): NodeJS.ReadableStream & AsyncIterable<Uint8Array>;
}

export interface TemporaryFile {
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Bytes and MD5 so far. */
  size(): number;
  md5(): string;
  /** Flushes to disk and moves to a path below the data folder. */
  keep(file: string): Promise<void>;
  /** Flushes, so that others can read it. */
  finish(): Promise<void>;
  /** Does nothing after `keep`. */
  discard(): Promise<void>;
}

export function createFileStore(dataDirectory: string): FileStore {
  const temporary = join(dataDirectory, 'uploads', '.incoming');
  const place = (file: string) => join(dataDirectory, ...file.split('/'));

  return {
    openTemporary: async () => {
      await mkdir(temporary, { recursive: true });
      return openTemporaryFile(join(temporary, createFileId()), place);
    },

    nameFile: (id, suffix, extension, now) =>
      `uploads/${now.slice(0, 4)}/${now.slice(5, 7)}/${id}${suffix}.${extension}`,

    writeFile: async (file, bytes) => {
      await mkdir(temporary, { recursive: true });
      const path = join(temporary, createFileId());
      const handle = await open(path, 'wx', 0o644);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await moveDurably(path, place(file));
    },

    removeFiles: async (files) => {
      await Promise.all(files.map((file) => rm(place(file), { force: true })));
    },

    removeTemporaryFiles: async () => {
      await rm(temporary, { recursive: true, force: true });
    },

    sizeOf: async (file) => {
      try {
        const { size, isFile } = await stat(place(file)).then((found) => ({
          size: found.size,
          isFile: found.isFile(),
        }));
        return isFile ? size : null;
      } catch {
        return null;
      }
    },

    read: (file, start, end) => createReadStream(place(file), { start, end }),
  };
}

/** 128 random bits: nobody guesses the address of a file that was never shown. */
export function createFileId(): string {
  return randomBytes(16).toString('hex');
}

async function openTemporaryFile(path: string, place: (file: string) => string): Promise<TemporaryFile> {
  const handle = await open(path, 'wx', 0o644);
  const hash = createHash('md5');
  let size = 0;
  let isOpen = true;
  const close = async (file: FileHandle) => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  return {
    path,
    write: async (chunk) => {
      size += chunk.byteLength;
      hash.update(chunk);
      await handle.writeFile(chunk);
    },
    size: () => size,
    md5: () => hash.copy().digest('hex'),
    finish: () => handle.sync(),
    keep: async (file) => {
      await handle.sync();
      await close(handle);
      await moveDurably(path, place(file));
    },
    discard: async () => {
      await close(handle);
      await rm(path, { force: true });
    },
  };
}

// The name is only safe on disk once the folder is flushed as well.
async function moveDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true });
  await rename(from, to);
  const handle = await open(folder, 'r').catch(() => null);
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Every file below `uploads`, for a check of the store. */
export async function listStoredFiles(dataDirectory: string): Promise<string[]> {
  const entries = await readdir(join(dataDirectory, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dataDirectory.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

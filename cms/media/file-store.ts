import { createHash, randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { requireRoom } from './disk-room.ts';
import { nameIncomingFolder } from './incoming-folder.ts';
import { uploadFolders } from './place.ts';

/**
 * Where uploaded files lie: `<data folder>/uploads/2026/11/<random>-640.webp`, or the same below `private`. Files never change
 * once they are there.
 */
export interface FileStore {
  /** A place for an upload that nobody sees yet. Throws `haptera_disk_full` when so many bytes would leave too little room. */
  openUpload(expectedBytes?: number): Promise<IncomingUpload>;
  /** A path below the data folder for a new file of this month. */
  nameFile(id: string, suffix: string, extension: string, now: string): string;
  /** The same files under other names as well, durably. They take no room twice where the disk knows links. */
  addNames(names: ReadonlyMap<string, string>): Promise<void>;
  /** Absent files are no error. */
  removeFiles(files: readonly string[]): Promise<void>;
  /** Bytes; null when there is no such file. */
  sizeOf(file: string): Promise<number | null>;
  /** The bytes from `start` to `end`, both included. The file is open only while it is being read. */
  read(file: string, start: number, end: number): AsyncGenerator<Uint8Array>;
}

/** A folder of its own with the bytes received and whatever is made of them. */
export interface IncomingUpload {
  readonly folder: string;
  /** Of the bytes received, within the folder. */
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Bytes and MD5 so far. */
  size(): number;
  md5(): string;
  /** Flushes what was received to the disk and closes it. */
  finish(): Promise<void>;
  /**
   * Moves flushed files of the folder to their paths below the data folder, durably. May be called again after it failed
   * half-way.
   */
  place(moves: ReadonlyMap<string, string>): Promise<void>;
  /** Removes what was placed. */
  takeBack(): Promise<void>;
  /** Removes the folder. What was placed stays. */
  discard(): Promise<void>;
}

/** How often room on the disk is looked for while an upload arrives. */
const BYTES_BETWEEN_CHECKS = 8 * 1024 * 1024;
const READ_BYTES = 64 * 1024;

export function createFileStore(dataDirectory: string): FileStore {
  const uploads = join(dataDirectory, 'uploads');
  const place = (file: string) => join(dataDirectory, ...file.split('/'));

  return {
    openUpload: async (expectedBytes = 0) => {
      const folder = join(uploads, '.incoming', await nameIncomingFolder(), createFileId());
      await mkdir(folder, { recursive: true });
      try {
        await requireRoom(folder, expectedBytes);
        return await openIncoming(folder, dataDirectory, place);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },

    nameFile: (id, suffix, extension, now) =>
      `uploads/${now.slice(0, 4)}/${now.slice(5, 7)}/${id}${suffix}.${extension}`,

    addNames: async (names) => {
      for (const [from, to] of names) {
        await mkdir(dirname(place(to)), { recursive: true });
        await addName(place(from), place(to));
      }
      await syncFolders(dataDirectory, [...names.values()].map(place));
    },

    removeFiles: async (files) => {
      await Promise.all(files.map((file) => rm(place(file), { force: true })));
    },

    sizeOf: async (file) => {
      const found = await stat(place(file)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },

    read: (file, start, end) => readRange(place(file), start, end),
  };
}

/** 128 random bits: nobody guesses the address of a file that was never shown. */
export function createFileId(): string {
  return randomBytes(16).toString('hex');
}

async function openIncoming(
  folder: string,
  dataDirectory: string,
  locate: (file: string) => string,
): Promise<IncomingUpload> {
  const path = join(folder, 'received');
  const handle = await open(path, 'wx', 0o644);
  const hash = createHash('md5');
  const placed = new Set<string>();
  let size = 0;
  let checkedAt = 0;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return {
    folder,
    path,
    write: async (chunk) => {
      size += chunk.byteLength;
      hash.update(chunk);
      await handle.writeFile(chunk);
      if (size - checkedAt < BYTES_BETWEEN_CHECKS) return;
      checkedAt = size;
      await requireRoom(folder, 0);
    },
    size: () => size,
    md5: () => hash.copy().digest('hex'),
    finish: async () => {
      await handle.sync();
      await close();
    },
    place: async (moves) => {
      const waiting = [...moves].filter(([, file]) => !placed.has(file));
      for (const [from, file] of waiting) {
        await mkdir(dirname(locate(file)), { recursive: true });
        await moveFile(from, locate(file));
        placed.add(file);
      }
      await syncFolders(dataDirectory, [...moves.values()].map(locate));
    },
    takeBack: async () => {
      await Promise.all([...placed].map((file) => rm(locate(file), { force: true })));
      placed.clear();
    },
    discard: async () => {
      // Nothing of it is wanted any more, so it does not matter whether its last bytes reached the disk.
      await close().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One that is there already is the same file. */
async function addName(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (hasCode(error, 'ENOENT')) throw error;
    // A disk without links, or another one.
    await copyFlushed(from, to);
  }
}

/** What arrives does so below `uploads`, which may be a disk of its own. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFlushed(from, to);
    await rm(from);
  }
}

/** Whole, or not there. */
async function copyFlushed(from: string, to: string): Promise<void> {
  const draft = join(dirname(to), `.${createFileId()}`);
  try {
    await copyFile(from, draft);
    const handle = await open(draft, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(draft, to);
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A name is only safe on the disk once its folder is flushed, and that folder's name with the one above. */
async function syncFolders(dataDirectory: string, files: readonly string[]): Promise<void> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== dataDirectory; folder = dirname(folder)) folders.add(folder);
  }
  // Windows opens no folders, and keeps names by itself.
  if (process.platform === 'win32') return;
  for (const folder of folders) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** Returning the generator closes the file, also in the middle. */
async function* readRange(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    for (let at = start; at <= end; ) {
      const length = Math.min(READ_BYTES, end - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, at);
      // The length was announced already: only a broken connection tells the reader that this is not the whole file.
      if (bytesRead === 0) throw new Error('A file became shorter while it was being sent.');
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

/** Every file below `uploads` and `private`, as paths below the data folder. */
export async function listStoredFiles(dataDirectory: string): Promise<string[]> {
  const folders = uploadFolders.map((folder) =>
    readdir(join(dataDirectory, folder), { recursive: true, withFileTypes: true }).catch(() => []),
  );
  return (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDirectory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

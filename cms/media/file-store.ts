import { createHash, randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { requireRoom } from './disk-room.ts';
import { nameIncomingFolder } from './incoming-folder.ts';
import { uploadFolders } from './place.ts';

/**
 * Stores uploaded files at `<data folder>/uploads/2026/11/<random>-640.webp`, or the same below `private`. Stored files
 * are immutable.
 */
export interface FileStore {
  /**
   * Opens a hidden folder for an upload. Throws `haptera_disk_full` if this many bytes would leave too little space.
   */
  openUpload(expectedBytes?: number): Promise<IncomingUpload>;
  /** The path, below the data folder, for a new file in this month's folder. */
  nameFile(id: string, suffix: string, extension: string, now: string): string;
  /**
   * Durably adds names to files. Uses hard links where the file system supports them, so that they take no extra space.
   */
  addNames(names: ReadonlyMap<string, string>): Promise<void>;
  /** Ignores missing files. */
  removeFiles(files: readonly string[]): Promise<void>;
  /** The size in bytes; null if there is no such file. */
  sizeOf(file: string): Promise<number | null>;
  /** The bytes from `start` to `end`, both inclusive. The file is open only while it is being read. */
  read(file: string, start: number, end: number): AsyncGenerator<Uint8Array>;
}

/** The folder of one upload, with the received bytes and the files made from them. */
export interface IncomingUpload {
  readonly folder: string;
  /** Path of the received bytes, within the folder. */
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Bytes and their hashes so far, in hex. */
  size(): number;
  md5(): string;
  sha256(): string;
  /** Flushes the received bytes to disk and closes the file. */
  finish(): Promise<void>;
  /**
   * Durably moves flushed files from the folder to their paths below the data folder. May be called again after a
   * partial failure.
   */
  place(moves: ReadonlyMap<string, string>): Promise<void>;
  /** Removes the placed files. */
  takeBack(): Promise<void>;
  /** Removes the folder. Placed files stay. */
  discard(): Promise<void>;
}

/** Bytes received between two checks of the free disk space. */
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

/** 128 random bits, so that the address of a file that was never shown cannot be guessed. */
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
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
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
      md5.update(chunk);
      sha256.update(chunk);
      await handle.writeFile(chunk);
      if (size - checkedAt < BYTES_BETWEEN_CHECKS) return;
      checkedAt = size;
      await requireRoom(folder, 0);
    },
    size: () => size,
    md5: () => md5.copy().digest('hex'),
    sha256: () => sha256.copy().digest('hex'),
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
      // The file is being discarded, so it does not matter whether its last bytes reached the disk.
      await close().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Links or copies a file. If the target exists, it is the same file. */
async function addName(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (hasCode(error, 'ENOENT')) throw error;
    // The file system has no hard links, or the target is on another one.
    await copyFlushed(from, to);
  }
}

/** Moves a received file. Uploads arrive below `uploads`, which may be a separate disk. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFlushed(from, to);
    await rm(from);
  }
}

/** Copies atomically: the target is either complete or missing. */
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

/** A file name is durable only once its folder is flushed, and the folder's name once its parent is. */
async function syncFolders(dataDirectory: string, files: readonly string[]): Promise<void> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== dataDirectory; folder = dirname(folder)) folders.add(folder);
  }
  // Windows cannot open folders, and makes names durable by itself.
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

/** Ending the generator, even early, closes the file. */
async function* readRange(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    for (let at = start; at <= end; ) {
      const length = Math.min(READ_BYTES, end - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, at);
      // The length was already sent: only a broken connection can tell the reader that the file is incomplete.
      if (bytesRead === 0) throw new Error('A file was truncated while it was being sent.');
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

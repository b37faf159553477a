import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A snapshot of the files, which stay readable even if they are deleted in the meantime. */
export interface FileSnapshot {
  readonly files: readonly { readonly file: string; readonly size: number }[];
  /** Files that rows name but that do not exist. */
  readonly missing: readonly string[];
  read(file: string): AsyncIterable<Uint8Array>;
  release(): Promise<void>;
}

/**
 * Hard-links every file into a folder in the data directory: that takes no space, and files deleted afterwards are
 * still there. On a disk without hard links the files themselves are read. `isStillNamed` queries the current state of
 * the database, to tell a file that was just deleted from one that is lost. Returns null if one was deleted since the
 * names were read: read them again then.
 */
export async function holdFiles(
  dataDirectory: string,
  names: readonly string[],
  isStillNamed: (file: string) => Promise<boolean>,
): Promise<FileSnapshot | null> {
  await removeLeftovers(dataDirectory);
  const held = join(dataDirectory, `${PREFIX}${randomUUID()}`);
  const files: { file: string; size: number; path: string }[] = [];
  const missing: string[] = [];
  const release = () => rm(held, { recursive: true, force: true });
  try {
    if (names.length > 0) await mkdir(held, { recursive: true, mode: 0o700 });
    for (const file of names) {
      const found = await hold(join(dataDirectory, ...file.split('/')), join(held, String(files.length)));
      if (found !== null) files.push({ file, ...found });
      else if (await isLost(join(dataDirectory, ...file.split('/')), () => isStillNamed(file))) missing.push(file);
      else {
        await release();
        return null;
      }
    }
  } catch (error) {
    await release();
    throw error;
  }
  const paths = new Map(files.map(({ file, path, size }) => [file, { path, size }]));
  return {
    files: files.map(({ file, size }) => ({ file, size })),
    missing,
    read: async function* (file) {
      // Marks this folder as in use.
      await utimes(held, new Date(), new Date());
      const { path, size } = paths.get(file) ?? { path: '', size: 0 };
      // Only the bytes that it had then, in case the file is being appended to.
      if (size > 0) yield* createReadStream(path, { end: size - 1 });
    },
    release,
  };
}

const PREFIX = '.backup-files-';

/** Deletes leftovers of killed backups: reading one file never takes a day. */
async function removeLeftovers(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    const found = name.startsWith(PREFIX) ? await stat(join(dataDirectory, name)).catch(() => null) : null;
    if (found && Date.now() - found.mtimeMs > 86_400_000)
      await rm(join(dataDirectory, name), { recursive: true, force: true });
  }
}

/** Null if the file does not exist. */
async function hold(source: string, place: string): Promise<{ path: string; size: number } | null> {
  try {
    const isLinked = await link(source, place).then(
      () => true,
      (error: unknown) => {
        if (hasCode(error, 'ENOENT')) throw error;
        return false;
      },
    );
    const path = isLinked ? place : source;
    return { path, size: (await stat(path)).size };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A row may exist a moment before its file does, so a named file is looked up again before it counts as lost. */
async function isLost(source: string, isStillNamed: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (!(await isStillNamed())) return false;
    if (await stat(source).catch(() => null)) return false;
    await wait(100);
  }
  return true;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#kit/log.ts';

/** Stores named texts in a folder of its own, with limits on size and number. Writes are atomic. */
export interface PageFiles {
  has(name: string): boolean;
  read(name: string): Promise<string | null>;
  /** Returns immediately and writes in the background. The last write of a name wins. */
  write(name: string, text: string): void;
  remove(name: string): void;
  /** Removes all others. */
  keepOnly(names: Iterable<string>): void;
  /** Resolves once all pending writes are done. */
  flush(): Promise<void>;
}

export interface PageFilesOptions {
  /** Absolute. Its sibling folders belong to other builds or databases, and are deleted. */
  readonly directory: string;
  readonly log: Log;
  /** In total; the file written first is evicted first. */
  readonly maxBytes?: number;
  readonly maxFiles?: number;
}

/** Continues without a disk if the folder cannot be used: pages are then cached in memory only. */
export async function openPageFiles(options: PageFilesOptions): Promise<PageFiles> {
  const { directory, log, maxBytes = 1024 ** 3, maxFiles = 20_000 } = options;
  const sizes = await scan(directory, log);
  const waiting = new Map<string, string | null>();
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let writing: Promise<void> | null = null;

  const forget = (name: string) => {
    bytes -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };

  const writeOne = async (name: string, text: string | null) => {
    const file = path.join(directory, name);
    if (text === null) return rm(file, { force: true });
    await writeFile(`${file}.tmp`, text);
    await rename(`${file}.tmp`, file);
  };

  const drain = async () => {
    for (let next = firstOf(waiting); next !== null; next = firstOf(waiting)) {
      const [name, text] = next;
      waiting.delete(name);
      try {
        await writeOne(name, text);
      } catch (error) {
        forget(name);
        await rm(path.join(directory, `${name}.tmp`), { force: true }).catch(() => undefined);
        log.warn('page-not-kept', 'A page could not be written to disk and is cached in memory only.', { error });
      }
    }
    writing = null;
  };

  const plan = (name: string, text: string | null) => {
    waiting.set(name, text);
    writing ??= drain();
  };

  const remove = (name: string) => {
    if (!sizes.has(name)) return;
    forget(name);
    plan(name, null);
  };

  return {
    has: (name) => sizes.has(fileName(name)),
    read: async (name) => {
      const file = fileName(name);
      if (!sizes.has(file)) return null;
      const text = waiting.get(file) ?? (await readFile(path.join(directory, file), 'utf8').catch(() => null));
      if (text === null) forget(file);
      return text;
    },
    write: (name, text) => {
      const file = fileName(name);
      const size = Buffer.byteLength(text);
      if (size > maxBytes) return;
      forget(file);
      sizes.set(file, size);
      bytes += size;
      plan(file, text);
      for (const oldest of sizes.keys()) {
        if (bytes <= maxBytes && sizes.size <= maxFiles) break;
        remove(oldest);
      }
    },
    remove: (name) => remove(fileName(name)),
    keepOnly: (names) => {
      const wanted = new Set([...names].map(fileName));
      for (const file of sizes.keys()) if (!wanted.has(file)) remove(file);
    },
    flush: async () => {
      while (writing !== null) await writing;
    },
  };
}

/** The names and sizes of files that an earlier process finished writing. Deletes all others. */
async function scan(directory: string, log: Log): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  try {
    await mkdir(directory, { recursive: true });
    const parent = path.dirname(directory);
    for (const name of await readdir(parent)) {
      if (name !== path.basename(directory)) await rm(path.join(parent, name), { recursive: true, force: true });
    }
    for (const name of await readdir(directory)) {
      const file = path.join(directory, name);
      if (isFileName(name)) sizes.set(name, (await stat(file)).size);
      else await rm(file, { recursive: true, force: true });
    }
  } catch (error) {
    log.warn('no-page-folder', 'The folder for rendered pages cannot be used; pages are cached in memory only.', {
      directory,
      error,
    });
  }
  return sizes;
}

/** A hash, because addresses can be too long for file names, and file systems can be case-insensitive. */
function fileName(name: string): string {
  return `${createHash('sha256').update(name).digest('hex').slice(0, 40)}.page`;
}

function isFileName(name: string): boolean {
  return /^[0-9a-f]{40}\.page$/.test(name);
}

function firstOf<K, V>(map: ReadonlyMap<K, V>): [K, V] | null {
  for (const entry of map) return entry;
  return null;
}

import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isDiskFull } from '#kit/disk-space.ts';
import { backupErrors } from './backup-errors.ts';
import type { MemberChecksum } from './model.ts';
import { printTarEnd, printTarHeader, printTarPadding } from './tar.ts';

export interface ArchiveWriter {
  /** Adds a member from memory. */
  add(name: string, content: Buffer, rows?: number): Promise<void>;
  /** Adds a member from a stream. `size` must be the length of `content`. */
  addStream(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The checksums of all members added so far. */
  checksums(): readonly MemberChecksum[];
  /** Flushes the archive to the disk and gives it its final name. Returns its size in bytes. */
  finish(): Promise<number>;
  /** Deletes the unfinished archive. Does nothing after `finish`. */
  discard(): Promise<void>;
}

/**
 * Writes a gzipped tar that only its owner may read. It has a temporary name until it is complete, so a truncated
 * archive is never mistaken for a backup. Throws `haptera_backup_exists`, `haptera_backup_no_room`.
 */
export async function openArchiveWriter(file: string, modifiedAt: Date): Promise<ArchiveWriter> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}.partial`);
  await requireAbsent(file);
  await removeLeftovers(dirname(file));
  const gzip = createGzip();
  let failure: unknown = null;
  const written = pipeline(gzip, createWriteStream(draft, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    failure = error ?? new Error('The archive could not be written.');
  });
  const members: MemberChecksum[] = [];

  const requireRoom = () => {
    if (failure !== null) throw isDiskFull(failure) ? backupErrors.noRoom(file, failure) : failure;
  };
  const write = async (bytes: Uint8Array) => {
    requireRoom();
    if (bytes.length > 0 && !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
    requireRoom();
  };
  const addStream = async (name: string, size: number, content: AsyncIterable<Uint8Array>, rows = 0) => {
    const hash = createHash('sha256');
    let bytes = 0;
    await write(printTarHeader(name, size, modifiedAt));
    for await (const part of content) {
      hash.update(part);
      bytes += part.length;
      await write(part);
    }
    if (bytes !== size) throw backupErrors.damaged(`${name} has ${bytes} bytes instead of ${size}`);
    await write(printTarPadding(size));
    members.push({ name, bytes, sha256: hash.digest('hex'), rows });
  };
  return {
    add: (name, content, rows) => addStream(name, content.length, inOnePart(content), rows),
    addStream: (name, size, content) => addStream(name, size, content),
    checksums: () => [...members],
    finish: async () => {
      await write(printTarEnd());
      gzip.end();
      await written;
      requireRoom();
      const size = await flush(draft);
      await requireAbsent(file);
      await rename(draft, file);
      await flushFolder(dirname(file));
      return size;
    },
    discard: async () => {
      gzip.destroy();
      await written;
      await rm(draft, { force: true });
    },
  };
}

/** Deletes leftovers of killed backups: files untouched for an hour are not being written. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\..+\.partial$/.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 3_600_000) await rm(join(folder, name), { force: true });
  }
}

async function* inOnePart(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Flushes the file to the disk. Returns its size in bytes. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

// A rename is only durable once its folder is flushed as well. Windows cannot open folders.
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function requireAbsent(file: string): Promise<void> {
  const found = await open(file, 'r').catch(() => null);
  if (!found) return;
  await found.close();
  throw backupErrors.exists(file);
}

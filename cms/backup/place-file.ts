import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestFile } from '#kit/digest-file.ts';
import { changed } from './check-backup.ts';
import type { MemberChecksum } from './model.ts';

/**
 * Writes a file of a backup to its place, durably and atomically. An existing file with the same bytes is kept. Names
 * are random and files never change, so an existing file with other bytes can only be damaged. Returns whether it was
 * written.
 */
export async function placeFile(
  dataDirectory: string,
  expected: MemberChecksum,
  content: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const target = join(dataDirectory, ...expected.name.split('/'));
  if (await isThere(target, expected)) return false;
  const draft = join(dirname(target), `.${randomUUID()}.restoring`);
  await mkdir(dirname(target), { recursive: true });
  try {
    await write(draft, expected, content);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  await flushFolder(dirname(target));
  return true;
}

async function write(draft: string, expected: MemberChecksum, content: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(draft, 'wx', 0o644);
  const hash = createHash('sha256');
  try {
    for await (const part of content) {
      hash.update(part);
      await handle.writeFile(part);
    }
    if (hash.digest('hex') !== expected.sha256) throw changed(expected.name);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isThere(target: string, expected: MemberChecksum): Promise<boolean> {
  const found = await stat(target).catch(() => null);
  if (!found?.isFile() || found.size !== expected.bytes) return false;
  return (await digestFile(target)) === expected.sha256;
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FolderIdentity, identifyFolder, isSameFolder, parseFolderIdentity } from '../../folder-identity.ts';
import { DatabaseError } from '../database-error.ts';
import { getRunningProcess, nameProcessTable } from './process-identity.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Gives one process at a time the ownership of a directory; a second one fails with `database_in_use` within two
 * seconds. The lock of a dead process is taken over.
 *
 * Lock files have increasing numbers, `lock-1`, `lock-2` …, and the highest one is the lock. It is written under
 * another name and then hard-linked, so it is created exactly once and never half written. It is never deleted, only
 * superseded by the next number: two processes that find the same dead holder cannot remove each other's lock, as they
 * could with a single lock file.
 *
 * The lock names its folder: one that came along with a copy of another folder locks nothing here.
 *
 * A holder in the same process table is identified by its pid and start time. One in another container or on another
 * machine is identified by the heartbeat of its lock file (its mtime): it is alive while the heartbeat goes on, and
 * considered dead after five seconds without one. `onLost` is called when this process was frozen for that long and
 * another one has taken over its lock. `refuse` creates the error for the second process, if the directory is not a
 * database's.
 */
export async function lockDirectory(
  directory: string,
  onLost: () => void,
  refuse: (directory: string, who: string) => Error = inUse,
): Promise<DirectoryLock> {
  const self = await describeSelf(directory);
  for (;;) {
    const top = await findTop(directory);
    const holder = top > 0 ? await readHolder(nameLock(directory, top)) : null;
    if (holder !== null) await requireDead(nameLock(directory, top), holder, self, (who) => refuse(directory, who));
    const mine = top + 1;
    if (!(await tryToLink(directory, mine, self))) continue;
    if ((await findTop(directory)) === mine) {
      await removeOlder(directory, mine);
      return keep(directory, mine, self, onLost);
    }
    await rm(nameLock(directory, mine), { force: true });
  }
}

interface Holder {
  pid: number;
  startedAt: string;
  processTable: string;
  /** Null in locks of versions that did not record it. */
  folder: FolderIdentity | null;
}

const beatMilliseconds = 1_000;
const silenceMilliseconds = 5_000;
// Ten minutes: more than the clocks of two machines that share a disk can differ.
const surelyDeadMilliseconds = 600_000;

function keep(directory: string, number: number, self: Holder, onLost: () => void): DirectoryLock {
  const file = nameLock(directory, number);
  const beat = setInterval(async () => {
    const now = new Date();
    // A directory that is temporarily unreadable (full disk, network share) is no reason to stop a working server.
    const top = await findTop(directory).catch(() => number);
    if (top > number) {
      clearInterval(beat);
      onLost();
      return;
    }
    await utimes(file, now, now).catch(() => undefined);
  }, beatMilliseconds);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      await replaceFile(directory, file, JSON.stringify({ ...self, pid: 0 }));
    },
  };
}

async function requireDead(file: string, holder: Holder, self: Holder, refuse: (who: string) => Error): Promise<void> {
  if (holder.pid === 0) return;
  if (holder.processTable !== self.processTable) {
    if (await isBeating(file)) throw refuse(`process ${holder.pid} on another machine or in another container`);
    return;
  }
  if (holder.folder !== null && self.folder !== null && !isSameFolder(holder.folder, self.folder)) return;
  const running = await getRunningProcess(holder.pid);
  if (running === null || running.startedAt !== holder.startedAt) return;
  throw refuse(holder.pid === process.pid ? 'this process itself' : `process ${holder.pid}`);
}

async function isBeating(file: string): Promise<boolean> {
  const first = (await stat(file)).mtimeMs;
  if (Date.now() - first > surelyDeadMilliseconds) return false;
  const deadline = Date.now() + silenceMilliseconds;
  while (Date.now() < deadline) {
    await sleep(100);
    const next = await stat(file).catch(() => null);
    if (next === null || next.mtimeMs !== first) return true;
  }
  return false;
}

function inUse(directory: string, who: string): DatabaseError {
  return new DatabaseError(
    `The database in ${directory} is in use by ${who}: stop that process first, or use another folder.`,
    { code: 'database_in_use', status: 503 },
  );
}

async function tryToLink(directory: string, number: number, self: Holder): Promise<boolean> {
  const draft = join(directory, `lock-draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(self), { mode: 0o644 });
  try {
    await link(draft, nameLock(directory, number));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // The process that has just got the lock removed the draft along with those of dead processes.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replaceFile(directory: string, file: string, text: string): Promise<void> {
  for (;;) {
    const draft = join(directory, `lock-draft-${randomUUID()}`);
    await writeFile(draft, text, { mode: 0o644 });
    try {
      return await rename(draft, file);
    } catch (error) {
      // Removed, as above. If the whole directory is gone, the next draft cannot be written.
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function findTop(directory: string): Promise<number> {
  const numbers = (await readdir(directory)).map((name) => Number(/^lock-(\d+)$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

/** Removes superseded locks, and drafts that a process left behind when it was killed between writing and linking. */
async function removeOlder(directory: string, number: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const other = Number(/^lock-(\d+)$/.exec(name)?.[1] ?? number);
    if (other < number || name.startsWith('lock-draft-')) await rm(join(directory, name), { force: true });
  }
}

// Null when the file was removed meanwhile (another process took the lock) or is unreadable (a damaged disk).
async function readHolder(file: string): Promise<Holder | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    const { pid, startedAt, processTable, folder }: Record<string, unknown> = { ...value };
    if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof processTable !== 'string') return null;
    return { pid, startedAt, processTable, folder: parseFolderIdentity(folder) };
  } catch {
    return null;
  }
}

async function describeSelf(directory: string): Promise<Holder> {
  const running = await getRunningProcess(process.pid);
  return {
    pid: process.pid,
    startedAt: running?.startedAt ?? '',
    processTable: await nameProcessTable(),
    folder: await identifyFolder(directory),
  };
}

function nameLock(directory: string, number: number): string {
  return join(directory, `lock-${number}`);
}

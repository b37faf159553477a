import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DirectoryLock, lockDirectory } from '#kit/database/embedded/directory-lock.ts';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { type FolderIdentity, identifyFolder, isSameFolder, parseFolderIdentity } from '#kit/folder-identity.ts';
import { cacheFolder } from '#kit/project-files.ts';
import { propertyOf } from '../../kit/property-of.ts';

/** Several products can run from one folder, each with its own data, and share its build of the site. */
const buildFolder = path.join(cacheFolder, 'build');

/** Locks the build for checking it and making a new one; waits while another start holds the lock. */
export async function holdBuild(
  onWait: () => void,
  signal: AbortSignal | undefined,
  folder = buildFolder,
): Promise<DirectoryLock> {
  const lockFolder = path.join(folder, 'build-lock');
  // A read-only installation is built beforehand and needs no lock.
  if (!(await canMake(lockFolder))) return { release: async () => undefined };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await lockDirectory(
        lockFolder,
        () => undefined,
        () => new Held(),
      );
    } catch (error) {
      if (!(error instanceof Held)) throw error;
      if (attempt === 0) onWait();
      await wait(200, undefined, { signal });
    }
  }
}

/**
 * Descriptions of the other running products that serve from the build. A record that came along with a copy of another
 * folder is about the build there.
 */
export async function listOtherUsers(folder = buildFolder): Promise<string[]> {
  const users: string[] = [];
  const names = await readdir(usersFolder(folder)).catch(() => []);
  if (names.length === 0) return users;
  const [table, here] = await Promise.all([nameProcessTable(), identifyFolder(usersFolder(folder))]);
  for (const name of names) {
    const user = parseUser(await readFile(path.join(usersFolder(folder), name), 'utf8').catch(() => ''));
    const isOfHere = user?.processTable === table && isSameFolder(user.folder, here);
    const running = isOfHere ? await getRunningProcess(user.pid) : null;
    if (user === null || running?.startedAt !== user.startedAt)
      await rm(path.join(usersFolder(folder), name), { force: true });
    else if (user.pid !== process.pid)
      users.push(`the product with the data in ${user.dataDirectory} (process ${user.pid})`);
  }
  return users;
}

/** Records that this process serves from the build. The record expires with the process. */
export async function markUse(dataDirectory: string, folder = buildFolder): Promise<void> {
  if (!(await canMake(usersFolder(folder)))) return;
  const user: User = {
    pid: process.pid,
    startedAt: (await getRunningProcess(process.pid))?.startedAt ?? '',
    processTable: await nameProcessTable(),
    folder: await identifyFolder(usersFolder(folder)),
    dataDirectory,
  };
  await writeFile(path.join(usersFolder(folder), `${process.pid}.json`), JSON.stringify(user));
}

interface User {
  readonly pid: number;
  readonly startedAt: string;
  readonly processTable: string;
  readonly folder: FolderIdentity;
  readonly dataDirectory: string;
}

class Held extends Error {
  override readonly name = 'Held';
}

function usersFolder(folder: string): string {
  return path.join(folder, 'build-users');
}

function canMake(folder: string): Promise<boolean> {
  return mkdir(folder, { recursive: true }).then(
    () => true,
    () => false,
  );
}

function parseUser(text: string): User | null {
  try {
    const user: unknown = JSON.parse(text);
    const [pid, startedAt] = [propertyOf(user, 'pid'), propertyOf(user, 'startedAt')];
    const [processTable, dataDirectory] = [propertyOf(user, 'processTable'), propertyOf(user, 'dataDirectory')];
    if (typeof pid !== 'number' || typeof startedAt !== 'string') return null;
    const folder = parseFolderIdentity(propertyOf(user, 'folder'));
    if (typeof processTable !== 'string' || typeof dataDirectory !== 'string' || folder === null) return null;
    return { pid, startedAt, processTable, folder, dataDirectory };
  } catch {
    return null;
  }
}

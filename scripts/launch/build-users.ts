import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DirectoryLock, lockDirectory } from '#kit/database/embedded/directory-lock.ts';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { projectRoot } from '#kit/project-files.ts';
import { propertyOf } from '../../kit/property-of.ts';

/** Several products can run from one folder, each with its own data, and share its build of the site. */
const buildFolder = path.join(projectRoot, 'node_modules/.cache/haptera');

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

/** Descriptions of the other running products that serve from the build. */
export async function listOtherUsers(folder = buildFolder): Promise<string[]> {
  const users: string[] = [];
  const table = await nameProcessTable();
  for (const name of await readdir(usersFolder(folder)).catch(() => [])) {
    const user = parseUser(await readFile(path.join(usersFolder(folder), name), 'utf8').catch(() => ''));
    const running = user?.processTable === table ? await getRunningProcess(user.pid) : null;
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
  const startedAt = (await getRunningProcess(process.pid))?.startedAt ?? '';
  const user: User = { pid: process.pid, startedAt, processTable: await nameProcessTable(), dataDirectory };
  await writeFile(path.join(usersFolder(folder), `${process.pid}.json`), JSON.stringify(user));
}

interface User {
  readonly pid: number;
  readonly startedAt: string;
  readonly processTable: string;
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
    if (typeof processTable !== 'string' || typeof dataDirectory !== 'string') return null;
    return { pid, startedAt, processTable, dataDirectory };
  } catch {
    return null;
  }
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DirectoryLock, lockDirectory } from '#kit/database/embedded/directory-lock.ts';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { projectRoot } from '#kit/project-files.ts';
import { propertyOf } from '../../kit/property-of.ts';

/** Several products can run from one folder, each with data of its own, and share its build of the site. */
const buildFolder = path.join(projectRoot, 'node_modules/.cache/haptera');

/** The right to look at the build and to make a new one; waits while another start holds it. */
export async function holdBuild(
  onWait: () => void,
  signal: AbortSignal | undefined,
  folder = buildFolder,
): Promise<DirectoryLock> {
  const lockFolder = path.join(folder, 'build-lock');
  // An installation that nobody may write to is built beforehand and stays as it is.
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

/** The other running products whose site is served from the build, in words. */
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

/** Notes that this process serves from the build, until it ends. */
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

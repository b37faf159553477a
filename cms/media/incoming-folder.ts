import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';

let own: Promise<string> | null = null;

/**
 * The folder below `uploads/.incoming` in which this process receives uploads: `<process table>-<pid>-<start time>`.
 * Lets other processes tell whether its owner is still alive, even if several installations share the uploads.
 */
export function nameIncomingFolder(): Promise<string> {
  own ??= nameFolderOf(process.pid);
  return own;
}

/**
 * The folders below `uploads/.incoming` whose process is known to have ended. Leaves out those that cannot be checked.
 */
export async function listEndedFolders(dataDirectory: string): Promise<Set<string>> {
  const names = await readdir(join(dataDirectory, 'uploads', '.incoming')).catch(() => []);
  const ended = new Set<string>();
  for (const name of names) if (await hasOwnerEnded(name)) ended.add(name);
  return ended;
}

async function hasOwnerEnded(folder: string): Promise<boolean> {
  const [, pid] = /^[0-9a-f]{12}-(\d+)-\w*$/.exec(folder) ?? [];
  if (pid === undefined || !folder.startsWith(`${await hashProcessTable()}-`)) return false;
  return (await nameFolderOf(Number(pid))) !== folder;
}

async function nameFolderOf(pid: number): Promise<string> {
  const found = await getRunningProcess(pid);
  const startedAt = found?.startedAt.replace(/\W+/g, '_') ?? 'ended';
  return `${await hashProcessTable()}-${pid}-${startedAt}`;
}

async function hashProcessTable(): Promise<string> {
  return createHash('sha256')
    .update(await nameProcessTable())
    .digest('hex')
    .slice(0, 12);
}

import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WriteLine } from '../../line-log.ts';
import { DatabaseError } from '../database-error.ts';
import { getRunningProcess } from './process-identity.ts';

export interface Postmaster {
  pid: number;
  /** The data folder that it serves. */
  folder: string;
  port: number;
  isReady: boolean;
}

/** Reads the `postmaster.pid` that a running server keeps among its data files; null when there is no such file. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, folder: lines[1] ?? '', port: Number(lines[3]), isReady: lines[7] === 'ready' }
    : null;
}

/**
 * Stops a server that a killed parent left running on these data files, so that a new one can start. Only the holder of
 * the directory's lock may call it. Tries a fast shutdown first, then an immediate one, then SIGKILL; the write-ahead
 * log makes all three safe.
 */
export async function endLeftoverServer(cluster: string, onLog: WriteLine): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === null) return;
  const left = await listServerProcesses(cluster, postmaster.pid);
  if (left.length > 0) {
    onLog(`A PostgreSQL server was left running (process ${postmaster.pid}): shutting it down first.`);
    signal(left.includes(postmaster.pid) ? [postmaster.pid] : left, 'SIGINT');
    const isGone =
      (await waitUntilGone(cluster, postmaster.pid, 3_000)) ||
      (await waitUntilGone(cluster, postmaster.pid, 1_000, 'SIGQUIT')) ||
      (await waitUntilGone(cluster, postmaster.pid, 2_000, 'SIGKILL'));
    if (!isGone) {
      throw new DatabaseError(
        `A PostgreSQL server left running on ${cluster} (process ${postmaster.pid}) could not be stopped: stop it by hand, then start again.`,
        { code: 'database_in_use', status: 503 },
      );
    }
  }
  // PostgreSQL detects a dead server's file by its pid, but not if another process has got that pid since, or if the
  // dead server has not been reaped by its parent, so that its pid is still in use.
  if (isNumberTaken(postmaster.pid)) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Whether this process is a PostgreSQL server; assumed to be when the system does not report its command. */
export async function isPostgres(pid: number): Promise<boolean> {
  const running = await getRunningProcess(pid);
  return running !== null && (running.command === '' || running.command.startsWith('postgres'));
}

async function waitUntilGone(cluster: string, pid: number, patience: number, name?: NodeJS.Signals): Promise<boolean> {
  const deadline = Date.now() + patience;
  if (name) signal(await listServerProcesses(cluster, pid), name);
  for (;;) {
    const left = await listServerProcesses(cluster, pid);
    if (left.length === 0) return true;
    if (Date.now() > deadline) return false;
    await sleep(30);
  }
}

/**
 * All processes of the server, including workers, which outlive a killed postmaster for a moment. On Linux these are
 * the processes named postgres whose working directory is the data folder; elsewhere only the postmaster.
 */
async function listServerProcesses(cluster: string, postmasterPid: number): Promise<number[]> {
  if (process.platform !== 'linux') return (await isPostgres(postmasterPid)) ? [postmasterPid] : [];
  const folder = await realpath(cluster);
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // Unreadable for processes that have just ended and for those of other users; neither are ours.
    const place = await readlink(`/proc/${name}/cwd`).catch(() => null);
    if (place === folder && (await isPostgres(Number(name)))) found.push(Number(name));
  }
  return found;
}

function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      const hasEnded = error instanceof Error && 'code' in error && error.code === 'ESRCH';
      if (!hasEnded) throw error;
    }
  }
}

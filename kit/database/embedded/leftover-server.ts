import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import { getRunningProcess } from './process-identity.ts';

export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/** What the server writes about itself into its data files while it runs; null when there is no such file. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7] === 'ready' } : null;
}

/**
 * Ends the server of these data files that a killed parent left behind, so that a new one can start. Only for the holder
 * of the directory's lock. Fast shutdown first, then immediate, then kill: the log of changes makes good for all three.
 */
export async function endLeftoverServer(cluster: string, onLog: (line: string) => void): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === null) return;
  const left = await listServerProcesses(cluster, postmaster.pid);
  if (left.length > 0) {
    onLog(`A PostgreSQL server was left behind (process ${postmaster.pid}): it is shut down first.`);
    signal(left.includes(postmaster.pid) ? [postmaster.pid] : left, 'SIGINT');
    const isGone =
      (await waitUntilGone(cluster, postmaster.pid, 3_000)) ||
      (await waitUntilGone(cluster, postmaster.pid, 1_000, 'SIGQUIT')) ||
      (await waitUntilGone(cluster, postmaster.pid, 2_000, 'SIGKILL'));
    if (!isGone) {
      throw new DatabaseError(
        `A PostgreSQL server left behind on ${cluster} (process ${postmaster.pid}) cannot be ended: end it by hand, then start again.`,
        { code: 'database_in_use', status: 503 },
      );
    }
  }
  // PostgreSQL recognises the file of a dead server by its number, but not when another process has got that since, or when
  // nobody has taken note of the server's end, so that the number is still taken.
  if (isNumberTaken(postmaster.pid)) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Whether this process is a PostgreSQL server, as far as the system tells. */
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
 * All processes of the server, its workers included, which outlive a killed postmaster for a moment: on Linux those named
 * postgres that stand in the data folder, elsewhere the postmaster alone.
 */
async function listServerProcesses(cluster: string, postmasterPid: number): Promise<number[]> {
  if (process.platform !== 'linux') return (await isPostgres(postmasterPid)) ? [postmasterPid] : [];
  const folder = await realpath(cluster);
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // Processes end while the list is read, and those of other users do not say where they stand: neither is ours.
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

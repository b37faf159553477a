import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import { systemEnvironment } from '../env.ts';

export interface RunningProcess {
  pid: number;
  /** The pid of its parent, or of the process that adopted it; 0 where the system does not report it. */
  parent: number;
  /** Distinguishes a process from a later one with the same pid; empty where the system does not report it. */
  startedAt: string;
  /** The program's name, truncated by the system; empty where the system does not report it. */
  command: string;
}

/** The process with this pid, or null when there is none (or only a zombie). */
export async function getRunningProcess(pid: number): Promise<RunningProcess | null> {
  if (process.platform === 'linux') return readProc(pid);
  if (!isSignalable(pid)) return null;
  if (process.platform === 'win32') return { pid, parent: 0, startedAt: '', command: '' };
  return askPs(pid);
}

/**
 * Identifies the set of processes within which a pid is unique. It is the same after a restart of this program, and
 * different in another container, on another machine and after a reboot.
 */
export async function nameProcessTable(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname()),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return `${boot.trim()} ${namespace}`.trim();
}

// Fields after the name (which may itself contain spaces and parentheses): state, parent, … and the start time as the
// 20th.
async function readProc(pid: number): Promise<RunningProcess | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  const command = stat.slice(stat.indexOf('(') + 1, end);
  return { pid, parent: Number(fields[1]), startedAt: fields[19] ?? '', command };
}

async function askPs(pid: number): Promise<RunningProcess | null> {
  const answer = await promisify(execFile)('ps', ['-o', 'stat=,ppid=,lstart=,comm=', '-p', String(pid)], {
    env: { ...systemEnvironment(), LC_ALL: 'C' },
  }).catch(() => null);
  const match = /^\s*(\S+)\s+(\d+)\s+(\S+ \S+\s+\d+ [\d:]+ \d+)\s+(.+?)\s*$/.exec(answer?.stdout ?? '');
  if (!match || match[1]?.startsWith('Z')) return null;
  return { pid, parent: Number(match[2]), startedAt: match[3] ?? '', command: match[4]?.split('/').at(-1) ?? '' };
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import { systemEnvironment } from '../env.ts';

export interface RunningProcess {
  pid: number;
  /** The number of the process that started it, or of the one that has taken it over; 0 where the system does not say. */
  parent: number;
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  startedAt: string;
  /** The program's name, as the system cuts it; empty where the system does not say. */
  command: string;
}

/** The process with this number, or null when there is none (or only its unreaped remains). */
export async function getRunningProcess(pid: number): Promise<RunningProcess | null> {
  if (process.platform === 'linux') return readProc(pid);
  if (!isSignalable(pid)) return null;
  if (process.platform === 'win32') return { pid, parent: 0, startedAt: '', command: '' };
  return askPs(pid);
}

/**
 * The set of processes among which a pid is unique: the same after a new start of this program, another one in another
 * container, on another machine, after a reboot.
 */
export async function nameProcessTable(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname()),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return `${boot.trim()} ${namespace}`.trim();
}

// Fields after the name, which may itself hold blanks and brackets: state, parent, and as the twentieth the start time.
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

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Resident memory in bytes. */
  readonly memory: number;
}

export type ServiceName = 'cms' | 'site' | 'platform' | 'edge' | 'postgres';

/** A process and all its descendants, the process itself first. */
export async function listFamily(pid: number): Promise<RunningProcess[]> {
  const all = await listProcesses();
  const family: RunningProcess[] = all.filter((process) => process.pid === pid);
  for (let at = 0; at < family.length; at += 1) {
    family.push(...all.filter((process) => process.parent === family[at]?.pid && process.pid !== pid));
  }
  return family;
}

/** The process of a service below the launcher; null while it is down. */
export async function findService(launcher: number, name: ServiceName): Promise<RunningProcess | null> {
  const family = await listFamily(launcher);
  if (name !== 'postgres') return family.find(({ command }) => commands[name].test(command)) ?? null;
  const servers = family.filter(({ command }) => commands.postgres.test(command));
  const pids = new Set(servers.map(({ pid }) => pid));
  // The server's workers are its children; killing the main process makes it crash.
  return servers.find(({ parent }) => !pids.has(parent)) ?? null;
}

/** Whether a process is running; a zombie is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Does nothing for a process that has ended: it may do so between a check and its signal. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export async function readCommand(pid: number): Promise<string> {
  return (await listProcesses()).find((process) => process.pid === pid)?.command ?? '';
}

/** Next renames its process once it runs. */
const commands: Readonly<Record<ServiceName, RegExp>> = {
  cms: /cms\/main\.js/,
  site: /next-server|next\/dist\/bin\/next/,
  platform: /platform\/main\.js/,
  edge: /edge\/main\.js/,
  postgres: /^\S*\/postgres(?:\s|$)/,
};

/** Uses /proc on Linux, which works even without `ps`; `ps` on other systems. */
async function listProcesses(): Promise<RunningProcess[]> {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

async function listFromProc(): Promise<RunningProcess[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(names.map(readProc));
  return found.filter((process) => process !== null);
}

async function readProc(name: string): Promise<RunningProcess | null> {
  const [status, command] = await Promise.all([
    readFile(`/proc/${name}/status`, 'utf8').catch(() => null),
    readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => null),
  ]);
  // It has ended in the meantime, or is a zombie.
  if (status === null || command === null || /^State:\s+Z/m.test(status)) return null;
  const figure = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return {
    pid: Number(name),
    parent: figure('PPid'),
    command: command.replaceAll('\0', ' ').trim(),
    memory: figure('VmRSS') * 1024,
  };
}

async function listFromPs(): Promise<RunningProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,ppid=,rss=,command=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, memory, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || command === undefined) return [];
    return [{ pid: Number(pid), parent: Number(parent), command, memory: Number(memory) * 1024 }];
  });
}

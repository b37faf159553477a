import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { followLines } from './follow-lines.ts';
import type { Service } from './service.ts';

/** One run of a service. */
export interface ServiceProcess {
  /** Null when the system could not start it. */
  readonly pid: number | null;
  /** Says how it ended: `code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Whether it takes connections, where that cannot be told by asking its port: an older process may answer there. */
  isListening(): boolean;
  /** Whether its event loop turns, as it says itself within so many milliseconds. */
  isAwake(patience: number): Promise<boolean>;
  /** Asks it to end; kills it when that takes longer than so many milliseconds. Resolves when it is gone. */
  end(patience: number): Promise<void>;
  kill(): void;
}

/** `node` with this in front ends with its parent. */
export const endWithParent: readonly string[] = [
  '--import',
  path.join(projectRoot, 'scripts/launch/end-with-parent.mjs'),
];

export function startServiceProcess(service: Service, onLine: (line: string) => void): ServiceProcess {
  const { child, isListening } = service.overlaps ? forkIntoCluster(service) : spawnAlone(service);
  let reason: string | null = null;
  const ended = new Promise<string>((resolve) => {
    const settle = (how: string) => {
      reason ??= how;
      resolve(reason);
    };
    child.once('exit', (code, signal) => settle(signal ?? `code ${code}`));
    // Without a number it never ran; with one, a signal or a message did not reach it, and its end tells the rest.
    child.on('error', (error) => child.pid === undefined && settle(error.message));
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) followLines(stream, onLine);
  }
  const hasEnded = () => reason !== null;
  const kill = () => {
    if (!hasEnded()) killWithDescendants(child, service.overlaps);
  };
  return {
    pid: child.pid ?? null,
    ended,
    hasEnded,
    isListening,
    isAwake: (patience) => askWhetherAwake(child, patience),
    kill,
    end: async (patience) => {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      const late = setTimeout(kill, patience);
      await ended;
      clearTimeout(late);
    },
  };
}

interface Started {
  readonly child: ChildProcess;
  readonly isListening: () => boolean;
}

function spawnAlone({ nodeArgs, script, args, env }: Service): Started {
  const child = spawn(process.execPath, [...endWithParent, ...nodeArgs, script, ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group of its own: Ctrl+C reaches the supervisor alone, which then ends all in their order.
    detached: true,
  });
  return { child, isListening: () => true };
}

/**
 * In a cluster the listening socket belongs to the supervisor, so that an old and a new process take connections from the
 * same queue and none is refused while they change over.
 */
function forkIntoCluster({ nodeArgs, script, args, env }: Service): Started {
  // The processes take connections themselves: nothing of a visit passes through the supervisor.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: path.resolve(projectRoot, script),
    args: [...args],
    execArgv: [...endWithParent, ...nodeArgs],
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Node adds the supervisor's own environment; what is undefined here is left out.
  const withheld = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
  const worker = cluster.fork({ ...withheld, ...env });
  let isListening = false;
  worker.once('listening', () => {
    isListening = true;
  });
  return { child: worker.process, isListening: () => isListening };
}

function killWithDescendants(child: ChildProcess, isInGroupOfSupervisor: boolean): void {
  if (child.pid === undefined || isInGroupOfSupervisor || process.platform === 'win32') {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // Gone since; everything else is a fault.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function askWhetherAwake(child: ChildProcess, patience: number): Promise<boolean> {
  const limit = AbortSignal.timeout(patience);
  const answered = (async () => {
    for (;;) {
      const [message] = await once(child, 'message', { signal: limit });
      if (message === 'awake') return true;
    }
  })();
  child.send('awake?', () => undefined);
  return answered.catch(() => false);
}

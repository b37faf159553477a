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
  /** Resolves with how it ended: `code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Whether it accepts connections; its port alone cannot tell, because an older process may answer there. */
  isListening(): boolean;
  /** Whether it confirms within this many milliseconds that its event loop is running. */
  isAwake(patience: number): Promise<boolean>;
  /** Asks it to shut down, and kills it after this many milliseconds. Resolves when it has ended. */
  end(patience: number): Promise<void>;
  kill(): void;
}

/** Arguments with which a Node process ends together with its parent. */
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
    // Without a pid it never ran. With one, a signal or a message could not be delivered, and its exit settles this.
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
    // In a separate process group, so that Ctrl+C reaches only the supervisor, which then shuts down all services in
    // order.
    detached: true,
  });
  return { child, isListening: () => true };
}

/**
 * In a cluster the listening socket belongs to the supervisor, so that the old and the new process accept connections
 * from the same queue and none is refused during the handover.
 */
function forkIntoCluster({ nodeArgs, script, args, env }: Service): Started {
  // The processes accept connections themselves, so no traffic passes through the supervisor.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: path.resolve(projectRoot, script),
    args: [...args],
    execArgv: [...endWithParent, ...nodeArgs],
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Node adds the supervisor's own environment; variables that are undefined here are left out.
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
    // ESRCH: the process has already ended.
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

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface TestRedis {
  readonly url: string;
  /** Makes it accept connections but answer nothing, until `continue` is called. */
  stall(): void;
  continue(): void;
  stop(): Promise<void>;
}

/** The name of a Redis or Valkey program that is installed on this machine; null if there is none. */
export function findRedisProgram(): string | null {
  return ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0) ?? null;
}

/** Starts a real server without persistence. `port`: that of an earlier one, to replace it. Throws if it fails to start. */
export async function startRedis(program: string, port?: number): Promise<TestRedis> {
  const at = port ?? (await findPort());
  const options = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(child);
  return {
    url: `redis://127.0.0.1:${at}`,
    stall: () => void child.kill('SIGSTOP'),
    continue: () => void child.kill('SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (/ready to accept connections/i.test(said)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis ended: ${said}`)));
  });
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('No port is free.');
}

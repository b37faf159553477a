import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';

export interface Manners {
  readonly readyAfter?: number;
  readonly startsAfter?: number;
  readonly status?: string;
  readonly chatter?: number;
  readonly ignoresEnd?: boolean;
  readonly drain?: number;
}

export interface FakeService extends Manners {
  readonly name: string;
  readonly overlaps?: boolean;
}

export interface FakeProduct {
  readonly child: ChildProcess;
  readonly dataDirectory: string;
  readonly ports: readonly number[];
  /** Its output so far. */
  output(): string;
  /** Resolves when everything is running; rejects with the output if it ends before that. */
  readonly running: Promise<void>;
  /** Resolves with the exit code or the signal. */
  readonly ended: Promise<number | string>;
  /** The response of the service with this index at a path; null if it does not answer. */
  ask(service: number, path: string): Promise<string | null>;
  /** Throws when the service does not answer. */
  pidOf(service: number): Promise<number>;
}

export type StartFakeProduct = (services: readonly FakeService[], options?: StartOptions) => Promise<FakeProduct>;

/** Runs a test and then ends its products. */
export async function withFakeProducts(
  test: (start: StartFakeProduct, onEnd: (end: () => Promise<void>) => void) => Promise<void>,
): Promise<void> {
  const left: (() => Promise<void>)[] = [];
  const onEnd = (end: () => Promise<void>) => void left.push(end);
  try {
    await test((services, options) => startFakeProduct(services, options ?? {}, onEnd), onEnd);
  } finally {
    for (const end of left.reverse()) await end();
  }
}

export interface StartOptions {
  readonly dataDirectory?: string;
  readonly ports?: readonly number[];
  /** A program that starts Node, with its arguments, instead of Node itself. */
  readonly by?: (node: readonly string[]) => { file: string; args: readonly string[]; cwd?: string };
  readonly environment?: Readonly<Record<string, string>>;
}

async function startFakeProduct(
  services: readonly FakeService[],
  options: StartOptions,
  onEnd: (end: () => Promise<void>) => void,
): Promise<FakeProduct> {
  const dataDirectory = options.dataDirectory ?? (await aDataDirectory(onEnd));
  const ports = options.ports ?? (await Promise.all(services.map(() => findPort())));
  const described = services.map(({ name, overlaps, ...manners }, index) => ({
    name,
    overlaps,
    manners: { ...manners, port: ports[index] },
  }));
  const script = path.join(import.meta.dirname, 'fake-product.ts');
  const node = [process.execPath, '--import', import.meta.resolve('tsx'), script, JSON.stringify(described)];
  const { file, args, cwd } = options.by?.(node) ?? { file: node[0] ?? '', args: node.slice(1) };
  const { npm_lifecycle_event: _, ...surroundings } = process.env;
  const child = spawn(file, args, {
    cwd: cwd ?? projectRoot,
    env: { ...surroundings, DATA_DIRECTORY: dataDirectory, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit').then(([code, signal]): number | string => code ?? signal);
  // The program that starts it may end before the product does; the output closes when both have ended.
  const closed = once(child, 'close');
  const running = new Promise<void>((resolve, reject) => {
    void ended.then((how) => reject(new Error(`The product ended (${how}) before all of it ran:\n${said}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('All of it runs.')) resolve();
      });
    }
  });
  // A test of a failing start does not await this.
  running.catch(() => undefined);
  const ask = async (service: number, at: string) => {
    const response = await fetch(`http://127.0.0.1:${ports[service]}${at}`, { headers: { Connection: 'close' } }).catch(
      () => null,
    );
    return (await response?.text().catch(() => null)) ?? null;
  };
  onEnd(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  return {
    child,
    dataDirectory,
    ports,
    output: () => said,
    running,
    ended,
    ask,
    pidOf: async (service) => {
      const pid = Number(await ask(service, '/pid'));
      if (pid > 0) return pid;
      throw new Error(`Service ${service} does not answer. The product said:\n${said}`);
    },
  };
}

async function aDataDirectory(onEnd: (end: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'launch-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Below the ephemeral ports: the system may assign one of those again right after it was checked. */
let nextPort = 20_000 + (process.pid % 500) * 20;

async function findPort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePorts } from '../../e2e/support/free-ports.ts';
import { projectRoot } from '../../e2e/support/product.ts';
import type { Database } from '../../kit/database/connect.ts';
import { startEmbeddedPostgres } from '../../kit/database/embedded-postgres.ts';
import { currentProgramOf } from '../../kit/project-files.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { buildServersWhenNeeded } from '../../scripts/launch/build-servers.ts';

/** The platform behind the edge, both built and in separate processes, with their own database and data folder. */
export interface Service {
  /** The edge's address. It trusts `X-Forwarded-For`, so that a run can simulate many visitors. */
  readonly url: string;
  readonly dataDirectory: string;
  readonly database: Database;
  /** Current resident bytes; 0 for a process that is not running. */
  measureMemory(): Promise<{ readonly platform: number; readonly edge: number }>;
  /**
   * Kills the platform with SIGKILL and starts a new one. Resolves when it answers, with the milliseconds since its
   * start.
   */
  killPlatform(): Promise<number>;
  stop(): Promise<void>;
}

/** @param name of the folder below `.haptera`, which is deleted first. */
export async function startService(name: string): Promise<Service> {
  await buildServersWhenNeeded();
  const dataDirectory = path.join(projectRoot, '.haptera', name);
  await rm(dataDirectory, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres({ directory: path.join(dataDirectory, 'postgres') });
  const first = await findFreePorts(2, 4390);
  const url = `http://localhost:${first}`;
  const secret = randomBytes(32).toString('hex');
  const common = { PATH: process.env.PATH, NODE_ENV: 'production', PUBLIC_URL: url } as const;
  const startPlatform = () =>
    startProcess('platform/main.ts', {
      ...common,
      PLATFORM_PORT: String(first + 1),
      DATABASE_URL: postgres.url,
      DATA_DIRECTORY: dataDirectory,
      HAPTERA_SECRET: secret,
      HAPTERA_SEED: 'demo',
    });
  const edge = startProcess('edge/main.ts', {
    ...common,
    EDGE_PORT: String(first),
    PLATFORM_ORIGIN: `http://127.0.0.1:${first + 1}`,
    EDGE_TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  let platform = startPlatform();
  const untilReady = async () => {
    const begun = performance.now();
    for (;;) {
      if (platform.exitCode !== null) throw new Error('The platform ended unexpectedly.');
      const answer = await fetch(`http://127.0.0.1:${first + 1}/healthz`).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.ok) return performance.now() - begun;
      await wait(10);
    }
  };
  await untilReady();
  const database = openDatabase(postgres.url);
  return {
    url,
    dataDirectory,
    database,
    measureMemory: async () => ({ platform: await readMemory(platform), edge: await readMemory(edge) }),
    killPlatform: async () => {
      const gone = once(platform, 'exit');
      platform.kill('SIGKILL');
      await gone;
      platform = startPlatform();
      return untilReady();
    },
    stop: async () => {
      await database.close();
      for (const each of [edge, platform]) {
        const gone = once(each, 'exit');
        each.kill('SIGTERM');
        await gone;
      }
      await postgres.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

function startProcess(source: string, env: NodeJS.ProcessEnv): ChildProcess {
  const { script, nodeArgs } = currentProgramOf(source);
  return spawn(process.execPath, [...nodeArgs, script], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function readMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

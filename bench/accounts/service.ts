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

/** The platform behind the edge, both built and as processes of their own, on a database and a folder of their own. */
export interface Service {
  /** The edge's address. It believes what `X-Forwarded-For` says, so that a run can be many visitors. */
  readonly url: string;
  readonly dataDirectory: string;
  readonly database: Database;
  /** Resident bytes at present; 0 of one that does not run. */
  measureMemory(): Promise<{ readonly platform: number; readonly edge: number }>;
  /** SIGKILL, and a new one. Resolves when that answers; milliseconds from its start on. */
  killPlatform(): Promise<number>;
  stop(): Promise<void>;
}

/** `name`: of the folder below `.haptera`, which is emptied first. */
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
      if (platform.exitCode !== null) throw new Error('The platform has ended by itself.');
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

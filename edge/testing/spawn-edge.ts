import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type LogEntry, readLogLine } from '#kit/log-line.ts';
import { programOf } from '#kit/project-files.ts';

export interface SpawnedEdge {
  port: number;
  metricsPort: number;
  pid: number;
  /** Everything logged so far. */
  lines(): LogEntry[];
  exitCode: Promise<number | null>;
  stop(): Promise<void>;
}

/** For tests and measurements: the edge as a separate process. Unless `env` sets origins, it has no upstreams. */
export async function spawnEdge(options: { port?: number; env?: Record<string, string> } = {}): Promise<SpawnedEdge> {
  const port = options.port ?? (await freePort());
  const metricsPort = await freePort();
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { script, nodeArgs } = programOf('edge/main.ts');
  const child = spawn(process.execPath, [...nodeArgs, script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      EDGE_PORT: String(port),
      EDGE_METRICS_PORT: String(metricsPort),
      CMS_ORIGIN: nobody,
      SITE_ORIGIN: nobody,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const lines = () => said.split('\n').flatMap((line) => readLogLine(line) ?? []);
  const exitCode = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const isListening = new Promise<void>((resolve) => {
    child.stderr.on('data', (piece) => {
      said += piece;
      if (lines().some(({ kind }) => kind === 'listening')) resolve();
    });
  });
  child.stdout.resume();
  await Promise.race([isListening, exitCode]);
  return {
    port,
    metricsPort,
    pid: child.pid ?? 0,
    lines,
    exitCode,
    async stop() {
      child.kill('SIGTERM');
      await exitCode;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

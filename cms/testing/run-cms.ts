import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from '#kit/project-files.ts';
import { testSecret } from './open-test-cms.ts';

/** `cms/main.ts` as a separate process. */
export interface CmsProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  output(): string;
  /** Resolves to the exit code or the signal. */
  readonly ended: Promise<number | string>;
  /** Status and body at a path; status 0 if it does not respond. */
  ask(path: string, init?: RequestInit): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The `status` in its health response: `ok`, `standby` …; null if it does not respond. */
  health(): Promise<unknown>;
}

export interface RunCmsOptions {
  readonly port: number;
  readonly dataDirectory: string;
  /** Default: the embedded database. */
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export function runCms({ port, dataDirectory, databaseUrl, environment }: RunCmsOptions): CmsProcess {
  const { script, nodeArgs } = programOf('cms/main.ts');
  const child = spawn(process.execPath, [...nodeArgs, script], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      CMS_PORT: String(port),
      DATA_DIRECTORY: dataDirectory,
      HAPTERA_SECRET: testSecret,
      HAPTERA_SEED: 'none',
      HAPTERA_ADMIN_EMAIL: 'first@haptera.example',
      HAPTERA_ADMIN_PASSWORD: 'long enough for this',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ask: CmsProcess['ask'] = async (path, init) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => null);
    const text = (await response?.text().catch(() => null)) ?? '{}';
    const body: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response?.status ?? 0, body };
  };
  return {
    child,
    pid: child.pid ?? 0,
    output: () => said,
    ended: once(child, 'exit').then(([code, signal]): number | string => code ?? signal),
    ask,
    health: async () => (await ask('/healthz')).body.status ?? null,
  };
}

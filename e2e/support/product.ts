import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePorts } from './free-ports.ts';
import { isRunning, listFamily, readCommand, signalProcess } from './processes.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export interface Product {
  readonly url: string;
  readonly cmsUrl: string;
  readonly siteUrl: string;
  /** Pid of the launcher; the services are its children. */
  readonly pid: number;
  /** Milliseconds from the launcher's start to the first ready answer at the public address. */
  readonly startedIn: number;
  /** Its output so far. */
  output(): string;
  /** Shuts it down; throws if a process is left. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly dataDirectory: string;
  /** Whether to empty the data directory first. */
  readonly isFresh?: boolean;
  /** A PostgreSQL server instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** The first port. */
  readonly port?: number;
}

/** Runs the project's start command. Throws an error with the output if it ends before it is ready. */
export async function startProduct({
  dataDirectory,
  isFresh = false,
  databaseUrl,
  port,
}: ProductOptions): Promise<Product> {
  const mark = path.join(path.dirname(dataDirectory), `${path.basename(dataDirectory)}.pid`);
  await endLeftover(mark);
  if (isFresh) await rm(dataDirectory, { recursive: true, force: true });
  await mkdir(dataDirectory, { recursive: true });
  const first = port ?? (await findFreePorts(4, 4310));
  const url = `http://localhost:${first}`;
  const env = {
    ...process.env,
    PORT: String(first),
    CMS_PORT: String(first + 1),
    SITE_PORT: String(first + 2),
    PLATFORM_PORT: String(first + 3),
    PUBLIC_URL: url,
    DATA_DIRECTORY: dataDirectory,
    HAPTERA_SEED: 'demo',
    // Otherwise each change of a menu or of the settings renders hundreds of pages that no journey looks at.
    SITE_RENDER_AHEAD: '12',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const started = Date.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The start command could not be run.');
  await writeFile(mark, String(pid));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      said.push(text);
      // Long runs repeat themselves; the end of the output explains a failure.
      if (said.length > 2000) said.splice(0, 1000);
    });
  }
  await untilReady(child, `${url}/healthz`, said);
  return {
    url,
    cmsUrl: `http://127.0.0.1:${first + 1}`,
    siteUrl: `http://localhost:${first + 2}`,
    pid,
    startedIn: Date.now() - started,
    output: () => said.join(''),
    stop: () => endProduct(child, pid, mark),
  };
}

/** Waits for up to four minutes, because the first start may build the site. */
async function untilReady(child: ChildProcess, url: string, said: readonly string[]): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(
        `The product ended (${child.exitCode ?? child.signalCode}) before it was ready. It said:\n${said.join('')}`,
      );
    }
    const isRunning = said.join('').includes('Haptera is running');
    const response = isRunning ? await fetch(url).catch(() => null) : null;
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(25);
  }
  child.kill('SIGTERM');
  throw new Error(`The product did not answer at ${url} within four minutes. It said:\n${said.join('')}`);
}

async function endProduct(child: ChildProcess, pid: number, mark: string): Promise<void> {
  const family = await listFamily(pid);
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await gone;
    clearTimeout(late);
  }
  await rm(mark, { force: true });
  const left = await stillRunning(family.map((process) => process.pid));
  for (const each of left) signalProcess(each, 'SIGKILL');
  if (left.length > 0)
    throw new Error(`The product ended and left processes behind, which were killed: ${left.join(', ')}.`);
}

/** Children may take a moment longer to end than their parent. */
async function stillRunning(pids: readonly number[]): Promise<number[]> {
  let left = pids.filter(isRunning);
  for (let attempt = 0; left.length > 0 && attempt < 40; attempt += 1) {
    await wait(50);
    left = left.filter(isRunning);
  }
  return left;
}

/** Ends the product of an earlier run that was killed. */
async function endLeftover(mark: string): Promise<void> {
  const pid = Number(await readFile(mark, 'utf8').catch(() => '0'));
  if (pid === 0 || !isRunning(pid) || !(await readCommand(pid)).includes('scripts/start.mjs')) return;
  const family = await listFamily(pid);
  signalProcess(pid, 'SIGTERM');
  await stillRunning([pid]);
  for (const each of await stillRunning(family.map((process) => process.pid))) signalProcess(each, 'SIGKILL');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { readLogLine } from '#kit/log-line.ts';
import { findFreePorts } from '../support/free-ports.ts';
import { expect, test } from '../support/journey.ts';
import { findService, isRunning, listFamily } from '../support/processes.ts';
import { projectRoot } from '../support/product.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const dataDirectory = path.join(projectRoot, '.haptera/e2e-supervision');
let port: number;
let url: string;
let launcher: ChildProcess;
/** What the product has logged. */
let logged = '';

test.beforeAll(async () => {
  await rm(dataDirectory, { recursive: true, force: true });
  port = await findFreePorts(4, 4710);
  url = `http://localhost:${port}`;
  await start();
});
test.afterAll(async () => {
  await end('SIGTERM');
  await rm(dataDirectory, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(port),
    CMS_PORT: String(port + 1),
    SITE_PORT: String(port + 2),
    PLATFORM_PORT: String(port + 3),
    PUBLIC_URL: url,
    DATA_DIRECTORY: dataDirectory,
    HAPTERA_ADMIN_EMAIL: 'first@haptera.example',
    HAPTERA_ADMIN_PASSWORD: 'of the first administrator',
    HAPTERA_LOG: 'json',
  };
  launcher = spawn('npm', ['start'], { cwd: projectRoot, env, stdio: ['ignore', 'ignore', 'pipe'] });
  launcher.stderr?.on('data', (text: Buffer) => (logged += text));
  await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok, { timeout: 120_000 }).toBe(true);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  launcher.kill(signal);
  await once(launcher, 'exit');
}

/** The pid of the supervisor, which npm has started. */
async function supervisor(): Promise<number> {
  const family = await listFamily(launcher.pid ?? 0);
  const found = family.find(({ command }) => /^\S*node\S* .*scripts\/start\.mjs/.test(command));
  if (found === undefined) throw new Error('The product is not running.');
  return found.pid;
}

test('an ordinary first start logs no warning and no error', async () => {
  await expect.poll(() => logged).toContain('Haptera is running');
  const entries = logged.split('\n').flatMap((line) => readLogLine(line) ?? []);
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
});

test('the environment of the edge contains no secret, no database and no administrator', async () => {
  const edge = await findService(launcher.pid ?? 0, 'edge');
  const environment = await readFile(`/proc/${edge?.pid}/environ`, 'utf8');
  expect(environment).toContain('EDGE_PORT=');
  expect(environment).not.toMatch(/HAPTERA_SECRET|DATABASE_URL|HAPTERA_ADMIN/);
});

test('a page in memory is served without interruption during a restart', async () => {
  const agent = new Agent({ keepAlive: false });
  const visit = () =>
    new Promise<string>((resolve) => {
      get(`${url}/en`, { agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
        response.once('error', (error) => resolve(error.message));
      }).once('error', (error) => resolve(error.message));
    });
  expect(await visit()).toBe('200');
  const before = await Promise.all(
    (['cms', 'site', 'edge'] as const).map((name) => findService(launcher.pid ?? 0, name)),
  );
  const answers = new Map<string, number>();
  let isVisiting = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (isVisiting) {
      const answer = await visit();
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  const restart = spawn('npm', ['run', 'restart'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATA_DIRECTORY: dataDirectory },
    stdio: 'ignore',
  });
  expect(await once(restart, 'exit')).toEqual([0, null]);
  isVisiting = false;
  await Promise.all(visitors);
  expect([...answers.keys()]).toEqual(['200']);
  for (const process of before) expect(isRunning(process?.pid ?? 0)).toBe(false);
});

test('when the supervisor is killed, everything ends with it, and the next start succeeds', async () => {
  const family = await listFamily(await supervisor());
  expect(family.length).toBeGreaterThan(4);
  process.kill(await supervisor(), 'SIGKILL');
  await expect.poll(() => family.filter(({ pid }) => isRunning(pid)), { timeout: 5_000 }).toEqual([]);
  await start();
});

test('a signal to npm shuts down the whole product', async () => {
  const family = await listFamily(launcher.pid ?? 0);
  await end('SIGTERM');
  await expect.poll(() => family.filter(({ pid }) => isRunning(pid)), { timeout: 10_000 }).toEqual([]);
});

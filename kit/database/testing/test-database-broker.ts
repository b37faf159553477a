import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { connectDatabase } from '../connect.ts';
import { getRunningProcess } from '../embedded/process-identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { getTestDatabaseUrl } from '../env.ts';
import { identifier, sql } from '../sql.ts';
import { chooseFastFolder } from './fast-folder.ts';

/** How a test worker reaches the broker. Plain data, because it is passed between processes. */
export interface BrokerAddress {
  port: number;
  secret: string;
}

/** The broker's response; `build` means that the caller must prepare the template. */
export type BrokerAnswer = { url: string } | { template: string; role: 'build' | 'use' } | { error: string };

export interface TestDatabaseBroker {
  address: BrokerAddress;
  close(): Promise<void>;
}

/**
 * Runs in the test runner's main process and gives all workers the same server, which starts at the first request; so a
 * run without database tests only costs one idle listener. It also decides which worker builds a template: the first to
 * request it; the others wait until it is ready. If the builder fails or is silent for a minute, the next one takes
 * over. With `TEST_DATABASE_URL` that server is used; its databases named `test_…` of this run are removed at the end,
 * those of killed runs after six hours.
 */
export async function startTestDatabaseBroker(): Promise<TestDatabaseBroker> {
  const secret = randomBytes(16).toString('hex');
  const external = getTestDatabaseUrl();
  const run = nameRun();
  const templates = new Map<string, Template>();
  let server: Promise<EmbeddedPostgres | null> | null = null;
  const folders: string[] = [];

  const requireUrl = async (): Promise<string> => {
    server ??= external === null ? startServer(folders) : dropOldDatabases(external).then(() => null);
    return (await server)?.url ?? external ?? '';
  };
  const claim = async (name: string): Promise<BrokerAnswer> => {
    const template = templates.get(name) ?? { isReady: false, builder: null };
    templates.set(name, template);
    const answer = { template: `${run}_template_${name}` };
    while (template.builder !== null && !template.isReady) await template.builder.settled;
    if (template.isReady) return { ...answer, role: 'use' };
    template.builder = createBuilder(template);
    return { ...answer, role: 'build' };
  };
  const settle = (name: string, isReady: boolean): void => {
    const template = templates.get(name);
    if (template) template.isReady = isReady;
    template?.builder?.settle();
  };

  const listener = createServer(async (request, response) => {
    const answer = await handle(request).catch((error: unknown) => ({ error: String(error) }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  const handle = async (request: IncomingMessage): Promise<BrokerAnswer> => {
    const [, key, word, name = ''] = (request.url ?? '').split('/');
    if (key !== secret) return { error: 'The secret of the test database broker is wrong.' };
    if (word === 'claim') return claim(name);
    if (word === 'ready' || word === 'failed') settle(name, word === 'ready');
    return { url: await requireUrl() };
  };
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  listener.unref();
  const place = listener.address();
  return {
    address: { port: typeof place === 'object' && place !== null ? place.port : 0, secret },
    close: async () => {
      listener.closeAllConnections();
      listener.close();
      const embedded = await server?.catch(() => null);
      await embedded?.stop();
      if (server !== null && external !== null) await dropDatabases(external, (name) => name.startsWith(`${run}_`));
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The name includes the test run, because several runs may share a server. */
export function nameTestDatabase(template: string | null): string {
  return `${template?.split('_template_')[0] ?? nameRun()}_${randomBytes(4).toString('hex')}`;
}

interface Template {
  isReady: boolean;
  builder: { settled: Promise<void>; settle: () => void } | null;
}

const builderPatience = 60_000;
const keptMilliseconds = 6 * 3_600_000;

function createBuilder(template: Template): Template['builder'] {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => settle(), builderPatience);
    giveUp.unref();
    settle = () => {
      clearTimeout(giveUp);
      template.builder = null;
      resolve();
    };
  });
  return { settled, settle: () => settle() };
}

async function startServer(folders: string[]): Promise<EmbeddedPostgres> {
  const place = await chooseFastFolder();
  await removeFoldersOfKilledRuns(place);
  const folder = await mkdtemp(join(place, `${folderPrefix}${process.pid}-`));
  folders.push(folder);
  const server = await startEmbeddedPostgres({ directory: folder, durable: false });
  if (server.directory !== folder) folders.push(server.directory);
  return server;
}

const folderPrefix = 'test-postgres-';
async function removeFoldersOfKilledRuns(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const pid = Number(new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1] ?? process.pid);
    if (pid === process.pid || (await getRunningProcess(pid)) !== null) continue;
    // Another user's folder cannot be removed, which does no harm.
    await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function nameRun(): string {
  return `test_${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
}

async function dropOldDatabases(url: string): Promise<void> {
  await dropDatabases(url, (name) => {
    const started = Number.parseInt(/^test_([0-9a-z]{8})[0-9a-f]{6}_/.exec(name)?.[1] ?? '', 36);
    return started < Date.now() - keptMilliseconds;
  });
}

async function dropDatabases(url: string, isOurs: (name: string) => boolean): Promise<void> {
  const admin = connectDatabase(url, { max: 1, applicationName: 'tests' });
  const rows = await admin.query<{ datname: string }>(
    sql`select datname from pg_database where datname like 'test\\_%'`,
  );
  for (const { datname } of rows.filter((row) => isOurs(row.datname))) {
    await admin.run(sql`drop database if exists ${identifier(datname)} with (force)`);
  }
  await admin.close();
}

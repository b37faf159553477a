import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, connect as openSocket, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseFastFolder } from '#kit/database/testing/fast-folder.ts';
import { createTestDatabase, type TestDatabase } from '#kit/database/testing/test-database.ts';
import { saveFolderInstallation } from './database/installation.ts';
import { connectOptions, migrateCms } from './database/open-database.ts';
import { type CmsProcess, type RunCmsOptions, runCms } from './testing/run-cms.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(await chooseFastFolder(), 'haptera-main-'));
  // The database's user account must be able to access it.
  await chmod(folder, 0o755);
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aDatabase(): Promise<TestDatabase> {
  const made = await createTestDatabase({ template: 'cms', prepare: migrateCms, connect: connectOptions });
  closing.push(made.drop);
  return made;
}

async function start(options: Omit<RunCmsOptions, 'port'>): Promise<CmsProcess> {
  const cms = runCms({ port: await findPort(), ...options });
  closing.push(async () => {
    cms.child.kill('SIGTERM');
    await cms.ended;
  });
  return cms;
}

const untilHealth = (cms: CmsProcess, status: string) => expect.poll(cms.health, { interval: 50 }).toBe(status);

describe('a second process on one database', () => {
  it('reports who is writing, serves reads, takes over after a kill, and ends when it is taken over itself', async () => {
    const { url: databaseUrl, database } = await aDatabase();
    const first = await start({ databaseUrl, dataDirectory: await aFolder() });
    await untilHealth(first, 'ok');
    const second = await start({ databaseUrl, dataDirectory: await aFolder() });
    await untilHealth(second, 'standby');
    const { status, body } = await second.ask('/healthz');
    expect({ status, writer: body.writer, since: body.since }).toMatchObject({
      status: 503,
      since: expect.stringMatching(/^\d{4}-/),
      writer: { pid: first.pid, since: expect.stringMatching(/^\d{4}-/) },
    });
    expect(second.output()).toMatch(new RegExp(`CMS process ${first.pid} on .+ \\(since .+\\).+ stands by`));
    expect((await second.ask('/wp-json/wp/v2/pages')).status).toBe(200);
    first.child.kill('SIGKILL');
    await untilHealth(second, 'ok');
    // It exits so that it is restarted as a standby.
    await database.run("update cms.writer_lease set holder = 'elsewhere/1/x', epoch = epoch + 1");
    expect(await second.ended).toBe(1);
  });
});

describe('an unreachable database', () => {
  it('is waited for by a process that responds in the meantime and needs no restart', async () => {
    const databaseUrl = new URL((await aDatabase()).url);
    const target = Number(databaseUrl.port);
    const port = await findPort();
    databaseUrl.port = String(port);
    const cms = await start({ databaseUrl: databaseUrl.href, dataDirectory: await aFolder() });
    await untilHealth(cms, 'waiting');
    expect((await cms.ask('/wp-json/wp/v2/pages')).body.code).toBe('haptera_starting');
    const way = await forward(port, target);
    closing.push(async () => way.close());
    await untilHealth(cms, 'ok');
    expect(cms.output().match(/Waiting for the database/g)).toHaveLength(1);
  });
});

describe('a data folder whose database is missing', () => {
  it('is rejected with instructions instead of being filled with new content', async () => {
    const dataDirectory = await aFolder();
    await saveFolderInstallation(dataDirectory, randomUUID());
    const refused = await start({ dataDirectory });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(dataDirectory);
    expect(refused.output()).toContain('HAPTERA_NEW_DATABASE=yes');
    expect(await readdir(join(dataDirectory, 'postgres'))).not.toContain('cluster');

    const meant = await start({ dataDirectory, environment: { HAPTERA_NEW_DATABASE: 'yes' } });
    await untilHealth(meant, 'ok');
  });
});

function forward(from: number, to: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((near) => {
      const far = openSocket(to, '127.0.0.1');
      for (const socket of [near, far]) {
        socket.on('error', () => undefined);
        socket.on('close', () => void [near, far].map((each) => each.destroy()));
      }
      near.pipe(far).pipe(near);
    });
    server.listen(from, '127.0.0.1', () => resolve(server));
  });
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

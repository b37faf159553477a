import { chmod, mkdir, mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '../../../cms/backup/write-backup.ts';
import { createHttp } from '../../../cms/doors/http.ts';
import { serve as serveCms } from '../../../cms/doors/serve.ts';
import { systemViewer } from '../../../cms/permission/viewer.ts';
import { aPage, aPicture } from '../../../cms/testing/builders.ts';
import { openTestCms, type TestCms } from '../../../cms/testing/open-test-cms.ts';
import { sampleAccounts, samplePassword } from '../../../demo/accounts.ts';
import { createTestDatabase } from '../../../kit/database/testing/test-database.ts';
import { serve } from '../../../kit/http/serve.ts';
import { migratePlatform } from '../../../platform/database/open-database.ts';
import { openMailServer } from '../../../platform/mail/testing/open-mail-server.ts';
import { openTestPlatform } from '../../../platform/testing/open-test-platform.ts';
import { startS3Server } from '../../../platform/testing/s3-server.ts';
import { printContentMark } from '../../../site/page/content-mark.ts';
import { saveProcessRecord } from '../../launch/process-record.ts';
import { checkBackups } from './check-backups.ts';
import { checkDamage } from './check-damage.ts';
import { checkClock, checkDatabase, checkOutbox, checkWriter } from './check-database.ts';
import { checkDisk, judgeRoom } from './check-disk.ts';
import { checkFiles } from './check-files.ts';
import { checkMailServer } from './check-mail-server.ts';
import { judgeNode } from './check-node.ts';
import { checkObjectStore } from './check-object-store.ts';
import { checkPages } from './check-pages.ts';
import { checkPorts } from './check-ports.ts';
import { checkRedis } from './check-redis.ts';
import { checkSecrets, checkSettings } from './check-settings.ts';
import type { Finding, Installation } from './finding.ts';
import { printFindings } from './print-findings.ts';
import { runChecks } from './run-checks.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

let installation: Installation;
beforeEach(async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-doctor-'));
  closing.push(() => rm(dataDirectory, { recursive: true, force: true }));
  installation = {
    variables: {},
    settings: {
      // No process listens there.
      port: 5381,
      cmsPort: 5382,
      sitePort: 5383,
      platformPort: 5384,
      publicUrl: 'http://localhost:5381',
      dataDirectory,
      secret: 'a secret which is long enough to be one',
    },
    dataDirectory,
    databaseUrl: 'postgres://somewhere',
    database: null,
    now: new Date(),
  };
});

function withSettings(more: Partial<NonNullable<Installation['settings']>>): Installation {
  return { ...installation, settings: installation.settings && { ...installation.settings, ...more } };
}

async function withCms(): Promise<{ cms: TestCms; own: Installation }> {
  const cms = await openTestCms();
  closing.push(cms.close);
  return { cms, own: { ...installation, database: cms.database, dataDirectory: cms.dataDirectory } };
}

const levels = (findings: readonly Finding[]) => findings.map(({ level }) => level);

describe('the doctor', () => {
  it('warns when the product of this folder runs on other ports', async () => {
    const { dataDirectory } = installation;
    expect(await checkPorts(installation)).toMatchObject([{ level: 'ok' }]);
    await saveProcessRecord(dataDirectory, []);
    expect(await checkPorts(installation)).toMatchObject([
      { level: 'warning', message: expect.stringContaining(`process ${process.pid}`) },
    ]);
  });

  it('rejects a Node that is too old, and accepts a newer one', () => {
    expect(judgeNode('20.9.0', '20.19.0')).toMatchObject({ level: 'problem' });
    expect(judgeNode('20.19.0', '20.19.0')).toMatchObject({ level: 'ok' });
    expect(judgeNode('22.1.0', '20.19.0')).toMatchObject({ level: 'ok' });
  });

  it('names every variable that a service would refuse', async () => {
    const variables = { KEEP_REVISIONS: 'some', EDGE_CACHE_MB: '0' };
    const findings = await checkSettings({ ...installation, variables });
    expect(levels(findings)).toEqual(['problem', 'problem']);
    expect(findings.map(({ message }) => message).join()).toMatch(/KEEP_REVISIONS[\s\S]*EDGE_CACHE_MB/);
  });

  it('warns about a public site without TLS and without a trusted proxy', async () => {
    const findings = await checkSettings(withSettings({ publicUrl: 'http://www.haptera.example' }));
    expect(findings.map(({ message }) => message).join()).toMatch(/unencrypted[\s\S]*EDGE_TRUSTED_PROXIES/);
  });

  it('finds a secret that others can read, and one that is too short', async () => {
    const file = join(installation.dataDirectory, 'secret');
    await writeFile(file, 'x', { mode: 0o600 });
    expect(levels(await checkSecrets(installation))).toEqual(['ok']);
    await chmod(file, 0o644);
    expect(await checkSecrets(withSettings({ secret: 'short' }))).toMatchObject([
      { level: 'problem', remedy: expect.stringContaining('openssl') },
      { level: 'problem', remedy: `Run: chmod go= ${file}` },
    ]);
  });

  it('finds accounts with the sample password on a public site', async () => {
    const { cms, own } = await withCms();
    const { editor } = sampleAccounts;
    await cms.cms.users.createUser(systemViewer, { ...editor, password: samplePassword });
    await cms.cms.users.createUser(systemViewer, { ...sampleAccounts.author, password: 'another one, long enough' });
    const settings = installation.settings && { ...installation.settings, publicUrl: 'https://www.haptera.example' };
    const [finding] = await checkSecrets({ ...own, settings });
    expect(finding).toMatchObject({ level: 'problem', message: expect.stringContaining(editor.email) });
    expect(finding?.message).not.toContain(sampleAccounts.author.email);
    expect(levels(await checkSecrets(own))).toEqual(['ok']);
  });

  it('names the process that uses a port', async () => {
    const stranger = createServer((_request, response) => response.end('hello'));
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => stranger.close(resolve)));
    expect(levels(await checkPorts(installation))).toEqual(['ok']);
    const findings = await checkPorts(withSettings({ port: portOf(stranger.address()) }));
    expect(findings).toMatchObject([{ level: 'problem' }]);
    if (process.platform === 'linux') expect(findings[0]?.message).toContain(`process ${process.pid}`);
  });

  it('tells a frozen process of the product from another program that does not answer', async () => {
    // It reads, so that it notices when a client is gone, but never answers.
    const silent = createTcpServer((socket) => socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => silent.close(resolve)));
    const settings = withSettings({ cmsPort: portOf(silent.address()) });
    expect(await checkPorts(settings)).toMatchObject([
      { level: 'problem', message: expect.stringContaining('another program') },
    ]);
    await saveProcessRecord(installation.dataDirectory, [{ name: 'cms', pids: [process.pid], isReady: true }]);
    expect(await checkPorts(settings)).toMatchObject([
      {
        level: 'problem',
        message: expect.stringMatching(
          new RegExp(`process ${process.pid}\\) is a process of this product, but does not`),
        ),
        remedy: expect.stringContaining(`kill -CONT ${process.pid}`),
      },
    ]);
  });

  it('finds files that were cut or changed on the disk, and says how to get them back', async () => {
    const { cms, own } = await withCms();
    await migratePlatform(cms.database);
    const [whole, cut, changed] = await Promise.all([60, 61, 62].map((width) => aPicture(cms.cms, { width })));
    const file = join(own.dataDirectory, 'backups/mine.tar.gz');
    expect(await checkDamage(own)).toMatchObject([{ level: 'ok', message: expect.stringContaining('right size') }]);
    const told: string[] = [];
    const reading = { ...own, readsFiles: { after: null, onProgress: (line: string) => void told.push(line) } };
    expect(await checkDamage(reading)).toMatchObject([{ level: 'ok' }]);
    // Stored by a version without checksums: only a backup knows them.
    await cms.database.run(
      `update media set sha256 = null, renditions = '[]' where id = ${whole?.id} or id = ${changed?.id}`,
    );
    expect(await checkDamage(reading)).toMatchObject([{ level: 'warning', remedy: expect.stringContaining('backup') }]);
    const backUp = () =>
      writeBackup({ database: cms.database, dataDirectory: own.dataDirectory, file, contents: 'everything' });
    expect((await backUp()).damagedFiles).toEqual([]);
    expect(await checkDamage(reading)).toMatchObject([{ level: 'ok' }]);
    const placeOf = (name = '') => join(own.dataDirectory, name);
    const bytes = await readFile(placeOf(changed?.file));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(placeOf(changed?.file), bytes);
    await truncate(placeOf(cut?.file), 10);
    expect(await checkDamage(own)).toMatchObject([
      { level: 'problem', message: expect.stringContaining(`1 files differ`) },
    ]);
    const [finding] = await checkDamage(reading);
    expect(finding).toMatchObject({ level: 'problem', message: expect.stringContaining('2 files differ') });
    expect(finding?.message).toContain(changed?.file);
    expect(finding?.message).not.toContain(whole?.file);
    expect(finding?.remedy).toContain(`tar -xzf ${file} -C ${own.dataDirectory} uploads/`);
    const last = [cut?.file ?? '', changed?.file ?? ''].sort()[1] ?? '';
    const rest = await checkDamage({ ...own, readsFiles: { ...reading.readsFiles, after: last } });
    expect(JSON.stringify(rest)).not.toContain('differ');
  });

  it('connects to the mail server, and says what is wrong with it', async () => {
    const server = await openMailServer();
    closing.push(server.close);
    const variablesOf = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'no-reply@haptera.example' });
    expect(await checkMailServer(installation)).toEqual([]);
    expect(await checkMailServer({ ...installation, variables: variablesOf(server.url) })).toMatchObject([
      { level: 'ok' },
    ]);
    expect(server.received).toEqual([]);
    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onAuth: (_auth, _session, answer) => answer(Object.assign(new Error('Unknown user'), { responseCode: 535 })),
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => strict.close(() => resolve(undefined))));
    const withPassword = `smtp://somebody:guessed@127.0.0.1:${portOf(strict.server.address())}`;
    for (const wrong of [withPassword, 'smtp://127.0.0.1:1']) {
      const findings = await checkMailServer({ ...installation, variables: variablesOf(wrong) });
      expect(findings).toMatchObject([{ level: 'problem', remedy: expect.stringContaining('SMTP_URL') }]);
      expect(JSON.stringify(findings)).not.toContain('guessed');
    }
  });

  it('connects to Redis, and says when it does not answer', async () => {
    // PING is all that is asked of it, besides what the client says of itself.
    const redis = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (text) => {
        for (const _ of String(text).matchAll(/\*\d+\r\n/g)) socket.write('+PONG\r\n');
      });
    });
    await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => redis.close(resolve)));
    expect(await checkRedis(installation)).toEqual([]);
    const at = (port: number) => ({ ...installation, variables: { REDIS_URL: `redis://:guessed@127.0.0.1:${port}` } });
    expect(await checkRedis(at(portOf(redis.address())))).toMatchObject([{ level: 'ok' }]);
    const findings = await checkRedis(at(1));
    expect(findings).toMatchObject([{ level: 'warning', remedy: expect.stringContaining('REDIS_URL') }]);
    expect(JSON.stringify(findings)).not.toContain('guessed');
  });

  it('distinguishes an unhealthy service from another program', async () => {
    const unwell = createServer((_request, response) => response.writeHead(503).end('{"status":"unavailable"}'));
    await new Promise<void>((resolve) => unwell.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => unwell.close(resolve)));
    const findings = await checkPorts(withSettings({ cmsPort: portOf(unwell.address()) }));
    expect(findings.find(({ level }) => level === 'problem')?.message).toContain('unhealthy');
  });

  it('recognises the platform on its port', async () => {
    const platform = await openTestPlatform();
    closing.push(platform.close);
    const door = await serve(platform.http, { ...unread, publicUrl: 'https://haptera.example', log: () => undefined });
    closing.push(door.close);
    const findings = await checkPorts(withSettings({ platformPort: door.port }));
    expect(findings.map(({ message }) => message).join()).not.toContain(String(door.port));
  });

  it('warns before the disk is full', () => {
    expect(judgeRoom('/data', 100e6, 100e9)).toMatchObject({ level: 'problem' });
    expect(judgeRoom('/data', 1e9, 10e9)).toMatchObject({ level: 'warning' });
    expect(judgeRoom('/data', 50e9, 100e9)).toMatchObject({ level: 'ok' });
  });

  it('finds that the disk reserve was used up', async () => {
    await mkdir(join(installation.dataDirectory, 'postgres/cluster'), { recursive: true });
    const findings = await checkDisk({ ...installation, databaseUrl: null });
    expect(findings.filter(({ level }) => level === 'problem')).toMatchObject([
      { message: expect.stringContaining('reserve') },
    ]);
  });

  it('distinguishes older, newer and missing tables', async () => {
    const { cms, own } = await withCms();
    expect(await checkDatabase(own)).toMatchObject([
      { level: 'warning', message: 'The database has no tables of the platform.' },
    ]);
    await migratePlatform(cms.database);
    expect(levels(await checkDatabase(own))).toEqual(['ok']);
    await cms.database.run('delete from schema_migrations where number = (select max(number) from schema_migrations)');
    expect(await checkDatabase(own)).toMatchObject([
      { level: 'warning', message: '1 migrations of the cms are pending.' },
    ]);
    await cms.database.run("insert into schema_migrations (number, name, steps) values (9999, 'of the future', '[]')");
    expect(await checkDatabase(own)).toMatchObject([
      { level: 'problem', remedy: expect.stringContaining('newer program') },
    ]);
    const empty = await createTestDatabase();
    closing.push(empty.drop);
    expect(levels(await checkDatabase({ ...installation, database: empty.database }))).toEqual(['warning']);
  });

  it('finds leftovers of a killed restore', async () => {
    const { cms, own } = await withCms();
    await migratePlatform(cms.database);
    await cms.database.run('create schema platform_restoring');
    expect(await checkDatabase(own)).toMatchObject([
      { level: 'warning', remedy: expect.stringContaining('drop schema') },
    ]);
  });

  it('names the writing process, and reports how long it has been silent', async () => {
    const { cms, own } = await withCms();
    expect(await checkWriter(own)).toMatchObject([
      { level: 'ok', message: expect.stringContaining(String(process.pid)) },
    ]);
    await cms.cms.close();
    await cms.database.run("update writer_lease set holder = 'gone/1/x', beat_at = now() - interval '2 hours'");
    expect(await checkWriter(own)).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/2 hours|120 minutes/) },
    ]);
  });

  it('finds a clock that was set back', async () => {
    const { cms, own } = await withCms();
    await aPage(cms.cms);
    expect(levels(await checkClock(own))).toEqual(['ok']);
    const [finding] = await checkClock({ ...own, now: new Date(Date.now() - 7_200_000) });
    expect(finding).toMatchObject({
      level: 'problem',
      message: expect.stringMatching(/(?:2 hours|120 minutes) in the future/),
    });
  });

  it('reports changes that the site has not received, for how long and why', async () => {
    const { cms, own } = await withCms();
    await aPage(cms.cms);
    await cms.database.run("update outbox set attempts = 7, last_error = 'refused'");
    expect(levels(await checkOutbox(own))).toEqual(['ok']);
    const [late] = await checkOutbox({ ...own, now: new Date(Date.now() + 3_600_000) });
    expect(late).toMatchObject({ level: 'problem', message: expect.stringMatching(/60 minutes|1 hour[\s\S]*refused/) });
    await cms.database.run('update outbox set delivered_at = now()');
    expect(await checkOutbox(own)).toMatchObject([{ level: 'ok', message: 'The site has received every change.' }]);
  });

  it('finds missing files and orphaned files', async () => {
    const { cms, own } = await withCms();
    const picture = await aPicture(cms.cms);
    expect(levels(await checkFiles(own))).toEqual(['ok']);
    await rm(join(cms.dataDirectory, picture.file));
    const stray = join(cms.dataDirectory, dirname(picture.file), `${'0'.repeat(32)}.png`);
    await writeFile(stray, '');
    const fresh = await checkFiles(own);
    expect(fresh).toMatchObject([{ level: 'problem', message: expect.stringContaining(picture.file) }]);
    await utimes(stray, 0, 0);
    expect(levels(await checkFiles(own))).toEqual(['problem', 'warning']);
  });

  it('checks the object store, and says that backups do not include its files', async () => {
    const store = await startS3Server();
    closing.push(store.close);
    const variables = {
      S3_ENDPOINT: store.settings.endpoint,
      S3_BUCKET: store.settings.bucket,
      S3_REGION: store.settings.region,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    };
    expect(await checkObjectStore(installation)).toEqual([]);
    expect(await checkObjectStore({ ...installation, variables })).toMatchObject([
      { level: 'ok', message: expect.stringContaining('"npm run backup" does not include') },
    ]);
    expect(store.objects.size).toBe(0);
    store.fault = ({ method }) => (method === 'PUT' ? { status: 403, code: 'AccessDenied' } : null);
    expect(await checkObjectStore({ ...installation, variables })).toMatchObject([
      { level: 'problem', message: expect.stringContaining('PUT'), remedy: expect.stringContaining('rights') },
    ]);
    store.fault = () => null;
    const guessed = { ...variables, S3_SECRET_ACCESS_KEY: 'guessed' };
    const findings = await checkObjectStore({ ...installation, variables: guessed });
    expect(findings).toMatchObject([{ level: 'problem', message: expect.stringContaining('SignatureDoesNotMatch') }]);
    expect(JSON.stringify(findings)).not.toContain('guessed');
  });

  it('finds published pages that are not served, and outdated ones', async () => {
    const { cms, own } = await withCms();
    for (const slug of ['answered', 'lost', 'old']) await aPage(cms.cms, { slug });
    const door = await serveCms(createHttp(cms.cms), 0, 'https://haptera.example', () => undefined);
    closing.push(door.close);
    const state = { source: cms.cms.published.contentSource(), version: cms.cms.published.contentVersion() };
    const edge = createServer(({ url }, response) => {
      const mark = printContentMark(url === '/old' ? { ...state, version: 0 } : state);
      response.writeHead(url === '/lost' ? 500 : 200).end(`<meta name="haptera-content" content="${mark}">`);
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => edge.close(resolve)));
    const settings = installation.settings && {
      ...installation.settings,
      port: portOf(edge.address()),
      cmsPort: door.port,
    };
    expect(await checkPages({ ...own, settings })).toMatchObject([
      { level: 'problem', message: '1 of 3 published pages do not return 200: /lost.' },
      { level: 'problem', message: '1 of 3 published pages are outdated: /old.' },
    ]);
    expect(await checkPages(own)).toEqual([]);
  });

  it('recommends a backup if there is none or the newest is old, not counting those made before an upgrade', async () => {
    const { own } = await withCms();
    const folder = join(own.dataDirectory, 'backups');
    await mkdir(folder);
    await writeFile(join(folder, 'before-migration-0002.tar.gz'), '');
    expect(levels(await checkBackups(own))).toEqual(['warning']);
    const file = join(folder, 'haptera.tar.gz');
    await writeFile(file, '');
    expect(levels(await checkBackups(own))).toEqual(['ok']);
    const old = Date.now() / 1000 - 8 * 86_400;
    await utimes(file, old, old);
    expect(await checkBackups(own)).toMatchObject([{ level: 'warning', message: expect.stringContaining('8 days') }]);
  });

  it('continues when a check fails, and reports it', async () => {
    const { cms, own } = await withCms();
    await cms.database.run('alter table outbox rename to elsewhere');
    const findings = await runChecks(own);
    expect(findings.find(({ check }) => check === 'outbox')).toMatchObject({ level: 'problem' });
    expect(findings.map(({ check }) => check)).toContain('backups');
  });

  it('has a remedy for every warning and problem', async () => {
    const findings = await runChecks({ ...installation, variables: { KEEP_REVISIONS: 'some' } });
    for (const { level, remedy } of findings) expect(remedy === null).toBe(level === 'ok');
    expect(printFindings(findings)).toContain('Problems: ');
  });
});

const unread = { port: 0, nameDoor: () => 'other', unreadableBody: () => new Error('unreadable') };

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

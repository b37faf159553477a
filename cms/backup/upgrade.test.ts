import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseServerAccount, runAs } from '#kit/database/embedded/server-account.ts';
import { startServerProcess } from '#kit/database/embedded/server-process.ts';
import { startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import { migrate } from '#kit/database/migrate.ts';
import { migrations } from '../database/migrations.ts';
import { migrateCms, openDatabase } from '../database/open-database.ts';
import { aPage, aViewer } from '../testing/builders.ts';
import { testSecret } from '../testing/open-test-cms.ts';
import { startBareCms } from '../testing/start-bare-cms.ts';
import { KEPT_UPGRADE_BACKUPS } from './back-up-before-upgrade.ts';
import { checkBackup } from './check-backup.ts';
import { keptRooms } from './kept-rooms.ts';
import { openTarget, type Target } from './testing/open-target.ts';
import { upgradePostgres } from './upgrade-postgres.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A database with one account, without the newest migration. */
async function anOlderInstallation(): Promise<Target> {
  const target = await openTarget();
  closing.push(target.close);
  await migrate(target.database, { name: 'cms', migrations: migrations.slice(0, -1) });
  await target.database.run(`insert into users (login, login_key, email, email_key, password_hash, display_name, slug, locale, role, registered_at)
    values ('anna', 'anna', 'a@example.com', 'a@example.com', 'x', 'Anna', 'anna', 'en', 'administrator', now())`);
  return target;
}

async function listBackups({ dataDirectory }: Target): Promise<string[]> {
  return (await readdir(join(dataDirectory, 'backups')).catch(() => [])).sort();
}

describe('a start with newer tables', () => {
  it('backs up the database before upgrading', async () => {
    const target = await anOlderInstallation();
    const cms = await startBareCms({ ...target, secret: testSecret });
    await cms.close();
    const [name = ''] = await listBackups(target);
    const { header } = await checkBackup(join(target.dataDirectory, 'backups', name));
    expect(header.rooms[0]?.migrations.at(-1)?.number).toBe(migrations.length - 1);
    expect(header.contents).toBe('database');
  });

  it('backs up the database even if only the tables of the platform are older', async () => {
    const target = await anOlderInstallation();
    const platform = keptRooms.find(({ schema }) => schema === 'platform');
    const known = platform?.migrations ?? [];
    await migrateCms(target.database);
    await migrate(target.database, { name: 'platform', migrations: known.slice(0, -1) });
    const cms = await startBareCms({ ...target, secret: testSecret });
    await cms.close();
    const [name = ''] = await listBackups(target);
    const { header } = await checkBackup(join(target.dataDirectory, 'backups', name));
    expect(header.rooms.find(({ schema }) => schema === 'platform')?.migrations).toHaveLength(known.length - 1);
  });

  it('keeps only the newest of these backups', async () => {
    const target = await anOlderInstallation();
    await mkdir(join(target.dataDirectory, 'backups'));
    for (let number = 1; number <= KEPT_UPGRADE_BACKUPS + 1; number += 1)
      await writeFile(
        join(target.dataDirectory, 'backups', `before-migration-000${number}-2026-01-01T00-00-00Z.tar.gz`),
        '',
      );
    await writeFile(join(target.dataDirectory, 'backups', 'mine.tar.gz'), '');
    const cms = await startBareCms({ ...target, secret: testSecret });
    await cms.close();
    const names = await listBackups(target);
    expect(names.filter((name) => name.startsWith('before-migration-'))).toHaveLength(KEPT_UPGRADE_BACKUPS);
    expect(names).toContain('mine.tar.gz');
    expect(
      names.some((name) => name.startsWith(`before-migration-${String(migrations.length).padStart(4, '0')}-`)),
    ).toBe(true);
  });

  it('changes nothing if that backup cannot be written', async () => {
    const target = await anOlderInstallation();
    await writeFile(join(target.dataDirectory, 'backups'), 'a file where the folder should be');
    await expect(startBareCms({ ...target, secret: testSecret })).rejects.toMatchObject({
      code: 'haptera_upgrade_no_backup',
    });
    const rows = await target.database.query<{ number: number }>('select max(number) as number from schema_migrations');
    expect(rows).toEqual([{ number: migrations.length - 1 }]);
  });
});

describe('a start over data of another PostgreSQL', () => {
  it('explains what to do and leaves the data alone', async () => {
    const dataDirectory = await aFolder();
    const directory = join(dataDirectory, 'postgres');
    await (await startEmbeddedPostgres({ directory, durable: false })).stop();
    const file = join(directory, 'cluster', 'PG_VERSION');
    await writeFile(file, '12\n');
    await upgradePostgres({ dataDirectory, oldPostgres: null, log: () => undefined, onServerLog: () => undefined });
    await expect(startEmbeddedPostgres({ directory, durable: false })).rejects.toMatchObject({
      code: 'database_version',
      message: expect.stringMatching(
        /PostgreSQL 12[\s\S]*npm run backup[\s\S]*npm run restore[\s\S]*HAPTERA_OLD_POSTGRES/,
      ),
    });
    await expect(
      upgradePostgres({ dataDirectory, oldPostgres: '/nowhere', log: () => undefined, onServerLog: () => undefined }),
    ).rejects.toMatchObject({ code: 'database_version', message: expect.stringContaining('/nowhere') });
    expect(await readFile(file, 'utf8')).toBe('12\n');
  });

  const oldPrograms = findOldPrograms();
  if (oldPrograms === null)
    console.warn('Skipped: no older PostgreSQL is installed in /usr/lib/postgresql to carry over from.');

  it.skipIf(oldPrograms === null)(
    'carries the content over with the old programs, and keeps the old files',
    async () => {
      const dataDirectory = await aFolder();
      const { url, stop } = await startOldServer(join(dataDirectory, 'postgres'), oldPrograms ?? '');
      const old = await startBareCms({ databaseUrl: url, dataDirectory, secret: testSecret });
      await aViewer(old, 'administrator');
      await aPage(old, { slug: 'carried' });
      await old.close();
      await stop();
      const upgrade = () =>
        upgradePostgres({
          dataDirectory,
          oldPostgres: oldPrograms,
          log: () => undefined,
          onServerLog: () => undefined,
        });
      await upgrade();
      const home = join(dataDirectory, 'postgres');
      const kept = (await readdir(home)).filter((name) => /^cluster-\d+$/.test(name));
      expect(kept).toHaveLength(1);
      // As if killed between the two steps that swap the old and the new files.
      await mkdir(`${home}-next`);
      await rename(join(home, 'cluster'), join(`${home}-next`, 'cluster'));
      await writeFile(join(`${home}-next`, 'complete'), '15');
      await upgrade();
      await expect(stat(`${home}-next`)).rejects.toMatchObject({ code: 'ENOENT' });
      const server = await startEmbeddedPostgres({ directory: home });
      const database = openDatabase(server.url);
      expect(await database.query('select slug from documents')).toEqual([{ slug: 'carried' }]);
      await database.close();
      await server.stop();
    },
  );
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haptera-upgrade-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

function findOldPrograms(): string | null {
  const folders = ['15', '16', '17'].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Data files as this program makes them, by an older PostgreSQL. */
async function startOldServer(home: string, programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const account = await chooseServerAccount(null);
  const cluster = join(home, 'cluster');
  const password = 'p'.repeat(32);
  await mkdir(cluster, { recursive: true });
  if (account !== null) await chown(cluster, account.uid, account.gid);
  await writeFile(join(home, 'password'), password);
  const run = async (program: string, args: string[], input = '') => {
    const { code, output } = await runAs(account, join(programs, program), args, { input });
    if (code !== 0) throw new Error(output);
  };
  await run('initdb', [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const statements = [`create role app login password '${password}'`, 'create database app owner app'];
  await run('postgres', ['--single', '-D', cluster, 'postgres'], `${statements.join('\n')}\n`);
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all app 127.0.0.1/32 scram-sha-256\n');
  const port = 5391;
  const server = await startServerProcess({
    cluster,
    binaries: { initdb: '', postgres: join(programs, 'postgres'), pgCtl: '', majorVersion: '', environment: {} },
    account,
    port,
    parameters: { listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    onLog: () => undefined,
  });
  return { url: `postgres://app:${password}@127.0.0.1:${port}/app`, stop: server.stop };
}

import { spawn } from 'node:child_process';
import { chown, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from './connect.ts';
import { findEmbeddedServer } from './embedded/find-server.ts';
import { isPostgres } from './embedded/leftover-server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { startWriter } from './testing/crash-round.ts';
import { chooseFastFolder } from './testing/fast-folder.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(await chooseFastFolder(), 'embedded-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('a running server', () => {
  let directory: string;
  let server: EmbeddedPostgres;
  let database: Database;
  const log: string[] = [];

  beforeAll(async () => {
    directory = await aFolder();
    server = await startEmbeddedPostgres({ directory, onLog: (line) => log.push(line) });
    database = connectDatabase(server.url);
  });

  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  it('is fully durable, listens only on the loopback, and gives the program no superuser rights', async () => {
    const settings = await database.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in
        ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding')`,
    );
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      server_encoding: 'UTF8',
    });
    expect(await database.one('select rolsuper, rolcreatedb from pg_roles where rolname = current_user')).toEqual({
      rolsuper: false,
      rolcreatedb: false,
    });
    await expect(database.run(`copy (select 1) to program 'true'`)).rejects.toMatchObject({ sqlstate: '42501' });
  });

  it('does not let the superuser sign in over the network', async () => {
    const url = new URL(server.url);
    url.username = 'postgres';
    const superuser = connectDatabase(url.href);
    await expect(superuser.query('select 1')).rejects.toMatchObject({ code: 'database_refused' });
    await superuser.close();
  });

  it('is found by its folder, and not by a copy of it', async () => {
    expect((await findEmbeddedServer(directory)).url).toBe(server.url);
    const copy = await aFolder();
    for (const name of ['password', 'cluster/PG_VERSION', 'cluster/postmaster.pid'])
      await cp(join(directory, name), join(copy, name));
    expect(await findEmbeddedServer(copy)).toMatchObject({ dataVersion: expect.any(String), url: null });
  });

  it('keeps password and data private, and writes its port to a file', async () => {
    expect((await stat(join(directory, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'cluster'))).mode & 0o777).toBe(0o700);
    expect(Number(await readFile(join(directory, 'port'), 'utf8'))).toBe(server.port);
    expect(log.join('\n')).not.toContain((await readFile(join(directory, 'password'), 'utf8')).trim());
  });

  it('supports Chinese: trigrams, lower case and length', async () => {
    await database.run('create extension if not exists pg_trgm with schema public');
    const row = await database.one<{ near: number; far: number; lower: string; length: number }>(
      `select similarity('触觉反馈技术', '触觉反馈') as near, similarity('触觉反馈技术', '公司新闻') as far,
        lower('ÄÉ触') as lower, length('触觉反馈') as length`,
    );
    expect(row).toMatchObject({ far: 0, lower: 'äé触', length: 4 });
    expect(row?.near).toBeGreaterThanOrEqual(0.5);
  });

  it('rejects a second start, names the process that uses the data, and keeps running', async () => {
    await expect(startEmbeddedPostgres({ directory })).rejects.toMatchObject({ code: 'database_in_use', status: 503 });
    const other = startWriter(directory);
    await other.hasEnded;
    expect(other.readErrors()).toContain('database_in_use');
    expect(other.readErrors()).toContain(`process ${process.pid}`);
    expect(await database.one('select 1 as one')).toEqual({ one: 1 });
  });

  it('restarts on the same port when it is killed, and the pool reconnects', async () => {
    await database.run('create table kept (id integer primary key)');
    await database.run('insert into kept values (1)');
    const before = server.pid;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => server.pid).not.toBe(before);
    await expect.poll(async () => (await database.health()).isReachable).toBe(true);
    expect(await database.query('select id from kept')).toEqual([{ id: 1 }]);
  });

  it.skipIf(process.platform !== 'linux')('restarts when its supervising process is killed', async () => {
    const before = server.pid;
    const keeper = Number((await readFile(`/proc/${before}/stat`, 'utf8')).split(') ')[1]?.split(' ')[1]);
    process.kill(keeper, 'SIGKILL');
    await expect.poll(() => server.pid).not.toBe(before);
    await expect.poll(async () => (await database.health()).isReachable).toBe(true);
    expect(await isPostgres(before)).toBe(false);
  });
});

describe('a program that is killed', () => {
  it('does not leave its server running, even while it writes', async () => {
    const writer = startWriter(await aFolder());
    await writer.hasStarted;
    const pid = writer.serverPid();
    expect(await isPostgres(pid)).toBe(true);
    writer.child.kill('SIGKILL');
    await expect.poll(() => isPostgres(pid)).toBe(false);
  });

  it('can be started again at once, even if it was killed while it created the data', async () => {
    const directory = await aFolder();
    for (const delay of [400, 600]) {
      const writer = startWriter(directory);
      await sleep(delay + Math.random() * 100);
      writer.child.kill('SIGKILL');
      await writer.hasEnded;
    }
    const server = await startEmbeddedPostgres({ directory, durable: false });
    const database = connectDatabase(server.url);
    expect((await database.health()).isReachable).toBe(true);
    expect((await readdir(directory)).filter((name) => name.includes('draft'))).toEqual([]);
    await database.close();
    await server.stop();
  });
});

describe('data at rest', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await aFolder();
    await (await startEmbeddedPostgres({ directory, durable: false })).stop();
  });

  async function requireStart(): Promise<string> {
    const server = await startEmbeddedPostgres({ directory, durable: false });
    const database = connectDatabase(server.url);
    const { isReachable } = await database.health();
    await database.close();
    await server.stop();
    expect(isReachable).toBe(true);
    return server.url;
  }

  it('keeps its address across starts', async () => {
    expect(await requireStart()).toBe(await requireStart());
  });

  it('gets a new password if the file with the old one is missing', async () => {
    const before = await requireStart();
    await rm(join(directory, 'password'));
    expect(await requireStart()).not.toBe(before);
  });

  it.skipIf(!isRoot)('starts with files that root has restored from a backup', async () => {
    const cluster = join(directory, 'cluster');
    for (const name of ['.', ...(await readdir(cluster, { recursive: true }))]) await chown(join(cluster, name), 0, 0);
    await requireStart();
  });

  it('starts even if another process has the pid of its dead server', async () => {
    const stranger = spawn('sleep', ['30']);
    await writeFile(
      join(directory, 'cluster', 'postmaster.pid'),
      `${stranger.pid}\n${directory}/cluster\n1\n5432\n\n\n\nready\n`,
    );
    await requireStart();
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });

  it.skipIf(process.platform !== 'linux')('starts even if its dead server is still a zombie process', async () => {
    const { uid, gid } = await stat(join(directory, 'cluster'));
    // A zombie: its parent has become a program that never waits for it.
    const parent = spawn('/bin/sh', ['-c', 'exec 3<&0; (read _ <&3) & echo $!; exec sleep 30'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(isRoot && { uid, gid }),
    });
    const zombie = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString()))),
    );
    await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    parent.stdin.end('\n');
    await expect.poll(() => readFile(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z ');
    await writeFile(
      join(directory, 'cluster', 'postmaster.pid'),
      `${zombie}\n${directory}/cluster\n1\n5432\n\n\n\nready\n`,
    );
    await requireStart();
    parent.kill();
  });

  it('is not created if `beforeCreation` rejects', async () => {
    const empty = await aFolder();
    const beforeCreation = () => Promise.reject(new Error('not here'));
    await expect(startEmbeddedPostgres({ directory: empty, durable: false, beforeCreation })).rejects.toThrow(
      'not here',
    );
    expect(await readdir(empty)).not.toContain('cluster');
    const server = await startEmbeddedPostgres({ directory, durable: false, beforeCreation });
    await server.stop();
  });

  it('rejects data of another version of PostgreSQL, and names the version', async () => {
    const file = join(directory, 'cluster', 'PG_VERSION');
    const version = await readFile(file, 'utf8');
    await writeFile(file, '15\n');
    await expect(startEmbeddedPostgres({ directory, durable: false })).rejects.toMatchObject({
      code: 'database_version',
      message: expect.stringContaining('PostgreSQL 15'),
    });
    await writeFile(file, version);
    await requireStart();
  });

  it('never overwrites incomplete data', async () => {
    await rm(join(directory, 'cluster', 'PG_VERSION'));
    await expect(startEmbeddedPostgres({ directory })).rejects.toMatchObject({ code: 'database_damaged' });
    expect(await readdir(join(directory, 'cluster'))).toContain('base');
  });
});

import { existsSync } from 'node:fs';
import { chmod, lchown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from './connect.ts';
import { chooseServerAccount, runAs } from './embedded/server-account.ts';
import { type ServerProcess, startServerProcess } from './embedded/server-process.ts';
import { migrate } from './migrate.ts';
import { jsonb, sql } from './sql.ts';
import { chooseFastFolder } from './testing/fast-folder.ts';

const programs = '/usr/lib/postgresql/15/bin';
const isInstalled = existsSync(join(programs, 'postgres'));

describe.skipIf(!isInstalled)(`another PostgreSQL, the oldest supported (needs ${programs})`, () => {
  let folder: string;
  let server: ServerProcess;
  let database: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(await chooseFastFolder(), 'external-'));
    await chmod(folder, 0o755);
    const cluster = join(folder, 'cluster');
    const account = await chooseServerAccount(null);
    await mkdir(cluster, { mode: 0o700 });
    if (account) await lchown(cluster, account.uid, account.gid);
    const args = ['-D', cluster, '-U', 'app', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'];
    const made = await runAs(account, join(programs, 'initdb'), args);
    expect(made.output).toContain('Success');
    const port = await findPort();
    server = await startServerProcess({
      cluster,
      binaries: {
        initdb: join(programs, 'initdb'),
        postgres: join(programs, 'postgres'),
        pgCtl: join(programs, 'pg_ctl'),
        majorVersion: '15',
        environment: {},
      },
      account,
      port,
      parameters: { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', datestyle: 'German' },
      onLog: () => undefined,
    });
    database = connectDatabase(`postgres://app@127.0.0.1:${port}/postgres`, { schema: 'room' });
  });

  afterAll(async () => {
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('works like the bundled one', async () => {
    const statements = [
      'create table notes (id integer primary key, title text not null, data jsonb, at timestamptz not null default now())',
    ];
    expect(await migrate(database, { name: 'room', migrations: [{ number: 1, name: 'notes', statements }] })).toEqual([
      1,
    ]);
    await database.transaction(async (tx) => {
      await tx.run(sql`insert into notes (id, title, data) values (1, ${'触觉'}, ${jsonb({ a: [1] })})`);
    });
    const row = await database.one<{ at: string }>('select title, data, at from notes');
    expect(row).toMatchObject({ title: '触觉', data: { a: [1] } });
    expect(row?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

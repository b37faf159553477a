import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { programOf } from '../project-files.ts';
import { connectDatabase, type Database } from './connect.ts';
import { type Migration, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const open: TestDatabase[] = [];

async function aDatabase(): Promise<TestDatabase> {
  const test = await createTestDatabase();
  open.push(test);
  return test;
}

afterEach(async () => {
  for (const test of open.splice(0)) await test.drop();
});

const first: Migration = {
  number: 1,
  name: 'pages',
  statements: ['create table pages (id integer primary key)', 'create index pages_by_id on pages (id)'],
};
const second: Migration = {
  number: 2,
  name: 'titles',
  statements: [`alter table pages add column title text not null default ''`],
};

async function countTables(database: Database, schema: string): Promise<number> {
  const row = await database.one<{ count: number }>(
    `select count(*) from pg_tables where schemaname = $1 and tablename not like 'schema\\_%'`,
    [schema],
  );
  return row?.count ?? 0;
}

describe('migrations', () => {
  it('run once each, in order', async () => {
    const { database } = await aDatabase();
    expect(await migrate(database, { name: 'cms', migrations: [first] })).toEqual([1]);
    expect(await migrate(database, { name: 'cms', migrations: [first, second] })).toEqual([2]);
    expect(await migrate(database, { name: 'cms', migrations: [first, second] })).toEqual([]);
    expect(await database.query('select id, title from cms.pages')).toEqual([]);
  });

  it('run code in small steps, and continue where a killed start stopped', async () => {
    const { database } = await aDatabase();
    let isKilled = true;
    const copying: Migration = {
      ...second,
      statements: [...second.statements, 'insert into pages (id) values (1), (2), (3)'],
      work: async (tx) => {
        const done = await tx.run(
          `update pages set title = 'page ' || id where id = (select min(id) from pages where title = '')`,
        );
        const left = await tx.one<{ id: number }>(`select min(id) as id from pages where title = ''`);
        if (isKilled && left?.id === 3) throw new Error('killed');
        return done === 0;
      },
    };
    await expect(migrate(database, { name: 'cms', migrations: [first, copying] })).rejects.toThrow('killed');
    // The failed step was rolled back; the one before it was kept.
    expect(await database.query('select title from cms.pages order by id')).toEqual([
      { title: 'page 1' },
      { title: '' },
      { title: '' },
    ]);
    isKilled = false;
    expect(await migrate(database, { name: 'cms', migrations: [first, copying] })).toEqual([2]);
    expect(await database.query('select title from cms.pages order by id')).toEqual([
      { title: 'page 1' },
      { title: 'page 2' },
      { title: 'page 3' },
    ]);
  });

  it('give each room its own tables, even with the same names', async () => {
    const { database, url } = await aDatabase();
    await Promise.all(
      ['cms', 'platform'].map((name) =>
        migrate(database, {
          name,
          migrations: [
            { number: 1, name: 'sessions', statements: ['create table sessions (room text)'] },
            { number: 2, name: 'first row', statements: [`insert into sessions values ('${name}')`] },
            { number: 3, name: 'trigrams', statements: ['create extension if not exists pg_trgm with schema public'] },
          ],
        }),
      ),
    );
    for (const schema of ['cms', 'platform']) {
      const room = connectDatabase(url, { schema, max: 1 });
      expect(await room.one('select room, similarity(room, room) as same from sessions')).toEqual({
        room: schema,
        same: 1,
      });
      await room.close();
    }
  });

  it('reject a statement that was edited after it ran', async () => {
    const { database } = await aDatabase();
    await migrate(database, { name: 'cms', migrations: [first, second] });
    const appended = { ...first, statements: [...first.statements, 'create table extra (id integer)'] };
    const edited = { ...second, statements: ['alter table pages add column title varchar(20)'] };
    for (const migrations of [
      [appended, second],
      [first, edited],
    ]) {
      await expect(migrate(database, { name: 'cms', migrations })).rejects.toMatchObject({ code: 'migration_edited' });
    }
  });

  it('do not let an old program start on a newer database', async () => {
    const { database } = await aDatabase();
    await migrate(database, { name: 'cms', migrations: [first, second] });
    await expect(migrate(database, { name: 'cms', migrations: [first] })).rejects.toMatchObject({
      code: 'migration_unknown',
      message: expect.stringContaining('"titles"'),
    });
  });

  it('with gaps or duplicate numbers are rejected before anything runs', async () => {
    const { database } = await aDatabase();
    for (const migrations of [[second], [first, first], [{ ...first, statements: [] }]]) {
      await expect(migrate(database, { name: 'cms', migrations })).rejects.toMatchObject({ code: 'migration_numbers' });
    }
    await expect(migrate(database, { name: 'CMS"', migrations: [first] })).rejects.toMatchObject({
      code: 'invalid_identifier',
    });
  });

  it('stop at a wrong statement, and continue there once it is corrected', async () => {
    const { database } = await aDatabase();
    const broken = { ...first, statements: [...first.statements, 'create table oops (id nonsense)'] };
    await expect(migrate(database, { name: 'cms', migrations: [broken] })).rejects.toMatchObject({
      code: 'migration_failed',
      message: expect.stringContaining('statement 3 of 3'),
    });
    expect(await countTables(database, 'cms')).toBe(1);
    const corrected = { ...first, statements: [...first.statements, 'create table oops (id integer)'] };
    expect(await migrate(database, { name: 'cms', migrations: [corrected, second] })).toEqual([1, 2]);
    expect(await countTables(database, 'cms')).toBe(2);
  });

  it('with two statements in one string are rejected', async () => {
    const { database } = await aDatabase();
    const two = { ...first, statements: ['create table a (id integer); create table b (id integer)'] };
    await expect(migrate(database, { name: 'cms', migrations: [two] })).rejects.toMatchObject({
      code: 'migration_failed',
    });
  });

  it('run in one of several processes that start at once, while the others wait', async () => {
    const { database, url } = await aDatabase();
    const answers = await Promise.all([1, 2, 3].map(() => startChild(url, 15).output));
    expect(answers.map((answer) => answer.trim().split('\n').at(-1)).sort()).toEqual([
      'applied 0',
      'applied 0',
      'applied 1',
    ]);
    expect(await countTables(database, 'room')).toBe(15);
  });

  it('continue where a killed process stopped, running each step once', async () => {
    const { database, url } = await aDatabase();
    const child = startChild(url, 40);
    await child.isReady;
    await expect.poll(() => countTables(database, 'room')).toBeGreaterThan(3);
    child.kill();
    await child.output;
    const partly = await countTables(database, 'room');
    expect(partly).toBeLessThan(40);
    expect((await startChild(url, 40).output).trim()).toBe('ready\napplied 1');
    const rows = await Promise.all(
      Array.from({ length: 40 }, (_, n) => database.query(`select id from room.step_${n}`)),
    );
    expect(rows.flat()).toHaveLength(40);
  });

  it('stop and wait when another process has taken over', async () => {
    const { database } = await aDatabase();
    const slow: Migration = {
      number: 1,
      name: 'slow',
      statements: Array.from({ length: 6 }, (_, n) => `create table t${n} as select 1 as one from pg_sleep(0.05)`),
    };
    const running = migrate(database, { name: 'cms', migrations: [slow] });
    // On a busy machine it takes a while to start.
    await vi.waitFor(
      async () => expect(await database.query(`select 1 from cms.schema_lease`)).toHaveLength(1),
      10_000,
    );
    await database.run(
      `update cms.schema_lease set holder = 'another', expires_at = clock_timestamp() + interval '300 milliseconds'`,
    );
    expect(await running).toEqual([1]);
    expect(await countTables(database, 'cms')).toBe(6);
  });
});

interface Child {
  isReady: Promise<void>;
  output: Promise<string>;
  kill(): void;
}

function startChild(url: string, steps: number): Child {
  const { script, nodeArgs } = programOf('kit/database/testing/migrate-child.ts');
  const child = spawn(process.execPath, [...nodeArgs, script, url, String(steps)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const isReady = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      resolve();
    });
  });
  const output = new Promise<string>((resolve) => child.on('close', () => resolve(text)));
  return { isReady, output, kill: () => child.kill('SIGKILL') };
}

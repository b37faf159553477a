import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type Database, type Queryable } from './connect.ts';
import { DatabaseError } from './database-error.ts';
import { identifier, joinSql, jsonb, prepared, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase({
    prepare: async (fresh) => {
      await fresh.run('create table notes (id integer primary key, title text not null unique, data jsonb)');
      await fresh.run('create table counters (id integer primary key, value integer not null check (value >= 0))');
    },
  });
  database = test.database;
});

afterAll(() => test.drop());

async function failureOf(work: Promise<unknown>): Promise<DatabaseError> {
  const error: unknown = await work.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof DatabaseError) return error;
  throw error;
}

describe('values of columns', () => {
  it('returns integers as numbers, or as bigint beyond the safe range', async () => {
    const row = await database.one(
      'select 9007199254740991::int8 as safe, 9007199254740993::int8 as large, array[1, null]::int8[] as many',
    );
    expect(row).toEqual({ safe: 9007199254740991, large: 9007199254740993n, many: [1, null] });
  });

  it('returns timestamps as ISO text in UTC with full precision', async () => {
    const row = await database.one<{ at: string; list: string[]; never: string }>(
      `select '2026-01-02 03:04:05.123456+08'::timestamptz as at, array['2026-01-02 00:00Z'::timestamptz] as list, 'infinity'::timestamptz as never`,
    );
    expect(row).toEqual({ at: '2026-01-01T19:04:05.123456Z', list: ['2026-01-02T00:00:00Z'], never: 'infinity' });
    const same = await database.one(sql`select '2026-01-02 03:04:05.123456+08'::timestamptz = ${row?.at} as same`);
    expect(same).toEqual({ same: true });
  });

  it('returns dates unchanged, whatever the time zone of the machine', async () => {
    const row = await database.one(`select '2026-03-29'::date as day, array['2026-03-29'::date] as days`);
    expect(row).toEqual({ day: '2026-03-29', days: ['2026-03-29'] });
  });

  it('reads and writes JSON, including nested arrays', async () => {
    await database.run(sql`insert into notes values (1, 'json', ${jsonb([{ 中文: [1, 'zwei'] }])})`);
    expect(await database.one('select data from notes where id = 1')).toEqual({ data: [{ 中文: [1, 'zwei'] }] });
  });
});

describe('statements', () => {
  it('treats hostile text as a value, even if it looks like a fragment', async () => {
    const hostile = `x'; drop table notes; --`;
    const forged = { text: 'drop table notes', values: [] };
    const row = await database.one(
      sql`select ${hostile}::text as title, ${JSON.stringify(forged)}::text as data from ${identifier('notes')} limit 1`,
    );
    expect(row).toEqual({ title: hostile, data: JSON.stringify(forged) });
  });

  it('numbers the values across nested fragments', () => {
    const filters = [sql`a = ${1}`, sql`b = any(${[2, 3]})`, sql`c = ${'d'}`];
    const statement = sql`select * from ${identifier('a"b')} where ${joinSql(filters, sql` and `)} limit ${9}`;
    expect(statement.print()).toEqual({
      text: 'select * from "a""b" where a = $1 and b = any($2) and c = $3 limit $4',
      values: [1, [2, 3], 'd', 9],
    });
    expect(joinSql([]).print()).toEqual({ text: '', values: [] });
  });

  it('rejects a second statement in the same text', async () => {
    const error = await failureOf(database.run('select 1; drop table notes'));
    expect(error.sqlstate).toBe('42601');
    expect(await database.query('select id from notes limit 0')).toEqual([]);
  });

  it('rejects undefined, which would silently become null', async () => {
    expect((await failureOf(database.run('select $1::text', [undefined]))).code).toBe('value_missing');
  });

  it('returns the number of changed rows, and rejects several rows where one is expected', async () => {
    await database.run(`insert into counters values (1, 0), (2, 0)`);
    expect(await database.run('update counters set value = value + 1')).toBe(2);
    expect(await database.one('select * from counters where id = 99')).toBeNull();
    expect((await failureOf(database.one('select * from counters'))).code).toBe('too_many_rows');
  });
});

describe('errors', () => {
  it('names the constraint, but never the value', async () => {
    await database.run(`insert into notes values (10, 'secret@example.org')`);
    const error = await failureOf(database.run(`insert into notes values (11, 'secret@example.org')`));
    expect(error).toMatchObject({
      code: 'unique_violation',
      status: 409,
      constraint: 'notes_title_key',
      table: 'notes',
    });
    expect(error.message).not.toContain('secret@');
  });

  it('reports text that no column can store as 400', async () => {
    expect(await failureOf(database.run('select $1::text', ['a\u0000b']))).toMatchObject({
      code: 'invalid_value',
      status: 400,
    });
  });

  it('cancels a statement that takes too long, and can still use the connection', async () => {
    const hasty = connectDatabase(test.url, { max: 1, statementTimeout: 100 });
    const backend = 'select pg_backend_pid() as pid';
    const before = await hasty.one(backend);
    expect(await failureOf(hasty.run('select pg_sleep(5)'))).toMatchObject({ code: 'database_timeout', status: 503 });
    expect(await hasty.one(backend)).toEqual(before);
    await hasty.close();
  });

  it('keeps the connection after a failed statement', async () => {
    const single = connectDatabase(test.url, { max: 1 });
    const before = await single.one('select pg_backend_pid() as pid');
    await failureOf(single.run('insert into counters values (50, -1)'));
    expect(await single.one('select pg_backend_pid() as pid')).toEqual(before);
    await single.close();
  });

  it('reports 503 at once when no server is listening, also in its health', async () => {
    const nowhere = connectDatabase('postgres://app:x@127.0.0.1:1/app');
    expect(await failureOf(nowhere.query('select 1'))).toMatchObject({ code: 'database_unavailable', status: 503 });
    expect(await nowhere.health()).toMatchObject({ isReachable: false, error: { code: 'database_unavailable' } });
    await nowhere.close();
  });

  it('distinguishes a wrong password from an unavailable server, without repeating the password', async () => {
    const url = new URL(test.url);
    url.username = 'stranger';
    url.password = 'wrong-password';
    const stranger = connectDatabase(url.href);
    const error = await failureOf(stranger.query('select 1'));
    expect(error).toMatchObject({ code: 'database_refused', status: 503 });
    expect(error.message).not.toContain('wrong-password');
    await stranger.close();
  });

  it('rejects queries after close, and can be closed twice', async () => {
    const closed = connectDatabase(test.url);
    await closed.close();
    await closed.close();
    expect((await failureOf(closed.query('select 1'))).code).toBe('database_closed');
  });
});

describe('transactions', () => {
  it('rolls back a transaction that throws', async () => {
    const failed = database.transaction(async (tx) => {
      await tx.run(`insert into notes values (20, 'half')`);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await database.query('select * from notes where id = 20')).toEqual([]);
  });

  it('does not report success when a failed statement was ignored', async () => {
    const error = await failureOf(
      database.transaction(async (tx) => {
        await tx.run(`insert into notes values (30, 'lost')`);
        await tx.run('insert into counters values (60, -1)').catch(() => undefined);
      }),
    );
    expect(error.code).toBe('transaction_rolled_back');
  });

  it('retries serialization failures, so that 20 concurrent increments are all counted', async () => {
    await database.run('insert into counters values (100, 0)');
    let attempts = 0;
    const increment = () =>
      database.transaction(
        async (tx) => {
          attempts += 1;
          const row = await tx.one<{ value: number }>('select value from counters where id = 100');
          await tx.run('update counters set value = $1 where id = 100', [(row?.value ?? 0) + 1]);
        },
        { isolation: 'serializable', retries: 60 },
      );
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await database.one('select value from counters where id = 100')).toEqual({ value: 20 });
    expect(attempts).toBeGreaterThan(20);
  });

  it('retries after a deadlock', async () => {
    await database.run('insert into counters values (201, 0), (202, 0)');
    const both = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.run('update counters set value = value + 1 where id = $1', [first]);
        await tx.run('select pg_sleep(0.1)');
        await tx.run('update counters set value = value + 1 where id = $1', [second]);
      });
    await Promise.all([both(201, 202), both(202, 201)]);
    const rows = await database.query('select value from counters where id in (201, 202)');
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it('runs concurrent queries one after the other, and rejects those after the end', async () => {
    const leaked: Queryable[] = [];
    const rows = await database.transaction((tx) => {
      leaked.push(tx);
      return Promise.all([1, 2, 3].map((n) => tx.one(sql`select ${n}::int as n`)));
    });
    expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    for (const tx of leaked) expect((await failureOf(tx.query('select 1'))).code).toBe('transaction_ended');
  });

  it('fails and recovers when the server ends the session during a transaction', async () => {
    const error = await failureOf(
      database.transaction(async (tx) => {
        const row = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
        await database.run('select pg_terminate_backend($1)', [row?.pid]);
        await tx.run('select 1');
      }),
    );
    expect(error).toMatchObject({ code: 'database_unavailable', status: 503 });
    expect((await database.health()).isReachable).toBe(true);
  });

  it('recovers when the server ends all idle sessions', async () => {
    let lost = 0;
    const onConnectionLost = () => {
      lost += 1;
    };
    const idle = connectDatabase(test.url, { max: 3, applicationName: 'idle', onConnectionLost });
    await Promise.all([1, 2, 3].map(() => idle.query('select pg_sleep(0.05)')));
    await database.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'idle' and datname = current_database()`,
    );
    await expect.poll(() => lost).toBe(3);
    expect(await idle.one('select 1 as one')).toEqual({ one: 1 });
    await idle.close();
  });
});

describe('a prepared statement', () => {
  const noteOf = (id: number) => prepared('note', sql`select * from prepared_notes where id = ${id}`);
  const keep = (id: number) => database.run(sql`insert into prepared_notes (id) values (${id})`);
  beforeEach(async () => {
    await database.run('drop table if exists prepared_notes');
    await database.run('create table prepared_notes (id integer primary key)');
    for (const id of [1, 2]) await keep(id);
    // Prepares the statement on every connection of the pool.
    await Promise.all(Array.from({ length: 20 }, () => database.one(noteOf(1))));
  });

  it('is prepared once per connection and reused with other values', async () => {
    await database.transaction(async (tx) => {
      expect([await tx.one(noteOf(1)), await tx.one(noteOf(2))]).toEqual([{ id: 1 }, { id: 2 }]);
      const known = await tx.query(`select name from pg_prepared_statements where name = 'note'`);
      expect(known).toEqual([{ name: 'note' }]);
    });
  });

  it('returns new columns after its table was changed', async () => {
    await database.run(`alter table prepared_notes add column title text default 'new'`);
    for (let again = 0; again < 20; again += 1) expect(await database.one(noteOf(1))).toEqual({ id: 1, title: 'new' });
  });

  it('makes its transaction start again after its table was changed', async () => {
    await database.run(`alter table prepared_notes add column title text default 'new'`);
    const row = await database.transaction(async (tx) => {
      await tx.run(sql`insert into prepared_notes (id) values (3)`);
      return tx.one(noteOf(3));
    });
    expect(row).toEqual({ id: 3, title: 'new' });
    expect(await database.query('select id from prepared_notes order by id')).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('is prepared again when its connection has lost it, as behind a pooler', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.run('deallocate all')));
    for (let again = 0; again < 20; again += 1) expect(await database.one(noteOf(2))).toEqual({ id: 2 });
  });

  it('is reported as an error of the program if it is wrong itself', async () => {
    const wrong = sql`select count(*) from prepared_notes for update`;
    expect(await failureOf(database.query(wrong))).toMatchObject({ code: 'database_failed', status: 500 });
  });
});

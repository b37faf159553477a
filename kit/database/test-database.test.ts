import { describe, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('a test database', () => {
  it('is prepared once per template, and each test gets its own copy', async () => {
    let runs = 0;
    const prepare = async (database: Database) => {
      runs += 1;
      await database.run('create table notes (id integer primary key)');
      await database.run('insert into notes values (1)');
    };
    const tests = await Promise.all([1, 2, 3].map(() => createTestDatabase({ template: 'shared', prepare })));
    const [one, two] = tests;
    await one?.database.run('insert into notes values (2)');
    expect(await two?.database.query('select id from notes')).toEqual([{ id: 1 }]);
    expect(runs).toBe(1);
    for (const test of tests) await test.drop();
  });

  it('is prepared by the next test if the first one fails', async () => {
    const failing = createTestDatabase({
      template: 'failing',
      prepare: () => Promise.reject(new Error('no such thing')),
    });
    await expect(failing).rejects.toThrow('no such thing');
    const test = await createTestDatabase({
      template: 'failing',
      prepare: async (database) => {
        await database.run('create table notes (id integer)');
      },
    });
    expect(await test.database.query('select * from notes')).toEqual([]);
    await test.drop();
  });

  it('no longer exists after its drop', async () => {
    const test = await createTestDatabase();
    await test.drop();
    const other = await createTestDatabase();
    const name = new URL(test.url).pathname.slice(1);
    expect(await other.database.query('select 1 from pg_database where datname = $1', [name])).toEqual([]);
    await other.drop();
  });
});

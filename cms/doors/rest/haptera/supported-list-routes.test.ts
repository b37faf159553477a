import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { listFacts } from '#contract/supported-lists.ts';
import { sql } from '#kit/database/sql.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
beforeEach(() => door.database.run(sql`delete from supported_list_versions`));
afterAll(() => door.close());

const path = '/haptera/v1/supported-lists/models';
const rows = [
  { brand: '小米', model: '15 Pro', level: 'hd' },
  { brand: 'Xiaomi', model: '15', level: 'unstated' },
];

function save(body: JsonObject, revision?: number, role: 'editor' | 'author' | null = 'editor') {
  const headers: Record<string, string> = revision === undefined ? {} : { 'If-Match': `"${revision}"` };
  return door.ask({ method: 'PUT', path, role, headers, body: { updated: '2024-11-29', ...body } });
}

async function read(of = path): Promise<JsonValue> {
  return (await door.ask({ path: of, role: 'editor' })).body;
}

describe('a supported list', () => {
  test('is empty until it is first saved, and is then returned completely', async () => {
    expect(await read()).toEqual({ name: 'models', updated: null, revision: 0, rows: [] });
    const saved = await save(
      {
        rows: [
          { brand: ' 小米', model: '15  Pro', level: 'HD' },
          { brand: 'Xiaomi', model: '15' },
        ],
      },
      0,
    );
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, expect.stringContaining('"1')]);
    expect(await read()).toEqual({ name: 'models', updated: '2024-11-29', revision: 1, rows });
  });

  test('is served by the read API in each language with its brand names, and announced by its tag', async () => {
    await save({ rows });
    const brands = [{ zh: '小米', en: 'Xiaomi', aliases: 'Mi' }];
    await door.ask({
      method: 'PUT',
      path: '/haptera/v1/supported-lists/brands',
      role: 'editor',
      body: { rows: brands, updated: null },
    });
    const query = '{ supportedModels(language: EN) { updated pdf brands { name names sets { level models } } } }';
    const answer = await door.http(
      new Request('https://haptera.example/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    );
    expect(await answer.json()).toEqual({
      data: {
        supportedModels: {
          updated: '2024-11-29',
          pdf: '/downloads/supported-models-en.pdf',
          brands: [
            {
              name: 'Xiaomi',
              names: '小米,Xiaomi,Mi',
              sets: [
                { level: 'hd', models: ['15 Pro'] },
                { level: 'unstated', models: ['15'] },
              ],
            },
          ],
        },
      },
    });
    expect(answer.headers.get('x-graphql-keys')).toContain('supported:models');
    const told = await door.database.query<{ tags: string[] }>(sql`select tags from outbox order by id desc limit 2`);
    expect(told.map(({ tags }) => tags)).toEqual([['supported:models'], ['supported:models']]);
  });

  test('that another user has saved meanwhile is not overwritten, and its current state is returned', async () => {
    await save({ rows }, 0);
    const late = await save({ rows: [] }, 0);
    expect([late.status, late.body]).toMatchObject([
      412,
      { code: 'haptera_stale', data: { currentRevision: 1, current: { name: 'models', revision: 1, rows } } },
    ]);
    expect(await read()).toMatchObject({ revision: 1, rows });
  });

  test('with any problem is rejected as a whole, with the row of each problem', async () => {
    const refused = await save({
      rows: [...rows, { brand: '', model: 'x'.repeat(81), level: 'loud' }, { ...rows[0] }],
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        code: 'haptera_invalid_rows',
        data: {
          total: 4,
          problems: [
            { row: 2, column: 'brand', code: 'missing' },
            { row: 2, column: 'model', code: 'too_long', of: 80 },
            { row: 2, column: 'level', code: 'not_an_option' },
            { row: 3, column: null, code: 'repeated', of: 0 },
          ],
        },
      },
    ]);
    expect(await read()).toMatchObject({ revision: 0 });
  });

  test('is limited in rows, and rejects invalid dates', async () => {
    const many = Array.from({ length: listFacts('models').maxRows + 1 }, (_, index) => ({
      brand: 'B',
      model: `${index}`,
    }));
    expect((await save({ rows: many })).body).toMatchObject({ data: { problems: [{ code: 'too_many', of: 3000 }] } });
    expect((await save({ rows, updated: '2024-02-30' })).status).toBe(400);
    expect((await door.ask({ method: 'PUT', path, role: 'editor', body: { updated: null } })).status).toBe(400);
  });

  test('that is saved unchanged keeps its version', async () => {
    await save({ rows });
    await save({ rows });
    expect(await read()).toMatchObject({ revision: 1 });
    await save({ rows: rows.toReversed() });
    expect(await read()).toMatchObject({ revision: 2 });
  });

  test('records who changed what, and every version can be read', async () => {
    await save({ rows });
    await save({
      rows: [
        { ...rows[0], level: 'trueHd' },
        { brand: 'Vivo', model: 'X100' },
      ],
      updated: null,
    });
    const versions = await read(`${path}/versions`);
    const author = { id: door.userIds.editor, name: 'The editor' };
    expect(versions).toEqual([
      {
        revision: 2,
        at: expect.stringMatching(/Z$/),
        author,
        updated: null,
        rows: 2,
        added: 1,
        changed: 1,
        removed: 1,
      },
      { revision: 1, at: expect.any(String), author, updated: '2024-11-29', rows: 2, added: 2, changed: 0, removed: 0 },
    ]);
    expect(await read(`${path}/versions/1`)).toEqual({ name: 'models', updated: '2024-11-29', revision: 1, rows });
    expect(await read(`${path}/versions/9`)).toMatchObject({ code: 'haptera_no_list_version' });
  });

  test('is for users who may publish pages', async () => {
    expect((await save({ rows }, undefined, 'author')).status).toBe(403);
    expect((await save({ rows }, undefined, null)).status).toBe(401);
    for (const each of [path, `${path}/versions`, `${path}/versions/1`]) {
      expect((await door.ask({ path: each, role: 'author' })).status).toBe(403);
      expect((await door.ask({ path: each, role: null })).status).toBe(401);
    }
  });

  test('with an unknown name does not exist', async () => {
    const answer = await door.ask({ path: '/haptera/v1/supported-lists/cars', role: 'editor' });
    expect([answer.status, isJsonObject(answer.body) && answer.body.code]).toEqual([404, 'haptera_no_supported_list']);
  });
});

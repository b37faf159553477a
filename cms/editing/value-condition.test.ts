import { afterAll, beforeAll, expect, it } from 'vitest';
import { choice } from '#cms-schema/fields/choice.ts';
import { term } from '#cms-schema/fields/term.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';
import { sql } from '#kit/database/sql.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { printValueCondition } from './value-condition.ts';

const label = { zh: '级别', en: 'Level' };
const fields = {
  level: choice({ label, options: { first: label, second: label }, default: 'first' }),
  isFree: toggle({ label, default: false }),
  topic: term({ label, from: ['category'] }),
};

let held: TestCms;
beforeAll(async () => {
  held = await openTestCms();
});
afterAll(() => held.close());

it('finds documents by an option, by a boolean, and by a term in either language', async () => {
  const { cms, database } = held;
  const games = await cms.terms.createTerm(systemViewer, {
    taxonomy: 'category',
    locale: 'en',
    name: 'Games',
    slug: 'games',
  });
  const twin = await cms.terms.createTerm(systemViewer, {
    taxonomy: 'category',
    locale: 'zh',
    name: '游戏',
    slug: 'games',
  });
  const phones = await cms.terms.createTerm(systemViewer, {
    taxonomy: 'category',
    locale: 'en',
    name: 'Phones',
    slug: 'phones',
  });
  const keep = async (title: string, meta: object) => {
    const { id } = await aPage(cms, { title });
    await database.query(sql`update documents set meta = meta || ${JSON.stringify(meta)}::jsonb where id = ${id}`);
  };
  await keep('Nothing said', {});
  await keep('Second, free', { level: 'second', isFree: true });
  await keep('On games', { topic: games.id });
  await keep('On phones', { level: 'second', topic: phones.id });

  const found = async (name: string, value: string) => {
    const rows = await database.query<{ title: string }>(
      sql`select title from documents d where ${printValueCondition(fields, name, value)} order by id`,
    );
    return rows.map(({ title }) => title);
  };
  expect(await found('level', 'first')).toEqual(['Nothing said', 'On games']);
  expect(await found('level', 'second')).toEqual(['Second, free', 'On phones']);
  expect(await found('isFree', 'true')).toEqual(['Second, free']);
  expect(await found('isFree', 'false')).toEqual(['Nothing said', 'On games', 'On phones']);
  expect(await found('topic', String(games.id))).toEqual(['On games']);
  expect(await found('topic', String(twin.id))).toEqual(['On games']);
  expect(await found('topic', 'no id')).toEqual([]);
  expect(await found('colour', 'red')).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentTypes } from '#contract/content-types.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let held: TestCms;
beforeAll(async () => {
  held = await openTestCms();
});
afterAll(() => held.close());

const models = '<!-- wp:haptera/model-list {"id":"models","heading":"Models","tone":"light"} /-->';

const save = (...names: string[]) =>
  held.cms.supportedLists.saveList(systemViewer, 'models', {
    rows: names.map((model) => ({ brand: 'Huawei', model })),
    updated: null,
  });

async function find(query: string): Promise<number[]> {
  const found = await held.cms.published.searchPublished('en', query, { types: documentTypes, perPage: 10, page: 1 });
  return found.items.map(({ document }) => document.id);
}

test('a page is found by the present content of the lists that it shows, but not by deleted rows', async () => {
  await save('Mate 60 Pro');
  const page = await aPage(held.cms, { locale: 'en', content: models });
  const other = await aPage(held.cms, { locale: 'en', content: hero('no list here') });
  expect(await find('mate 60 pro')).toEqual([page.id]);
  expect(await find('huawei')).toEqual([page.id]);
  await save('Pura 70');
  expect(await find('mate 60 pro')).toEqual([]);
  expect(await find('pura 70')).toEqual([page.id]);
  expect(await find('no list here')).toEqual([other.id]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { text } from '#cms-schema/fields/text.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

/** Pages as a site has them whose type adds a text of its own. */
vi.mock('#content-types/definitions.generated.ts', async (original) => {
  const { contentTypeDefinitions } = await original<typeof import('#content-types/definitions.generated.ts')>();
  const fields = { motto: text({ label: { zh: '格言', en: 'Motto' } }) };
  return { contentTypeDefinitions: { ...contentTypeDefinitions, page: { ...contentTypeDefinitions.page, fields } } };
});

let held: TestCms;
beforeAll(async () => {
  held = await openTestCms();
});
afterAll(() => held.close());

const behind = async (search: string) =>
  (await held.cms.groups.listGroups(systemViewer, { type: 'page', search })).groups[0]?.behind;

test('a text in a field of the page’s type counts among the outdated translations', async () => {
  const zh = await aPage(held.cms, { title: '有格言的页面', content: '', meta: { motto: '触手可及' } });
  await held.cms.groups.startTranslation(systemViewer, zh.id, { locale: 'en' });
  expect(await behind('有格言的页面')).toEqual({ en: 2 });
});

test('such a text that the source received from its translation counts for the source', async () => {
  const zh = await aPage(held.cms, { title: '等格言的页面', content: '' });
  const en = await held.cms.groups.startTranslation(systemViewer, zh.id, { locale: 'en' });
  await held.cms.documents.saveDocument(systemViewer, en.id, { meta: { motto: 'Within reach' } });
  const meta = { motto: 'Within reach', haptera_sources: { '': { 'meta.motto': { state: 'untranslated' } } } };
  await held.cms.documents.saveDocument(systemViewer, zh.id, { meta });
  expect(await behind('等格言的页面')).toEqual({ zh: 1, en: 1 });
});

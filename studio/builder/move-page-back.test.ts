import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createGroupCalls } from '../cms/group-calls.ts';
import { createStudioClient, type StudioClient } from '../cms.ts';
import { openBrowser } from '../testing/cookie-fetch.ts';
import { createDocument } from '../testing/create-document.ts';
import { type CmsProcess, openCmsProcess } from '../testing/open-cms-process.ts';
import { movePageBack } from './move-page-back.ts';

let cms: CmsProcess;
let client: StudioClient;

beforeAll(async () => {
  cms = await openCmsProcess();
});
afterAll(() => cms.close());
beforeEach(async () => {
  vi.stubGlobal('fetch', openBrowser().fetch);
  client = createStudioClient({
    root: `${cms.url}/wp-json`,
    nonceEndpoint: `${cms.url}/wp-admin/admin-ajax.php?action=rest-nonce`,
  });
  await client.session.signIn('editor', cms.password);
});
afterEach(() => vi.unstubAllGlobals());

test('a page goes back, in both languages, below the page that its history names', async () => {
  const parent = await createDocument(client, 'page', { locale: 'zh', title: '上级', slug: 'above' });
  await createDocument(client, 'page', { locale: 'en', title: 'Above', slug: 'above', translationOf: parent.id });
  const zh = await createDocument(client, 'page', { locale: 'zh', title: '页', slug: 'it', parentId: parent.id });
  const en = await createDocument(client, 'page', { locale: 'en', title: 'It', slug: 'it', translationOf: zh.id });
  const groups = createGroupCalls(client.ask);
  const read = async () => ({
    zh: await client.documents.get('page', zh.id),
    en: await client.documents.get('page', en.id),
  });
  const seen = Object.values(await read()).map(({ id, revision }) => ({ id, revision }));
  await groups.move(seen, { parent: null, after: undefined });

  const { items } = await client.revisions.history('page', zh.id, 20);
  const parents = items.map(({ fields }) => fields?.parentId);
  expect(parents.at(0)).toBeNull();
  const was = parents.find((id) => typeof id === 'number') ?? null;
  expect(was).toBe(parent.id);
  const moved = await movePageBack(client, await read(), was);
  expect(moved.map(({ locale, parentId }) => [locale, parentId !== null])).toEqual([
    ['zh', true],
    ['en', true],
  ]);
  expect(moved[0]?.parentId).toBe(parent.id);
});

test('a page cannot go back below a page that is below it now; nothing is moved', async () => {
  const zh = await createDocument(client, 'page', { locale: 'zh', title: '甲', slug: 'one' });
  const below = await createDocument(client, 'page', { locale: 'zh', title: '乙', slug: 'two', parentId: zh.id });
  await expect(movePageBack(client, { zh, en: null }, below.id)).rejects.toMatchObject({ name: 'StudioError' });
  expect((await client.documents.get('page', zh.id)).parentId).toBeNull();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { sql } from '#kit/database/sql.ts';
import type { Document } from '../documents/model.ts';
import { deriveKeys } from '../keys.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';
import { createContentPresenter } from '../typed-content.ts';
import { countBehind } from './count-behind.ts';
import type { GroupQuery } from './model.ts';
import { listUncountedGroups } from './translation-store.ts';

let held: TestCms;
beforeAll(async () => {
  held = await openTestCms();
});
afterAll(() => held.close());

/** A Chinese page and what was begun from it in English: its title and its heading wait for their words. */
async function aPair(title: string): Promise<{ zh: Document; en: Document }> {
  const zh = await aPage(held.cms, { title, content: hero('每一次触碰都算数') });
  const en = await held.cms.groups.startTranslation(systemViewer, zh.id, { locale: 'en' });
  return { zh, en };
}

async function list(query: Partial<GroupQuery>) {
  const { groups } = await held.cms.groups.listGroups(systemViewer, { type: 'page', ...query });
  return groups;
}

const behindOf = async (title: string) => (await list({ search: title }))[0]?.behind;

const translated = (from: string) => ({ state: 'translated', from });

const save = (id: number, patch: Parameters<TestCms['cms']['documents']['saveDocument']>[2]) =>
  held.cms.documents.saveDocument(systemViewer, id, patch);

describe('the number of outdated texts of a page', () => {
  test('counts the texts of a new translation until they are translated', async () => {
    const { en } = await aPair('开始的页面');
    expect(await behindOf('开始的页面')).toEqual({ en: 2 });
    const sources = { '': { title: translated('开始的页面') }, hero: { heading: translated('每一次触碰都算数') } };
    await save(en.id, { title: 'Begun', content: hero('Every touch counts'), meta: { haptera_sources: sources } });
    expect(await behindOf('Begun')).toEqual({});
  });

  test('grows when the source changes', async () => {
    const { zh, en } = await aPair('会变的页面');
    const sources = { '': { title: translated('会变的页面') }, hero: { heading: translated('每一次触碰都算数') } };
    await save(en.id, { title: 'Changing', content: hero('Every touch counts'), meta: { haptera_sources: sources } });
    await save(zh.id, { content: hero('每一次触碰都不一样') });
    expect(await behindOf('Changing')).toEqual({ en: 1 });
  });

  test('is zero for a page in one language, or if the other language is in the trash', async () => {
    await aPage(held.cms, { title: '单独的页面' });
    expect(await behindOf('单独的页面')).toEqual({});
    const { zh } = await aPair('丢掉的页面');
    await held.cms.documents.trashDocument(systemViewer, zh.id);
    expect(await behindOf('丢掉的页面')).toEqual({});
    await held.cms.documents.restoreDocument(systemViewer, zh.id);
    expect(await behindOf('丢掉的页面')).toEqual({ en: 2 });
  });

  test('is correct when both languages are saved at the same time', async () => {
    const { zh, en } = await aPair('同时的页面');
    const sources = { '': { title: translated('同时的页面') }, hero: { heading: translated('又变了') } };
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([
        save(zh.id, { content: hero(round % 2 === 0 ? '又变了' : '每一次触碰都算数') }),
        save(en.id, { title: 'Together', content: hero(`Round ${round}`), meta: { haptera_sources: sources } }),
      ]);
      expect(await behindOf('Together')).toEqual(round % 2 === 0 ? {} : { en: 1 });
    }
  });

  test('is computed on request for a list, without delaying saves', async () => {
    const { zh, en } = await aPair('没数的页面');
    const counted = () =>
      held.database.one(sql`select behind, program <> '' as "isCounted" from translation_states
        where group_id = ${en.groupId}`);
    expect(await counted()).toEqual({ behind: {}, isCounted: false });
    await list({});
    expect(await counted()).toEqual({ behind: { en: 2 }, isCounted: true });
    await save(zh.id, { title: '改名的页面' });
    expect(await counted()).toEqual({ behind: { en: 2 }, isCounted: false });
  });

  test('can filter the list, for one language or any', async () => {
    const { en } = await aPair('筛选的页面');
    const titles = async (query: Partial<GroupQuery>) =>
      (await list({ search: '筛选', isBehind: true, ...query })).map(({ id }) => id);
    expect(await titles({})).toEqual([en.groupId]);
    expect(await titles({ locale: 'en' })).toEqual([en.groupId]);
    expect(await titles({ locale: 'zh' })).toEqual([]);
  });

  test('is deleted with the page', async () => {
    const { zh, en } = await aPair('删除的页面');
    await held.cms.groups.deleteDocuments(systemViewer, [{ id: zh.id }, { id: en.id }]);
    await list({});
    const row = await held.database.one(sql`select 1 from translation_states where group_id = ${en.groupId}`);
    expect(row).toBeNull();
  });

  test('is recomputed by a program with different blocks', async () => {
    const { en } = await aPair('升级的页面');
    await held.database.run(sql`
      update translation_states set program = 'before', behind = '{}' where group_id = ${en.groupId}`);
    const readContent = createContentPresenter(definitions, held.cms.publicUrl, deriveKeys(testSecret));
    expect(await listUncountedGroups(held.database, readContent.program, 10)).toEqual([en.groupId]);
    await held.database.transaction((tx) => countBehind({ readContent, definitions }, tx, [en.groupId]));
    expect(await behindOf('升级的页面')).toEqual({ en: 2 });
    expect(await listUncountedGroups(held.database, readContent.program, 10)).toEqual([]);
  });
});

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let held: TestCms;
let editor: Viewer;
beforeAll(async () => {
  held = await openTestCms();
  editor = await aViewer(held.cms, 'editor');
});
afterAll(() => held.close());

/** The tags that a change announced. */
async function tagsOf(act: () => Promise<unknown>): Promise<string[]> {
  const last = await held.database.one<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  await act();
  const rows = await held.database.query<{ tags: string[] }>('select tags from outbox where id > $1', [last?.id]);
  return rows.flatMap(({ tags }) => tags);
}

describe('one publish', () => {
  test('makes at most 22 database queries', async () => {
    const page = await aPage(held.cms);
    await held.cms.documents.saveDocument(editor, page.id, { content: hero('the second state') });
    const asked = vi.spyOn(Client.prototype, 'query');
    await held.cms.documents.saveDocument(editor, page.id, { content: hero('the third state') });
    // The writer's heartbeat uses a separate connection and may fall in the middle of a change.
    const texts = asked.mock.calls
      .map(([statement]) => JSON.stringify(statement))
      .filter((text) => !text.includes('set beat_at'));
    asked.mockRestore();
    const from = texts.findIndex((text) => text.includes('begin isolation'));
    const to = texts.findIndex((text, at) => at > from && text.includes('"commit"'));
    expect(to - from + 1).toBeLessThanOrEqual(22);
    expect(to).toBeGreaterThan(from);
  });

  test('that changes nothing stores nothing, however often', async () => {
    const page = await aPage(held.cms, { content: hero('the only state') });
    const measure = () =>
      held.database.one(
        'select count(*) as states, coalesce(sum(pg_column_size(r.*)), 0) as bytes from revisions r where document_id = $1',
        [page.id],
      );
    const before = await measure();
    for (let count = 0; count < 100; count += 1) await held.cms.documents.publishDocuments(editor, [{ id: page.id }]);
    await held.cms.documents.saveDocument(editor, page.id, { content: hero('the only state'), status: 'publish' });
    expect(await measure()).toEqual(before);
  });

  test('announces menus and the other language only if the title or the address changes', async () => {
    const zh = await aPage(held.cms, { title: '页面' });
    const en = await aPage(held.cms, { title: 'Page', translationOf: zh.id });
    const menu = await held.cms.menus.createMenu(editor, { name: 'Main', locale: 'zh', locations: ['primary'] });
    await held.cms.menus.saveMenuItems(editor, menu.id, [{ key: 'page', kind: 'document', documentId: zh.id }]);
    const save = (patch: { excerpt?: string; title?: string }) =>
      tagsOf(() => held.cms.documents.saveDocument(editor, zh.id, patch));
    const others = [`page:en:${en.path}`, 'menu:zh'];
    expect(await save({ excerpt: '别的摘要' })).not.toEqual(expect.arrayContaining(['menu:zh']));
    expect(await save({ title: '改名的页面' })).toEqual(expect.arrayContaining(others));
  });

  test('of two pages that link to each other gives both the current address of the other', async () => {
    const { documents, published } = held.cms;
    const shows = (id: number) =>
      `<!-- wp:haptera/call-to-action {"id":"c","heading":"See","actions":[{"label":"See","link":{"kind":"document","id":${id}}}]} /-->`;
    const first = await aPage(held.cms, { status: 'draft', slug: 'first-of-two' });
    const second = await aPage(held.cms, { status: 'draft', slug: 'second-of-two', content: shows(first.id) });
    await documents.publishDocuments(editor, [
      { id: first.id, patch: { content: shows(second.id) } },
      { id: second.id },
    ]);
    const linksOf = async (id: number) => JSON.stringify((await published.getPublishedById(id))?.blocks);
    expect(await linksOf(first.id)).toContain('/second-of-two');
    expect(await linksOf(second.id)).toContain('/first-of-two');
  });
});

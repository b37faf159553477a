import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#cms-schema/locale.ts';
import { sql } from '#kit/database/sql.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
let editor: Viewer;
beforeAll(async () => {
  test = await openTestCms();
  editor = await aViewer(test.cms, 'editor');
});
afterAll(() => test.close());

const refusal = (path: string) => ({ code: 'haptera_address_reserved', status: 409, data: { path } });

describe('an address that another part of the site uses', () => {
  it.each(['preview', 'studio', 'graphql', 'uploads', '_next', 'en', '404', 'wp-json', 'Preview'])(
    'is refused to a new page with the slug %s, in both languages',
    async (slug) => {
      for (const locale of locales) {
        for (const status of ['publish', 'private', 'draft'] as const) {
          await expect(aPage(test.cms, { slug, locale, status })).rejects.toMatchObject(refusal(`/${slug}`));
        }
      }
    },
  );

  it('is refused to a page that is renamed', async () => {
    const page = await aPage(test.cms);
    const rename = test.cms.documents.saveDocument(editor, page.id, { slug: 'preview' });
    await expect(rename).rejects.toMatchObject(refusal('/preview'));
    expect((await test.cms.documents.requireDocument(editor, page.id)).path).toBe(page.path);
  });

  it('is refused to a page that moves to the top level, and allowed below another page', async () => {
    const parent = await aPage(test.cms);
    const page = await aPage(test.cms, { slug: 'preview', parentId: parent.id });
    expect(page.path).toBe(`${parent.path}/preview`);
    const move = test.cms.documents.saveDocument(editor, page.id, { parentId: null });
    await expect(move).rejects.toMatchObject(refusal('/preview'));
  });

  it('is refused to a page whose descendants’ addresses would start with it', async () => {
    const parent = await aPage(test.cms, { status: 'draft', slug: 'open-above' });
    await aPage(test.cms, { slug: 'child', parentId: parent.id });
    const rename = test.cms.documents.saveDocument(editor, parent.id, { slug: 'studio' }, { isAutosave: true });
    await expect(rename).rejects.toMatchObject(refusal('/studio/child'));
  });

  it('does not prevent autosaving a draft, only publishing it', async () => {
    const { documents } = test.cms;
    const draft = await aPage(test.cms, { status: 'draft' });
    const written = { slug: 'preview', title: 'Written meanwhile' };
    const saved = await documents.saveDocument(editor, draft.id, written, { isAutosave: true });
    expect(saved.title).toBe('Written meanwhile');
    expect((await documents.saveDocument(editor, draft.id, { title: 'And on' })).title).toBe('And on');
    const later = '2099-01-01T00:00:00Z';
    await expect(documents.publishDocuments(editor, [draft])).rejects.toMatchObject(refusal('/preview'));
    await expect(documents.scheduleDocuments(editor, [draft], later)).rejects.toMatchObject(refusal('/preview'));
    await expect(documents.planPath(editor, draft.id, written)).rejects.toMatchObject(refusal('/preview'));
  });

  it('is refused to a scheduled change of a published page', async () => {
    const page = await aPage(test.cms);
    const schedule = test.cms.documents.scheduleDocuments(
      editor,
      [{ id: page.id, patch: { slug: 'preview' } }],
      '2099-01-01T00:00:00Z',
    );
    await expect(schedule).rejects.toMatchObject(refusal('/preview'));
  });

  it('gets a number when a page with it is restored from the trash, as a draft or published', async () => {
    const { documents } = test.cms;
    const parent = await aPage(test.cms);
    const page = await aPage(test.cms, { slug: 'uploads', parentId: parent.id });
    // Its parent is deleted while it is in the trash, so it is restored at the top level.
    await documents.trashDocument(editor, page.id);
    await documents.deleteDocument(editor, parent.id);
    const restored = await documents.restoreDocument(editor, page.id);
    expect(restored).toMatchObject({ status: 'draft', slug: 'uploads-2', parentId: null });
    await documents.trashDocument(editor, page.id);
    expect((await documents.saveDocument(editor, page.id, { status: 'publish' })).path).toBe('/uploads-2');
  });

  it('that a page had before it was reserved does not prevent other changes of the page', async () => {
    const { documents, published } = test.cms;
    const page = await aPage(test.cms, { slug: 'old-preview' });
    await test.database.run(sql`update cms.documents set slug = 'preview' where id = ${page.id}`);
    await test.database.run(
      sql`update cms.published set path = '/preview', slug = 'preview' where document_id = ${page.id}`,
    );
    expect((await documents.saveDocument(editor, page.id, { menuOrder: 3 })).path).toBe('/preview');
    expect((await documents.saveDocument(editor, page.id, { slug: 'seen' })).path).toBe('/seen');
    expect(await published.getPublishedByPath('zh', '/seen')).toMatchObject({ id: page.id });
  });

  it('is not given to a former front page', async () => {
    const { settings, documents } = test.cms;
    const front = await aPage(test.cms, { slug: 'front-once' });
    await settings.saveSettings(systemViewer, { pageOnFront: front.id, showOnFront: 'page' });
    await test.database.run(sql`update cms.documents set slug = 'preview' where id = ${front.id}`);
    const leave = settings.saveSettings(systemViewer, { pageOnFront: (await aPage(test.cms)).id });
    await expect(leave).rejects.toMatchObject(refusal('/preview'));
    expect((await documents.requireDocument(editor, front.id)).path).toBe('/');
  });
});

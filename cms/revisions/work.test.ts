import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printPendingComment } from '../database/pending-comment.ts';
import type { Viewer } from '../permission/viewer.ts';
import { aPage, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { changesForReaders } from './changes-for-readers.ts';

let test: TestCms;
let editor: Viewer;
beforeAll(async () => {
  test = await openTestCms();
  editor = await aViewer(test.cms, 'editor');
});
afterAll(() => test.close());

const fields = { slug: 'next', meta: { seo_title: 'For search' } };

async function keep(id: number, pending?: object) {
  const texts = { title: 'Next', content: hero('Next') };
  await test.cms.revisions.saveAutosave(editor, id, { ...texts, ...(pending && { pending: { fields, from: null } }) });
  const [kept] = await test.cms.revisions.listAutosaves(editor, id);
  if (!kept) throw new Error('Nothing was kept.');
  return kept;
}

describe('unfinished work on a published page', () => {
  it('stores changes of other fields than texts, and shows readers none of them', async () => {
    const { id } = await aPage(test.cms, { slug: 'now' });
    expect((await keep(id, fields)).pending).toEqual({ fields, from: null });
    expect(await test.cms.documents.requireDocument(editor, id)).toMatchObject({
      slug: 'now',
      meta: { seo_title: '' },
    });
  });

  it('keeps those changes when a client that only knows texts saves an autosave', async () => {
    const { id } = await aPage(test.cms);
    await keep(id, fields);
    expect((await keep(id)).pending).toEqual({ fields, from: null });
  });

  it('is stored the same way when it comes from a tab that was opened before an update', async () => {
    const { id } = await aPage(test.cms);
    const meta = { seo_title: 'A -- title --> with <signs>', featured_media: 0 };
    const comment = printPendingComment({ slug: 'next', meta, from: { slug: 'now', meta: {} } });
    await test.cms.revisions.saveAutosave(editor, id, { content: `${hero('Next')}\n\n${comment}` });
    const [kept] = await test.cms.revisions.listAutosaves(editor, id);
    expect(kept?.content).toContain('"heading":"Next"');
    expect(kept?.content).not.toContain('pending');
    expect(kept?.pending).toEqual({
      fields: { slug: 'next', meta: { seo_title: 'A -- title --> with <signs>' }, featuredMediaId: null },
      from: { slug: 'now', meta: {} },
    });
  });

  it('is rejected if a save of it would be', async () => {
    const { id } = await aPage(test.cms);
    const pending = { fields: { meta: { seo_noindex: 'perhaps' } }, from: null };
    await expect(test.cms.revisions.saveAutosave(editor, id, { pending })).rejects.toMatchObject({ status: 400 });
    expect(await test.cms.revisions.listAutosaves(editor, id)).toEqual([]);
  });

  it('is a change for readers even if only its texts for search engines differ', async () => {
    const page = await aPage(test.cms);
    const document = await test.cms.documents.requireDocument(editor, page.id);
    const { title, content, excerpt } = document;
    const work = { documentId: page.id, title, content, excerpt };
    const notes = { haptera_sources: { one: { heading: '原文' } } };
    expect(changesForReaders(document, { ...work, pending: null })).toBe(false);
    expect(changesForReaders(document, { ...work, pending: { fields: { meta: notes }, from: null } })).toBe(false);
    expect(changesForReaders(document, { ...work, pending: { fields, from: null } })).toBe(true);
  });

  it('is previewed with all that it changes', async () => {
    const { id } = await aPage(test.cms);
    const { id: work } = await keep(id, fields);
    const token = await test.cms.previews.createPreviewToken(editor, id, work);
    expect(await test.cms.previews.requirePreview(token)).toMatchObject({
      title: 'Next',
      seo: { title: 'For search' },
    });
  });
});

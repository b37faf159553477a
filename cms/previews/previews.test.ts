import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPage, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import type { Viewer } from '../users/model.ts';

let test: TestCms;
let editor: Viewer;
let now = Date.parse('2026-03-01T12:00:00Z');
beforeAll(async () => {
  test = await openTestCms({ clock: () => new Date(now) });
  editor = await aViewer(test.cms, 'editor');
});
afterAll(() => test.close());

describe('a preview', () => {
  it('shows one revision like a published page, and changes nothing', async () => {
    const { previews, revisions, published } = test.cms;
    const page = await aPage(test.cms, { slug: 'shown', content: hero('public') });
    const saved = await revisions.saveAutosave(editor, page.id, { title: 'working', content: hero('not yet') });
    const id = saved.kind === 'autosave' ? saved.autosave.id : 0;
    const version = published.contentVersion();
    const token = await previews.createPreviewToken(editor, page.id, id);
    const preview = await previews.requirePreview(token);
    expect(preview).toMatchObject({
      id: page.id,
      path: '/shown',
      title: 'working',
      previewRevisionId: id,
      status: 'publish',
    });
    expect(preview.blocks[0]?.attributes?.heading).toBe('not yet');
    expect((await published.getPublishedById(page.id))?.blocks[0]?.attributes?.heading).toBe('public');
    expect(published.contentVersion()).toBe(version);
  });

  it('shows drafts, also unfinished ones', async () => {
    const draft = await aPage(test.cms, { status: 'draft', content: hero(''), slug: '' });
    const token = await test.cms.previews.createPreviewToken(editor, draft.id, null);
    expect(await test.cms.previews.requirePreview(token)).toMatchObject({
      id: draft.id,
      status: 'draft',
      previewRevisionId: null,
    });
  });

  it('ends after half an hour, and with any change of a letter', async () => {
    const { previews } = test.cms;
    const page = await aPage(test.cms);
    const token = await previews.createPreviewToken(editor, page.id, null);
    const refusal = { code: 'haptera_preview_invalid', status: 401 };
    for (let index = 0; index < token.length; index += 1) {
      const changed = `${token.slice(0, index)}${token[index] === '1' ? '2' : '1'}${token.slice(index + 1)}`;
      expect(previews.openPreviewToken(changed)).toBeNull();
    }
    await expect(previews.requirePreview('')).rejects.toMatchObject(refusal);
    now += 29 * 60_000;
    expect(await previews.requirePreview(token)).toMatchObject({ id: page.id });
    now += 2 * 60_000;
    await expect(previews.requirePreview(token)).rejects.toMatchObject(refusal);
  });
});

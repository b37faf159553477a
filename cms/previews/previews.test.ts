import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

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

  it('shows drafts, even unfinished ones', async () => {
    const draft = await aPage(test.cms, { status: 'draft', content: hero(''), slug: '' });
    const token = await test.cms.previews.createPreviewToken(editor, draft.id, 'saved');
    expect(await test.cms.previews.requirePreview(token)).toMatchObject({
      id: draft.id,
      status: 'draft',
      previewRevisionId: null,
    });
  });

  it('expires after half an hour, and is invalid if any character is changed', async () => {
    const { previews } = test.cms;
    const page = await aPage(test.cms);
    const token = await previews.createPreviewToken(editor, page.id, 'saved');
    const refusal = { code: 'haptera_preview_invalid', status: 401 };
    for (let index = 0; index < token.length; index += 1) {
      const changed = `${token.slice(0, index)}${token[index] === '1' ? '2' : '1'}${token.slice(index + 1)}`;
      expect(previews.readPreviewEnd(changed)).toBeNull();
    }
    await expect(previews.requirePreview('')).rejects.toMatchObject(refusal);
    now += 29 * 60_000;
    expect(await previews.requirePreview(token)).toMatchObject({ id: page.id });
    now += 2 * 60_000;
    await expect(previews.requirePreview(token)).rejects.toMatchObject(refusal);
  });

  const refused = { code: 'haptera_preview_invalid', status: 401 };

  it('is invalid once its document is in the trash', async () => {
    const { previews, documents } = test.cms;
    const draft = await aPage(test.cms, { status: 'draft' });
    const tokens = await Promise.all(
      (['saved', 'kept', 'latest'] as const).map((wish) => previews.createPreviewToken(editor, draft.id, wish)),
    );
    await documents.trashDocument(editor, draft.id);
    for (const token of tokens) await expect(previews.requirePreview(token)).rejects.toMatchObject(refused);
  });

  it('is invalid once its creator may no longer edit the document or the account is deleted', async () => {
    const { previews, documents, users } = test.cms;
    const author = await aViewer(test.cms, 'author');
    const id = author.user?.id ?? 0;
    const post = await aPage(test.cms, { type: 'post', status: 'draft', authorId: id });
    const token = await previews.createPreviewToken(author, post.id, 'latest');
    await documents.saveDocument(editor, post.id, { authorId: editor.user?.id ?? 0 });
    await expect(previews.requirePreview(token)).rejects.toMatchObject(refused);
    await documents.saveDocument(editor, post.id, { authorId: id });
    expect(await previews.requirePreview(token)).toMatchObject({ id: post.id });
    await users.deleteUser(systemViewer, id, null);
    await expect(previews.requirePreview(token)).rejects.toMatchObject(refused);
  });

  it('shows the texts it was created for, not those saved later', async () => {
    const { previews, documents } = test.cms;
    const draft = await aPage(test.cms, { status: 'draft', title: 'as it was' });
    const token = await previews.createPreviewToken(editor, draft.id, 'kept');
    const latest = await previews.createPreviewToken(editor, draft.id, 'latest');
    for (const title of ['a word more', 'two words more']) {
      await documents.saveDocument(editor, draft.id, { title }, { isAutosave: true });
      expect(await previews.requirePreview(token)).toMatchObject({ title: 'as it was' });
      expect(await previews.requirePreview(latest)).toMatchObject({ title });
    }
    const second = await previews.createPreviewToken(editor, draft.id, 'kept');
    await documents.saveDocument(editor, draft.id, { title: 'three words' }, { isAutosave: true });
    expect(await previews.requirePreview(second)).toMatchObject({ title: 'two words more' });
    expect(await previews.requirePreview(token)).toMatchObject({ title: 'as it was' });
  });

  it('shows a state of the history as it was, with picture, terms and meta, but where the document is now', async () => {
    const { previews, documents, revisions, terms } = test.cms;
    const picture = await aPicture(test.cms);
    const tag = await terms.createTerm(editor, { taxonomy: 'post_tag', name: '旧', locale: 'zh' });
    const was = { featuredMediaId: picture.id, tags: [tag.id], meta: { seo_title: 'As it was' } };
    const post = await aPage(test.cms, { type: 'post', slug: 'then', content: hero('then'), ...was });
    const now = { featuredMediaId: null, tags: [], meta: { seo_title: 'As it is' }, slug: 'now' };
    await documents.saveDocument(editor, post.id, { ...now, content: hero('now') });
    const { items } = await revisions.listHistory(editor, post.id);
    const token = await previews.createPreviewToken(editor, post.id, items.at(-1)?.id ?? 0);
    const preview = await previews.requirePreview(token);
    expect(preview).toMatchObject({
      slug: 'now',
      featuredMedia: { id: picture.id },
      terms: [{ id: tag.id }],
      seo: { title: 'As it was' },
    });
    expect(preview.blocks[0]?.attributes?.heading).toBe('then');
    const latest = await previews.createPreviewToken(editor, post.id, 'saved');
    expect(await previews.requirePreview(latest)).toMatchObject({
      featuredMedia: null,
      terms: [],
      seo: { title: 'As it is' },
    });
  });

  it('of unfinished work is invalid once that is overwritten', async () => {
    const { previews, revisions } = test.cms;
    const page = await aPage(test.cms, { title: 'public' });
    const keep = async (title: string) => {
      const saved = await revisions.saveAutosave(editor, page.id, { title });
      return saved.kind === 'autosave' ? saved.autosave.id : 0;
    };
    const token = await previews.createPreviewToken(editor, page.id, await keep('shown to somebody'));
    const latest = await previews.createPreviewToken(editor, page.id, 'latest');
    expect(await previews.requirePreview(token)).toMatchObject({ title: 'shown to somebody' });
    await keep('not for them');
    await expect(previews.requirePreview(token)).rejects.toMatchObject(refused);
    expect(await previews.requirePreview(latest)).toMatchObject({ title: 'not for them' });
  });
});

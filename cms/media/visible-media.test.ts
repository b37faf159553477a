import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createGraphqlHttp } from '../doors/graphql/http.ts';
import { ask } from '../doors/graphql/testing/ask.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, hero, pngBytes } from '../testing/builders.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const text = (value: JsonValue): string => JSON.stringify(value);

function item(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw new Error(`This is no item: ${text(value)}`);
  return value;
}

function items(value: JsonValue): JsonObject[] {
  return Array.isArray(value) ? value.map(item) : [];
}

function idOf(value: JsonValue): number {
  const { id } = item(value);
  if (typeof id !== 'number') throw new Error(`There is no id: ${text(value)}`);
  return id;
}

const aPost = (input: Parameters<typeof aPage>[1] = {}) =>
  aPage(door.cms, { type: 'post', authorId: door.userIds.editor, ...input });

describe('pictures', () => {
  const graphql = async (id: number): Promise<unknown> => {
    const http = createGraphqlHttp(door.cms, { production: true });
    return (await ask(http, `{ mediaItem(id: "${id}", idType: DATABASE_ID) { sourceUrl } }`)).data;
  };
  const seenBy = async (id: number, role: 'author' | 'contributor' | 'editor' | null): Promise<boolean> => {
    const one = await door.ask({ path: `/wp/v2/media/${id}`, role });
    const list = await door.ask({ path: `/wp/v2/media?include=${id}`, role });
    const isListed = items(list.body).length === 1;
    expect(list.headers.get('x-wp-total')).toBe(isListed ? '1' : '0');
    expect(one.status === 200, text(one.body)).toBe(isListed);
    return isListed;
  };

  it('used only in a draft are visible to users who may read the draft', async () => {
    const [featured, inBlock, inMarkup, attached] = await Promise.all([1, 2, 3, 4].map(() => aPicture(door.cms)));
    if (!featured || !inBlock || !inMarkup || !attached) throw new Error('Four pictures were made.');
    const draft = await aPost({
      status: 'draft',
      authorId: door.userIds.contributor,
      featuredMediaId: featured.id,
      content: `${hero('x', { picture: { id: inBlock.id } })}\n\n<!-- wp:html -->\n<img src="/${inMarkup.file}">\n<!-- /wp:html -->`,
    });
    await door.cms.media.saveMedia(systemViewer, attached.id, { parentId: draft.id });
    for (const { id } of [featured, inBlock, inMarkup, attached]) {
      expect(await seenBy(id, null), `${id}`).toBe(false);
      expect(await seenBy(id, 'author')).toBe(false);
      expect(await seenBy(id, 'contributor')).toBe(true);
      expect(await seenBy(id, 'editor')).toBe(true);
      expect(await graphql(id)).toEqual({ mediaItem: null });
    }
    await door.cms.documents.publishDocuments(systemViewer, [{ id: draft.id }]);
    for (const { id } of [featured, inBlock, inMarkup, attached]) {
      expect(await seenBy(id, null), `${id} published`).toBe(true);
      expect(await graphql(id)).not.toEqual({ mediaItem: null });
    }
    await door.cms.documents.unpublishDocuments(systemViewer, [{ id: draft.id }]);
    expect(await seenBy(featured.id, null)).toBe(false);
    expect(await graphql(featured.id)).toEqual({ mediaItem: null });
  });

  it('in unfinished work on a published page are hidden until it is published', async () => {
    const picture = await aPicture(door.cms);
    const page = await aPage(door.cms);
    await door.cms.revisions.saveAutosave(systemViewer, page.id, {
      content: hero('y', { picture: { id: picture.id } }),
    });
    expect(await seenBy(picture.id, null)).toBe(false);
  });

  it('that nothing uses are visible to everyone', async () => {
    const picture = await aPicture(door.cms);
    expect(await seenBy(picture.id, null)).toBe(true);
  });

  it('of a password-protected post are hidden', async () => {
    const picture = await aPicture(door.cms);
    await aPost({ password: 'secret', featuredMediaId: picture.id });
    expect(await seenBy(picture.id, null)).toBe(false);
    expect(await seenBy(picture.id, 'editor')).toBe(true);
  });

  it('cannot be given to other users by an author, or attached to others’ documents', async () => {
    const upload = await door.ask({
      method: 'POST',
      path: '/wp/v2/media',
      role: 'author',
      raw: new Uint8Array(pngBytes(4, 4)),
      headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a.png' },
    });
    const path = `/wp/v2/media/${idOf(upload.body)}`;
    const draft = await aPost({ status: 'draft' });
    const save = (body: JsonObject) => door.ask({ method: 'POST', path, role: 'author', body });
    expect((await save({ author: door.userIds.editor })).status).toBe(403);
    expect((await save({ post: draft.id })).status).toBe(403);
    const attached = await door.ask({
      method: 'POST',
      path: `/wp/v2/media?post=${draft.id}`,
      role: 'author',
      raw: new Uint8Array(pngBytes(4, 4)),
      headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a.png' },
    });
    expect(attached.status).toBe(403);
  });

  it('in others’ drafts cannot be used in one’s own post', async () => {
    const picture = await aPicture(door.cms);
    await aPost({ status: 'draft', featuredMediaId: picture.id });
    const save = async (body: JsonObject) => {
      const own = await aPost({ status: 'draft', authorId: door.userIds.author });
      return (await door.ask({ method: 'POST', path: `/wp/v2/posts/${own.id}`, role: 'author', body })).status;
    };
    expect(await save({ featured_media: picture.id })).toBe(400);
    expect(await save({ meta: { seo_image: picture.id } })).toBe(400);
    expect(await save({ content: hero('x', { picture: { id: picture.id } }) })).toBe(400);
    expect(await save({ content: `<!-- wp:html --><img src="/${picture.file}"><!-- /wp:html -->` })).toBe(400);
    const made = await door.ask({
      method: 'POST',
      path: '/wp/v2/posts',
      role: 'author',
      body: { title: 'mine', featured_media: picture.id },
    });
    expect(made.status).toBe(400);
    const own = await aPost({ authorId: door.userIds.author });
    const kept = await door.ask({
      method: 'POST',
      path: `/wp/v2/posts/${own.id}/autosaves`,
      role: 'author',
      body: { content: hero('x', { picture: { id: picture.id } }) },
    });
    expect(kept.status).toBe(400);
  });
});

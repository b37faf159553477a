import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createGraphqlHttp } from '../graphql/http.ts';
import { ask } from '../graphql/testing/ask.ts';
import { aPage, aPicture, hero, pngBytes } from '../testing/builders.ts';
import { systemViewer } from '../users/model.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

/** What was once allowed and must not be: one claim each. The table (`permission-table.ts`) tries everything. */

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

describe('what is not for everybody to read', () => {
  it('a list to edit shows a contributor only what the contributor may edit', async () => {
    await aPost({ title: 'others locked', password: 'canary-pass-1', content: hero('canary-words-1') });
    const { body, headers } = await door.ask({ path: '/wp/v2/posts?context=edit&per_page=100', role: 'contributor' });
    expect(text(body)).not.toMatch(/canary-/);
    expect(items(body)).toEqual([]);
    expect(headers.get('x-wp-total')).toBe('0');
  });

  it('a stale save by somebody who may not save tells nothing of the document', async () => {
    const locked = await aPost({ password: 'canary-pass-2', content: hero('canary-words-2') });
    for (const role of [null, 'contributor'] as const) {
      const save = { method: 'PUT', path: `/wp/v2/posts/${locked.id}`, headers: { 'If-Match': '"0"' }, role } as const;
      const { status, body } = await door.ask({ ...save, body: { title: 'x' } });
      expect(text(body)).not.toContain('canary-');
      expect(status).toBe(role === null ? 401 : 403);
    }
  });

  it('searching finds the words of a protected post only for those who may read them', async () => {
    const locked = await aPost({
      title: 'locked up',
      password: 'secret',
      content: hero('zanzibar'),
      excerpt: 'quagga',
    });
    for (const word of ['zanzibar', 'quagga']) {
      for (const path of [`/wp/v2/search?search=${word}`, `/wp/v2/posts?search=${word}`]) {
        for (const role of [null, 'contributor'] as const) {
          const { body, headers } = await door.ask({ path, role });
          expect(body, `${path} ${role}`).toEqual([]);
          expect(headers.get('x-wp-total')).toBe('0');
        }
      }
      const own = await door.ask({ path: `/wp/v2/posts?search=${word}`, role: 'editor' });
      expect(items(own.body).map(idOf)).toEqual([locked.id]);
    }
  });

  it('the terms of a draft are for those who may read the draft', async () => {
    const term = await door.cms.terms.createTerm(systemViewer, { taxonomy: 'category', name: 'canary-term' });
    const draft = await aPost({ status: 'draft', categories: [term.id] });
    const path = `/wp/v2/categories?post=${draft.id}`;
    expect((await door.ask({ path })).status).toBe(401);
    expect((await door.ask({ path, role: 'contributor' })).status).toBe(403);
    expect(items((await door.ask({ path, role: 'editor' })).body)).toHaveLength(1);
  });

  it('an author is named without the login', async () => {
    const made = await door.cms.users.createUser(systemViewer, {
      login: 'canary.login',
      email: 'canary@haptera.example',
      password: 'long enough for this',
      displayName: '',
      role: 'author',
    });
    const post = await aPost({ authorId: made.id });
    const { body } = await door.ask({ path: `/wp/v2/posts/${post.id}?_embed=author` });
    expect(item(item(body)._embedded ?? null).author).toMatchObject([{ id: made.id }]);
    expect(text(body)).not.toMatch(/canary/);
  });

  it('whoever published nothing is named to nobody', async () => {
    const picture = await aPicture(door.cms);
    await door.cms.media.saveMedia(systemViewer, picture.id, { authorId: door.userIds.administrator });
    const { body } = await door.ask({ path: `/wp/v2/media/${picture.id}?_embed=author` });
    expect(text(body)).not.toContain('The administrator');
  });
});

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

  it('that a draft alone shows are seen by those who may read the draft', async () => {
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

  it('of unsaved work on a published page wait for it to be published', async () => {
    const picture = await aPicture(door.cms);
    const page = await aPage(door.cms);
    await door.cms.revisions.saveAutosave(systemViewer, page.id, {
      content: hero('y', { picture: { id: picture.id } }),
    });
    expect(await seenBy(picture.id, null)).toBe(false);
  });

  it('that nothing shows are for everybody', async () => {
    const picture = await aPicture(door.cms);
    expect(await seenBy(picture.id, null)).toBe(true);
  });

  it('of a protected post are not shown beside it', async () => {
    const picture = await aPicture(door.cms);
    await aPost({ password: 'secret', featuredMediaId: picture.id });
    expect(await seenBy(picture.id, null)).toBe(false);
    expect(await seenBy(picture.id, 'editor')).toBe(true);
  });

  it('are not given to other people by an author, nor attached to others’ documents', async () => {
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

  it('of others’ drafts cannot be put into a post of one’s own', async () => {
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

describe('translations', () => {
  const join = (role: 'contributor' | 'author', id: number, more: JsonObject = {}) =>
    door.ask({
      method: 'POST',
      path: '/wp/v2/posts',
      role,
      body: { title: 'joined', lang: 'en', translation_of: id, ...more },
    });

  it('are added only to what one may edit', async () => {
    const [draft, published] = [await aPost({ status: 'draft' }), await aPost()];
    for (const role of ['contributor', 'author'] as const) {
      expect((await join(role, draft.id)).status, 'as if it were not there').toBe(404);
      expect((await join(role, published.id)).status).toBe(403);
    }
    const own = await aPost({ status: 'draft', authorId: door.userIds.contributor });
    expect((await join('contributor', own.id)).status).toBe(201);
  });

  it('of what is published are added by those who may publish', async () => {
    const [own, authors] = [
      await aPost({ authorId: door.userIds.contributor }),
      await aPost({ authorId: door.userIds.author }),
    ];
    expect((await join('contributor', own.id)).status).toBe(403);
    expect((await join('author', authors.id)).status).toBe(201);
  });

  it('of a group in which one may edit only one do not let one take over the others’ session', async () => {
    const chinese = await aPost();
    const english = await door.cms.documents.createDocument(systemViewer, {
      type: 'post',
      title: 'assigned',
      translationOf: chinese.id,
      authorId: door.userIds.author,
    });
    const sit = (role: 'editor' | 'author', id: number, session: string, more = {}) =>
      door.ask({
        method: 'POST',
        path: `/haptera/v1/documents/${id}/presence`,
        role,
        body: { session, ...more },
      });
    await sit('editor', chinese.id, 'tab-of-the-editor');
    await sit('author', english.id, 'tab-of-the-author');
    await sit('author', english.id, 'second-tab-of-author', { take_over: true });
    expect((await sit('editor', chinese.id, 'tab-of-the-editor')).body).toMatchObject({ taken_over: null });
    expect((await sit('author', english.id, 'tab-of-the-author')).body).toMatchObject({ taken_over: { is_you: true } });
  });
});

describe('the trash', () => {
  it('gives a contributor nothing back that had been published', async () => {
    const post = await aPost({ authorId: door.userIds.contributor });
    await door.cms.documents.trashDocument(systemViewer, post.id);
    const path = `/wp/v2/posts/${post.id}`;
    expect((await door.ask({ method: 'POST', path, role: 'contributor', body: { status: 'draft' } })).status).toBe(403);
    expect((await door.ask({ method: 'DELETE', path: `${path}?force=true`, role: 'contributor' })).status).toBe(403);
    const draft = await aPost({ status: 'draft', authorId: door.userIds.contributor });
    await door.cms.documents.trashDocument(systemViewer, draft.id);
    const restore = { method: 'POST', path: `/wp/v2/posts/${draft.id}`, role: 'contributor' } as const;
    expect((await door.ask({ ...restore, body: { status: 'draft' } })).status).toBe(200);
  });
});

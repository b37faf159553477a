import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, aPicture, hero } from '../../testing/builders.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

/** Regressions: each was once allowed and must not be. The table (`permission-table.ts`) covers everything. */

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

describe('restricted content', () => {
  it('a list for editing shows contributors only what they may edit', async () => {
    await aPost({ title: 'others locked', password: 'canary-pass-1', content: hero('canary-words-1') });
    const { body, headers } = await door.ask({ path: '/wp/v2/posts?context=edit&per_page=100', role: 'contributor' });
    expect(text(body)).not.toMatch(/canary-/);
    expect(items(body)).toEqual([]);
    expect(headers.get('x-wp-total')).toBe('0');
  });

  it('a stale save by a user who may not save reveals nothing of the document', async () => {
    const locked = await aPost({ password: 'canary-pass-2', content: hero('canary-words-2') });
    for (const role of [null, 'contributor'] as const) {
      const save = { method: 'PUT', path: `/wp/v2/posts/${locked.id}`, headers: { 'If-Match': '"0"' }, role } as const;
      const { status, body } = await door.ask({ ...save, body: { title: 'x' } });
      expect(text(body)).not.toContain('canary-');
      expect(status).toBe(role === null ? 401 : 403);
    }
  });

  it('searching finds the text of a protected post only for users who may read it', async () => {
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

  it('the terms of a draft are for users who may read it', async () => {
    const term = await door.cms.terms.createTerm(systemViewer, { taxonomy: 'category', name: 'canary-term' });
    const draft = await aPost({ status: 'draft', categories: [term.id] });
    const path = `/wp/v2/categories?post=${draft.id}`;
    expect((await door.ask({ path })).status).toBe(401);
    expect((await door.ask({ path, role: 'contributor' })).status).toBe(403);
    expect(items((await door.ask({ path, role: 'editor' })).body)).toHaveLength(1);
  });

  it('an author is shown without the login', async () => {
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

  it('users without published documents are not revealed', async () => {
    const picture = await aPicture(door.cms);
    await door.cms.media.saveMedia(systemViewer, picture.id, { authorId: door.userIds.administrator });
    const { body } = await door.ask({ path: `/wp/v2/media/${picture.id}?_embed=author` });
    expect(text(body)).not.toContain('The administrator');
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

  it('can only be added to documents that the user may edit', async () => {
    const [draft, published] = [await aPost({ status: 'draft' }), await aPost()];
    for (const role of ['contributor', 'author'] as const) {
      expect((await join(role, draft.id)).status, 'as if it were not there').toBe(404);
      expect((await join(role, published.id)).status).toBe(403);
    }
    const own = await aPost({ status: 'draft', authorId: door.userIds.contributor });
    expect((await join('contributor', own.id)).status).toBe(201);
  });

  it('of published documents can only be added by users who may publish', async () => {
    const [own, authors] = [
      await aPost({ authorId: door.userIds.contributor }),
      await aPost({ authorId: door.userIds.author }),
    ];
    expect((await join('contributor', own.id)).status).toBe(403);
    expect((await join('author', authors.id)).status).toBe(201);
  });

  it('that a user may edit do not let them take over sessions of the other language', async () => {
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
  it('does not let a contributor restore a published document', async () => {
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

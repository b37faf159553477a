import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { limits } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import { sql } from '#kit/database/sql.ts';
import type { Document, NewDocument } from '../../../documents/model.ts';
import { systemViewer } from '../../../permission/viewer.ts';
import { aPage, exampleMeta, hero } from '../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
beforeEach(() => door.database.run(sql`delete from documents`));
afterAll(() => door.close());

/** Creates a draft of an article by a contributor. */
function aDraft(more: Partial<NewDocument> = {}): Promise<Document> {
  const meta = exampleMeta('post');
  return aPage(door.cms, { type: 'post', status: 'draft', authorId: door.userIds.contributor, meta, ...more });
}

function act(name: 'submit' | 'withdraw' | 'answer' | 'publish', role: Role, ids: readonly number[], words?: string) {
  const body = { documents: ids.map((id) => ({ id })), ...(words !== undefined && { words }) };
  return door.ask({ method: 'POST', path: `/haptera/v1/${name}`, role, body });
}

async function read(path: string, role: Role): Promise<JsonValue> {
  return (await door.ask({ path, role })).body;
}

async function reviewOf(id: number, role: Role = 'contributor'): Promise<JsonValue | undefined> {
  const item = await read(`/wp/v2/posts/${id}?context=edit`, role);
  return isJsonObject(item) ? item.haptera_review : undefined;
}

/** The ids of the documents in a list, by group. */
async function listIds(role: Role, view: 'waiting' | 'own' = 'waiting'): Promise<number[][]> {
  const body = await read(`/haptera/v1/reviews?view=${view}`, role);
  const groups = isJsonObject(body) && Array.isArray(body.groups) ? body.groups.filter(isJsonObject) : [];
  return groups.map(({ documents }) =>
    (Array.isArray(documents) ? documents.filter(isJsonObject) : []).map(({ id }) => Number(id)),
  );
}

const stepsOf = async (id: number) => {
  const entries = await read(`/haptera/v1/documents/${id}/review`, 'editor');
  return (Array.isArray(entries) ? entries.filter(isJsonObject) : []).map(({ step }) => step).toReversed();
};

const person = (role: Role) => ({ id: door.userIds[role], name: `The ${role}` });

describe('the review of an article', () => {
  test('a submission waits for an editor, with the contributor’s note', async () => {
    const { id } = await aDraft();
    const submitted = await act('submit', 'contributor', [id], 'Please have a look.');
    expect([submitted.status, submitted.body]).toMatchObject([200, { documents: [{ id, status: 'pending' }] }]);
    expect(await listIds('editor')).toEqual([[id]]);
    expect(await reviewOf(id, 'editor')).toMatchObject({
      step: 'submitted',
      author: person('contributor'),
      words: 'Please have a look.',
      changed_gmt: null,
    });
  });

  test('an answer returns it to its author, with the name, the time and the note', async () => {
    const { id } = await aDraft();
    await act('submit', 'contributor', [id]);
    const answered = await act('answer', 'editor', [id], 'The second figure is missing.');
    expect(answered.body).toMatchObject({ documents: [{ id, status: 'draft' }] });
    const review = { step: 'answered', author: person('editor'), words: 'The second figure is missing.' };
    expect(await reviewOf(id)).toMatchObject({ ...review, at_gmt: expect.stringMatching(/^\d{4}-/) });
    expect(await listIds('editor')).toEqual([]);
    expect(await listIds('contributor', 'own')).toEqual([[id]]);
    expect(await read('/haptera/v1/reviews?view=own', 'contributor')).toMatchObject({
      counts: { waiting: 0, own: 1, answered: 1 },
      groups: [{ documents: [{ id, haptera_review: review }] }],
    });
  });

  test('publishing it approves it and removes it from the inbox', async () => {
    const { id } = await aDraft();
    await act('submit', 'contributor', [id]);
    expect((await act('publish', 'editor', [id])).status).toBe(200);
    expect(await listIds('editor')).toEqual([]);
    expect(await listIds('contributor', 'own')).toEqual([]);
    expect(await reviewOf(id, 'editor')).toBeNull();
    expect(await stepsOf(id)).toEqual(['submitted', 'approved']);
  });

  test('an answered article that is published and unpublished does not return to the inbox', async () => {
    const { id } = await aDraft();
    await act('submit', 'contributor', [id]);
    await act('answer', 'editor', [id], 'No.');
    await act('publish', 'editor', [id]);
    await door.ask({
      method: 'POST',
      path: '/haptera/v1/unpublish',
      role: 'editor',
      body: { documents: [{ id }] },
    });
    expect(await reviewOf(id, 'editor')).toBeNull();
  });

  test('an author can withdraw a submission', async () => {
    const { id } = await aDraft();
    await act('submit', 'contributor', [id]);
    const withdrawn = await act('withdraw', 'contributor', [id]);
    expect(withdrawn.body).toMatchObject({ documents: [{ id, status: 'draft' }] });
    expect(await listIds('editor')).toEqual([]);
    expect(await reviewOf(id)).toBeNull();
  });

  test('a submission shows that it was changed afterwards, and by whom', async () => {
    const { id } = await aDraft();
    await act('submit', 'contributor', [id]);
    const save = (role: Role, body: JsonObject) => door.ask({ method: 'POST', path: `/wp/v2/posts/${id}`, role, body });
    await save('editor', { sticky: true });
    expect(await reviewOf(id, 'editor')).toMatchObject({ changed_gmt: null });
    await save('contributor', { content: hero('another heading') });
    expect(await reviewOf(id, 'editor')).toMatchObject({
      changed_gmt: expect.stringMatching(/^\d{4}-/),
      changed_by: person('contributor'),
    });
    await act('submit', 'contributor', [id], 'Now with the figure.');
    expect(await reviewOf(id, 'editor')).toMatchObject({ changed_gmt: null, words: 'Now with the figure.' });
  });

  test('both languages are submitted together, or none', async () => {
    const zh = await aDraft();
    const en = await aDraft({ locale: 'en', translationOf: zh.id });
    await act('submit', 'contributor', [zh.id, en.id], 'Both.');
    expect(await listIds('editor')).toEqual([[zh.id, en.id]]);
    await act('publish', 'editor', [en.id]);
    const refused = await act('answer', 'editor', [zh.id, en.id], 'No.');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'haptera_not_in_review', data: { document: en.id } },
    ]);
    expect(await listIds('editor')).toEqual([[zh.id, en.id]]);
  });

  test('a submission restored from the trash waits as before', async () => {
    const { id } = await aDraft();
    await act('submit', 'contributor', [id], 'Look.');
    await door.cms.documents.trashDocument(systemViewer, id);
    expect(await listIds('editor')).toEqual([]);
    await door.cms.documents.restoreDocument(systemViewer, id);
    expect(await listIds('editor')).toEqual([[id]]);
    expect(await reviewOf(id)).toMatchObject({ step: 'submitted', author: person('contributor'), words: 'Look.' });
  });

  test('clients that only set the status take the same steps', async () => {
    const made = await door.ask({
      method: 'POST',
      path: '/wp/v2/posts',
      role: 'contributor',
      body: { title: 'From a program', status: 'pending' },
    });
    const id = isJsonObject(made.body) ? Number(made.body.id) : 0;
    const setStatus = (role: Role, status: string) =>
      door.ask({ method: 'POST', path: `/wp/v2/posts/${id}`, role, body: { status } });
    await setStatus('editor', 'draft');
    await setStatus('contributor', 'pending');
    await setStatus('contributor', 'draft');
    expect(await stepsOf(id)).toEqual(['submitted', 'answered', 'submitted', 'withdrawn']);
  });
});

describe('permissions', () => {
  test('an author sees their own submissions, and not those of others', async () => {
    const { id } = await aDraft({ authorId: door.userIds.author });
    await act('submit', 'contributor', [(await aDraft()).id]);
    await act('submit', 'author', [id]);
    expect(await listIds('author')).toEqual([]);
    expect(await listIds('author', 'own')).toEqual([[id]]);
  });

  test('a contributor cannot answer, and can submit only their own documents', async () => {
    const { id } = await aDraft({ authorId: door.userIds.author });
    expect((await act('submit', 'contributor', [id])).status).toBe(403);
    const own = await aDraft();
    await act('submit', 'contributor', [own.id]);
    expect((await act('answer', 'contributor', [own.id])).status).toBe(403);
    expect((await door.ask({ path: `/haptera/v1/documents/${id}/review`, role: 'contributor' })).status).toBe(403);
  });

  test('the oldest submissions come first, page by page', async () => {
    const drafts = [await aDraft(), await aDraft(), await aDraft()];
    for (const { id } of drafts.toReversed()) await act('submit', 'contributor', [id]);
    expect((await listIds('editor')).flat()).toEqual(drafts.toReversed().map(({ id }) => id));
    const body = await read('/haptera/v1/reviews?per_page=2&page=2', 'editor');
    expect(body).toMatchObject({ total: 3, counts: { waiting: 3 }, groups: [{ documents: [{ id: drafts[0]?.id }] }] });
  });
});

describe('rejections', () => {
  test('only drafts can be submitted: published documents stay on the site', async () => {
    const { id } = await aPage(door.cms);
    const refused = await act('submit', 'editor', [id]);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'haptera_not_a_draft' }]);
    expect((await door.cms.documents.requireDocument(systemViewer, id)).status).toBe('publish');
  });

  test('what was published in the meantime is not answered, and a page of another revision is not approved unseen', async () => {
    const { id, revision } = await aDraft();
    await act('submit', 'contributor', [id]);
    const stale = await door.ask({
      method: 'POST',
      path: '/haptera/v1/answer',
      role: 'editor',
      body: { documents: [{ id, expectedRevision: revision }] },
    });
    expect([stale.status, stale.body]).toMatchObject([412, { code: 'haptera_stale' }]);
    await act('publish', 'editor', [id]);
    expect((await act('answer', 'editor', [id])).body).toMatchObject({ code: 'haptera_not_in_review' });
    expect((await act('withdraw', 'editor', [id])).body).toMatchObject({ code: 'haptera_not_in_review' });
  });

  test('notes are limited in length and stored as plain text', async () => {
    const { id } = await aDraft();
    const long = await act('submit', 'contributor', [id], 'x'.repeat(limits.review.words + 1));
    expect([long.status, long.body]).toMatchObject([400, { code: 'rest_invalid_param' }]);
    await act('submit', 'contributor', [id], ' <b>one</b>\r\ntwo\u0007\u202e \n\n\n\nthree ');
    expect(await reviewOf(id)).toMatchObject({ words: '<b>one</b>\ntwo \n\nthree' });
  });

  test('submitting and withdrawing endlessly does not fill the table', async () => {
    const { id } = await aDraft();
    await door.database.run(sql`
      insert into review_entries (document_id, step, author_id, words, at)
      select ${id}::bigint, 'withdrawn', null, '', now() from generate_series(1, 150)`);
    await act('submit', 'contributor', [id]);
    expect(await stepsOf(id)).toHaveLength(100);
  });
});

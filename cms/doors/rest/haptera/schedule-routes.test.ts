import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { aPage, hero } from '../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const date = '2099-05-01T08:00:00Z';

function post(path: string, role: 'editor' | 'author', ...documents: JsonObject[]) {
  return door.ask({ method: 'POST', path: `/haptera/v1/${path}`, role, body: { documents } });
}

function schedule(id: number, more: JsonObject = {}) {
  const documents = [{ id, title: '新', ...more }];
  return door.ask({ method: 'POST', path: '/haptera/v1/publish', role: 'editor', body: { documents, date } });
}

function changeIn(body: JsonValue): JsonValue | undefined {
  const documents = isJsonObject(body) ? body.documents : undefined;
  const item = Array.isArray(documents) ? documents[0] : body;
  return isJsonObject(item) ? item.haptera_scheduled_change : undefined;
}

test('only users who may edit a page see its scheduled change', async () => {
  const page = await aPage(door.cms, { title: '旧' });
  const scheduled = {
    id: expect.any(Number),
    date: '2099-05-01T16:00:00',
    date_gmt: '2099-05-01T08:00:00',
    author: { id: door.userIds.editor, name: 'The editor' },
    revision: 1,
    error: null,
  };
  const answer = await schedule(page.id);
  expect([answer.status, changeIn(answer.body)]).toEqual([200, scheduled]);
  expect(answer.body).toMatchObject({ documents: [{ status: 'publish', title: { raw: '旧' } }] });
  const path = `/wp/v2/pages/${page.id}`;
  expect(changeIn((await door.ask({ path: `${path}?context=edit`, role: 'administrator' })).body)).toEqual(scheduled);
  for (const role of [null, 'subscriber', 'editor'] as const) {
    const shown = (await door.ask({ path, role })).body;
    expect(isJsonObject(shown) && Object.hasOwn(shown, 'haptera_scheduled_change')).toBe(false);
  }
});

test('what it will save can be read, in the format of a save', async () => {
  const page = await aPage(door.cms);
  await schedule(page.id, { content: hero('新'), featured_media: 0, meta: { seo_title: '搜' } });
  const path = `/haptera/v1/documents/${page.id}/scheduled-change`;
  expect((await door.ask({ path, role: 'editor' })).body).toMatchObject({
    revision: 1,
    patch: { title: '新', content: hero('新'), featured_media: 0, meta: { seo_title: '搜' } },
  });
  expect((await door.ask({ path, role: 'author' })).status).toBe(403);
});

test('cancelling names what it cancels', async () => {
  const page = await aPage(door.cms);
  await schedule(page.id);
  const stale = await schedule(page.id, { expectedChange: 0 });
  expect([stale.status, stale.body]).toMatchObject([412, { code: 'haptera_schedule_stale' }]);
  expect((await post('cancel-scheduled', 'author', { id: page.id })).status).toBe(403);
  const old = await post('cancel-scheduled', 'editor', { id: page.id, expectedRevision: 7 });
  expect([old.status, old.body]).toMatchObject([412, { code: 'haptera_stale', data: { current: [{ id: page.id }] } }]);
  const done = await post('cancel-scheduled', 'editor', { id: page.id, expectedRevision: 1 });
  expect([done.status, changeIn(done.body)]).toEqual([200, null]);
  const again = await post('cancel-scheduled', 'editor', { id: page.id });
  expect([again.status, again.body]).toMatchObject([404, { code: 'haptera_no_scheduled_change' }]);
});

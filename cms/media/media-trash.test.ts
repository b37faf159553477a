import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { sql } from '#kit/database/sql.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, hero } from '../testing/builders.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const editor = (path: string, method = 'GET', body?: Record<string, JsonValue>) =>
  door.ask({ path: `/wp/v2/media${path}`, method, role: 'editor', ...(body && { body }) });

function fieldOf(value: JsonValue, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

async function idsIn(query: string, role: 'editor' | 'author' | null = 'editor'): Promise<JsonValue[]> {
  const { body } = await door.ask({ path: `/wp/v2/media?per_page=100&${query}`, role });
  return Array.isArray(body) ? body.map((item) => fieldOf(item, 'id') ?? null) : [];
}

const isThere = (file: string) =>
  access(join(door.dataDirectory, file)).then(
    () => true,
    () => false,
  );

test('a deleted file goes to the trash, pages keep showing it, and it can be restored', async () => {
  const { id, file } = await aPicture(door.cms);
  const page = await aPage(door.cms, { content: hero('x', { picture: { id } }) });
  const shown = async () => JSON.stringify((await door.cms.published.getPublishedById(page.id))?.blocks);
  const before = await shown();
  expect(before).toContain(file);

  const trashed = await editor(`/${id}`, 'DELETE');
  expect([trashed.status, fieldOf(trashed.body, 'status')]).toEqual([200, 'trash']);
  expect(trashed.headers.get('etag')).toMatch(/^"2\./);
  expect((await editor(`/${id}`, 'DELETE')).status).toBe(410);
  expect(await idsIn(`include=${id}`)).toEqual([]);
  expect(await idsIn(`include=${id}&status=trash`)).toEqual([id]);
  expect(await idsIn(`include=${id}&status=inherit,trash`)).toEqual([id]);
  expect([await shown(), await isThere(file)]).toEqual([before, true]);

  const restored = await editor(`/${id}`, 'POST', { status: 'inherit' });
  expect(fieldOf(restored.body, 'status')).toBe('inherit');
  expect(await idsIn(`include=${id}`)).toEqual([id]);

  const gone = await editor(`/${id}?force=true`, 'DELETE');
  expect([gone.status, fieldOf(gone.body, 'deleted')]).toEqual([200, true]);
  expect(await shown()).not.toContain(file);
});

test('the trash is listed for those who may delete what is in it', async () => {
  const { id } = await aPicture(door.cms);
  await door.cms.media.trashMedia(systemViewer, id);
  expect(await idsIn(`include=${id}&status=trash`, 'author')).toEqual([]);
  expect(await idsIn(`include=${id}&status=trash`, null)).toEqual([]);
  expect(await idsIn(`include=${id}&status=inherit,trash`, null)).toEqual([]);
  const other = await door.ask({
    path: `/wp/v2/media/${id}`,
    method: 'POST',
    role: 'author',
    body: { status: 'inherit' },
  });
  expect(other.status).toBe(403);
});

test('moving to the trash or back goes with no other change, and knows stale revisions', async () => {
  const { id } = await aPicture(door.cms);
  const both = await editor(`/${id}`, 'POST', { status: 'trash', title: 'x' });
  expect([both.status, fieldOf(both.body, 'code')]).toEqual([400, 'rest_invalid_param']);
  const path = `/wp/v2/media/${id}`;
  const stale = await door.ask({ path, method: 'DELETE', role: 'editor', headers: { 'If-Match': '"7"' } });
  expect(stale.status).toBe(412);
});

test('thirty days later the trash loses what nothing uses, and keeps what a page, a draft or the site uses', async () => {
  const { cms, database } = door;
  const [unused, onPage, inWork, asIcon, fresh, former] = await Promise.all(
    Array.from({ length: 6 }, () => aPicture(cms, { width: 8 })),
  );
  if (!unused || !onPage || !inWork || !asIcon || !fresh || !former) throw new Error('Six were made.');
  await aPage(cms, { content: hero('x', { picture: { id: onPage.id } }) });
  const page = await aPage(cms, { content: hero('x', { picture: { id: former.id } }) });
  await cms.documents.saveDocument(systemViewer, page.id, { content: hero('y') });
  await cms.revisions.saveAutosave(systemViewer, page.id, { content: hero('x', { picture: { id: inWork.id } }) });
  await cms.settings.saveSettings(systemViewer, { siteIcon: asIcon.id });
  const all = [unused, onPage, inWork, asIcon, fresh, former];
  for (const { id } of all) await cms.media.trashMedia(systemViewer, id);
  await database.run(sql`
    update media set trashed_at = trashed_at - interval '31 days' where id = any(${all.map(({ id }) => id).filter((id) => id !== fresh.id)})`);
  expect(await cms.media.emptyTrash(() => false)).toBe(2);
  const left = await Promise.all(all.map(async ({ id }) => (await cms.media.getMedia(systemViewer, id)) !== null));
  expect(left).toEqual([false, true, true, true, true, false]);
  await expect.poll(() => isThere(unused.file)).toBe(false);
  expect(await isThere(onPage.file)).toBe(true);
});

test('the door tells which pages use something', async () => {
  const { id } = await aPicture(door.cms);
  const page = await aPage(door.cms, { content: hero('x', { picture: { id } }), title: 'With it' });
  await door.cms.settings.saveSettings(systemViewer, { siteLogo: id });
  const ask = (query: string, role: 'editor' | null = 'editor') =>
    door.ask({ path: `/haptera/v1/uses?${query}`, role });
  const found = await ask(`kind=media&id=${id}`);
  expect(found.body).toEqual({
    uses: [{ state: 'live', document: { id: page.id, type: 'page', lang: 'zh', title: 'With it', status: 'publish' } }],
    hidden: 1,
  });
  expect(found.headers.get('x-wp-total')).toBe('1');
  expect((await ask('kind=block&id=haptera/hero&per_page=1')).headers.get('link')).toContain('rel="next"');
  expect((await ask('kind=media&id=999999')).status).toBe(404);
  expect((await ask(`kind=media&id=${id}`, null)).status).toBe(401);
  for (const wrong of [
    'kind=media&id=x',
    'kind=menu&id=1',
    'kind=term',
    `kind=block&id=${'a'.repeat(201)}`,
    'kind=term&id=1e3',
  ])
    expect((await ask(wrong)).status, wrong).toBe(400);
});

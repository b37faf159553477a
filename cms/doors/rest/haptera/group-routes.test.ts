import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { systemViewer } from '../../../permission/viewer.ts';
import { aPage } from '../../../testing/builders.ts';
import { createContentReader } from '../../../typed-content.ts';
import { costOf } from '../cost.ts';
import type { Method } from '../route.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';
import { groupRoutes } from './group-routes.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

function unitsOf(method: Method, pattern: string, query: Record<string, string> = {}): number {
  const route = groupRoutes(createContentReader(new Map(), 'https://site.example')).find(
    (candidate) => candidate.pattern === pattern,
  );
  const endpoint = route?.endpoints.find(({ methods }) => methods.includes(method));
  if (!route || !endpoint) throw new Error(`There is no ${method} ${pattern}.`);
  return costOf(method, { route, endpoint, pathParams: {} }, new Map(Object.entries(query))).units;
}

it('the cost of a list depends on its page size, not on the requested fields', () => {
  const list = (query: Record<string, string>) => unitsOf('GET', '/haptera/v1/documents', query);
  expect(list({ per_page: '100' })).toBe(52);
  expect(list({ per_page: '100', _fields: 'total' })).toBe(52);
  expect(list({ per_page: '1' })).toBeLessThan(4);
});

it('an action on several documents costs more than a change of one', () => {
  expect(unitsOf('POST', '/haptera/v1/trash')).toBe(20);
  expect(unitsOf('POST', '/haptera/v1/documents/(?P<id>[\\d]+)/move')).toBe(40);
});

it('a stale action gets the current state and the id of the document', async () => {
  const [one, two] = [await aPage(door.cms), await aPage(door.cms, { title: 'By somebody else' })];
  const { status, body } = await door.ask({
    method: 'POST',
    path: '/haptera/v1/trash',
    role: 'editor',
    body: { documents: [{ id: one.id }, { id: two.id, expectedRevision: two.revision - 1 }] },
  });
  expect(status).toBe(412);
  expect(body).toMatchObject({
    code: 'haptera_stale',
    data: { document: two.id, current: [{ id: two.id, title: { raw: 'By somebody else' } }] },
  });
});

it('an invalid date is rejected when documents are created, and ignored where it has no effect', async () => {
  const page = await aPage(door.cms);
  const post = (path: string, body: JsonObject) =>
    door.ask({ method: 'POST', path: `/haptera/v1/${path}`, role: 'editor', body });
  const version = { lang: 'zh', title: 'New', date: 'soon' };
  expect((await post('documents', { type: 'page', documents: [version] })).status).toBe(400);
  expect((await post('save', { documents: [{ id: page.id, date: 'soon', title: 'Saved' }] })).status).toBe(200);
  expect((await post(`documents/${page.id}/translation`, { lang: 'en', source: { date: 'soon' } })).status).toBe(201);
  expect(door.faults).toEqual([]);
});

it('a translation started twice at the same moment is created once', async () => {
  const page = await aPage(door.cms);
  const path = `/haptera/v1/documents/${page.id}/translation`;
  const begin = () => door.ask({ method: 'POST', path, role: 'editor', body: { lang: 'en' } });
  const answers = await Promise.all([begin(), begin()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('more than fifty documents at once are rejected before anything is done', async () => {
  const page = await aPage(door.cms);
  const documents = Array.from({ length: 51 }, () => ({ id: page.id }));
  const { status } = await door.ask({ method: 'POST', path: '/haptera/v1/trash', role: 'editor', body: { documents } });
  expect(status).toBe(400);
  expect((await door.cms.documents.requireDocument(systemViewer, page.id)).status).toBe('publish');
});

it('a list returns what its rows need, without long texts', async () => {
  const page = await aPage(door.cms, { title: 'Short', excerpt: 'long words', password: 'hidden away' });
  const { body } = await door.ask({ path: '/haptera/v1/documents?type=page&search=short', role: 'editor' });
  expect(body).toMatchObject({
    total: 1,
    groups: [{ is_context: false, documents: [{ id: page.id, title: { raw: 'Short' } }] }],
  });
  expect(JSON.stringify(body)).not.toMatch(/long words|hidden away|wp:haptera/);
  expect(isJsonObject(body) && isJsonObject(body.counts) && Object.keys(body.counts)).toEqual(['used', 'trash']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject } from '#cms-schema/json.ts';
import { systemViewer } from '../../../permission/viewer.ts';
import { aPage, exampleMeta, hero } from '../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
  const solution = await aPage(door.cms, { locale: 'en', title: 'Solution', slug: 'solution' });
  await aPage(door.cms, { locale: 'en', title: 'Gaming', slug: 'gaming', parentId: solution.id });
  await aPage(door.cms, { locale: 'en', title: 'For gamers', slug: 'players', status: 'draft' });
  await aPage(door.cms, { locale: 'en', title: 'Endgame', slug: 'last' });
  await aPage(door.cms, { locale: 'en', title: 'Home', slug: 'home', content: hero('Gaming, gaming, gaming') });
  await aPage(door.cms, { locale: 'en', title: 'Gaming in the bin', slug: 'bin', status: 'draft' }).then(({ id }) =>
    door.cms.documents.trashDocument(systemViewer, id),
  );
  await aPage(door.cms, { locale: 'zh', title: '游戏触感', slug: '游戏' });
  await aPage(door.cms, { locale: 'en', type: 'post', title: 'Gaming news', slug: 'news', meta: exampleMeta('post') });
});
afterAll(() => door.close());

async function find(query: string, role: 'editor' | 'contributor' = 'editor'): Promise<string[]> {
  const { status, body } = await door.ask({ path: `/haptera/v1/find?${query}`, role });
  if (status !== 200 || !isJsonObject(body) || !Array.isArray(body.documents)) throw new Error(JSON.stringify(body));
  return body.documents.map((item) =>
    isJsonObject(item) ? `${item.title} ${item.path} ${item.is_published ? 'publish' : 'draft'}` : '',
  );
}

test('documents are found by title and address: what starts with it, then words that do, then what contains it', async () => {
  expect(await find('search=gam&lang=en')).toEqual([
    'Gaming /solution/gaming publish',
    'Gaming news /post/news publish',
    'For gamers /players draft',
    'Endgame /last publish',
  ]);
  expect(await find('search=/en/solution/g')).toEqual(['Gaming /solution/gaming publish']);
  expect(await find('search=solution&lang=en&type=page')).toEqual([
    'Solution /solution publish',
    'Gaming /solution/gaming publish',
  ]);
  expect(await find(`search=${encodeURIComponent('触感')}`)).toEqual(['游戏触感 /游戏 publish']);
  expect(await find(`search=${encodeURIComponent('/游')}`)).toEqual(['游戏触感 /游戏 publish']);
  expect(await find('search=gam&per_page=1')).toHaveLength(1);
  expect(await find('search=g.m')).toEqual([]);
});

test('those who may not edit pages find public ones, and no drafts of others', async () => {
  expect(await find('search=gam&lang=en&type=page', 'contributor')).toEqual([
    'Gaming /solution/gaming publish',
    'Endgame /last publish',
  ]);
  expect((await door.ask({ path: '/haptera/v1/find?search=gam', role: 'subscriber' })).status).toBe(403);
  expect((await door.ask({ path: '/haptera/v1/find?search=gam', role: null })).status).toBe(401);
});

test('its limits are checked', async () => {
  const ask = async (query: string) => (await door.ask({ path: `/haptera/v1/find?${query}`, role: 'editor' })).status;
  expect(await ask(`search=${'x'.repeat(500)}`)).toBe(200);
  expect(await ask(`search=${'x'.repeat(501)}`)).toBe(400);
  expect(await ask(`search=${encodeURIComponent('( [a-'.repeat(90))}`)).toBe(200);
  expect(await ask('per_page=51')).toBe(400);
  expect(await ask('type=nothing')).toBe(400);
});

test('whoever may write is told what links lead to, but not the titles of drafts and restricted pages of others', async () => {
  const gated = await aPage(door.cms, { locale: 'en', title: 'For members', slug: 'members', visibility: 'signed-in' });
  const hidden = await aPage(door.cms, { locale: 'en', title: 'A secret', slug: 'secret', status: 'draft' });
  const ask = async (query: string, role: 'editor' | 'contributor') =>
    (await door.ask({ path: `/haptera/v1/link-targets?${query}`, role })).body;
  const query = `ids=${hidden.id},999999&addresses=/en/Solution/Gaming/,/en/members,/en/players,/en/bin,/solution/gaming`;
  expect(await ask(query, 'editor')).toMatchObject({
    documents: [
      { id: hidden.id, title: 'A secret', path: '/secret', is_published: false },
      { title: 'Gaming', path: '/solution/gaming', is_published: true },
      { title: 'For gamers', path: '/players', is_published: false },
      { id: gated.id, title: 'For members', path: '/members', is_published: true },
    ],
  });
  expect(await ask(query, 'contributor')).toMatchObject({
    documents: [
      { id: hidden.id, title: '', path: '', is_published: false },
      { title: 'Gaming', path: '/solution/gaming', is_published: true },
      { title: '', path: '/players', is_published: false },
      { id: gated.id, title: '', path: '/members', is_published: true },
    ],
  });
  const statusOf = async (path: string, role: 'editor' | 'subscriber' | null = 'editor') =>
    (await door.ask({ path: `/haptera/v1/link-targets?${path}`, role })).status;
  expect(await statusOf(`ids=${hidden.id}`, 'subscriber')).toBe(403);
  expect(await statusOf(`ids=${hidden.id}`, null)).toBe(401);
  expect(await statusOf('')).toBe(200);
  expect(await statusOf(`ids=${Array.from({ length: 100 }, (_, at) => at + 1)}`)).toBe(200);
  expect(await statusOf(`ids=${Array.from({ length: 101 }, (_, at) => at + 1)}`)).toBe(400);
  expect(await statusOf(`addresses=${Array.from({ length: 31 }, (_, at) => `/${at}`)}`)).toBe(400);
});

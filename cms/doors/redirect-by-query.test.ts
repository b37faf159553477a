import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestDoor, type TestDoor } from './rest/testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

async function follow(target: string, authorization?: string) {
  const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
  const { status, headers: answered } = await door.http(new Request(`https://haptera.example${target}`, { headers }));
  return [status, answered.get('location')];
}

test('an address with the id of a page redirects to its public address', async () => {
  const zh = await aPage(door.cms, { slug: 'engine', title: '引擎' });
  const en = await aPage(door.cms, { slug: 'engine', locale: 'en', translationOf: zh.id });
  for (const address of [`/?page_id=${zh.id}`, `/index.php?page_id=${zh.id}`, `/?p=${zh.id}&utm=x`, `/en?p=${zh.id}`]) {
    expect(await follow(address), address).toEqual([301, 'https://haptera.example/engine']);
  }
  expect(await follow(`/?page_id=${en.id}`)).toEqual([301, 'https://haptera.example/en/engine']);
});

test('a redirect to a Chinese address is percent-encoded', async () => {
  const page = await aPage(door.cms, { slug: '触觉' });
  expect(await follow(`/?page_id=${page.id}`)).toEqual([
    301,
    `https://haptera.example/${encodeURIComponent('触觉').toLowerCase()}`,
  ]);
});

test('the address with the id of a page still works after it moves', async () => {
  const page = await aPage(door.cms, { slug: 'before' });
  expect(await follow(`/?p=${page.id}`)).toEqual([301, 'https://haptera.example/before']);
  await door.cms.documents.saveDocument(systemViewer, page.id, { slug: 'after' });
  expect(await follow(`/?p=${page.id}`)).toEqual([301, 'https://haptera.example/after']);
});

test('drafts, private, protected and missing pages are indistinguishable', async () => {
  const hidden = [
    await aPage(door.cms, { status: 'draft', slug: 'canary-draft' }),
    await aPage(door.cms, { status: 'private', slug: 'canary-private' }),
    await aPage(door.cms, { password: 'secret', slug: 'canary-protected' }),
    { id: 999_999 },
  ];
  for (const { id } of hidden) {
    expect(await follow(`/?page_id=${id}`)).toEqual([307, 'https://haptera.example/404']);
    expect(await follow(`/?p=${id}`, door.authorizationOf('editor'))).toEqual([307, 'https://haptera.example/404']);
    expect(await follow(`/en/?p=${id}`)).toEqual([307, 'https://haptera.example/en/404']);
  }
});

test.each(['0', '-1', '1e3', '99999999999', '%00', '%', "1' or 1=1", '', '2147483648'])(
  'an invalid id is an unknown address: %s',
  async (id) => {
    expect(await follow(`/?p=${id}`)).toEqual([307, 'https://haptera.example/404']);
  },
);

test('feeds, searches and lists of terms redirect to their successors', async () => {
  const { terms } = door.cms;
  const games = await terms.createTerm(systemViewer, { taxonomy: 'category', name: '游戏', slug: '游戏' });
  const touch = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'Touch', slug: 'touch' });
  const empty = await terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Empty' });
  await aPage(door.cms, { type: 'post', categories: [games.id], tags: [touch.id], excerpt: '文字' });
  const community = await aPage(door.cms, { slug: 'community' });
  await aPage(door.cms, { slug: 'search', parentId: community.id });
  for (const [asked, place] of [
    ['/?feed=rss2', '/feed.xml'],
    ['/en?feed=atom', '/en/feed.xml'],
    ['/?s=%E8%A7%A6%20%26', '/community/search?q=%E8%A7%A6+%26'],
    [`/?cat=${games.id}`, `/category/${encodeURIComponent('游戏').toLowerCase()}`],
    ['/?tag=touch', '/tag/touch'],
  ])
    expect(await follow(asked ?? ''), asked).toEqual([301, `https://haptera.example${place}`]);
  for (const asked of [
    `/?cat=${empty.id}`,
    '/?cat=999999',
    '/?cat=1,2',
    '/?tag=none',
    '/?author=1',
    '/?author=x',
    '/?feed=comments-rss2',
  ])
    expect(await follow(asked), asked).toEqual([307, 'https://haptera.example/404']);
  expect(await follow('/en?s=touch')).toEqual([307, 'https://haptera.example/en/404']);
});

test('an address without an id is not handled here', async () => {
  expect((await follow('/?q=1'))[0]).toBe(404);
  expect((await follow('/other?p=1'))[0]).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject } from '#cms-schema/json.ts';
import type { Document } from '../../../../documents/model.ts';
import { systemViewer } from '../../../../permission/viewer.ts';
import { aPage, hero } from '../../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../../testing/open-test-door.ts';

let door: TestDoor;
let pages: readonly Document[];
beforeAll(async () => {
  door = await openTestDoor();
  const page = (title: string, menuOrder: number, words: string) =>
    aPage(door.cms, { title, slug: title, menuOrder, content: hero(words) });
  pages = [
    await page('anchor', 2, 'a buoy'),
    await page('buoy', 1, 'a chain'),
    await page('chain', 3, 'an anchor and a buoy'),
  ];
});
afterAll(() => door.close());

async function list(query: string): Promise<unknown[]> {
  const { body } = await door.ask({ path: `/wp/v2/pages?${query}` });
  return Array.isArray(body) ? body.map((item) => (isJsonObject(item) ? item.slug : item)) : [];
}

test('pages are sorted by menu order, or by the requested ids or slugs', async () => {
  const ids = pages.toReversed().map(({ id }) => id);
  expect(await list('orderby=menu_order&order=asc')).toEqual(['buoy', 'anchor', 'chain']);
  expect(await list(`include=${ids}&orderby=include`)).toEqual(['chain', 'buoy', 'anchor']);
  expect(await list('slug=buoy,chain,anchor&orderby=include_slugs')).toEqual(['buoy', 'chain', 'anchor']);
});

test('a search can be limited to titles or texts', async () => {
  expect(await list('search=buoy&order=asc&orderby=title')).toEqual(['anchor', 'buoy', 'chain']);
  expect(await list('search=buoy&search_columns=post_title')).toEqual(['buoy']);
  expect(await list('search=buoy&search_columns=post_content&order=asc&orderby=title')).toEqual(['anchor', 'chain']);
});

test('a search for a phrase finds its words only in that order', async () => {
  expect(await list('search=a%20anchor&order=asc&orderby=title')).toEqual(['anchor', 'chain']);
  expect(await list('search=an%20anchor&search_semantics=exact')).toEqual(['chain']);
});

test('visitors find published documents, and users who may see drafts find those as well', async () => {
  await aPage(door.cms, { title: 'harbour', slug: 'harbour', content: hero('A lighthouse') });
  await aPage(door.cms, { title: 'pier', slug: 'pier', status: 'draft', content: hero('No lighthouse yet') });
  const find = async (query: string, role: 'editor' | null) => {
    const { body, headers } = await door.ask({ path: `/wp/v2/pages?search=lighthouse&${query}`, role });
    const slugs = Array.isArray(body) ? body.map((item) => (isJsonObject(item) ? item.slug : item)) : [];
    return [...slugs.toSorted(), headers.get('x-wp-total')];
  };
  expect(await find('', null)).toEqual(['harbour', '1']);
  expect(await find('', 'editor')).toEqual(['harbour', '1']);
  expect(await find('status=draft', 'editor')).toEqual(['pier', '1']);
  expect(await find('status=any', 'editor')).toEqual(['harbour', 'pier', '2']);
});

test('a search over all types ranks titles first, whatever their type', async () => {
  const { documents } = door.cms;
  await aPage(door.cms, { title: 'compass rose', slug: 'compass-rose', content: hero('North') });
  await aPage(door.cms, { title: 'charts', slug: 'charts', content: hero('With a compass rose') });
  await documents.createDocument(systemViewer, { type: 'post', title: 'A compass', status: 'publish' });
  const find = async (query: string) => {
    const { body, headers } = await door.ask({ path: `/wp/v2/search?${query}` });
    const titles = Array.isArray(body) ? body.map((item) => (isJsonObject(item) ? item.title : item)) : [];
    return [...titles, headers.get('x-wp-total')];
  };
  expect(await find('search=compass%20rose')).toEqual(['compass rose', 'charts', '2']);
  expect((await find('search=compass')).slice(2)).toEqual(['charts', '3']);
  expect(await find('search=compass&subtype=post')).toEqual(['A compass', '1']);
  expect((await find('search=compass&per_page=1&page=3'))[0]).toBe('charts');
  // Misspellings are not corrected here: users who link to something mean what they typed.
  expect(await find('search=compas rosse')).toEqual(['0']);
});

test('articles can be filtered by a category or a tag, or by both', async () => {
  const { terms, documents } = door.cms;
  const category = await terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Sea' });
  const tag = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'Deep' });
  const article = (title: string, carried: { categories?: number[]; tags?: number[] }) =>
    documents.createDocument(systemViewer, { type: 'post', title, status: 'publish', ...carried });
  await article('one', { categories: [category.id] });
  await article('both', { categories: [category.id], tags: [tag.id] });
  const count = async (relation: string) => {
    const query = `categories=${category.id}&tags=${tag.id}&tax_relation=${relation}`;
    const { body } = await door.ask({ path: `/wp/v2/posts?${query}` });
    return Array.isArray(body) ? body.length : null;
  };
  expect([await count('AND'), await count('OR')]).toEqual([1, 2]);
});

test('accounts are sorted in the order in which they were created', async () => {
  const { body } = await door.ask({ path: '/wp/v2/users?orderby=registered_date&order=desc', role: 'administrator' });
  const ids = Array.isArray(body) ? body.map((item) => (isJsonObject(item) ? Number(item.id) : 0)) : [];
  expect(ids).toHaveLength(5);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

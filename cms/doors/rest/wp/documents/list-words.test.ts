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

test('pages come in the order of the menu, of the ids or of the slugs that were asked for', async () => {
  const ids = pages.toReversed().map(({ id }) => id);
  expect(await list('orderby=menu_order&order=asc')).toEqual(['buoy', 'anchor', 'chain']);
  expect(await list(`include=${ids}&orderby=include`)).toEqual(['chain', 'buoy', 'anchor']);
  expect(await list('slug=buoy,chain,anchor&orderby=include_slugs')).toEqual(['buoy', 'chain', 'anchor']);
});

test('a search looks into titles or words alone when it is told so', async () => {
  expect(await list('search=buoy&order=asc&orderby=title')).toEqual(['anchor', 'buoy', 'chain']);
  expect(await list('search=buoy&search_columns=post_title')).toEqual(['buoy']);
  expect(await list('search=buoy&search_columns=post_content&order=asc&orderby=title')).toEqual(['anchor', 'chain']);
});

test('a search for a phrase finds its words in their order alone', async () => {
  expect(await list('search=a%20anchor&order=asc&orderby=title')).toEqual(['anchor', 'chain']);
  expect(await list('search=an%20anchor&search_semantics=exact')).toEqual(['chain']);
});

test('articles of a category or a tag are more than those of both', async () => {
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

test('accounts come in the order in which they were made', async () => {
  const { body } = await door.ask({ path: '/wp/v2/users?orderby=registered_date&order=desc', role: 'administrator' });
  const ids = Array.isArray(body) ? body.map((item) => (isJsonObject(item) ? Number(item.id) : 0)) : [];
  expect(ids).toHaveLength(5);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

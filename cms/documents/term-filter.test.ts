import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject } from '#cms-schema/json.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';

let door: TestDoor;
const ids = { parent: 0, child: 0, other: 0, tag: 0 };
const posts = { inParent: 0, inChild: 0, inBoth: 0, tagged: 0 };

beforeAll(async () => {
  door = await openTestDoor();
  const { terms } = door.cms;
  const category = (name: string, parentId: number | null = null) =>
    terms.createTerm(systemViewer, { taxonomy: 'category', name, parentId });
  const parent = await category('Parent');
  const child = await category('Child', parent.id);
  const other = await category('Other');
  const tag = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'A tag' });
  Object.assign(ids, { parent: parent.id, child: child.id, other: other.id, tag: tag.id });
  const post = async (categories: number[], tags: number[] = []) =>
    (await aPage(door.cms, { type: 'post', categories, tags })).id;
  posts.inParent = await post([parent.id]);
  posts.inChild = await post([child.id]);
  posts.inBoth = await post([parent.id, other.id]);
  posts.tagged = await post([other.id], [tag.id]);
});
afterAll(() => door.close());

test('filtering by a tag as if it were a category finds nothing', async () => {
  expect(await find(`categories=${ids.tag}`)).toEqual([]);
  expect(await find(`tags=${ids.other}`)).toEqual([]);
  expect(await find(`tags=${ids.tag}`)).toEqual([posts.tagged]);
});

test('excluding a tag as if it were a category excludes nothing', async () => {
  expect(await find(`categories_exclude=${ids.tag}`)).toHaveLength(4);
  expect(await find(`tags_exclude=${ids.tag}`)).toEqual([posts.inParent, posts.inChild, posts.inBoth]);
});

test('a category includes its subcategories only on request', async () => {
  expect(await find(`categories=${ids.parent}`)).toEqual([posts.inParent, posts.inBoth]);
  expect(await find(`categories[terms]=${ids.parent}&categories[include_children]=true`)).toEqual([
    posts.inParent,
    posts.inChild,
    posts.inBoth,
  ]);
});

test('AND finds documents that have all of the terms', async () => {
  const both = `categories[terms]=${ids.parent},${ids.other}`;
  expect(await find(`${both}&categories[operator]=AND`)).toEqual([posts.inBoth]);
  expect(await find(both)).toEqual([posts.inParent, posts.inBoth, posts.tagged]);
});

async function find(query: string): Promise<number[]> {
  const { body } = await door.ask({ path: `/wp/v2/posts?${query}&orderby=id&order=asc&_fields=id` });
  return Array.isArray(body) ? body.map((item) => (isJsonObject(item) ? Number(item.id) : 0)) : [];
}

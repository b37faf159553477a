import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDoor, type TestDoor } from '../rest/testing/open-test-door.ts';
import { aPage } from '../testing/builders.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

test('a change of one key of the meta leaves the others as they are', async () => {
  const { id } = await aPage(door.cms, { slug: 'hidden', meta: { seo_noindex: true, footnotes: '[]' } });
  const path = `/wp/v2/pages/${id}`;
  const saved = await door.ask({ method: 'POST', path, role: 'editor', body: { meta: { seo_title: 'For search' } } });
  expect(saved.status).toBe(200);
  expect((await door.ask({ path })).body).toMatchObject({
    meta: { seo_title: 'For search', seo_noindex: true, footnotes: '[]' },
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemViewer } from '../../../../permission/viewer.ts';
import { aPage } from '../../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../../testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

test('meta that the type does not have is ignored', async () => {
  const { id } = await aPage(door.cms, { slug: 'not-sticky', isSticky: true, tags: [1] });
  expect(await door.cms.documents.getDocument(systemViewer, id)).toMatchObject({ isSticky: false, tags: [] });
});

test('changing one meta key leaves the others unchanged', async () => {
  const { id } = await aPage(door.cms, { slug: 'hidden', meta: { seo_noindex: true, footnotes: '[]' } });
  const path = `/wp/v2/pages/${id}`;
  const saved = await door.ask({ method: 'POST', path, role: 'editor', body: { meta: { seo_title: 'For search' } } });
  expect(saved.status).toBe(200);
  expect((await door.ask({ path })).body).toMatchObject({
    meta: { seo_title: 'For search', seo_noindex: true, footnotes: '[]' },
  });
});

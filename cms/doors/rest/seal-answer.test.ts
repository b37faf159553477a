import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, aPicture, hero } from '../../testing/builders.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const tagOf = async (path: string) => (await door.ask({ path })).headers.get('etag') ?? '';
const askAgain = (path: string, tag: string) => door.ask({ path, headers: { 'If-None-Match': `"0", ${tag}` } });

describe('a cached response', () => {
  test('is not sent again while nothing in it has changed', async () => {
    const page = await aPage(door.cms);
    const path = `/wp/v2/pages/${page.id}`;
    const again = await askAgain(path, await tagOf(path));
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('is sent again when the address of a parent page has changed', async () => {
    const above = await aPage(door.cms);
    const page = await aPage(door.cms, { parentId: above.id });
    const path = `/wp/v2/pages/${page.id}`;
    const tag = await tagOf(path);
    await door.cms.documents.saveDocument(systemViewer, above.id, { slug: 'elsewhere' });
    const again = await askAgain(path, tag);
    expect(again.body).toMatchObject({ link: expect.stringContaining('/elsewhere/') });
  });

  test('is sent again when the texts of an embedded picture have changed', async () => {
    const picture = await aPicture(door.cms, { alt: 'Before' });
    const page = await aPage(door.cms, { featuredMediaId: picture.id, content: hero('Shown') });
    const path = `/wp/v2/pages/${page.id}?_embed=wp:featuredmedia`;
    const tag = await tagOf(path);
    await door.cms.media.saveMedia(systemViewer, picture.id, { alt: 'After' });
    const again = await askAgain(path, tag);
    expect(JSON.stringify(again.body)).toContain('After');
  });

  test('is sent again when a translation was added', async () => {
    const page = await aPage(door.cms, { locale: 'zh' });
    const path = `/wp/v2/pages/${page.id}`;
    const tag = await tagOf(path);
    const other = await aPage(door.cms, { locale: 'en', translationOf: page.id });
    const again = await askAgain(path, tag);
    expect(again.body).toMatchObject({ translations: { en: other.id } });
  });

  test('does not match the same resource with other fields', async () => {
    const page = await aPage(door.cms);
    const path = `/wp/v2/pages/${page.id}`;
    expect((await askAgain(`${path}?_fields=id`, await tagOf(path))).body).toEqual({ id: page.id });
  });
});

test.each(['with the whole ETag of a response', 'with the version only'])('a save is accepted %s', async (how) => {
  const page = await aPage(door.cms);
  const path = `/wp/v2/pages/${page.id}`;
  const tag = how === 'with the version only' ? `"${page.revision}"` : await tagOf(`${path}?_fields=id,title`);
  const headers = { 'If-Match': tag };
  const saved = await door.ask({ method: 'POST', path, role: 'editor', headers, body: { title: 'Saved' } });
  expect(saved.status).toBe(200);
});

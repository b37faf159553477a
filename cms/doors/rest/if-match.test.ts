import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, aPicture } from '../../testing/builders.ts';
import { readIfMatch } from './if-match.ts';
import { openTestDoor, type TestDoor } from './testing/open-test-door.ts';

const read = (header: string) => readIfMatch(new Headers({ 'If-Match': header }));

test.each([
  ['"12"', ['12']],
  ['W/"12"', ['12']],
  ['"12", W/"13" ,"a,b"', ['12', '13', 'a,b']],
  ['""', ['']],
  ['*', null],
  [' ', null],
])('%s is parsed', (header, tags) => {
  expect(read(header)).toEqual(tags);
});

test.each(['12', '"12', '"12" "13"', '"1",, "2"', '*, "12"', 'w/"12"', "'12'"])('%s is rejected', (header) => {
  expect(() => read(header)).toThrow(expect.objectContaining({ code: 'haptera_if_match', status: 400 }));
});

describe('a change with several tags', () => {
  let door: TestDoor;
  let routes: readonly (readonly [path: string, body: JsonObject])[];
  beforeAll(async () => {
    door = await openTestDoor();
    const page = await aPage(door.cms);
    const post = await aPage(door.cms, { type: 'post' });
    const picture = await aPicture(door.cms);
    const term = await door.cms.terms.createTerm(systemViewer, { taxonomy: 'category', name: 'A term' });
    const menu = await door.cms.menus.createMenu(systemViewer, { name: 'A menu', locale: 'en' });
    routes = [
      [`/wp/v2/pages/${page.id}`, { title: 'changed' }],
      [`/wp/v2/posts/${post.id}`, { title: 'changed' }],
      [`/wp/v2/media/${picture.id}`, { title: 'changed' }],
      [`/wp/v2/categories/${term.id}`, { description: 'changed' }],
      [`/wp/v2/menus/${menu.id}`, { description: 'changed' }],
      [`/wp/v2/users/${door.userIds.author}`, { description: 'changed' }],
      ['/wp/v2/settings', { title: 'changed' }],
    ];
  });
  afterAll(() => door.close());

  const change = (path: string, ifMatch: string, body: JsonObject) =>
    door.ask({ method: 'POST', path, role: 'administrator', headers: { 'If-Match': ifMatch }, body });

  test('succeeds if one of them is current, on every versioned route', async () => {
    for (const [path, body] of routes) {
      const before = await door.ask({ path: `${path}?context=edit`, role: 'administrator' });
      const etag = before.headers.get('etag') ?? '';
      expect(etag, path).not.toBe('');
      expect((await change(path, '"987654", W/"none"', body)).status, path).toBe(412);
      expect((await change(path, `"987654", ${etag}`, body)).status, path).toBe(200);
    }
  });

  test('is rejected with a malformed header, and succeeds with a wildcard', async () => {
    for (const [path, body] of routes) {
      expect((await change(path, 'nonsense', body)).status, path).toBe(400);
      expect((await change(path, '*', body)).status, path).toBe(200);
    }
  });
});

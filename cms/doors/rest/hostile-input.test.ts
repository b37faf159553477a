import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '#cms-schema/json.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestDoor, type TestDoor, type TestRequest } from './testing/open-test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
  await aPage(door.cms);
});
afterAll(() => door.close());

/** Sends a request and checks that it does not cause a server error. */
async function ask(request: TestRequest): Promise<number> {
  const { status } = await door.ask(request);
  expect(door.faults, JSON.stringify(request).slice(0, 400)).toEqual([]);
  // 501 is allowed: it is WordPress's response to deleting without `force`.
  expect(status === 500 || status === 502 || status === 503, JSON.stringify(request).slice(0, 400)).toBe(false);
  return status;
}

const nasty = [
  '',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  "' or 1=1 --",
  '1;select pg_sleep(5)',
  '%00',
  '%',
  '%zz',
  '%ed%a0%80',
  '\u202e',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '_'.repeat(3000),
  '%25'.repeat(500),
  'a,b,c',
  '1,2,x',
  '\\',
];

test('no argument value breaks a list', async () => {
  const names = [
    'page',
    'per_page',
    'offset',
    'search',
    'orderby',
    'order',
    'include',
    'exclude',
    'slug',
    'status',
    'parent',
    'author',
    'after',
    'before',
    'categories',
    'tags',
    'lang',
    'group',
    'context',
    '_fields',
    '_embed',
    'menu_order',
    'search_columns',
    'categories[terms]',
    'sticky',
    'password',
  ];
  for (const name of names) {
    for (const value of nasty) {
      const path = name === 'categories' || name === 'tags' || name === 'sticky' ? '/wp/v2/posts' : '/wp/v2/pages';
      await ask({
        path: `${path}?${encodeURIComponent(name)}=${value.includes('%') ? value : encodeURIComponent(value)}`,
        role: 'editor',
      });
    }
  }
});

test('no value of orderby reaches the database as text', async () => {
  for (const value of [
    'id;drop table documents',
    'id desc',
    '(select 1)',
    'password',
    'd.password',
    '__proto__',
    'constructor',
    'toString',
  ]) {
    expect(await ask({ path: `/wp/v2/pages?orderby=${encodeURIComponent(value)}` }), value).toBe(400);
  }
});

test('keys that target prototypes are rejected in every kind of body and query, and change nothing', async () => {
  const attempts: TestRequest[] = [
    {
      method: 'POST',
      path: '/wp/v2/pages',
      role: 'editor',
      raw: '{"__proto__":{"polluted":1}}',
      headers: { 'Content-Type': 'application/json' },
    },
    {
      method: 'POST',
      path: '/wp/v2/pages',
      role: 'editor',
      raw: '{"meta":{"__proto__":{"polluted":1}}}',
      headers: { 'Content-Type': 'application/json' },
    },
    { method: 'POST', path: '/wp/v2/pages', role: 'editor', body: { constructor: { prototype: { polluted: 1 } } } },
    { method: 'POST', path: '/wp/v2/pages', role: 'editor', raw: new URLSearchParams({ '__proto__[polluted]': '1' }) },
    {
      method: 'POST',
      path: '/wp/v2/pages',
      role: 'editor',
      raw: new URLSearchParams({ 'meta[constructor][prototype][polluted]': '1' }),
    },
    { path: '/wp/v2/pages?__proto__[polluted]=1' },
    { path: '/wp/v2/pages?a[__proto__][polluted]=1' },
  ];
  for (const attempt of attempts) expect(await ask(attempt), JSON.stringify(attempt)).toBe(400);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('deep nesting, NUL, unpaired surrogates and invalid bytes are rejected', async () => {
  const json = { 'Content-Type': 'application/json' };
  const post = (raw: BodyInit, headers: Record<string, string> = json) =>
    ask({ method: 'POST', path: '/wp/v2/pages', role: 'editor', raw, headers });
  expect(await post('['.repeat(100_000) + ']'.repeat(100_000))).toBe(400);
  expect(await post(`{"meta":${'{"a":'.repeat(600)}1${'}'.repeat(600)}}`)).toBe(400);
  expect(await post('{"title":"\\u0000"}')).toBe(400);
  expect(await post('{"slug":"\\ud800"}')).toBe(400);
  expect(await post(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).toBe(400);
  expect(await post(`${'a[]=1&'.repeat(2000)}`, { 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(400);
  expect(await post(`${'a[b]'.repeat(50)}=1`, { 'Content-Type': 'application/x-www-form-urlencoded' })).toBeLessThan(
    500,
  );
  const upload = (raw: string, type: string) =>
    ask({ method: 'POST', path: '/wp/v2/media', role: 'editor', raw, headers: { 'Content-Type': type } });
  expect(await upload('--x\r\nbroken', 'multipart/form-data; boundary=x')).toBe(400);
  expect(await upload('nothing', 'multipart/form-data')).toBe(400);
});

test('no JSON sent to a route causes a server error', async () => {
  const targets = [
    ['POST', '/wp/v2/pages'],
    ['POST', '/wp/v2/posts'],
    ['POST', '/wp/v2/categories'],
    ['POST', '/wp/v2/menus'],
    ['POST', '/wp/v2/menu-items'],
    ['POST', '/wp/v2/settings'],
    ['POST', '/wp/v2/users'],
    ['POST', '/haptera/v1/publish'],
    ['POST', '/haptera/v1/validate'],
    ['POST', '/batch/v1'],
    ['POST', '/haptera/v1/preview-token'],
    ['POST', '/haptera/v1/documents/1/presence'],
    ['DELETE', '/haptera/v1/documents/1/presence'],
    ['POST', '/wp/v2/users/me/application-passwords'],
    ['PUT', '/haptera/v1/menus/1/items'],
    ['PUT', '/haptera/v1/supported-lists/models'],
    ['POST', '/haptera/v1/pages/1/work'],
    ['POST', '/haptera/v1/documents'],
    ['POST', '/haptera/v1/documents/1/translation'],
    ['POST', '/haptera/v1/documents/1/move'],
    ['POST', '/haptera/v1/save'],
    ['POST', '/haptera/v1/duplicate'],
  ] as const;
  const names = [
    'title',
    'content',
    'excerpt',
    'slug',
    'status',
    'date',
    'parent',
    'author',
    'featured_media',
    'menu_order',
    'meta',
    'password',
    'categories',
    'template',
    'name',
    'description',
    'locations',
    'type',
    'object_id',
    'menus',
    'documents',
    'requests',
    'username',
    'email',
    'roles',
    'items',
    'timezone',
    'page_on_front',
    'site_logo',
    'haptera_title',
    'id',
    'lang',
    'translation_of',
    'revision',
    'url',
    'classes',
  ];
  const value = fc.oneof(
    fc.constantFrom<JsonValue>(...nasty),
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer(),
    fc.double(),
    fc.string({ unit: 'binary' }),
  );
  const flat = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
  // As in the bodies of actions on documents, of unfinished work, and of translations.
  const nested = flat.map((fields) => {
    const version = { id: 1, lang: 'en', ...fields };
    return { type: 'page', lang: 'en', documents: [version], pending: fields, pending_from: fields, source: fields };
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), fc.oneof(flat, nested), async ([method, path], fields) => {
      await ask({
        method,
        path,
        role: 'administrator',
        raw: JSON.stringify(fields),
        headers: { 'Content-Type': 'application/json' },
      });
    }),
    { numRuns: 200 },
  );
});

test('nothing in path, query, form, JSON or variables causes a server error', async () => {
  const odd = fc.constantFrom(
    '%',
    '%00',
    '%zz',
    '%ff',
    '%ed%a0%80',
    '\0',
    '\ud800',
    '\\',
    '/',
    '..',
    ';',
    '?',
    '#',
    '[',
    'a',
  );
  const text = fc.array(odd, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
  const places = fc.constantFrom(
    'path',
    'route',
    'query',
    'name',
    'form',
    'sign-in',
    'json',
    'graphql',
    'uri',
    'upload',
    'id',
  );
  await fc.assert(
    fc.asyncProperty(places, text, async (place, value) => {
      const request = oddRequest(place, value);
      if (request === null) return;
      const answer = await door.http(request, '192.0.2.1');
      await answer.text();
      expect(answer.status, `${request.method} ${request.url}`).toBeLessThan(500);
      expect(door.faults).toEqual([]);
    }),
    { numRuns: 250 },
  );
});

/** Null if the value cannot be part of an address. */
function oddRequest(place: string, value: string): Request | null {
  const root = 'https://haptera.example';
  const post = (path: string, type: string, body: string) =>
    new Request(root + path, {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: door.authorizationOf('editor') },
      body,
    });
  const form = `log=${value}&pwd=${value}&redirect_to=${value}&title=${value}&${value}=x`;
  const get = (path: string) => (URL.canParse(root + path) ? new Request(root + path) : null);
  const query = 'query ($v: String!) { nodeByUri(uri: $v) { id } pages(where: { search: $v }) { nodes { id } } }';
  switch (place) {
    case 'path':
      return get(`/wp-json/wp/v2/types/${value}`);
    case 'route':
      return get(`/?rest_route=${value}`);
    case 'query':
      return get(`/wp-json/wp/v2/pages?search=${value}&slug=${value}&_fields=${value}`);
    case 'name':
      return get(`/wp-json/wp/v2/pages?${value}=1`);
    case 'form':
      return post('/wp-json/wp/v2/categories', 'application/x-www-form-urlencoded', `name=x&${form}`);
    case 'sign-in':
      return post('/wp-login.php', 'application/x-www-form-urlencoded', form);
    case 'json':
      return post(
        '/wp-json/wp/v2/pages',
        'application/json',
        JSON.stringify({ title: value, meta: { [value]: value } }),
      );
    case 'graphql':
      return post('/graphql', 'application/json', JSON.stringify({ query, variables: { v: value } }));
    case 'uri':
      return get(`/graphql?query=${encodeURIComponent(query)}&variables=${value}`);
    case 'upload':
      return get(`/uploads/${value}`);
    default:
      return get(`/?page_id=${value}`);
  }
}

test('odd paths find no route and no file', async () => {
  for (const path of [
    '/wp/v2/pages/%00',
    '/wp/v2/pages/1%2f..',
    '/wp/v2/types/%E0%A4%A',
    '/wp/v2/types/__proto__',
    '/wp/v2/block-types/__proto__/x',
    '/wp/v2/statuses/constructor',
    '/wp/v2/pages/99999999999999999999',
  ]) {
    expect(await ask({ path, role: 'administrator' }), path).toBe(404);
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, hero } from '../../testing/builders.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';
import { createGraphqlHttp } from './http.ts';

let held: TestCms;
let door: (request: Request) => Promise<Response>;
beforeAll(async () => {
  held = await openTestCms();
  door = createGraphqlHttp(held.cms, { production: true });
  await aPage(held.cms, {
    locale: 'en',
    slug: 'dials',
    title: 'Dials',
    content: hero('A <dial> without a dial & more'),
  });
  await aPage(held.cms, { locale: 'en', slug: 'keys', title: 'Keys', content: hero('Keys beside a dial') });
  const { documents } = held.cms;
  await documents.createDocument(systemViewer, { type: 'post', locale: 'en', title: 'Dial up', status: 'publish' });
});
afterAll(() => held.close());

async function ask(query: string, variables: object = {}) {
  const response = await door(
    new Request('https://haptera.example/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const body: JsonValue = await response.json();
  return { body: isJsonObject(body) ? body : {}, headers: response.headers, status: response.status };
}

const search = `query ($query: String!, $type: String, $page: Int) {
  search(language: EN, query: $query, type: $type, first: 2, page: $page) {
    total isMore correction types { name label total }
    hits { title { text isMatch } excerpt { text isMatch } type { label } card { href } }
  }
}`;

describe('a search over GraphQL', () => {
  test('returns the matches with their type and address, and totals by type', async () => {
    const { body } = await ask(search, { query: 'dial' });
    expect(body).toEqual({
      data: {
        search: {
          total: 3,
          isMore: false,
          correction: null,
          types: [
            { name: 'page', label: 'Pages', total: 2 },
            { name: 'post', label: 'Posts', total: 1 },
          ],
          hits: [
            expect.objectContaining({ type: { label: 'Post' } }),
            {
              title: [{ text: 'Dials', isMatch: true }],
              excerpt: [
                { text: 'A <', isMatch: false },
                { text: 'dial', isMatch: true },
                { text: '> without a ', isMatch: false },
                { text: 'dial', isMatch: true },
                { text: ' & more', isMatch: false },
              ],
              type: { label: 'Page' },
              card: { href: '/en/dials' },
            },
          ],
        },
      },
    });
  });

  test('can be paged and limited to one type', async () => {
    const hrefs = async (variables: object) =>
      JSON.stringify((await ask(search, { query: 'dial', ...variables })).body).match(/"\/en\/[^"]+"/g);
    expect(await hrefs({ page: 2 })).toEqual(['"/en/keys"']);
    expect(await hrefs({ page: 2_000_000_000 })).toBeNull();
    expect(await hrefs({ type: 'post' })).toHaveLength(1);
    expect(await hrefs({ type: 'nothing' })).toBeNull();
  });

  test('is never cached, because anybody can make up queries', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await ask(search, { query: 'keys' });
      expect([headers.get('x-graphql-cache'), headers.get('cache-control')]).toEqual(['MISS', 'private, no-store']);
      expect(headers.get('x-graphql-keys')).toBe('content');
    }
    await ask(search, { query: ' ' });
    expect((await ask(search, { query: ' ' })).headers.get('x-graphql-cache')).toBe('HIT');
  });

  test.each([
    ["' | !a & b:*"],
    ['%_\\'],
    ['\u0000'],
    ['\ud800'],
    ['?!…'],
    ['😀'],
    ['word '.repeat(10_000)],
    ['触'.repeat(50_000)],
    ['<script>alert(1)</script>'],
  ])('finds nothing for %s, without an error', async (query) => {
    const { body, status } = await ask(search, { query: query.replace(/script|alert/g, 'zzzz') });
    expect([status, JSON.stringify(body).includes('"total":0')]).toEqual([200, true]);
  });

  test('suggests titles with their addresses', async () => {
    const typed =
      'query ($query: String!) { searchSuggestions(language: EN, query: $query) { title href type { label } } }';
    expect((await ask(typed, { query: 'key' })).body).toEqual({
      data: { searchSuggestions: [{ title: 'Keys', href: '/en/keys', type: { label: 'Page' } }] },
    });
    expect((await ask(typed, { query: '' })).body).toEqual({ data: { searchSuggestions: [] } });
  });
});

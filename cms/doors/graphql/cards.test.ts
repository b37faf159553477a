import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';
import { createGraphqlHttp } from './http.ts';

let held: TestCms;
let door: (request: Request) => Promise<Response>;
beforeAll(async () => {
  held = await openTestCms();
  door = createGraphqlHttp(held.cms, { production: true });
});
afterAll(() => held.close());

async function askCards(ids: readonly number[], language: 'ZH' | 'EN') {
  const query =
    'query ($ids: [Int!]!, $language: LanguageCode!) { cards(ids: $ids, language: $language) { id title href } }';
  const response = await door(
    new Request('https://haptera.example/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables: { ids, language } }),
    }),
  );
  const body: JsonValue = await response.json();
  const data = isJsonObject(body) && isJsonObject(body.data) ? body.data : {};
  return { cards: data.cards, body, storing: response.headers.get('cache-control') };
}

describe('cards over GraphQL', () => {
  test('are in the order of the ids, in the language asked for', async () => {
    const { cms } = held;
    const zh = await aPage(cms, { locale: 'zh', slug: 'engine', title: '引擎' });
    const en = await aPage(cms, { locale: 'en', slug: 'engine', title: 'Engine', translationOf: zh.id });
    const other = await aPage(cms, { locale: 'en', slug: 'other', title: 'Other' });
    const card = { id: en.id, title: 'Engine', href: '/en/engine' };
    const { cards } = await askCards([other.id, zh.id, en.id], 'EN');
    expect(cards).toEqual([{ id: other.id, title: 'Other', href: '/en/other' }, card, card]);
  });

  test('are null for a draft, for a language that is not published, and for an unknown id', async () => {
    const { cms } = held;
    const draft = await aPage(cms, { locale: 'zh', slug: 'draft', status: 'draft' });
    const single = await aPage(cms, { locale: 'zh', slug: 'single' });
    expect((await askCards([draft.id], 'ZH')).cards).toEqual([null]);
    expect((await askCards([single.id, 4_000_000], 'EN')).cards).toEqual([null, null]);
  });

  test('are never stored, because anyone can make up lists of ids', async () => {
    expect((await askCards([1], 'EN')).storing).toBe('private, no-store');
  });

  test('are refused for more than 100 ids', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    const { body } = await askCards(ids, 'EN');
    expect(JSON.stringify(body)).toContain('\\"ids\\" has more than 100 ids');
  });
});

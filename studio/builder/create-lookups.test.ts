import { afterEach, expect, test, vi } from 'vitest';
import { createStudioClient } from '../cms.ts';
import { createLookups, pickNothing } from './create-lookups.ts';

afterEach(() => vi.unstubAllGlobals());

const card = (id: number) => ({
  id,
  title: `Page ${id}`,
  excerpt: '',
  href: `/page-${id}`,
  date: '2024-11-29T00:00:00Z',
  terms: [],
  image: null,
});

test('the documents that a page refers to are loaded by one query per hundred, in the language of the page', async () => {
  const asked: { ids: readonly number[]; language: string }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { variables }: { variables: (typeof asked)[number] } = JSON.parse(body);
    asked.push(variables);
    return Response.json({ data: { cards: variables.ids.map((id) => (id === 7 ? null : card(id + 1000))) } });
  });
  const client = createStudioClient({ graphql: 'http://cms.test/graphql' });
  const ids = Array.from({ length: 130 }, (_, index) => index + 1);
  const found = await createLookups(client, 'zh', pickNothing).loadDocuments(ids, 'zh');
  expect(asked.map(({ ids: some, language }) => [some.length, language])).toEqual([
    [100, 'ZH'],
    [30, 'ZH'],
  ]);
  expect(found.get(130)).toEqual(card(1130));
  expect([found.has(7), found.size]).toEqual([false, 129]);
});

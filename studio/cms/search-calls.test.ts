import { expect, it } from 'vitest';
import type { CmsRequest } from './ask.ts';
import { createSearchCalls } from './search-calls.ts';

const page = (id: number, path: string) => ({
  id,
  type: 'page',
  lang: 'en',
  title: `Page ${id}`,
  path,
  is_published: true,
});

it('looks up many addresses with one request for each thirty and returns the hits in order', async () => {
  const asked: CmsRequest['query'][] = [];
  const { findDocuments } = createSearchCalls(async ({ query }) => {
    asked.push(query);
    return { body: { documents: [page(1, '/solution/gaming')] }, total: 0, etag: null, pages: 1 };
  });
  const found = await findDocuments([
    { locale: 'en', path: '/product/engine' },
    { locale: 'en', path: '/Solution/Gaming/' },
    { locale: 'zh', path: '/solution/gaming' },
  ]);
  expect(found.map((hit) => hit?.id ?? null)).toEqual([null, 1, null]);
  expect(asked).toEqual([{ addresses: ['/en/product/engine', '/en/Solution/Gaming/', '/solution/gaming'] }]);
  asked.length = 0;
  await findDocuments(Array.from({ length: 31 }, (_, at) => ({ locale: 'zh', path: `/${at}` })));
  expect(asked).toHaveLength(2);
});

it('looks up ids a hundred at a time, and asks nothing for none', async () => {
  const asked: CmsRequest['query'][] = [];
  const { listByIds } = createSearchCalls(async ({ query }) => {
    asked.push(query);
    return { body: { documents: [page(1, '/a')] }, total: 0, etag: null, pages: 1 };
  });
  expect(await listByIds([])).toEqual([]);
  expect(asked).toEqual([]);
  expect(await listByIds([1])).toEqual([
    { id: 1, type: 'page', locale: 'en', title: 'Page 1', path: '/a', isPublished: true },
  ]);
  await listByIds(Array.from({ length: 101 }, (_, at) => at + 1));
  expect(asked).toHaveLength(3);
});

import { expect, it } from 'vitest';
import type { Ask } from './ask.ts';
import { createSearchCalls } from './search-calls.ts';

const page = (id: number, path: string) => ({
  id,
  type: 'page',
  lang: 'en',
  title: { raw: `Page ${id}` },
  status: 'publish',
  haptera_path: path,
});

it('looks up many addresses with one request per possible type and returns the hits in order', async () => {
  const asked: string[] = [];
  const ask: Ask = async ({ path, query }) => {
    asked.push(path);
    const isPages = path.endsWith('/pages') && query?.context === 'edit';
    return {
      body: isPages ? [page(1, '/solution/gaming'), page(2, '/other/engine')] : [],
      total: 0,
      etag: null,
      pages: 1,
    };
  };
  const found = await createSearchCalls(ask).findDocuments([
    { locale: 'en', path: '/Solution/Gaming' },
    { locale: 'en', path: '/product/engine' },
    { locale: 'en', path: '/community/doc/engine' },
  ]);
  expect(found.map((hit) => hit?.id ?? null)).toEqual([1, null, null]);
  expect([...new Set(asked)].toSorted()).toEqual(['/wp/v2/docs', '/wp/v2/pages']);
  expect(asked).toHaveLength(4);
});

it('asks for published documents only where the user’s own do not have them all', async () => {
  const asked: unknown[] = [];
  const ask: Ask = async ({ path, query }) => {
    asked.push([path, query?.context ?? 'view', query?.include]);
    const isPages = path.endsWith('/pages') && query?.context === 'edit';
    return { body: isPages ? [page(1, '/a')] : [], total: 0, etag: null, pages: 1 };
  };
  const { listByIds } = createSearchCalls(ask);
  expect((await listByIds([1])).map(({ id }) => id)).toEqual([1]);
  expect(asked.every((each) => Array.isArray(each) && each[1] === 'edit')).toBe(true);
  asked.length = 0;
  expect((await listByIds([1, 2])).map(({ id }) => id)).toEqual([1]);
  expect(asked).toContainEqual(['/wp/v2/posts', 'view', [2]]);
});

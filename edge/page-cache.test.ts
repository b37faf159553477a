import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { type CacheEntry, createPageCache } from './page-cache.ts';

const page = (bytes: number, status = 200): FinishedPage => {
  const content = { status, headers: [], body: Buffer.alloc(0), isCompressible: false };
  const identity = { body: content.body, head: [], notModifiedHead: [] };
  return { status, fingerprint: '', content, variants: { identity }, bytes };
};
const entry = (bytes: number, more: Partial<CacheEntry> & { status?: number } = {}): CacheEntry => ({
  page: page(bytes, more.status),
  freshUntil: Number.POSITIVE_INFINITY,
  generation: 0,
  isImmutable: false,
  ignoresQuery: true,
  hits: 0,
  retryAt: 0,
  ...more,
});

test('evicts the least recently used entry', () => {
  const cache = createPageCache(8_000);
  for (const path of ['/a', '/b', '/c']) cache.keep(path, entry(2_000));
  cache.find('/a');
  cache.keep('/d', entry(2_000));
  expect(['/a', '/b', '/c', '/d'].filter((path) => cache.find(path) !== null)).toEqual(['/a', '/c', '/d']);
});

test('never exceeds its size limit', () => {
  const step = fc.record({
    path: fc.integer({ min: 0, max: 30 }),
    bytes: fc.integer({ min: 0, max: 3_000 }),
    status: fc.constantFrom(200, 404),
    query: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = createPageCache(8_000);
      for (const { path, bytes, status, query } of steps) {
        const key = `/${path}${query ? '?a=1' : ''}`;
        cache.keep(key, entry(bytes, { status }));
        expect(cache.stats().bytes).toBeLessThanOrEqual(8_000);
      }
      for (let path = 0; path <= 30; path += 1) {
        cache.remove(`/${path}`);
        cache.remove(`/${path}?a=1`);
      }
      expect(cache.stats()).toEqual({ entries: 0, bytes: 0, generation: 0 });
    }),
  );
});

test('20,000 made-up addresses evict neither real pages nor pages by query that are read', () => {
  const cache = createPageCache(80_000);
  const real = ['/real', '/feed?page=2', '/404'];
  const keepReal = () => {
    cache.keep('/real', entry(1_000));
    cache.keep('/404', entry(1_000, { status: 404 }));
    cache.keep('/feed?page=2', entry(1_000, { ignoresQuery: false }));
  };
  cache.learnRule('/feed', ['page']);
  keepReal();
  keepReal();
  for (let at = 0; at < 10_000; at += 1) {
    cache.keep(`/junk/${at}`, entry(1_000, { status: 307 }));
    cache.keep(`/feed?page=${at + 3}`, entry(1_000, { ignoresQuery: false }));
  }
  expect(real.filter((path) => cache.find(path) === null)).toEqual([]);
  expect(cache.stats().entries).toBeLessThan(20);
});

test('a frequently requested entry is cached, whatever its status', () => {
  const cache = createPageCache(80_000);
  for (let round = 0; round < 2; round += 1) cache.keep('/moved', entry(1_000, { status: 308 }));
  expect(cache.find('/moved')).not.toBeNull();
});

test('a purge invalidates pages, not hashed files', () => {
  const cache = createPageCache(80_000);
  cache.keep('/page', entry(1));
  cache.keep('/_next/static/a.js', entry(1, { isImmutable: true }));
  const isFresh = (path: string) => {
    const found = cache.find(path);
    return found !== null && cache.isFresh(found, Date.now());
  };
  expect([isFresh('/page'), isFresh('/_next/static/a.js')]).toEqual([true, true]);
  expect(cache.purge()).toBe(1);
  expect([isFresh('/page'), isFresh('/_next/static/a.js')]).toEqual([false, true]);
});

test('without the query rule of a path, its page is not used for a query', () => {
  const cache = createPageCache(80_000);
  cache.keep('/feed', entry(1, { ignoresQuery: false }));
  expect(cache.find('/feed?page=2')).toBeNull();
  expect(cache.find('/feed')).not.toBeNull();
});

test('the cache key depends neither on the order of parameters nor on others', () => {
  const cache = createPageCache(80_000);
  cache.learnRule('/terms', ['lang', 'page']);
  expect(cache.keyFor('/terms?page=2&lang=en')).toBe('/terms?lang=en&page=2');
  expect(cache.keyFor('/terms?x=1&lang=en&lang=zh&page=2')).toBe('/terms?lang=en&page=2');
  expect(cache.keyFor('/terms?x=1')).toBe('/terms');
});

test('an unchanged page is not processed again', async () => {
  const content = (body: string) => ({
    status: 200,
    headers: ['A', 'b'],
    body: Buffer.from(body),
    isCompressible: true,
  });
  const first = await finishPage(content('x'.repeat(2_000)), null);
  expect(await finishPage(content('x'.repeat(2_000)), first)).toBe(first);
  expect(await finishPage(content('y'.repeat(2_000)), first)).not.toBe(first);
});

import { expect, test, vi } from 'vitest';
import { createTextCache } from './text-cache.ts';

test('a cached result is not computed again', () => {
  const cache = createTextCache(100_000);
  const make = vi.fn(() => 'made');
  expect([cache.get('a', 'source', make), cache.get('a', 'source', make)]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a source has a separate result for each kind', () => {
  const cache = createTextCache(100_000);
  cache.get('a', 'source', () => 'of a');
  expect(cache.get('b', 'source', () => 'of b')).toBe('of b');
});

test('the size limit is never exceeded, and recently used entries stay', () => {
  const cache = createTextCache(20_000);
  const text = 'x'.repeat(500);
  for (let index = 0; index < 200; index += 1) {
    cache.get('a', 'used', () => text);
    cache.get('a', `other ${index}`, () => text);
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
  }
  const make = vi.fn(() => text);
  cache.get('a', 'used', make);
  expect(make).not.toHaveBeenCalled();
});

test('a text that would evict most others is not cached', () => {
  const cache = createTextCache(20_000);
  cache.get('a', 'large', () => 'x'.repeat(5_000));
  expect(cache.bytes).toBe(0);
});

test('an error is not cached', () => {
  const cache = createTextCache(20_000);
  const fail = () =>
    cache.get('a', 'source', () => {
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  expect(cache.get('a', 'source', () => 'yes')).toBe('yes');
});

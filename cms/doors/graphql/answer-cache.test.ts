import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const answer = (length: number) => ({ body: Buffer.from('x'.repeat(length)), keys: '' });

describe('cached responses', () => {
  it('are returned only for the requested version', () => {
    const cache = createAnswerCache(1_000_000);
    cache.set('q', 1, answer(10));
    expect(cache.get('q', 1)).not.toBeNull();
    expect(cache.get('q', 2)).toBeNull();
    expect(cache.bytes).toBe(0);
    cache.set('q', 1, answer(10));
    expect(cache.get('q', 1)).toBeNull();
    expect(cache.get('q', 2)).toBeNull();
  });

  it('are evicted least recently used first', () => {
    const cache = createAnswerCache(10_000);
    for (const name of 'abcdefgh') cache.set(name, 1, answer(1_000));
    cache.get('a', 1);
    cache.set('new', 1, answer(1_000));
    expect(cache.get('a', 1)).not.toBeNull();
    expect(cache.get('b', 1)).toBeNull();
    cache.set('giant', 1, answer(9_000));
    expect(cache.get('giant', 1)).toBeNull();
    expect(cache.get('a', 1)).not.toBeNull();
  });

  it('never exceed the size limit', () => {
    const step = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      size: fc.nat(900),
      version: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = createAnswerCache(8_000);
        for (const { name, size, version } of steps) {
          cache.set(name, version, answer(size));
          expect(cache.bytes).toBeGreaterThanOrEqual(0);
          expect(cache.bytes).toBeLessThanOrEqual(8_000);
        }
        expect(cache.get('a', 9)).toBeNull();
        expect(cache.bytes).toBe(0);
      }),
    );
  });
});

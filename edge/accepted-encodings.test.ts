import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '#kit/testing/long-run.ts';
import { acceptedEncodings } from './accepted-encodings.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['gzip;q=0', ['identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0, gzip', ['gzip']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['X-GZIP', ['gzip', 'identity']],
  ['BR; Q=0.3 , gzip ; q = 0.4', ['gzip', 'br', 'identity']],
  ['br;q=1.5, gzip;q=nonsense', ['identity']],
  ['br;q=0.001', ['br', 'identity']],
])('for "%s" the order is %j', (header, order) => {
  expect(acceptedEncodings(header)).toEqual(order);
});

const weight = fc.integer({ min: 0, max: 1000 });
const wish = fc.record({
  br: fc.option(weight),
  gzip: fc.option(weight),
  identity: fc.option(weight),
  '*': fc.option(weight),
});

test('never offers a refused encoding, nor a less preferred one before a more preferred one', () => {
  fc.assert(
    fc.property(wish, fc.boolean(), (wishes, isSpaced) => {
      const listed = Object.entries(wishes).filter(([, value]) => value !== null);
      const header = listed
        .map(([name, value]) => `${name}${isSpaced ? ' ; ' : ';'}q=${((value ?? 0) / 1000).toFixed(3)}`)
        .join(isSpaced ? ' , ' : ',');
      const weigh = (name: 'br' | 'gzip' | 'identity') =>
        wishes[name] ?? wishes['*'] ?? (name === 'identity' ? 0.5 : 0);
      const order = acceptedEncodings(header);
      const wanted = (['br', 'gzip', 'identity'] as const).filter((name) => weigh(name) > 0);
      expect([...order].sort()).toEqual(wanted.length === 0 ? ['identity'] : [...wanted].sort());
      for (let at = 1; at < order.length; at += 1) {
        expect(weigh(order[at - 1] ?? 'br')).toBeGreaterThanOrEqual(weigh(order[at] ?? 'br'));
      }
    }),
    { numRuns: times(2_000) },
  );
});

test('no header makes the parser throw', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const order = acceptedEncodings(header);
      expect(order.length).toBeGreaterThan(0);
      expect(new Set(order).size).toBe(order.length);
    }),
  );
});

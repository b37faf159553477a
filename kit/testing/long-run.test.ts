import { expect, test } from 'vitest';
import { isLong } from './env.ts';
import { partOf, times } from './long-run.ts';

test.skipIf(isLong)('ordinary runs try a fifth of what long ones try', () => {
  expect([times(1000), times(3)]).toEqual([200, 1]);
});

test.skipIf(isLong)('the parts are disjoint and together complete', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const parts = [0, 1, 2].map((part) => partOf(all, part, 3));
  expect(parts.flat().toSorted((a, b) => a - b)).toEqual(all);
});

test.runIf(isLong)('long runs try everything', () => {
  expect(times(1000)).toBe(1000);
  expect(partOf([1, 2, 3], 0, 3)).toEqual([1, 2, 3]);
});

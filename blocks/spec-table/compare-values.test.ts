import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

it('marks nothing if all values are equal', () => {
  expect(compareValues(['8', '8', '8'])).toEqual([false, false, false]);
  expect(compareValues([])).toEqual([]);
});

it('marks the value outside the majority', () => {
  expect(compareValues(['3.0–5.5', '3.0–5.5', '5'])).toEqual([false, false, true]);
});

it('marks all values if none has a majority', () => {
  expect(compareValues(['250', '1000'])).toEqual([true, true]);
  expect(compareValues(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true]);
});

it('ignores case, width and white space', () => {
  expect(compareValues(['USB-C', 'usb-c', 'ＵＳＢ-C ', 'USB- C'])).not.toContain(true);
});

it('does not depend on the order of the products', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }), (values) => {
      expect(compareValues([...values].reverse())).toEqual(compareValues(values).reverse());
      expect(compareValues(values).includes(true)).toBe(new Set(values).size > 1);
    }),
  );
});

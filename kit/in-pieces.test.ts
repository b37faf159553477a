import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

test('every item is in one piece, in order, and only the last piece may be shorter', () => {
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPieces([1, 2], 2)).toEqual([[1, 2]]);
  expect(inPieces([], 2)).toEqual([]);
});

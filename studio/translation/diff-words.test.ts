import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#kit/testing/processor-time.ts';
import { diffWords, type Piece } from './diff-words.ts';

test.for([
  ['en', 'A quick brown fox jumps.', 'A slow red fox jumps.', 'A [quick brown] fox jumps.', 'A [slow red] fox jumps.'],
  [
    'en',
    'Ten engines, two sizes',
    'Ten engines, two sizes and a kit',
    'Ten engines, two sizes',
    'Ten engines, two sizes[ and a kit]',
  ],
  ['zh', '支持两种触觉引擎。', '支持三种触觉引擎。', '支持[两]种触觉引擎。', '支持[三]种触觉引擎。'],
  ['zh', '开始', '开始', '开始', '开始'],
  ['zh', '，', '，', '，', '，'],
  ['en', '', 'New', '', '[New]'],
] as const)('%s: %s → %s', ([locale, before, after, gone, added]) => {
  const pieces = diffWords(before, after, locale);
  expect([print(pieces.before), print(pieces.after)]).toEqual([gone, added]);
});

test('both texts are complete, and equal parts are not marked', () => {
  const anyWords = fc.array(fc.constantFrom('a ', 'b', '触觉', '，', '引擎', ' ', '\n', '👋🏽', '1.5'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(anyWords, anyWords, fc.constantFrom('zh', 'en'), (left, right, locale) => {
      const [before, after] = [left.join(''), right.join('')];
      const pieces = diffWords(before, after, locale);
      expect([whole(pieces.before), whole(pieces.after)]).toEqual([before, after]);
      const kept = (of: readonly Piece[]) => whole(of.filter(({ isChanged }) => !isChanged));
      expect(kept(pieces.before)).toBe(kept(pieces.after));
      if (before === after) expect(pieces.after.some(({ isChanged }) => isChanged)).toBe(false);
    }),
  );
});

test('two long texts are compared within half a second', () => {
  const words = (turn: number) => Array.from({ length: 400 }, (_, at) => `word${at % turn}`).join(' ');
  expect(processorTime(() => diffWords(words(97), words(89), 'en'))).toBeLessThan(500);
  const long = 'x y '.repeat(5000);
  expect(diffWords(`a ${long}a`, `b ${long.replaceAll('x', 'z')}b`, 'en').after).toHaveLength(1);
});

function whole(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function print(pieces: readonly Piece[]): string {
  return pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
}

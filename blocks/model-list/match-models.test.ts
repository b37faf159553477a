import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRanges, foldQuery, foldText, isMatch } from './match-models.ts';
import { readModels } from './read-models.ts';

describe('a search for a model', () => {
  const names = ['小米', 'Xiaomi'].map(foldText);
  const finds = (query: string, model = '14 Pro') => isMatch(foldQuery(query), names, foldText(model));

  it('finds it by brand in either script, by model, and by both run together', () => {
    for (const query of [
      '小米',
      'xiaomi',
      'XIAO MI',
      'pro',
      '14pro',
      'xiaomi14',
      '小米 pro',
      'pro 小米',
      '１４ ｐｒｏ',
    ]) {
      expect([query, finds(query)]).toEqual([query, true]);
    }
  });

  it('wants every word to match', () => {
    expect(finds('小米 13')).toBe(false);
    expect(finds('华为 14')).toBe(false);
  });

  it('does not mind hyphens, accents and the space inside a name', () => {
    expect(finds('mi10', 'Mi-10')).toBe(true);
    expect(finds('a b', 'Ä·B')).toBe(true);
  });

  it('keeps the signs that tell two models apart', () => {
    expect(finds('s9+', 'Galaxy S9')).toBe(false);
    expect(finds('s9+', 'Galaxy S9+')).toBe(true);
  });

  it('finds everything when nothing was typed', () => {
    expect(finds(' - ')).toBe(true);
  });
});

describe('what is marked', () => {
  it('is the words themselves, with the space between two of them', () => {
    expect(marked('Find X 21e', 'find x21')).toEqual(['Find X 21']);
    expect(marked('Mate 40 Pro', 'pro mate')).toEqual(['Mate', 'Pro']);
  });

  it('keeps whole characters where folding makes two of one', () => {
    expect(marked('ﬁnd', 'f')).toEqual(['ﬁ']);
    expect(marked('😀 Ⅻ', 'xii')).toEqual(['Ⅻ']);
  });

  it('always holds what was looked for, and is always there when a name contains it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(20), fc.nat(20), (text, from, length) => {
        const words = foldQuery(text.slice(from, from + length));
        const ranges = findRanges(text, words);
        for (const word of words) {
          if (!foldText(text).includes(word)) continue;
          expect(ranges.some(([start, end]) => foldText(text.slice(start, end)).includes(word))).toBe(true);
        }
        for (const [index, [start, end]] of ranges.entries()) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(ranges[index + 1]?.[0] ?? text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  function marked(text: string, query: string): string[] {
    return findRanges(text, foldQuery(query)).map(([start, end]) => text.slice(start, end));
  }
});

it('reads a pasted column without blank lines, stray spaces and repetitions', () => {
  expect(readModels(' P30 \r\n\r\nP30  Pro\nP30\n\t\n')).toEqual(['P30', 'P30 Pro']);
  expect(readModels('')).toEqual([]);
});

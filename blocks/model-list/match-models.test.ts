import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRanges, findRows, foldQuery, foldText, readRows } from './match-models.ts';

describe('a search for a model', () => {
  const finds = (query: string, model = '14 Pro', names: readonly string[] = ['小米', 'Xiaomi', 'Mi']) =>
    findRows(foldQuery(query), readRows(names, [model])).length === 1;

  it('finds it by brand in either script, by model, and by both as one word', () => {
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

  it('requires every word to match', () => {
    expect(finds('小米 13')).toBe(false);
    expect(finds('华为 14')).toBe(false);
  });

  it('ignores hyphens, accents and spaces inside a name', () => {
    expect(finds('mi10', 'Mi-10')).toBe(true);
    expect(finds('a b', 'Ä·B')).toBe(true);
  });

  it('respects symbols that distinguish two models', () => {
    expect(finds('s9+', 'Galaxy S9')).toBe(false);
    expect(finds('s9+', 'Galaxy S9+')).toBe(true);
  });

  it('finds everything if nothing was typed', () => {
    expect(finds(' - ')).toBe(true);
  });

  it('matches at the start of a word, or of a number after letters', () => {
    expect(finds('60', 'P60')).toBe(true);
    expect(finds('0', 'P60')).toBe(false);
    expect(finds('ro', '14 Pro')).toBe(false);
    expect(finds('魔', '红魔 9')).toBe(true);
  });

  it('finds a name that writes several of the words as one', () => {
    expect(finds('red magic 9', 'RedMagic 9 Pro', ['nubia', 'RedMagic'])).toBe(true);
  });
});

describe('a search among brands', () => {
  const huawei = [
    'Mate 60 Pro+',
    'Mate 60 Pro',
    'Mate 60',
    'Mate 50 Pro',
    'P60 Art',
    'P60 Pro',
    'P60',
    'MatePad Pro 11',
  ];
  const brands: readonly (readonly [names: readonly string[], models: readonly string[]])[] = [
    [
      ['Apple', '苹果', 'iPhone'],
      ['iPhone 15 Pro Max', 'iPhone 15 Pro', 'iPhone 15', 'iPhone 14 Pro', 'iPhone 12 mini'],
    ],
    [['Huawei', '华为', 'nova', 'MatePad'], huawei],
    [
      ['Xiaomi', '小米', 'Mi'],
      ['15 Pro', '15', '14T Pro', '14T', '14 Pro', 'MIX Fold 4'],
    ],
    [
      ['OPPO', '欧珀', 'Find', 'Reno'],
      ['Find X8 Pro', 'Find N3', 'Reno12 Pro', 'Reno12'],
    ],
    [
      ['Samsung', '三星', 'Galaxy'],
      ['Galaxy S24 Ultra', 'Galaxy S24+', 'Galaxy S23 Ultra'],
    ],
    [
      ['Motorola', '摩托罗拉', 'moto'],
      ['edge 50 Pro', 'edge 50', 'moto X40'],
    ],
  ];
  const rows = brands.flatMap(([names, models]) =>
    readRows(names, models).map((row, index) => ({ ...row, full: `${names[0]} ${models[index]}` })),
  );
  const find = (query: string) => findRows(foldQuery(query), rows).map(({ full }) => full);

  it('prefers names that contain the words next to each other: "mate 60" does not find the P60', () => {
    expect(find('mate 60')).toEqual(['Huawei Mate 60 Pro+', 'Huawei Mate 60 Pro', 'Huawei Mate 60']);
    expect(find('p 60')).toEqual(['Huawei P60 Art', 'Huawei P60 Pro', 'Huawei P60']);
  });

  it('gets narrower with every word', () => {
    expect(find('iphone 15 pro')).toEqual(['Apple iPhone 15 Pro Max', 'Apple iPhone 15 Pro']);
    expect(find('galaxy s24 ultra')).toEqual(['Samsung Galaxy S24 Ultra']);
    expect(find('小米 14t')).toEqual(['Xiaomi 14T Pro', 'Xiaomi 14T']);
    expect(find('mi 15')).toEqual(['Xiaomi 15 Pro', 'Xiaomi 15']);
  });

  it('still finds words that are not next to each other', () => {
    expect(find('ultra samsung s24')).toEqual(['Samsung Galaxy S24 Ultra']);
    expect(find('moto edge 50 pro')).toEqual(['Motorola edge 50 Pro']);
  });

  it('finds by the name of a series only its models, not the whole brand', () => {
    expect(find('matepad')).toEqual(['Huawei MatePad Pro 11']);
    expect(find('reno12')).toEqual(['OPPO Reno12 Pro', 'OPPO Reno12']);
    expect(find('find')).toEqual(['OPPO Find X8 Pro', 'OPPO Find N3']);
  });

  it('finds by the name of a brand all its models', () => {
    expect(find('huawei')).toHaveLength(huawei.length);
    expect(find('moto')).toHaveLength(3);
  });
});

describe('a mark', () => {
  it('covers the words and the space between two of them', () => {
    expect(marked('Find X 21e', 'find x21')).toEqual(['Find X 21']);
    expect(marked('Mate 40 Pro', 'pro mate')).toEqual(['Mate', 'Pro']);
  });

  it('covers whole characters even if folding turns one into several', () => {
    expect(marked('ﬁnd', 'f')).toEqual(['ﬁ']);
    expect(marked('😀 Ⅻ', 'xii')).toEqual(['Ⅻ']);
  });

  it('does not start inside a word', () => {
    expect(marked('Mate 60 Pro', 'p 60')).toEqual(['60 P']);
    expect(marked('P60 Pro', '60')).toEqual(['60']);
    expect(marked('14 Pro', 'ro')).toEqual([]);
  });

  it('always exists if a name starts with the query, and contains the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(20), (text, length) => {
        const words = foldQuery(text.slice(0, length));
        const ranges = findRanges(text, words);
        for (const word of words) {
          if (!foldText(text).startsWith(word)) continue;
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

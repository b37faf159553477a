import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters, isLongerThan, listCharacters, shortenText, takeCharacters } from './characters.ts';

const family = '👩‍👩‍👧‍👦';

it.each([
  ['', 0],
  ['abc', 3],
  ['触觉', 2],
  [family, 1],
  ['🇨🇳🇬🇧', 2],
  ['e\u0301', 1],
  ['カ\u3099', 1],
  ['각'.normalize('NFD'), 1],
  ['क्षि', 1],
])('%s has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('cuts between characters, and adds an ellipsis only where something was cut', () => {
  expect(shortenText(`${family}${family}${family}`, 2)).toBe(`${family}${family}…`);
  expect(shortenText('ab', 2)).toBe('ab');
  expect(shortenText('ab c', 3)).toBe('ab…');
  expect(takeCharacters('e\u0301e\u0301', 1)).toBe('e\u0301');
  expect(isLongerThan(family.repeat(10), 80)).toBe(false);
  expect(isLongerThan('a'.repeat(81), 80)).toBe(true);
});

it('a character of a million marks does not count as one', () => {
  const tower = `e${'\u0301'.repeat(1_000_000)}`;
  expect(isLongerThan(tower, 100)).toBe(true);
  expect(takeCharacters(tower, 100).length).toBeLessThan(1_000);
  expect(shortenText(tower, 100).length).toBeLessThan(1_000);
});

it('agrees with the segmenter for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat(12), (text, most) => {
      const all = [...listCharacters(text)];
      expect(countCharacters(text)).toBe(all.length);
      expect(text.startsWith(takeCharacters(text, most))).toBe(true);
      if (all.length * 2 >= text.length) expect(takeCharacters(text, most)).toBe(all.slice(0, most).join(''));
    }),
  );
});

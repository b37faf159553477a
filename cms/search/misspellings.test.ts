import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countMistakes, listLikely, listMisspellings } from './misspellings.ts';

it.each([
  ['haptic', 'haptic', 0],
  ['haptic', 'hapitc', 1],
  ['haptic', 'hptic', 1],
  ['haptic', 'happtic', 1],
  ['haptic', 'hartic', 1],
  ['actuator', 'acutater', 2],
  ['', 'abc', 3],
])('the edit distance between "%s" and "%s" is %i', (a, b, mistakes) => {
  expect([countMistakes(a, b), countMistakes(b, a)]).toEqual([mistakes, mistakes]);
});

const letter = fc.constantFrom(...'abcdefghij');

it('a word is still found after any single edit', () => {
  const mistake = fc.tuple(
    fc.array(letter, { minLength: 5, maxLength: 7 }).map((letters) => letters.join('')),
    fc.nat(4),
    letter,
    fc.constantFrom('out', 'in', 'instead', 'swapped'),
  );
  fc.assert(
    fc.property(mistake, ([word, at, other, kind]) => {
      const typed = {
        out: word.slice(0, at) + word.slice(at + 1),
        in: word.slice(0, at) + other + word.slice(at),
        instead: word.slice(0, at) + other + word.slice(at + 1),
        swapped: word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
      }[kind];
      const kept = new Set(listMisspellings(word));
      return listMisspellings(typed).some((rest) => kept.has(rest));
    }),
  );
});

it('words with fewer edits come first, and words too far away are left out', () => {
  const words = ['actuators', 'actuator', 'activator', 'accurate'];
  expect(listLikely('actuatr', words).map(({ word }) => word)).toEqual(['actuator']);
  expect(listLikely('actuatorz', words).map(({ word }) => word)).toEqual(['actuators', 'actuator']);
});

it('a long word is indexed under only a few forms', () => {
  expect(listMisspellings('internationalisation').length).toBeLessThanOrEqual(29);
});

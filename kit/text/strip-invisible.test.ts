import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasInvisible, hasUnseen, stripInvisible, stripInvisibleInLines } from './strip-invisible.ts';

it.each([
  ['a direction override', 'a\u202eb', 'ab'],
  ['direction marks and isolates', '\u200eA\u200f\u061c\u2066B\u2069', 'AB'],
  ['control characters', 'a\u0000\u0008\u001b\u007f\u009fb', 'ab'],
  ['line breaks and tabs', 'a\r\nb\tc\u2028d', 'a b c d'],
  ['zero-width spaces and joiners among Latin letters', 'hap\u200btic\u200d \ufeffx\u2060y\u200c', 'haptic xy'],
  ['soft hyphens and fillers', 'a\u00adb\u3164c\uffa0d\u115fe', 'abcde'],
  ['stray variation selectors and tags', 'a\ufe0fb\u{e0061}1\ufe0f', 'ab1'],
])('takes out %s', (_, text, plain) => {
  expect(stripInvisible(text)).toBe(plain);
  expect(hasInvisible(text)).toBe(true);
});

it.each([
  ['a family', '👩‍👩‍👧'],
  ['a skin tone before a joiner', '👩🏽‍💻'],
  ['a heart on fire', '❤️‍🔥'],
  ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a keycap', '1️⃣'],
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['Hindi with joiners', 'क्\u200dष क्\u200cष'],
  ['an ideograph with its variant', '葛\u{e0100}'],
  ['accents', 'Việt résumé ガイド'],
  ['an ordinary title', '触觉 Engine (2.0) – “new”…'],
])('keeps %s', (_, text) => {
  expect(stripInvisible(text)).toBe(text);
  expect(hasInvisible(text)).toBe(false);
});

it('names that are compared have nothing unseen, not even what writing needs elsewhere', () => {
  for (const text of ['a\u200db', '👩\u200d💻', 'ا\u200cا', 'a\u2800', 'a\ue000', '\u{e0041}', 'a\ud800', 'a\tb'])
    expect(hasUnseen(text), JSON.stringify(text)).toBe(true);
  for (const text of ['lin@haptera.example', '触感', 'é', '👩', 'a b']) expect(hasUnseen(text), text).toBe(false);
});

it('keeps the lines of a longer text', () => {
  expect(stripInvisibleInLines('a\u202eb\r\n\tc\u200b\n')).toBe('ab\r\n\tc\n');
});

it('leaves nothing to take out, in linear time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(hasInvisible(stripInvisible(text))).toBe(false);
    }),
  );
  const start = performance.now();
  for (const unit of ['\u200d', '👩\u200d', 'ا\u200c', '\u{1f3f4}\u{e0061}', 'a\r\n'])
    stripInvisible(unit.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});

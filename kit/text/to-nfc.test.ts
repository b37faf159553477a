import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toNfc } from './to-nfc.ts';

it('gives both forms of a name the same characters', () => {
  for (const name of ['ガイド', 'Việt', '각', 'résumé', 'Å']) {
    expect(toNfc(name.normalize('NFD'))).toBe(name.normalize('NFC'));
  }
});

it('changes no sign of markup, even one with a stroke behind it', () => {
  expect(toNfc('<p>\u0338e\u0301</p>')).toBe('<p>\u0338é</p>');
  expect(toNfc('a=\u0323\u0338b<\u0338')).toBe('a=\u0338\u0323b<\u0338');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<', '>', '=', '"', 'e', '\u0338', '\u0301', '\u0323', 'a')), (signs) => {
      const text = signs.join('');
      const markup = (of: string) => of.replace(/[^<>="]/g, '');
      expect(markup(toNfc(text))).toBe(markup(text));
      expect(toNfc(toNfc(text))).toBe(toNfc(text));
    }),
  );
});

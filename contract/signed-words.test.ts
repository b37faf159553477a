import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMacOf, printMac, readWords, signWords } from './signed-words.ts';

const key = randomBytes(32);

test('what was signed is read back, and nothing of it can be changed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.integer())), fc.nat(), (values, at) => {
      const signed = signWords(key, values);
      expect(readWords(key, signed)).toEqual(values);
      const place = at % signed.length;
      const other = signed[place] === 'A' ? 'B' : 'A';
      expect(readWords(key, signed.slice(0, place) + other + signed.slice(place + 1))).toBeNull();
    }),
  );
});

test('a signature has one spelling', () => {
  const signature = printMac(key, 'text');
  expect(isMacOf(key, 'text', signature)).toBe(true);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // 43 characters hold 258 bits, of which 256 count: a decoder reads these four endings as one.
  const last = alphabet.indexOf(signature.at(-1) ?? '');
  const alike = [1, 2, 3].map((bits) => signature.slice(0, -1) + alphabet[last ^ bits]);
  const padded = [`${signature}=`, ` ${signature}`, `${signature}.`];
  for (const spelling of [...alike, ...padded]) {
    expect([spelling, isMacOf(key, 'text', spelling)]).toEqual([spelling, false]);
  }
  expect(Buffer.from(alike[0] ?? '', 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles } from './scripts/testing/source-files.ts';
import { codes } from './session/codes.ts';

/** Section 8 of the specification. */
const specified = [
  ...[401, 402, 501, 502, 601, 602, 603, 604, 607, 701, 702, 403, 404, 522, 405, 500, 503, 511, 521],
  ...[531, 532, 533, 605, 606, 703, 704, 706, 705, 800, 900],
];

const sources = listSourceFiles()
  .filter(({ room }) => room === 'platform')
  .map(({ file, isTest }) => ({ isTest, text: readFileSync(path.resolve(import.meta.dirname, file), 'utf8') }));
const refusals = Object.entries(codes).map(([name, { code }]) => ({ name, code }));

test('the catalogue has every code of the specification, without duplicates', () => {
  const known = refusals.map(({ code }): number => code);
  expect(specified.filter((code) => !known.includes(code))).toEqual([]);
  expect(known.length).toBe(new Set(known).size);
});

test.each(refusals)('$code ($name) is used by the platform and covered by a test', ({ name, code }) => {
  const isAnswered = sources.some(
    ({ isTest, text }) => !isTest && new RegExp(`'${name}'|codes\\.${name}\\b`).test(text),
  );
  expect(isAnswered).toBe(true);
  expect(sources.some(({ isTest, text }) => isTest && new RegExp(`\\b${code}\\b`).test(text))).toBe(true);
});

import { expect, test } from 'vitest';
import { printCsv } from './print-csv.ts';

test('commas, quotes, line breaks and Chinese characters are preserved', () => {
  expect(
    printCsv([
      ['a,b', 'say "hi"'],
      ['two\nlines', '触境'],
    ]),
  ).toBe('\ufeff"a,b","say ""hi"""\r\n"two\nlines","触境"\r\n');
});

test('no value holds characters that nobody sees', () => {
  expect(printCsv([['a\u202eb\u200b', '👩\u200d💻\tc']])).toBe('\ufeff"ab","👩\u200d💻\tc"\r\n');
});

test('no value is interpreted as a formula', () => {
  for (const value of ['=1+1', '+49 30', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=1']) {
    expect(printCsv([[value]])).toBe(`\ufeff"'${value}"\r\n`);
  }
});

test('a formula behind a character that nobody sees is not interpreted either', () => {
  expect(printCsv([['\u200b=1+1', '\u202e@SUM(A1)']])).toBe(`\ufeff"'=1+1","'@SUM(A1)"\r\n`);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { latinFamilies, printLatinFaces } from './latin-faces.ts';

const faces = parse(printLatinFaces({ common: '/common.woff2', complete: '/complete.woff2' }, 'optional'));

describe.each(Object.entries(latinFamilies))('the Latin font where text is %s', (locale, family) => {
  const own = faces.filter((face) => face['font-family'] === `'${family}'`);

  test.each([400, 520, 550, 600])('at weight %i the web font takes precedence over its fallbacks', (weight) => {
    const sources = own.filter((face) => covers(face['font-weight'], weight)).map(({ src }) => src);
    expect(sources.map((src) => src?.startsWith('local('))).toEqual([true, true, false, false]);
    expect(sources.at(-2)).toContain('/common.woff2');
  });

  test('each character of the web font has one file', () => {
    const files = own.filter(({ src = '', ...face }) => src.startsWith('url(') && covers(face['font-weight'], 400));
    const characters = files.flatMap((face) => readRange(face['unicode-range']));
    expect(new Set(characters).size).toBe(characters.length);
  });

  test(`marks that both scripts share are ${locale === 'zh' ? 'left to the Chinese font' : 'in it'}`, () => {
    const characters = new Set(own.flatMap((face) => readRange(face['unicode-range'])));
    for (const mark of '·—‘’“”…') expect(characters.has(mark.codePointAt(0) ?? 0), mark).toBe(locale === 'en');
  });
});

test('only the common face waits for the next page if it is late', () => {
  const displays = faces.map((face) => [face.src?.includes('/common.'), face['font-display']]);
  expect(new Set(displays.map(String))).toEqual(new Set(['true,optional', 'false,swap', 'false,']));
});

test('the only web font that every page fetches is smaller than 30 KB', () => {
  expect(readFileSync(new URL('fonts/bricolage-grotesque-basic.woff2', import.meta.url)).length).toBeLessThan(30_000);
});

function parse(css: string): Partial<Record<string, string>>[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(body.split(';').map((line) => line.split(/:(.*)/, 2))),
  );
}

function covers(range = '', weight: number): boolean {
  const [least = 0, most = least] = range.split(' ').map(Number);
  return least <= weight && weight <= most;
}

function readRange(range = ''): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

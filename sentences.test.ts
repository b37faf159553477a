import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** The rows of the tables of `docs/sentences.md`. */
const rows = readFileSync(path.join(root, 'docs/sentences.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!sentence |---)/.test(line))
  .map((line) => {
    const [sentence = '', place = '', title = '', ...more] = line.slice(2, -2).split(' | ');
    return { sentence, place, title, isWhole: more.length === 0 };
  });

test('every sentence of the specification names the test that covers it, or what it is waiting for', () => {
  expect(rows.length).toBeGreaterThan(80);
  const broken = rows.filter(({ sentence, place, title, isWhole }) => !isWhole || !sentence || !place || !title);
  expect(broken).toEqual([]);
});

test('every test that covers a sentence of the specification exists', () => {
  const gone = rows.filter(({ place, title }) => place !== 'not yet' && !isThere(place, title));
  expect(gone.map(({ place, title }) => `${place}: ${title}`)).toEqual([]);
});

function isThere(place: string, title: string): boolean {
  const file = path.join(root, place.slice(1, -1));
  if (!/^`.+\.(?:test|spec)\.tsx?`$/.test(place) || !existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return ["'", '`', '"'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

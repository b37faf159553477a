import path from 'node:path';
import { expect, it } from 'vitest';
import { pageDirectory } from './page-directory.ts';

const owner = { dataDirectory: '/data', database: null, build: 'one' };

it('pages of one product stand where they stood before its restart', () => {
  expect(pageDirectory({ ...owner })).toBe(pageDirectory(owner));
  expect(path.dirname(pageDirectory(owner))).toBe('/data/pages');
});

it('products with other data, another database or another build share no page', () => {
  const all = [
    owner,
    { ...owner, dataDirectory: '/other' },
    { ...owner, database: 'here:5432/one' },
    { ...owner, database: 'here:5432/two' },
    { ...owner, build: 'two' },
  ].map(pageDirectory);
  expect(new Set(all).size).toBe(all.length);
});

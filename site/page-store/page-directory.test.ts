import path from 'node:path';
import { expect, it } from 'vitest';
import { pageDirectory } from './page-directory.ts';

const owner = { dataDirectory: '/data', databaseUrl: null, build: 'one' };

it('pages of one product stand where they stood before its restart', () => {
  expect(pageDirectory({ ...owner })).toBe(pageDirectory(owner));
  expect(path.dirname(pageDirectory(owner))).toBe('/data/pages');
});

it('products with other data, another database or another build share no page', () => {
  const all = [
    owner,
    { ...owner, dataDirectory: '/other' },
    { ...owner, databaseUrl: 'postgres://here/one' },
    { ...owner, databaseUrl: 'postgres://here/two' },
    { ...owner, build: 'two' },
  ].map(pageDirectory);
  expect(new Set(all).size).toBe(all.length);
});

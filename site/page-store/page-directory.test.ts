import path from 'node:path';
import { expect, it } from 'vitest';
import { pageDirectory } from './page-directory.ts';

const owner = { dataDirectory: '/data', database: null, build: 'one' };

it('the directory of stored pages is the same after a restart', () => {
  expect(pageDirectory({ ...owner })).toBe(pageDirectory(owner));
  expect(path.dirname(pageDirectory(owner))).toBe('/data/pages');
});

it('another data directory, database or build has its own directory', () => {
  const all = [
    owner,
    { ...owner, dataDirectory: '/other' },
    { ...owner, database: 'here:5432/one' },
    { ...owner, database: 'here:5432/two' },
    { ...owner, build: 'two' },
  ].map(pageDirectory);
  expect(new Set(all).size).toBe(all.length);
});

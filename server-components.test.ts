import { expect, test } from 'vitest';
import { findBrowserCode } from './scripts/server-components/find-browser-code.mjs';
import { listSourceFiles, readSource, targetsOf } from './scripts/testing/source-files.ts';

const sources = new Map(listSourceFiles().map((source) => [source.file, source]));

/** The components of blocks and templates of content types, and everything that they import from their own room. */
function listServerFiles(): string[] {
  const found = new Set(
    [...sources.keys()].filter((file) => /^(?:blocks|content-types)\/([^/]+)\/\1\.tsx$/.test(file)),
  );
  for (const file of found) {
    const { room, imports = [] } = sources.get(file) ?? {};
    for (const target of imports.flatMap((source) => targetsOf(file, source))) {
      const isIsland = target.endsWith('/island.tsx');
      if (!isIsland && sources.get(target)?.room === room && /\.tsx?$/.test(target)) found.add(target);
    }
  }
  return [...found];
}

test('components of blocks and templates do nothing that only works in a browser', () => {
  const files = listServerFiles();
  expect(files).toContain('blocks/hero/hero.tsx');
  expect(files).toContain('blocks/block-frame.tsx');
  const problems = files.flatMap((file) => findBrowserCode(file, readSource(file)));
  expect(problems, problems.join('\n')).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each room may import from other rooms. `docs/house.md` explains the floors. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  'cms-schema': ['kit'],
  ui: ['kit'],
  session: ['kit'],
  contract: ['cms-schema', 'kit'],
  blocks: ['cms-schema', 'ui', 'session', 'kit'],
  site: ['blocks', 'contract', 'cms-schema', 'ui', 'session', 'kit'],
  studio: ['blocks', 'contract', 'cms-schema', 'ui', 'session', 'kit'],
  cms: ['blocks', 'contract', 'cms-schema', 'kit'],
  platform: ['kit'],
  app: ['site', 'studio'],
  edge: ['contract', 'kit'],
};

/** Libraries with one job have one importing file. */
const doors: Readonly<Record<string, string>> = {
  'graphql-request': 'site/cms.ts',
  '@wordpress/api-fetch': 'studio/cms.ts',
  'sanitize-html': 'kit/html/on-server/review-html.ts',
  parse5: 'kit/html/on-server/build-tree.ts',
  'html-react-parser': 'ui/html/on-server/present-html.tsx',
  pg: 'kit/database/connect.ts',
  'js-cookie': 'session/remember-locale.ts',
};

const root = import.meta.dirname;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
  .map((file) => ({
    file,
    room: file.split('/')[0] ?? '',
    isTest: /\.test\.tsx?$|\/testing\//.test(file),
    imports: importsOf(file),
  }));

describe('the floors of the house', () => {
  test.each(files.filter(({ room }) => room in mayImport))(
    '$file imports only downwards',
    ({ file, room, imports }) => {
      const allowed = mayImport[room] ?? [];
      for (const source of imports) {
        const target = roomOf(file, source);
        if (target === null || target === room) continue;
        expect(
          allowed,
          `${file} imports ${source}. "${room}" may use ${allowed.join(', ') || 'no other room'}: move what is shared down, or speak HTTP.`,
        ).toContain(target);
      }
    },
  );

  test('cms takes definitions of blocks, never their components', () => {
    const wrong = files
      .filter(({ room, isTest }) => room === 'cms' && !isTest)
      .flatMap(({ file, imports }) =>
        imports
          .filter((source) => source.startsWith('#blocks/') && source.endsWith('.tsx'))
          .map((source) => `${file}: ${source}`),
      );
    expect(wrong).toEqual([]);
  });

  test('no block imports another', () => {
    const wrong = files
      .filter(({ room, file }) => room === 'blocks' && file.split('/').length > 2)
      .flatMap(({ file, imports }) =>
        imports
          .filter((source) => source.startsWith('.'))
          .map((source) => path.posix.join(path.posix.dirname(file), source))
          .filter((target) => target.split('/').length > 2 && target.split('/')[1] !== file.split('/')[1])
          .map((target) => `${file}: ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the doors of the house', () => {
  test.each(Object.entries(doors))('%s is imported by %s alone', (library, door) => {
    const importers = files
      .filter(({ isTest, room }) => !isTest && room in mayImport)
      .filter(({ imports }) => imports.some((source) => source === library || source.startsWith(`${library}/`)))
      .map(({ file }) => file);
    expect(importers.filter((file) => file !== door)).toEqual([]);
  });

  test('the environment is read in env.ts files alone', () => {
    const readers = files
      .filter(({ room, isTest, file }) => room in mayImport && !isTest && !file.endsWith('/env.ts'))
      .filter(({ file }) => /process\.env\b/.test(read(file)))
      .map(({ file }) => file);
    expect(readers).toEqual([]);
  });
});

function importsOf(file: string): string[] {
  const pattern =
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [...read(file).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function roomOf(file: string, source: string): string | null {
  if (source.startsWith('#')) return source.slice(1).split('/')[0] ?? null;
  if (!source.startsWith('.')) return null;
  const target = path.posix.join(path.posix.dirname(file), source);
  return target.includes('/') ? (target.split('/')[0] ?? null) : null;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

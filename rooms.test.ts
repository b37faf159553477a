import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  isTestOrRig,
  listSourceFiles,
  packageOf,
  readManifest,
  readSource,
  targetsOf,
} from './scripts/testing/source-files.ts';

/** What each room may import from other rooms. `docs/house.md` explains the floors. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  'cms-schema': ['kit'],
  ui: ['kit'],
  session: ['kit'],
  identity: ['kit'],
  contract: ['cms-schema', 'kit'],
  blocks: ['cms-schema', 'ui', 'session', 'kit'],
  'content-types': ['contract', 'cms-schema', 'ui', 'session', 'kit'],
  site: ['blocks', 'content-types', 'contract', 'cms-schema', 'ui', 'session', 'kit'],
  studio: ['blocks', 'content-types', 'contract', 'cms-schema', 'ui', 'session', 'kit'],
  demo: ['blocks', 'cms-schema', 'kit'],
  cms: ['blocks', 'content-types', 'contract', 'demo', 'cms-schema', 'identity', 'kit'],
  platform: ['contract', 'session', 'identity', 'kit'],
  app: ['site', 'studio'],
  pages: ['site'],
  edge: ['contract', 'kit'],
};

/** Imports across floors that are allowed for a single file, and why. */
const exceptions = [
  // A backup contains the whole product, so it needs the table names of the platform too, and nothing else from it.
  { file: 'cms/backup/kept-rooms.ts', source: '#platform/database/kept.ts' },
] as const;

/**
 * Where each library may be imported: files, or folders with a trailing slash. A library with one job has one file; a
 * heavy one is confined to a few rooms. Libraries that are not listed may not be imported at all.
 */
const doors: Readonly<Record<string, readonly string[]>> = {
  '@myriaddreamin/typst-ts-node-compiler': ['cms/supported-lists/print/compile-list.ts'],
  '@node-rs/argon2': ['identity/password-hash.ts'],
  '@redis/client': ['identity/redis-counter.ts'],
  '@wordpress/api-fetch': ['studio/cms/send.ts'],
  '@tiptap/pm': ['studio/controls/rich-text/'],
  antd: ['studio/desk/'],
  aws4fetch: ['platform/files/s3-connection.ts'],
  busboy: ['kit/http/read-multipart.ts'],
  '@fontsource-variable/bricolage-grotesque': ['ui/latin-font.tsx'],
  fontkit: ['site/share-pictures/faces.ts'],
  diff: ['studio/translation/diff-words.ts'],
  graphql: ['cms/'],
  '@graphql-typed-document-node/core': ['site/generated/'],
  'graphql-request': ['site/cms.ts'],
  'html-react-parser': ['ui/html/on-server/present-html.tsx'],
  idb: ['studio/saving/journal.ts'],
  'crypto-js': ['session/seal-password.ts'],
  'js-cookie': ['session/'],
  'tus-js-client': ['blocks/config-access/tool/upload.ts'],
  'highlight.js': ['site/page/article/highlight-code.ts'],
  'lru-cache': ['cms/', 'edge/page-cache.ts', 'site/discovery/answer-kept.ts'],
  next: ['site/', 'studio/'],
  parse5: ['kit/html/on-server/build-tree.ts'],
  pg: ['kit/database/connect.ts'],
  react: ['blocks/', 'content-types/', 'site/', 'studio/', 'ui/'],
  'react-dom': ['site/render/draw-document.tsx', 'studio/', 'ui/latin-font.tsx', 'ui/wake-island.tsx'],
  'sanitize-html': ['kit/html/on-server/review-html.ts'],
  saxes: ['cms/media/clean-svg.ts'],
  'schema-dts': ['site/structured-data/'],
  sharp: ['cms/media/', 'cms/seed/render-drawing.ts', 'site/share-pictures/draw-share-picture.ts'],
  swr: ['studio/use-answer.ts'],
  'next-intl': ['site/i18n/translate.ts'],
  zod: ['platform/'],
  uqr: ['site/shell/draw-qr-code.ts'],
  nodemailer: ['platform/mail/'],
  'styled-components': ['blocks/', 'content-types/', 'site/', 'studio/', 'ui/'],
};

/** Not imported by any room: the Chinese font is read as a file, `tsx` runs the programs, `esbuild` bundles them. */
const withoutDoor: readonly string[] = ['@embedpdf/fonts-sc', 'esbuild', 'tsx'];

const manifest = readManifest();
const files = listSourceFiles();

describe('the floors of the house', () => {
  test.each(files.filter(({ room }) => room in mayImport))(
    '$file imports only downwards',
    ({ file, room, imports }) => {
      const allowed = mayImport[room] ?? [];
      for (const source of imports) {
        const target = roomOf(file, source);
        if (target === null || target === room) continue;
        if (exceptions.some((exception) => exception.file === file && exception.source === source)) continue;
        expect(
          allowed,
          `${file} imports ${source}. "${room}" may use ${allowed.join(', ') || 'no other room'}: move shared code down, or use HTTP.`,
        ).toContain(target);
      }
    },
  );

  test('the CMS imports only the definitions of blocks and content types, never their components', () => {
    const wrong = files
      .filter(({ room, isTest }) => room === 'cms' && !isTest)
      .flatMap(({ file, imports }) =>
        imports
          .filter((source) => /^#(?:blocks|content-types)\//.test(source) && source.endsWith('.tsx'))
          .map((source) => `${file}: ${source}`),
      );
    expect(wrong).toEqual([]);
  });

  test('in cms-schema, only the rich-text field reads HTML', () => {
    const readers = files
      .filter(({ room, isTest, imports }) => room === 'cms-schema' && !isTest && imports.some(isOfHtml))
      .map(({ file }) => file);
    expect(readers, 'Code that sanitizes or renders HTML belongs in the CMS, the site or the studio.').toEqual([
      'cms-schema/fields/rich-text.ts',
    ]);
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

/** The files that import or name each file. */
const users = new Map<string, Set<string>>(files.map(({ file }) => [file, new Set()]));
for (const { file, imports } of files) {
  for (const source of [...imports, ...pathsIn(file)]) {
    for (const target of targetsOf(file, source)) if (target !== file) users.get(target)?.add(file);
  }
}

test('nothing is written into node_modules, which is copied and replaced as a whole', () => {
  const writers = files.filter(({ file }) => /node_modules['"`]?[,/]\s*['"`]?\.cache/.test(readSource(file)));
  expect(writers.map(({ file }) => file).filter((file) => file !== 'rooms.test.ts')).toEqual([]);
});

test('every file is used by another one, except entry points of frameworks and commands', () => {
  const isEntry =
    /^app\/|^pages\/|\/testing\/|\.d\.ts$|\.test\.tsx?$|^[^/]+$|^scripts\/[^/]+$|^(?:art|bench|e2e)\/|\/main\.tsx?$|^site\/generated\//;
  const unused = files.filter(({ file }) => !isEntry.test(file) && users.get(file)?.size === 0);
  expect(unused.map(({ file }) => file)).toEqual([]);
});

describe('test rigs', () => {
  test('are imported by no production code', () => {
    const wrong = files
      .filter(({ file, isTest }) => !isTest && isProduct(file))
      .flatMap(({ file, imports }) =>
        imports
          .flatMap((source) => targetsOf(file, source))
          .filter(isTestOrRig)
          .map((target) => `${file}: ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('and all code that only tests use are in a folder "testing"', () => {
    const forTests = new Set(files.filter(({ isTest }) => isTest).map(({ file }) => file));
    for (let found = -1; found !== forTests.size; ) {
      found = forTests.size;
      for (const { file, room } of files) {
        const own = users.get(file) ?? new Set();
        if (room in mayImport && own.size > 0 && [...own].every((user) => forTests.has(user))) forTests.add(file);
      }
    }
    expect([...forTests].filter((file) => !isTestOrRig(file))).toEqual([]);
  });
});

describe('the doors of the house', () => {
  const programs = files.filter(({ isTest, room }) => !isTest && room in mayImport);

  test.each(Object.entries(doors))('%s is imported only in %s', (library, places) => {
    const importers = programs
      .filter(({ imports }) => imports.some((source) => packageOf(source) === library))
      .map(({ file }) => file);
    const isInside = (file: string) =>
      places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));
    expect(importers.filter((file) => !isInside(file))).toEqual([]);
    const unused = places.filter((place) => !importers.some((file) => file === place || file.startsWith(place)));
    expect(unused, 'No file there imports it any more: remove the entry.').toEqual([]);
  });

  test('the studio uses its own dialogs and toasts, never those of antd', () => {
    const own = /\b(?:Modal|Drawer|Popconfirm|App|message|notification)\b/;
    const wrong = programs
      .filter(({ file }) =>
        [...readSource(file).matchAll(/import \{([^}]*)\} from 'antd'/g)].some(([, names = '']) => own.test(names)),
      )
      .map(({ file }) => file);
    expect(wrong, 'Use studio/desk/parts/desk-dialog.tsx, confirm.tsx and toasts.tsx.').toEqual([]);
  });

  test('texts are counted and cut by what readers call characters, in kit/text/characters.ts', () => {
    // Log lines are cut where they are written, whatever they hold.
    const own = ['kit/text/characters.ts', 'kit/log.ts'];
    const counted = /\.(?:slice|substring|substr)\(0,.*…|granularity: 'grapheme'|\[\.\.\.[\w.]+\]\.length [<>]/;
    const wrong = programs
      .filter(({ file }) => !own.includes(file) && counted.test(readSource(file)))
      .map(({ file }) => file);
    expect(wrong, 'Use countCharacters, isLongerThan, takeCharacters or shortenText.').toEqual([]);
  });

  test('a library without a door is imported by no production code', () => {
    const wrong = programs.flatMap(({ file, imports }) =>
      imports
        .map(packageOf)
        .filter((name): name is string => name !== null && !(name in doors))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every dependency of the product has a door', () => {
    const known = [...Object.keys(doors), ...withoutDoor];
    expect(Object.keys(manifest.dependencies).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('undocumented internals of Next are used only in the folders "next"', () => {
    const places = ['edge/next/', 'site/next/'];
    const knowers = programs
      .filter(({ file }) => ofNext.test(readSource(file)))
      .map(({ file }) => file)
      .filter((file) => !places.some((place) => file.startsWith(place)));
    expect(knowers, 'An upgrade of Next must affect only these places: move the code there.').toEqual([]);
  });

  test('values of unknown shape are read with "propertyOf", which returns "unknown", never with "Reflect.get"', () => {
    expect(programs.filter(({ file }) => readSource(file).includes('Reflect.get(')).map(({ file }) => file)).toEqual(
      [],
    );
  });

  test('the environment is read only in env.ts files', () => {
    // Next's build is configured through the environment.
    const isDoor = (file: string) => file.endsWith('/env.ts') || file === 'site/next/serve-build.mjs';
    const readers = files
      .filter(({ room, isTest, file }) => room in mayImport && !isTest && !isDoor(file))
      .filter(({ file }) => /process\.env\b/.test(readSource(file)))
      .map(({ file }) => file);
    expect(readers).toEqual([]);
  });
});

/** Undocumented names of Next: modules, variables, headers, files, error markers, router state. */
const ofNext =
  /next\/dist\/(?!bin\/)|__NEXT|__next|NEXT_HTTP_ERROR|x-next|x-middleware-|_N_T_|\.next\/(?:BUILD_ID|required)|__prerender_bypass|APP_PAGE|[?&]_rsc\b/;

function isOfHtml(source: string): boolean {
  return source.startsWith('#kit/html/') || source.startsWith('#ui/html/');
}

/** Code that runs for visitors and editors or is started by `npm run …`; not the configuration of tools. */
function isProduct(file: string): boolean {
  const room = file.split('/')[0] ?? '';
  return room in mayImport || room === 'scripts' || file === 'next.config.ts';
}

/** Project files that a program names other than by imports: processes that it starts, loaders, pages. */
function pathsIn(file: string): string[] {
  return [...readSource(file).matchAll(/['"`]([\w./-]+\.(?:tsx?|m?js))['"`]/g)].flatMap(([, named = '']) => [
    named.startsWith('.') ? named : `./${named}`,
    `/${named}`,
  ]);
}

function roomOf(file: string, source: string): string | null {
  if (source.startsWith('#')) return source.slice(1).split('/')[0] ?? null;
  if (!source.startsWith('.')) return null;
  const target = path.posix.join(path.posix.dirname(file), source);
  return target.includes('/') ? (target.split('/')[0] ?? null) : null;
}

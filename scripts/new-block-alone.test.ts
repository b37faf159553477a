import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const name = 'pulse-meter';
const withData = 'news-strip';
let copy = '';

/** A copy of the project as git knows it, with the same libraries, in which blocks are made by the command that people use. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'haptera-new-block-'));
  for (const file of listFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // Next writes its own when it builds; the compiler only needs to know that Next is there.
  writeFileSync(
    path.join(copy, 'next-env.d.ts'),
    '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
  );
  run('--import', 'tsx', 'scripts/new-block.ts', name, '--title-zh', '脉冲计', '--title-en', 'Pulse meter');
  run(
    '--import',
    'tsx',
    'scripts/new-block.ts',
    withData,
    '--title-zh',
    '文章条',
    '--title-en',
    'News strip',
    '--data',
  );
}, 90_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a block made by npm run new:block', () => {
  it('is one folder: nothing else changes but what is generated', () => {
    const changed = listChanges();
    expect(changed.filter((file) => file.startsWith(`blocks/${name}/`))).toEqual([
      `blocks/${name}/block.ts`,
      `blocks/${name}/${name}.test.tsx`,
      `blocks/${name}/${name}.tsx`,
    ]);
    const others = changed.filter((file) => ![name, withData].some((one) => file.startsWith(`blocks/${one}/`)));
    expect(others.toSorted()).toEqual([
      'blocks/components.generated.tsx',
      'blocks/definitions.generated.ts',
      'blocks/pinyin.generated.ts',
      'cms-schema/schema.graphql',
      'site/block-fragments.generated.graphql',
      'site/generated/gql.ts',
      'site/generated/graphql.ts',
      'site/render-block.generated.tsx',
    ]);
  });

  it('can be queried and is drawn by the site', () => {
    expect(read('cms-schema/schema.graphql')).toMatch(/^type HapteraPulseMeter implements /m);
    expect(read('site/block-fragments.generated.graphql')).toContain('... on HapteraPulseMeter');
    expect(read('site/render-block.generated.tsx')).toContain("case 'HapteraPulseMeter':");
  });

  it('stands in the drawer, starts from its example and can be published', () => {
    writeFileSync(path.join(copy, 'studio/look.ts'), look);
    expect(JSON.parse(run('--import', 'tsx', 'studio/look.ts'))).toEqual({
      drawer: { zh: '脉冲计', en: 'Pulse meter' },
      engine: true,
      problems: { zh: [], en: [] },
      cms: { zh: [], en: [] },
    });
    rmSync(path.join(copy, 'studio/look.ts'));
  });

  it('with data is one folder as well, with its query', () => {
    expect(listChanges().filter((file) => file.startsWith(`blocks/${withData}/`))).toEqual([
      `blocks/${withData}/block.ts`,
      `blocks/${withData}/load.ts`,
      `blocks/${withData}/${withData}.test.tsx`,
      `blocks/${withData}/${withData}.tsx`,
      `blocks/${withData}/query.generated.ts`,
      `blocks/${withData}/query.graphql`,
    ]);
  });

  it('with data is asked for by the site and drawn with the answer', () => {
    writeFileSync(path.join(copy, 'site/look.tsx'), lookAtSite);
    expect(JSON.parse(run('--import', 'tsx', 'site/look.tsx'))).toEqual({
      asked: { language: 'EN', first: 3 },
      html: expect.stringContaining('<a href="/en/post/a">What was loaded</a>'),
      drawer: { zh: '文章条', en: 'News strip' },
    });
    rmSync(path.join(copy, 'site/look.tsx'));
  });

  it('is typed all the way, so that the compiler finds the one mistake that is made in each', {
    timeout: 120_000,
  }, () => {
    const file = `blocks/${name}/${name}.tsx`;
    const mistake = "export const wrong: Parameters<typeof PulseMeter>[0]['heading'] = 1;";
    writeFileSync(path.join(copy, file), `${read(file)}\n${mistake}\n`);
    const loading = `blocks/${withData}/${withData}.tsx`;
    const unread = "export const unread: Parameters<typeof NewsStrip>[0]['data'][number]['excerpt'] = '';";
    writeFileSync(path.join(copy, loading), `${read(loading)}\n${unread}\n`);
    const { stdout } = start('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false');
    const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(faults.toSorted()).toEqual([
      expect.stringMatching(`^${loading}.*TS2339`),
      expect.stringMatching(`^${file}.*TS2322`),
    ]);
  });
});

/** Asked inside the copy: what an editor finds, and what the studio and the CMS say to a page that holds the new block. */
const look = `
import { definitions } from '#blocks/definitions.generated.ts';
import { locales } from '#cms-schema/locale.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { readTypedDocument } from '#cms-schema/typed-document.ts';
import { searchBlocks } from './canvas/search-blocks.ts';
import { createBlock } from './document/create-block.ts';
import { emptyDraft } from './document/model.ts';
import { listProblems } from './document/validation.ts';

const [found] = searchBlocks('pulse meter').flatMap(({ blocks }) => blocks);
const page = (locale) => [createBlock(found, locale, () => 'b1', definitions)];
const inBoth = (ask) => Object.fromEntries(locales.map((locale) => [locale, ask(locale)]));
process.stdout.write(JSON.stringify({
  drawer: found.title,
  engine: definitions.get('haptera/pulse-meter') === found,
  problems: inBoth((locale) =>
    listProblems({ ...emptyDraft, title: 'Page', nodes: page(locale) }, { definitions, locale })
      .filter(({ blockId, severity }) => blockId !== null && severity !== 'advice')),
  cms: inBoth((locale) => readTypedDocument(printDocument(page(locale)), definitions).problems),
}));
`;

/** The site's own way from a block of the read API to markup, with an answer of ours. */
const lookAtSite = `
import { renderToStaticMarkup } from 'react-dom/server';
import newsStrip from '#blocks/news-strip/block.ts';
import { prepareBlock } from './render-block.generated.tsx';

const block = {
  __typename: 'HapteraNewsStrip', clientId: 'b1', parentClientId: null, slot: null, depth: 0,
  newsStrip: { heading: 'News', count: 3, tone: 'light' },
};
let asked = null;
const send = async (query, variables) => {
  asked = variables;
  return { posts: { nodes: [{ card: { id: 1, title: 'What was loaded', href: '/en/post/a' } }] } };
};
const { draw } = await prepareBlock(block, 'en', async (request, prepare) => prepare(await request.ask(send)));
const host = { locale: 'en', id: 'b1', signature: 's', isFirst: false, depth: 0 };
const html = renderToStaticMarkup(draw(host, () => null));
process.stdout.write(JSON.stringify({ asked, html, drawer: newsStrip.title }));
`;

/** What git would list, so that nothing of a build or of somebody's data comes along. */
function listFiles(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return files.split('\0').filter((file) => file !== '' && existsSync(path.join(folder, file)));
}

/** Files of the copy that the project does not have, or has with other content. */
function listChanges(): string[] {
  const folders = [
    'app',
    'blocks',
    'cms',
    'cms-schema',
    'contract',
    'demo',
    'edge',
    'kit',
    'scripts',
    'session',
    'site',
    'studio',
    'ui',
  ];
  const listing = execFileSync('find', [...folders, '-type', 'f'], { cwd: copy, encoding: 'utf8' });
  return listing
    .split('\n')
    .filter((file) => file !== '')
    .filter((file) => {
      const original = path.join(root, file);
      return !existsSync(original) || !readFileSync(original).equals(readFileSync(path.join(copy, file)));
    })
    .toSorted();
}

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

function start(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
}

/** What it printed. Throws with all that it said when it fails. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = start(...args);
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

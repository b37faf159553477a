import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#kit/testing/env.ts';
import { copyProject, type ProjectCopy } from './testing/project-copy.ts';

const name = 'pulse-meter';
const withData = 'news-strip';
let copy: ProjectCopy;

/** The files generated from the folders of all blocks. */
const shared = [
  'blocks/definitions.generated.ts',
  'blocks/drawings.generated.ts',
  'blocks/pinyin.generated.ts',
  'cms-schema/schema.graphql',
  'cms-schema/stored-fields.generated.txt',
  'site/block-fragments.generated.graphql',
  'site/generated/graphql.ts',
  'site/render-block.generated.tsx',
];

/** Creates the blocks with the real command. */
beforeAll(() => {
  copy = copyProject('new-block');
  const make = (...args: string[]) => copy.run('--import', 'tsx', 'scripts/new-block.ts', ...args);
  make(name, '--title-zh', '脉冲计', '--title-en', 'Pulse meter');
  make(withData, '--title-zh', '文章条', '--title-en', 'News strip', '--data');
}, 240_000);
afterAll(() => copy.close());

describe('a block made by npm run new:block', () => {
  it('is one folder: apart from it, only generated files change', () => {
    const changed = copy.listChanges();
    expect(changed.filter((file) => file.startsWith(`blocks/${name}/`))).toEqual([
      `blocks/${name}/block.ts`,
      `blocks/${name}/drawing.generated.tsx`,
      `blocks/${name}/${name}.test.tsx`,
      `blocks/${name}/${name}.tsx`,
    ]);
    const others = changed.filter((file) => ![name, withData].some((one) => file.startsWith(`blocks/${one}/`)));
    expect(others.toSorted()).toEqual(shared);
  });

  it('merges without conflicts with a block of another branch', () => {
    const rules = execFileSync('git', ['check-attr', 'merge', '--', ...shared], {
      cwd: path.resolve(import.meta.dirname, '..'),
    });
    expect(rules.toString().trim().split('\n')).toEqual(shared.map((file) => `${file}: merge: union`));
  });

  it('can be queried and is rendered by the site', () => {
    expect(copy.read('cms-schema/schema.graphql')).toMatch(/^type HapteraPulseMeter implements /m);
    expect(copy.read('site/block-fragments.generated.graphql')).toContain('... on HapteraPulseMeter');
    expect(copy.read('site/render-block.generated.tsx')).toContain("case 'HapteraPulseMeter':");
  });

  it('is in the drawer, starts with its example and can be published', () => {
    copy.write('studio/look.ts', look);
    expect(JSON.parse(copy.run('--import', 'tsx', 'studio/look.ts'))).toEqual({
      drawer: { zh: '脉冲计', en: 'Pulse meter' },
      engine: true,
      problems: { zh: [], en: [] },
      cms: { zh: [], en: [] },
    });
    copy.remove('studio/look.ts');
  });

  it('with data is also one folder, including its query', () => {
    expect(copy.listChanges().filter((file) => file.startsWith(`blocks/${withData}/`))).toEqual([
      `blocks/${withData}/block.ts`,
      `blocks/${withData}/drawing.generated.tsx`,
      `blocks/${withData}/load.ts`,
      `blocks/${withData}/${withData}.test.tsx`,
      `blocks/${withData}/${withData}.tsx`,
      `blocks/${withData}/query.generated.ts`,
      `blocks/${withData}/query.graphql`,
    ]);
  });

  it('with data is queried by the site and rendered with the answer', () => {
    copy.write('site/look.tsx', lookAtSite);
    expect(JSON.parse(copy.run('--import', 'tsx', 'site/look.tsx'))).toEqual({
      asked: { language: 'EN', first: 3 },
      html: expect.stringContaining('<a href="/en/post/a">What was loaded</a>'),
      drawer: { zh: '文章条', en: 'News strip' },
    });
    copy.remove('site/look.tsx');
  });

  // Type-checking a whole project takes a minute, and this project's types are checked before the tests anyway.
  it.runIf(isLong)(
    'is fully typed, so that the compiler finds a deliberate mistake in each component',
    {
      timeout: 300_000,
    },
    () => {
      // Add a field that the tests do not mention: adding a field must not break unrelated tests.
      for (const folder of [name, withData]) addField(`blocks/${folder}/block.ts`);
      // Add a content type as well, so that its generated files are checked too.
      copy.run('--import', 'tsx', 'scripts/new-type.ts', 'case-study');
      const file = `blocks/${name}/${name}.tsx`;
      const mistake = "export const wrong: Parameters<typeof PulseMeter>[0]['heading'] = 1;";
      copy.write(file, `${copy.read(file)}\n${mistake}\n`);
      const loading = `blocks/${withData}/${withData}.tsx`;
      const unread = "export const unread: Parameters<typeof NewsStrip>[0]['data'][number]['excerpt'] = '';";
      copy.write(loading, `${copy.read(loading)}\n${unread}\n`);
      const { stdout } = copy.start('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false');
      const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
      expect(faults.toSorted()).toEqual([
        expect.stringMatching(`^${loading}.*TS2339`),
        expect.stringMatching(`^${file}.*TS2322`),
      ]);
    },
  );
});

/** Adds a field as a developer would: in the definition and in both examples. */
function addField(definition: string): void {
  const changed = copy
    .read(definition)
    .replace('  fields: {\n', "  fields: {\n    isWide: toggle({ label: { zh: '宽', en: 'Wide' }, default: false }),\n")
    .replaceAll('attributes: {\n', 'attributes: {\n        isWide: true,\n');
  copy.write(definition, `import { toggle } from '#cms-schema/fields/toggle.ts';\n${changed}`);
}

/**
 * Runs inside the copy: reports what an editor finds in the drawer, and the problems that studio and CMS see in a page
 * with the block.
 */
const look = `
import { definitions } from '#blocks/definitions.generated.ts';
import { locales } from '#cms-schema/locale.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { readTypedDocument } from '#cms-schema/typed-document.ts';
import { searchBlocks } from './canvas/search-blocks.ts';
import { createBlock } from '#cms-schema/create-block.ts';
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

/** Runs inside the copy: renders a block of the read API as the site does, with a canned answer. */
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

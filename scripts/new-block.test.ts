import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { resolveFields } from '#cms-schema/fields/fields.ts';
import { locales } from '#cms-schema/locale.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { emptyLibrary } from '#cms-schema/testing/resolve-example.ts';
import { readTypedDocument, storedNodes } from '#cms-schema/typed-document.ts';
import { requireBlockNames } from './new-block/block-names.ts';
import { writeBlock } from './new-block/write-block.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Inside the project, so that `#room/…` imports resolve, but in a folder that git and the compiler ignore. */
const blocks = path.join(root, `.haptera/new-block-test-${process.pid}/blocks`);

beforeAll(async () => {
  await mkdir(blocks, { recursive: true });
  for (const entry of await readdir(path.join(root, 'blocks'), { withFileTypes: true })) {
    if (entry.isFile()) await copyFile(path.join(root, 'blocks', entry.name), path.join(blocks, entry.name));
  }
});
afterAll(() => rm(path.dirname(blocks), { recursive: true, force: true }));

describe('a new block', () => {
  it('parses, renders and round-trips in both languages without errors', async () => {
    await writeBlock(blocks, { name: 'pulse-chart', titleZh: '脉冲图', titleEn: "The tester's chart" });
    const definition = await readDefinition('pulse-chart');
    expect(definition.title).toEqual({ zh: '脉冲图', en: "The tester's chart" });
    const Component = await readComponent('pulse-chart', 'PulseChart');
    const noise = vi.spyOn(console, 'error');
    for (const locale of locales) {
      const attributes = JSON.parse(JSON.stringify(definition.example[locale].attributes));
      const source = printDocument([
        { kind: 'block', id: 'b1', type: definition.name, version: 1, attributes, slots: {} },
      ]);
      const { nodes, problems } = readTypedDocument(source, new Map([[definition.name, definition]]));
      expect(problems).toEqual([]);
      expect(printDocument(storedNodes(nodes))).toBe(source);
      const [block] = nodes;
      if (block?.kind !== 'block') throw new Error('The example is not read as the block.');
      const props = resolveFields(definition.fields, block.values, emptyLibrary(locale));
      const host = { locale, id: 'b1', signature: 's', isFirst: true, depth: 0 };
      const html = renderToStaticMarkup(createElement(Component, { ...props, host }));
      expect(html).toContain('<h1');
      expect(html.replace(/<[^>]*>/g, '')).toContain(locale === 'zh' ? '脉冲图' : 'The tester&#x27;s chart');
    }
    expect(noise).not.toHaveBeenCalled();
    noise.mockRestore();
  });

  it.each(['a', 'block-of-thirty-two-characters-a'])('named "%s" passes the formatter and the linter', async (name) => {
    const files = await writeBlock(blocks, { name, titleZh: '甲'.repeat(40) });
    expect(files.map((file) => path.basename(file))).toEqual(['block.ts', `${name}.tsx`, `${name}.test.tsx`]);
    for (const file of files) {
      const source = await readFile(file, 'utf8');
      expect(formatted(path.join('blocks', name, path.basename(file)), source)).toBe(source);
    }
  });

  it.each(['a', 'block-of-thirty-two-characters-a'])(
    'with data, named "%s", passes the formatter and the linter',
    async (name) => {
      const files = await writeBlock(blocks, { name: `${name}-d`.slice(-32), titleZh: '甲'.repeat(40), hasData: true });
      const scripts = files.filter((file) => !file.endsWith('.graphql'));
      expect(files.length - scripts.length).toBe(1);
      for (const file of scripts) {
        const source = await readFile(file, 'utf8');
        const folder = path.basename(path.dirname(file));
        expect(formatted(path.join('blocks', folder, path.basename(file)), source)).toBe(source);
      }
    },
  );

  it('gets its title from its name by default', async () => {
    await writeBlock(blocks, { name: 'case-3-map' });
    expect((await readDefinition('case-3-map')).title).toEqual({ zh: 'Case 3 map', en: 'Case 3 map' });
  });

  it('never overwrites an existing block', async () => {
    await writeBlock(blocks, { name: 'twice' });
    const before = await readFile(path.join(blocks, 'twice/block.ts'), 'utf8');
    const exists = /already exists in blocks\/twice/;
    await expect(writeBlock(blocks, { name: 'twice', titleEn: 'Other' })).rejects.toThrow(exists);
    await expect(writeBlock(blocks, { name: 'twi-ce' })).rejects.toThrow(exists);
    expect(await readFile(path.join(blocks, 'twice/block.ts'), 'utf8')).toBe(before);
  });

  it('with an invalid title is refused before anything is written', async () => {
    await expect(writeBlock(blocks, { name: 'untitled', titleEn: ' \n ' })).rejects.toThrow(/1 to 40/);
    expect(await readdir(blocks)).not.toContain('untitled');
  });
});

describe('a block name', () => {
  it.each(['', 'Hero', 'spec_table', 'spec table', '-a', 'a-', 'a--b', '9', '../x', '触感', 'haptera/x'])(
    'like "%s" is refused with a hint at the correct form',
    (name) => expect(() => requireBlockNames(name, [])).toThrow(/lower-case letters/),
  );

  it.each(['switch', 'default', 'map', 'error', 'foreign-markup', 'block-frame'])(
    'like "%s" is refused because code already uses it',
    (name) => expect(() => requireBlockNames(name, [])).toThrow(`${name}-panel`),
  );

  it('determines the names in generated files', () => {
    expect(requireBlockNames('spec-table-2', ['hero'])).toEqual({
      folder: 'spec-table-2',
      binding: 'specTable2',
      component: 'SpecTable2',
    });
  });
});

async function readDefinition(name: string): Promise<BlockDefinition> {
  const module: { default: BlockDefinition } = await import(pathToFileURL(path.join(blocks, name, 'block.ts')).href);
  return module.default;
}

async function readComponent(name: string, component: string): Promise<FunctionComponent<Record<string, unknown>>> {
  const module: Record<string, FunctionComponent<Record<string, unknown>> | undefined> = await import(
    pathToFileURL(path.join(blocks, name, `${name}.tsx`)).href
  );
  const found = module[component];
  if (!found) throw new Error(`${name}.tsx does not export ${component}.`);
  return found;
}

function formatted(file: string, source: string): string {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${file}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
  });
}

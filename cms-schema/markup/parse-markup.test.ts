import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findCorpus } from '#kit/testing/find-corpus.ts';
import { times } from '#kit/testing/long-run.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import type { JsonValue } from '../json.ts';
import { type MarkupBlock, type MarkupNode, parseMarkup } from './parse-markup.ts';
import { printCanonicalMarkup, printMarkup } from './print-markup.ts';
import { findTooDeep, MAX_MARKUP_DEPTH } from './scan-delimiters.ts';
import { anyMarkup } from './testing/markup-samples.ts';
import { presentParsedBlocks } from './testing/present-parsed-blocks.ts';

const foundFixtures = findCorpus('block-fixtures');
const foundRecordings = findCorpus('rendered-wordpress-7.1');
const hasFixtures = foundFixtures !== null;
const hasRecordings = foundRecordings !== null;
const [fixtures, recordings] = [foundFixtures ?? '', foundRecordings ?? ''];

describe('reading WordPress markup', () => {
  it('recognizes openers, closers and void blocks, with their full names', () => {
    expect(
      parseMarkup('a<!-- wp:paragraph {"align":"right"} --><p>触</p><!-- /wp:paragraph --><!-- wp:haptera/hero /-->'),
    ).toEqual([
      { kind: 'text', source: 'a' },
      {
        kind: 'block',
        name: 'core/paragraph',
        attributes: { align: 'right' },
        opener: '<!-- wp:paragraph {"align":"right"} -->',
        closer: '<!-- /wp:paragraph -->',
        content: [{ kind: 'text', source: '<p>触</p>' }],
      },
      {
        kind: 'block',
        name: 'haptera/hero',
        attributes: {},
        opener: '<!-- wp:haptera/hero /-->',
        closer: null,
        content: [],
      },
    ]);
  });

  it.each([
    '<!--wp:a -->',
    '<!-- wp:a-->',
    '<!-- wp:a/-->',
    '<!-- wp:A -->',
    '<!-- wp:Haptics/Hero {"a":1} /-->',
    '<!-- wp:1a -->',
    '<!-- wp:a/b/c -->',
    '<!-- wp:a/ -->',
    '<!-- wp:/a -->',
    '<!-- wp: a -->',
    '<!-- wp :a -->',
    '<!-- wp:a b -->',
    '<!-- wp:a [1] -->',
    '<!-- wp:a {"b":1}-->',
    '<!-- wp:a {"b":1}/-->',
    '<!-- wp:a {"b":1} / -->',
    '<!-- wp:a {"b":1 -->',
    '<!-- / wp:a -->',
    '<!-- wp:a\u00a0-->',
    '<!- wp:a -->',
    '<!-- more -->',
    '<!-- wp:a --',
  ])('takes %s for text', (source) => {
    expect(parseMarkup(source)).toEqual([{ kind: 'text', source }]);
  });

  it.each([
    ['<!--\n\twp:a\r\n-->', 'core/a', {}],
    ['<!-- wp:a1_-b/c-2_ /-->', 'a1_-b/c-2_', {}],
    ['<!-- wp:a {} -->', 'core/a', {}],
    ['<!-- wp:a {"b":"} -->"} -->', 'core/a', null],
    ['<!-- wp:a {"b":"}-->"} -->', 'core/a', { b: '}-->' }],
    ['<!-- wp:a {"b":{"c":{}}}\n/-->', 'core/a', { b: { c: {} } }],
    ['<!-- wp:a {b:1} -->', 'core/a', null],
    ['<!-- wp:a {"b":1}/--> <!-- wp:c {"d":2} -->', 'core/a', null],
    ['<!-- /wp:a /-->', 'core/a', {}],
  ])('reads %j as a block', (source, name, attributes) => {
    expect(parseMarkup(source)[0]).toMatchObject({ kind: 'block', name, attributes });
  });

  it('lets any closer end the innermost block', () => {
    const [outer] = blocksOf(parseMarkup('<!-- wp:a --><!-- wp:b -->x<!-- /wp:zzz {"y":1} -->z<!-- /wp:b -->'));
    expect(outer).toMatchObject({ name: 'core/a', closer: '<!-- /wp:b -->' });
    expect(outer?.content).toMatchObject([{ name: 'core/b', closer: '<!-- /wp:zzz {"y":1} -->' }, { source: 'z' }]);
  });

  it('keeps everything after an extra closer as text', () => {
    const source = '<!-- wp:a /-->b<!-- /wp:a -->c<!-- wp:d /-->';
    expect(parseMarkup(source)[1]).toEqual({ kind: 'text', source: source.slice('<!-- wp:a /-->'.length) });
  });

  it('keeps numbers, prototypes and 512 levels of attributes as JSON does, and gives up where WordPress does', () => {
    const nested = (levels: number) => `<!-- wp:a ${'{"a":'.repeat(levels)}1${'}'.repeat(levels)} /-->`;
    expect(blocksOf(parseMarkup(nested(512)))[0]?.attributes).not.toBeNull();
    expect(blocksOf(parseMarkup(nested(513)))[0]?.attributes).toBeNull();
    expect(blocksOf(parseMarkup(nested(50_000)))[0]?.attributes).toBeNull();
    const [block] = blocksOf(parseMarkup('<!-- wp:a {"__proto__":{"x":1}} /-->'));
    expect(Object.keys(block?.attributes ?? {})).toEqual(['__proto__']);
  });
});

describe("the shape of WordPress's own parser", () => {
  it('gives a nested block without content one empty piece, and an outer one none', () => {
    expect(presentParsedBlocks(parseMarkup('<!-- wp:a --><!-- wp:b --><!-- /wp:b --><!-- /wp:a -->'))).toEqual([
      {
        ...named('core/a'),
        innerBlocks: [{ ...named('core/b'), innerContent: [''] }],
        innerContent: [null],
      },
    ]);
    expect(presentParsedBlocks(parseMarkup('<!-- wp:a --><!-- /wp:a -->'))).toEqual([named('core/a')]);
  });

  it('closes one open block at the end', () => {
    expect(presentParsedBlocks(parseMarkup('x<!-- wp:a -->y<!-- wp:b /-->z'))).toEqual([
      freeform('x'),
      { ...named('core/a'), innerBlocks: [named('core/b')], innerHTML: 'yz', innerContent: ['y', null, 'z'] },
    ]);
  });

  it('makes siblings of unclosed nested blocks, the innermost first', () => {
    const source = 't<!-- wp:a {"n":1} -->u<!-- wp:v /-->x<!-- wp:b -->y';
    expect(presentParsedBlocks(parseMarkup(source))).toEqual([
      freeform('x'),
      { ...named('core/b'), innerHTML: 'y', innerContent: ['y'] },
      freeform('t'),
      {
        ...named('core/a'),
        attrs: { n: 1 },
        innerBlocks: [named('core/v')],
        innerHTML: 'ux<!-- wp:b -->y',
        innerContent: ['u', null, 'x<!-- wp:b -->y'],
      },
    ]);
  });

  it('accounts for every character outside delimiters, whatever the source', () => {
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const blocks = presentParsedBlocks(parseMarkup(source));
        for (const block of blocks) expect(block.innerHTML).toBe(block.innerContent.join(''));
      }),
    );
  });
});

describe('markup survives a round trip', () => {
  it('for every string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), keepsSource), { numRuns: 500 });
  });

  it('for every string made of fragments of the grammar', () => {
    fc.assert(fc.property(anyMarkup, keepsSource), { numRuns: times(2000) });
  });

  it('as canonical markup, which is its own canonical form', () => {
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const once = printCanonicalMarkup(parseMarkup(source));
        if (isWhole(source)) expect(printCanonicalMarkup(parseMarkup(once))).toBe(once);
      }),
      { numRuns: times(2000) },
    );
  });
});

describe('fixtures of the block editor', () => {
  const names = hasFixtures
    ? readdirSync(fixtures)
        .filter((file) => file.endsWith('.parsed.json'))
        .map((file) => file.slice(0, -'.parsed.json'.length))
    : [];
  const fixture = (file: string) => readFileSync(join(fixtures, file), 'utf8');

  test.skipIf(!hasFixtures)('parse to exactly what its own parser returns', () => {
    for (const name of names) {
      // The fixtures were trimmed when they were recorded.
      const source = fixture(`${name}.html`).trim();
      expect(presentParsedBlocks(parseMarkup(source)), name).toEqual(JSON.parse(fixture(`${name}.parsed.json`)));
    }
    expect(names.length).toBeGreaterThan(100);
  });

  test.skipIf(!hasFixtures)('survive a round trip byte for byte, in all their files', () => {
    for (const file of readdirSync(fixtures)) keepsSource(fixture(file));
  });

  test.skipIf(!hasFixtures)('print to exactly what its serialiser writes', () => {
    for (const name of names) {
      const serialized = fixture(`${name}.serialized.html`);
      expect(`${printCanonicalMarkup(parseMarkup(serialized))}\n`, name).toBe(serialized);
    }
  });

  test.skipIf(!hasRecordings)('posts of a real WordPress survive a round trip byte for byte', () => {
    const sources = readdirSync(recordings).flatMap((file) => {
      const recording: JsonValue = JSON.parse(readFileSync(join(recordings, file), 'utf8'));
      return listTexts(recording);
    });
    for (const source of sources) keepsSource(source);
    expect(sources.filter((source) => source.includes('<!-- wp:')).length).toBeGreaterThan(10);
  });
});

describe('hostile sources', () => {
  const size = 1_000_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length));
  it.each([
    '<!-- wp:',
    '<!-- wp:a ',
    '<!-- wp:a {',
    '<!-- wp:a {"b":1} ',
    '<!-- wp:a {} -->',
    '<!-- wp:a -->',
    '<!-- wp:a {b} /-->',
    '<!-- /wp:a -->',
    '<!-- wp:a/b',
    '<!--',
    '<!-- ',
    '}',
    '} ',
    '-->',
    '/-->',
  ])('a megabyte of %j is read and written in linear time', (piece) => {
    for (const source of [
      fill(piece),
      `<!-- wp:a {${fill(piece)}`,
      `<!-- wp:a {${fill(piece)}} -->`,
      `<!--${fill(' ')}${piece}`,
    ]) {
      const took = processorTime(() => {
        expect(printMarkup(parseMarkup(source))).toBe(source);
      });
      // It takes tens of milliseconds; a quadratic parser would need minutes.
      expect(took).toBeLessThan(5000);
    }
  });

  it('a hundred thousand open blocks, and as many closed ones, are read, shown and written', () => {
    const open = '<!-- wp:a -->x'.repeat(100_000);
    for (const source of [open, open + '<!-- /wp:a -->y'.repeat(100_000)]) {
      const nodes = parseMarkup(source);
      expect(printMarkup(nodes)).toBe(source);
      expect(presentParsedBlocks(nodes).length).toBeGreaterThan(0);
      expect(printCanonicalMarkup(nodes).length).toBeGreaterThan(source.length);
    }
  });
});

function keepsSource(source: string): void {
  if (printMarkup(parseMarkup(source)) !== source) expect(printMarkup(parseMarkup(source))).toBe(source);
}

function isWhole(source: string): boolean {
  const walk = (nodes: readonly MarkupNode[]): boolean =>
    nodes.every((node) =>
      node.kind === 'text' ? !node.source.includes('<!--') : node.attributes !== null && walk(node.content),
    );
  return walk(parseMarkup(source));
}

function listTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function blocksOf(nodes: readonly MarkupNode[]): MarkupBlock[] {
  return nodes.filter((node) => node.kind === 'block');
}

function named(blockName: string) {
  return { blockName, attrs: {}, innerBlocks: [], innerHTML: '', innerContent: [] };
}

function freeform(source: string) {
  return { blockName: null, attrs: {}, innerBlocks: [], innerHTML: source, innerContent: [source] };
}

describe('blocks that are nested deep', () => {
  const nest = (depth: number, inside = 'x') =>
    '<!-- wp:group -->\n'.repeat(depth) + inside + '\n<!-- /wp:group -->'.repeat(depth);
  const depthOf = (nodes: readonly MarkupNode[]): number =>
    Math.max(0, ...nodes.map((node) => (node.kind === 'block' ? 1 + depthOf(node.content) : 0)));

  it('are blocks down to the limit, and text below it', () => {
    expect(depthOf(parseMarkup(nest(MAX_MARKUP_DEPTH)))).toBe(MAX_MARKUP_DEPTH);
    expect(findTooDeep(nest(MAX_MARKUP_DEPTH))).toBeNull();
    for (const source of [
      nest(MAX_MARKUP_DEPTH + 1),
      nest(MAX_MARKUP_DEPTH, '<!-- wp:a /-->'),
      nest(20_000),
      '<!-- wp:a -->'.repeat(20_000),
      nest(MAX_MARKUP_DEPTH, '<!-- wp:a -->y<!-- /wp:a --><!-- wp:a -->'),
    ]) {
      expect(depthOf(parseMarkup(source))).toBe(MAX_MARKUP_DEPTH);
      expect(printMarkup(parseMarkup(source))).toBe(source);
      expect(findTooDeep(source)).toMatchObject({ name: expect.stringMatching(/^core\/(?:group|a)$/) });
    }
    expect(findTooDeep(nest(MAX_MARKUP_DEPTH + 1))).toEqual({ name: 'core/group', line: MAX_MARKUP_DEPTH + 1 });
  });

  it('are found exactly if the parser would not nest all of them', () => {
    const piece = fc.constantFrom('<!-- wp:a -->', '<!-- wp:b {"a":1} -->', '<!-- /wp:a -->', '<!-- wp:c /-->', 'text');
    const many = fc.tuple(piece, fc.integer({ min: 1, max: 140 })).map(([source, count]) => source.repeat(count));
    fc.assert(
      fc.property(fc.array(many, { maxLength: 6 }), (pieces) => {
        const source = pieces.join('');
        const nodes = parseMarkup(source);
        expect(printMarkup(nodes)).toBe(source);
        expect(depthOf(nodes)).toBeLessThanOrEqual(MAX_MARKUP_DEPTH);
        if (findTooDeep(source) !== null) expect(depthOf(nodes)).toBe(MAX_MARKUP_DEPTH);
      }),
    );
  });

  it('leave what follows them as it is', () => {
    const nodes = parseMarkup(`${nest(MAX_MARKUP_DEPTH + 5)}<!-- wp:haptera/hero /-->`);
    expect(nodes).toMatchObject([{ name: 'core/group' }, { name: 'haptera/hero' }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '#kit/testing/long-run.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { type BlockNode, type DocumentNode, type ForeignNode, printDocument, readDocument } from './document.ts';
import { parseMarkup } from './parse-markup.ts';
import { printMarkup } from './print-markup.ts';
import { anyMarkup } from './testing/markup-samples.ts';

const shapes = new Map([
  ['test/leaf', { slots: [] }],
  ['test/box', { slots: ['main'] }],
  ['test/split', { slots: ['main', 'aside', 'foot'] }],
]);
const knows = (type: string) => shapes.get(type) ?? null;
const read = (source: string) => readDocument(source, knows);
const codes = (source: string) => read(source).problems.map(({ code }) => code);

describe('reading a document', () => {
  it('takes id, version and slot out of the attributes, and keeps the rest in order', () => {
    const source = `<!-- wp:test/split {"z":1,"id":"s","v":3,"unknown":{"a":[]},"b":"触"} -->
<!-- wp:test/leaf {"id":"one"} /-->

<!-- wp:test/leaf {"id":"two","slot":"foot"} /-->
<!-- /wp:test/split -->`;
    const { nodes, problems } = read(source);
    expect(problems).toEqual([]);
    expect(nodes).toEqual([
      block('s', 'test/split', {
        version: 3,
        attributes: { z: 1, unknown: { a: [] }, b: '触' },
        slots: { main: [block('one', 'test/leaf')], aside: [], foot: [block('two', 'test/leaf')] },
      }),
    ]);
    expect(Object.keys(firstBlock(nodes).attributes)).toEqual(['z', 'unknown', 'b']);
  });

  it('keeps unknown blocks with their content, and HTML between blocks, byte for byte', () => {
    const group = '<!--   wp:group {"a" :1}-->\n<div><!-- wp:test/leaf {"id":"x"}  /--></div>\n<!-- /wp:group   -->';
    const source = `\n<p>经典</p> <br>\n<!-- wp:test/leaf {"id":"a"} /-->${group.replace('}-->', '} -->')}\t<!-- wp:test/box {"id":"b"} --> <i>in</i> <!-- /wp:test/box -->`;
    expect(read(source).nodes).toMatchObject([
      { kind: 'foreign', source: '<p>经典</p> <br>' },
      { kind: 'block', id: 'a' },
      { kind: 'foreign', source: group.replace('}-->', '} -->') },
      { kind: 'block', id: 'b', slots: { main: [{ kind: 'foreign', source: '<i>in</i>' }] } },
    ]);
  });

  it('counts no-break and wide spaces as content', () => {
    expect(read(' \u00a0 ').nodes).toMatchObject([{ source: '\u00a0' }]);
    expect(read('\u3000').nodes).toMatchObject([{ source: '\u3000' }]);
    expect(read(' \r\n\t').nodes).toEqual([]);
  });

  it('derives the same ids on every read, also after changes elsewhere', () => {
    const source = '<p>a</p><!-- wp:test/leaf /--><!-- wp:test/leaf /--><p>a</p><!-- wp:test/leaf {"t":1} /-->';
    const ids = read(source).nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(read(source).nodes.map(({ id }) => id)).toEqual(ids);
    const longer = read(`<!-- wp:test/leaf {"id":"new"} /-->${source}`);
    expect(longer.nodes.map(({ id }) => id)).toEqual(['new', ...ids]);
    expect(longer.problems).toEqual([]);
  });

  it('never gives a block an id that another one states', () => {
    const [first] = read('<!-- wp:test/leaf /-->').nodes;
    const { nodes } = read(`<!-- wp:test/leaf /--><!-- wp:test/leaf {"id":"${first?.id}"} /-->`);
    expect(nodes[1]?.id).toBe(first?.id);
    expect(nodes[0]?.id).not.toBe(first?.id);
  });

  it('gives a block that repeats an id a new one, and reports it', () => {
    const source =
      '<!-- wp:test/leaf {"id":"a"} /--><!-- wp:test/box {"id":"b"} --><!-- wp:test/leaf {"id":"a"} /--><!-- /wp:test/box -->';
    const { nodes, problems } = read(source);
    const inner = firstBlock(nodes.slice(1)).slots.main?.[0];
    expect(nodes[0]?.id).toBe('a');
    expect(inner?.id).not.toBe('a');
    expect(problems).toMatchObject([{ code: 'duplicate_block_id', blockId: inner?.id, path: [] }]);
    expect(problems[0]?.message.zh).toContain('“a”');
    expect(codes(printDocument(nodes))).toEqual([]);
  });

  it('moves a child whose slot does not exist to the first slot, and reports it', () => {
    const { nodes, problems } = read(
      '<!-- wp:test/split {"id":"s"} --><!-- wp:test/leaf {"id":"x","slot":"gone"} /--><!-- wp:haptera/foreign {"slot":"lost"} --><b>y</b><!-- /wp:haptera/foreign --><!-- /wp:test/split -->',
    );
    expect(firstBlock(nodes).slots.main).toMatchObject([{ id: 'x' }, { source: '<b>y</b>' }]);
    expect(problems.map(({ code }) => code)).toEqual(['unknown_slot', 'unknown_slot']);
    expect(codes('<!-- wp:test/leaf {"id":"x","slot":"main"} /-->')).toEqual(['unknown_slot']);
  });

  it('reports our blocks inside a foreign block, at any depth', () => {
    const { nodes, problems } = read(
      '<!-- wp:group --><div><!-- wp:columns --><!-- wp:test/leaf {"id":"a"} /--><!-- /wp:columns --></div><!-- /wp:group -->',
    );
    expect(problems).toMatchObject([{ code: 'hidden_block', blockId: nodes[0]?.id, severity: 'incomplete' }]);
    expect(problems[0]?.message.en).toContain('test/leaf');
    expect(codes('<!-- wp:group --><p>x</p><!-- wp:other/one /--><!-- /wp:group -->')).toEqual([]);
  });

  it('reports every other decision it had to make', () => {
    expect(codes('<!-- wp:test/leaf {"id":7} /-->')).toEqual(['invalid_block_id']);
    expect(codes('<!-- wp:test/leaf {"id":"a","v":0} /-->')).toEqual(['invalid_block_version']);
    expect(codes('<!-- wp:test/box {"id":"a"} -->')).toEqual(['unclosed_block']);
    expect(codes('<!-- wp:test/leaf {"id":"a"} -->x<!-- /wp:test/leaf -->')).toEqual(['block_without_slots']);
    expect(codes('<!-- wp:test/leaf {"id":} /-->')).toEqual(['unreadable_attributes']);
    expect(codes('<!-- wp:test/leaf {"id":"a","t":"\\ud800"} /-->')).toEqual(['unreadable_attributes']);
    expect(codes('x <!-- /wp:test/leaf -->')).toEqual(['unbalanced_markup']);
    expect(codes('<!-- wp:group -->x')).toEqual(['unbalanced_markup']);
    expect(
      codes('<!-- wp:group --><!-- wp:other/leaf {"slot":"hers"} /--><!-- /wp:group --><!-- wp:more {"slot":1} /-->'),
    ).toEqual([]);
  });

  it('closes known blocks at the end of the source, unless an unknown block inside them is unclosed', () => {
    expect(read('<!-- wp:test/box {"id":"a"} --><!-- wp:test/box {"id":"b"} -->x').nodes).toMatchObject([
      { id: 'a', slots: { main: [{ id: 'b', slots: { main: [{ source: 'x' }] } }] } },
    ]);
    const source = '<!-- wp:test/box {"id":"a"} --><!-- wp:group -->x';
    expect(read(source).nodes).toMatchObject([{ kind: 'foreign', source }]);
  });

  it('keeps an unfinished comment from swallowing a block written after it', () => {
    const source = 'a <!-- wp:code {\n<!-- wp:test/leaf /-->';
    const { nodes } = read(source);
    expect(nodes).toMatchObject([{ kind: 'foreign', source }]);
    expect(printDocument(nodes)).toBe(source);
  });

  it('leaves absurdly nested blocks foreign, without failing or taking long', () => {
    const source = '<!-- wp:test/box -->'.repeat(50_000) + '<!-- /wp:test/box -->'.repeat(50_000);
    const { nodes, problems } = read(source);
    expect(problems.map(({ code }) => code)).toEqual(['markup_too_deep', 'block_too_deep']);
    const once = printDocument(nodes);
    expect(printDocument(read(once).nodes)).toBe(once);
    expect(read('<!-- wp:test/box -->'.repeat(50_000)).nodes).toMatchObject([{ kind: 'foreign' }]);
  });

  it('leaves nested holders foreign, however many there are', () => {
    const source = `${'<!-- wp:haptera/foreign {"slot":"main"} -->'.repeat(50_000)}x${'<!-- /wp:haptera/foreign -->'.repeat(50_000)}`;
    const { nodes } = read(source);
    expect(nodes).toMatchObject([{ kind: 'foreign', source }]);
    expect(printDocument(nodes)).toBe(source);
  });

  it('reads a hundred thousand identical blocks in seconds', () => {
    const took = processorTime(() => {
      const { nodes } = read('<!-- wp:test/leaf /-->'.repeat(50_000) + '<p>x</p><!-- wp:more /-->'.repeat(25_000));
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(100_000);
    });
    expect(took).toBeLessThan(8000);
  });
});

describe('writing a document', () => {
  it('is canonical: as short as possible, with one blank line between siblings', () => {
    const nodes = [
      block('s', 'test/split', {
        version: 2,
        attributes: { title: '"触" --> <b>' },
        slots: {
          main: [foreign('<p>one</p>'), block('a', 'test/leaf')],
          aside: [foreign('<p>two</p>'), block('b', 'test/leaf')],
          foot: [],
        },
      }),
      foreign('<!-- wp:more /-->'),
    ];
    expect(
      printDocument(nodes),
    ).toBe(`<!-- wp:test/split {"id":"s","v":2,"title":"\\u0022触\\u0022 \\u002d\\u002d\\u003e \\u003cb\\u003e"} -->
<p>one</p>

<!-- wp:test/leaf {"id":"a"} /-->

<!-- wp:haptera/foreign {"slot":"aside"} -->
<p>two</p>
<!-- /wp:haptera/foreign -->

<!-- wp:test/leaf {"id":"b","slot":"aside"} /-->
<!-- /wp:test/split -->

<!-- wp:more /-->`);
  });

  it('keeps foreign markup in its slot, even if its own attribute names another', () => {
    const owner = '<!-- wp:other/thing {"slot":"foot"} /-->';
    const nodes = [
      block('s', 'test/split', { slots: { main: [foreign(owner)], aside: [foreign('x')], foot: [foreign(owner)] } }),
    ];
    const source = printDocument(nodes);
    expect(withoutForeignIds(read(source).nodes)).toEqual(withoutForeignIds(nodes));
    expect(source.split('wp:haptera/foreign {').length - 1).toBe(2);
  });

  it('gives the same text if the reader knew fewer blocks', () => {
    const nodes = [
      block('s', 'test/split', {
        slots: {
          main: [block('a', 'test/leaf')],
          aside: [block('b', 'test/box', { slots: { main: [foreign('x')] } })],
          foot: [foreign('y')],
        },
      }),
    ];
    const source = printDocument(nodes);
    for (const known of [[], ['test/split'], ['test/split', 'test/leaf'], ['test/leaf', 'test/box']]) {
      const { nodes: less } = readDocument(source, (type) => (known.includes(type) ? knows(type) : null));
      expect(printDocument(less)).toBe(source);
    }
  });

  it.each([
    ['missing_block_id', [block('', 'test/leaf')]],
    ['duplicate_block_id', [block('a', 'test/leaf'), block('a', 'test/leaf')]],
    ['invalid_block_version', [block('a', 'test/leaf', { version: 0.5 })]],
    ['reserved_attribute', [block('a', 'test/leaf', { attributes: { slot: 'x' } })]],
    ['invalid_block_name', [block('a', 'Leaf')]],
    ['unwritable_attribute', [block('a', 'test/leaf', { attributes: { t: '\ud800' } })]],
    ['open_foreign_markup', [foreign('<!-- wp:group -->'), block('a', 'test/leaf')]],
    ['open_foreign_markup', [foreign('x <!-- /wp:group -->'), foreign('y')]],
    ['open_foreign_markup', [foreign('<!-- /wp:group --><!-- wp:group -->'), foreign('y')]],
    ['open_foreign_markup', [foreign('x <!-- wp:group {'), foreign('y')]],
    ['open_foreign_markup', [foreign('x <!-- wp:group'), foreign('-->')]],
    ['open_foreign_markup', [block('a', 'test/box', { slots: { main: [foreign('<!--')] } })]],
    ['too_deep', [nest(65)]],
  ])('is refused as %s if it would be read back differently', (code, nodes: DocumentNode[]) => {
    expect(() => printDocument(nodes)).toThrow(expect.objectContaining({ code, status: 422 }));
  });

  it('allows unclosed markup at the end, and 64 nested blocks', () => {
    const open = printDocument([block('a', 'test/leaf'), foreign('<!-- wp:group -->x'), foreign(' \n')]);
    expect(printDocument(read(open).nodes)).toBe(open);
    expect(codes(printDocument([nest(64)]))).toEqual([]);
  });
});

describe('properties of any document', () => {
  it('a printed document is read back equal and printed again byte for byte', () => {
    fc.assert(
      fc.property(anyDocument, (nodes) => {
        const source = printDocument(nodes);
        const again = read(source);
        // Foreign markup may contain one of our blocks, which is reported but is not an error of printing or reading.
        expect(again.problems.filter(({ code }) => code !== 'hidden_block')).toEqual([]);
        expect(withoutForeignIds(again.nodes)).toEqual(withoutForeignIds(nodes));
        expect(printDocument(again.nodes)).toBe(source);
      }),
      { numRuns: 500 },
    );
  });

  it('foreign markup in any pieces is stable after one pass', () => {
    fc.assert(
      fc.property(fc.array(anyMarkup.map(foreign), { maxLength: 4 }), anyMarkup, (loose, last) => {
        const whole = [...loose.filter(({ source }) => isPrintable(source)), foreign(last)];
        const none = (type: string) => (type === 'never/known' ? { slots: [] } : null);
        const source = printDocument(whole);
        expect(printDocument(readDocument(source, none).nodes)).toBe(source);
      }),
      { numRuns: times(1000) },
    );
  });

  it('any source is stable after one pass, and always gives the same document', () => {
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const first = read(source);
        expect(read(source)).toEqual(first);
        const once = printDocument(first.nodes);
        const second = read(once);
        expect(printDocument(second.nodes)).toBe(once);
        const repaired = [
          'duplicate_block_id',
          'invalid_block_id',
          'invalid_block_version',
          'unclosed_block',
          'unknown_slot',
        ];
        expect(second.problems.map(({ code }) => code).filter((code) => repaired.includes(code))).toEqual([]);
      }),
      { numRuns: times(5000) },
    );
  });

  it('no source loses a foreign byte other than white space between blocks', () => {
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const before = foreignTexts(source);
        const after = foreignTexts(printDocument(read(source).nodes));
        expect(after).toEqual(before);
      }),
      { numRuns: times(5000) },
    );
  });
});

/** All non-space characters outside the delimiters of known blocks and holders, sorted so that the order of slots is ignored. */
function foreignTexts(source: string): string {
  const found: string[] = [];
  const walk = (nodes: ReturnType<typeof parseMarkup>) => {
    for (const node of nodes) {
      if (node.kind === 'text') found.push(node.source);
      else if (knows(node.name) || node.name === 'haptera/foreign') walk(node.content);
      else found.push(printMarkup([node]));
    }
  };
  walk(parseMarkup(source));
  return Array.from(found.join(''))
    .filter((character) => !/[ \t\n\v\f\r]/.test(character))
    .sort()
    .join('');
}

function isPrintable(source: string): boolean {
  try {
    printDocument([foreign(source), block('end', 'test/leaf')]);
    return true;
  } catch {
    return false;
  }
}

function withoutForeignIds(nodes: readonly DocumentNode[]): unknown {
  return nodes.map((node) =>
    node.kind === 'foreign'
      ? node.source
      : { ...node, slots: Object.entries(node.slots).map(([name, inner]) => [name, withoutForeignIds(inner)]) },
  );
}

function block(id: string, type: string, rest: Partial<Omit<BlockNode, 'kind' | 'id' | 'type'>> = {}): BlockNode {
  return { kind: 'block', id, type, version: 1, attributes: {}, slots: {}, ...rest };
}

function foreign(source: string): ForeignNode {
  return { kind: 'foreign', id: 'any', source };
}

function nest(levels: number): BlockNode {
  const inner = levels > 1 ? [nest(levels - 1)] : [];
  return block(`level-${levels}`, 'test/box', { slots: { main: inner } });
}

function firstBlock(nodes: readonly DocumentNode[]): BlockNode {
  const found = nodes.find((node) => node.kind === 'block');
  if (!found) throw new Error('The document has no block.');
  return found;
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('-->', '触觉反馈 👋', '"引号"', 'C:\\', '\\"', '<!-- wp:test/leaf /-->', '} /-->', '&amp; <b>'),
);

const anyAttributes = fc
  .dictionary(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('title', '__proto__', 'toString')),
    fc.oneof(
      anyText,
      fc.integer(),
      fc.constant(null),
      fc.array(anyText, { maxLength: 3 }),
      fc.record({ deep: anyText }),
    ),
  )
  .map((value) => Object.fromEntries(Object.entries(value).filter(([key]) => !['id', 'v', 'slot'].includes(key))));

/** One piece of foreign markup as the reader returns it. Two pieces of text are never adjacent. */
const anyForeign = fc
  .constantFrom(
    '<!-- wp:paragraph --><p>旧文 &nbsp;</p><!-- /wp:paragraph -->',
    '<!--  wp:core/group {"a" : 1.0, "a": 2}  -->\n <!-- wp:test/leaf {"id":"inner"}   /-->text<!-- /wp:other -->',
    '<!-- wp:other/thing {"slot":"aside"} /-->',
    '<!-- wp:other/thing {broken} /-->',
    '<!-- wp:haptera/gone {"id":"g","slot":"main","x":"\\ud800"} /-->',
  )
  .map(foreign);

const anyLooseText = fc
  .constantFrom('<p>HTML  with\n\nspaces</p>', 'text', '<!--more-->', '\u3000', '--> } /-->')
  .map(foreign);

/** Separates adjacent runs of text, which would be read back as one. */
function apart(nodes: DocumentNode[]): DocumentNode[] {
  const isText = (node: DocumentNode | undefined) => node?.kind === 'foreign' && !node.source.startsWith('<!-- ');
  return nodes.filter((node, index) => !isText(node) || !isText(nodes[index - 1]));
}

const { forest: anyForest } = fc.letrec<{ forest: DocumentNode[]; node: DocumentNode }>((tie) => ({
  forest: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'document' }).map(apart),
  node: fc.oneof(
    { depthIdentifier: 'document', depthSize: 'small', withCrossShrink: true },
    fc.record({ attributes: anyAttributes }).map(({ attributes }) => block('', 'test/leaf', { attributes })),
    anyForeign,
    anyLooseText,
    fc
      .record({ attributes: anyAttributes, version: fc.integer({ min: 1, max: 9 }), main: tie('forest') })
      .map(({ attributes, version, main }) => block('', 'test/box', { attributes, version, slots: { main } })),
    fc
      .record({ attributes: anyAttributes, main: tie('forest'), aside: tie('forest'), foot: tie('forest') })
      .map(({ attributes, ...slots }) => block('', 'test/split', { attributes, slots })),
  ),
}));

const anyDocument = anyForest.map((nodes) => numbered(nodes, { next: 1 }));

function numbered(nodes: readonly DocumentNode[], counter: { next: number }): DocumentNode[] {
  return nodes.map((node) =>
    node.kind === 'foreign'
      ? node
      : {
          ...node,
          id: `块-${counter.next++}`,
          slots: Object.fromEntries(
            Object.entries(node.slots).map(([name, inner]) => [name, numbered(inner, counter)]),
          ),
        },
  );
}

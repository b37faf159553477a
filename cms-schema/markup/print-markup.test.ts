import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { MarkupError } from './markup-error.ts';
import { parseMarkup } from './parse-markup.ts';
import { joinBlocks, printBlock, printCanonicalMarkup, serializeAttributes } from './print-markup.ts';
import { findUnsafeAttributes } from './unsafe-attributes.ts';

describe('writing attributes', () => {
  it('escapes characters that would end the comment or break on a server that strips backslashes', () => {
    expect(serializeAttributes({ html: '<b class="x">a & b</b>', arrow: '---> -->' })).toBe(
      '{"html":"\\u003cb class=\\u0022x\\u0022\\u003ea \\u0026 b\\u003c/b\\u003e","arrow":"\\u002d\\u002d-\\u003e \\u002d\\u002d\\u003e"}',
    );
    expect(serializeAttributes({ bs: '\\', bsQuote: '\\"', bsQuoteBs: '\\"\\', tab: '\t' })).toBe(
      '{"bs":"\\u005c","bsQuote":"\\u005c\\u0022","bsQuoteBs":"\\u005c\\u0022\\u005c","tab":"\\t"}',
    );
  });

  it('leaves Chinese, emoji, slashes and the order of keys unchanged', () => {
    expect(serializeAttributes({ z: '触觉反馈', a: '👋🏽', url: 'https://haptera.example/a' })).toBe(
      '{"z":"触觉反馈","a":"👋🏽","url":"https://haptera.example/a"}',
    );
    expect(serializeAttributes({ lines: 'a\u2028b\u2029' })).toBe('{"lines":"a\\u2028b\\u2029"}');
  });

  it('can be read back from a block, whatever they contain', () => {
    fc.assert(
      fc.property(anyAttributes, (attributes) => {
        const source = printBlock({ name: 'test/leaf', attributes });
        expect(parseMarkup(source)).toMatchObject([{ kind: 'block', name: 'test/leaf', content: [] }]);
        const [block] = parseMarkup(source);
        expect(block?.kind === 'block' && JSON.stringify(block.attributes)).toBe(JSON.stringify(attributes));
        expect(source.slice('<!--'.length, -'-->'.length)).not.toMatch(/--|[<>&\\]"|[<>&]/);
        expect(printCanonicalMarkup(parseMarkup(source))).toBe(source);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [{ title: 'a\ud800' }, 'title'],
    [{ '\udc00': 1 }, '\udc00'],
    [{ rows: [{ label: 'ok' }, { label: '\udfff!' }] }, 'rows.1.label'],
    [{ size: { width: Number.NaN } }, 'size.width'],
    [{ size: Number.NEGATIVE_INFINITY }, 'size'],
  ])('refuses %j and says where', (attributes: JsonObject, where) => {
    expect(() => serializeAttributes(attributes)).toThrow(
      expect.objectContaining({ code: 'unwritable_attribute', status: 422, where }),
    );
    expect(() => serializeAttributes(attributes)).toThrow(MarkupError);
  });

  it('refuses nesting that WordPress would not decode', () => {
    let deep: JsonObject = {};
    for (let level = 1; level < 512; level++) deep = { deep };
    expect(serializeAttributes(deep)).toContain('deep');
    expect(() => serializeAttributes({ deep })).toThrow('nested too deep');
  });
});

describe('attributes that WordPress would change', () => {
  it('are found with their path and the reason', () => {
    expect(
      findUnsafeAttributes({
        style: {},
        rows: [{ ok: 1 }, { path: 'C:\\', 'key\\': 1 }],
        map: { '0': 'a', '-1': 'b', '01': 'c' },
        small: 0.00001,
        large: 2 ** 53,
        edge: [0, 0.0001, 2 ** 53 - 1, -1.5],
        half: '\ud83d',
        never: Number.POSITIVE_INFINITY,
      }),
    ).toEqual([
      { path: ['style'], reason: 'empty-object' },
      { path: ['rows', 1, 'path'], reason: 'trailing-backslash' },
      { path: ['rows', 1, 'key\\'], reason: 'trailing-backslash' },
      { path: ['map', '0'], reason: 'numeric-key' },
      { path: ['map', '-1'], reason: 'numeric-key' },
      { path: ['small'], reason: 'small-number' },
      { path: ['large'], reason: 'large-number' },
      { path: ['half'], reason: 'lone-surrogate' },
      { path: ['never'], reason: 'not-finite' },
    ]);
  });

  it('do not include safe values', () => {
    expect(findUnsafeAttributes({})).toEqual([]);
    expect(findUnsafeAttributes({ title: '触觉 👋 \\" -->', list: [], nested: { a: null, b: false } })).toEqual([]);
  });
});

describe('writing a block', () => {
  it('is void without content, and drops the core namespace', () => {
    expect(printBlock({ name: 'haptera/hero', attributes: { title: '触境' } })).toBe(
      '<!-- wp:haptera/hero {"title":"触境"} /-->',
    );
    expect(printBlock({ name: 'core/more', attributes: {} })).toBe('<!-- wp:more /-->');
  });

  it('puts content on separate lines, and a blank line between siblings', () => {
    const leaf = printBlock({ name: 'core/spacer', attributes: {} });
    expect(printBlock({ name: 'haptera/section', attributes: { id: 'a' }, content: joinBlocks([leaf, leaf]) })).toBe(
      '<!-- wp:haptera/section {"id":"a"} -->\n<!-- wp:spacer /-->\n\n<!-- wp:spacer /-->\n<!-- /wp:haptera/section -->',
    );
  });

  it.each(['hero', 'Haptera/hero', 'haptera/', 'a/b/c', 'haptera/hero -->', ''])('refuses the name "%s"', (name) => {
    expect(() => printBlock({ name, attributes: {} })).toThrow(expect.objectContaining({ code: 'invalid_block_name' }));
  });
});

describe('markup in canonical form', () => {
  it.each([
    ['<!--  wp:core/a  {"b" : "<"}  -->\n\n<!-- /wp:zzz -->', '<!-- wp:a {"b":"\\u003c"} /-->'],
    ['<!-- wp:a {} -->x<!-- /wp:a --><!-- wp:b /-->', '<!-- wp:a -->\nx\n<!-- /wp:a -->\n\n<!-- wp:b /-->'],
    [
      '<!-- wp:a --> <div> <!-- wp:b /--> <!-- wp:b /--></div>',
      '<!-- wp:a -->\n<div> <!-- wp:b /-->\n\n<!-- wp:b /--></div>\n<!-- /wp:a -->',
    ],
    [' text <!-- wp:a {broken} /--> \n', 'text\n\n<!-- wp:a {broken} /-->'],
    ['<!-- wp:a {"b":"\\ud800"} -->x', '<!-- wp:a {"b":"\\ud800"} -->\nx\n<!-- /wp:a -->'],
  ])('%j is %j', (source, canonical) => {
    expect(printCanonicalMarkup(parseMarkup(source))).toBe(canonical);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '-->',
        '--',
        '<!-- wp:a -->',
        '<!-- /wp:a -->',
        '\\',
        '"',
        '\\"',
        '\\u0022',
        '{',
        '} -->',
        '触觉',
        '👋',
        '&',
        '\n',
        '\u2028',
      ),
    )
    .map((pieces) => pieces.join('')),
);

const anyAttributes: fc.Arbitrary<JsonObject> = fc
  .dictionary(anyText, fc.jsonValue({ maxDepth: 3, noUnicodeString: false }).map(withoutSurrogates))
  .chain((plain) => fc.dictionary(anyText, anyText).map((texts) => ({ ...plain, ...texts })))
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)));

function withoutSurrogates(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replace(/\\ud[89a-f][0-9a-f]{2}/g, '触'));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { number } from '#cms-schema/fields/number.ts';
import { richText } from '#cms-schema/fields/rich-text.ts';
import { text } from '#cms-schema/fields/text.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { printPath } from '#cms-schema/problem.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { fieldOfWords } from './field-of-words.ts';

const label = { zh: '字段', en: 'Field' };
const fields: Fields = {
  heading: text({ label, maxLength: 200 }),
  price: number({ label, default: 0 }),
  body: richText({ label }),
  items: list({
    label,
    of: group({ label, fields: { name: text({ label, maxLength: 200 }), note: richText({ label }) } }),
  }),
};
const attributes = {
  heading: '触感 引擎',
  price: 99,
  body: '<p>One <strong>bold</strong> word.</p><ul><li>Listed &amp; kept</li></ul>',
  items: [
    { name: '触感', note: '' },
    { name: 'Actuator', note: '<p>Note that it moves.</p>' },
    { name: '触感', note: '<p>Note that it stays.</p>' },
  ],
};

/** The path for a piece marked with ›. */
function find(...shown: string[]): string | null {
  const at = shown.findIndex((piece) => piece.startsWith('›'));
  const path = fieldOfWords(
    fields,
    attributes,
    shown.map((piece) => piece.replace('›', '')),
    at,
  );
  return path && printPath(path);
}

describe('words on the canvas lead to their field', () => {
  it.each([
    ['the field that says exactly this before one that contains it', ['›触感引擎', '触感'], 'heading'],
    ['whatever spaces the block makes', ['触感', '›\n 触感\u00a0引擎 '], 'heading'],
    ['the first of two that say the same', ['触感引擎', '›触感', 'Actuator', '触感'], 'items.0.name'],
    ['the second of two that say the same', ['触感引擎', '触感', 'Actuator', '›触感'], 'items.2.name'],
    ['the last when the block shows it more often than there are fields', ['触感', '触感', '›触感'], 'items.2.name'],
    ['the one that is shown in pieces', ['›触感', '引擎', '触感', 'Actuator', '触感'], 'items.0.name'],
    ['a piece that no field says alone', ['触感', '›引擎'], 'heading'],
    ['rich text by a word in it', ['One ', '›bold', ' word.', 'Listed & kept'], 'body'],
    ['rich text by a line of it', ['One ', 'bold', ' word.', '›Listed & kept'], 'body'],
    ['rich text although the block adds to it', ['One', 'bold', '(new tab)', '›word.'], 'body'],
    ['among several that contain it, the one in this place', ['Note that', 'it moves', '›Note that'], 'items.2.note'],
    ['a figure', ['›99'], 'price'],
    ['what the block has put its own words around', ['›¥99 /'], 'price'],
  ])('%s', (_name, shown, path) => {
    expect(find(...shown)).toBe(path);
  });

  it.each([
    ['the block’s own words', ['›Show only differences']],
    ['a figure in the middle of other words', ['›99 of a hundred']],
    ['nothing', ['›  ']],
  ])('but not %s', (_name, shown) => {
    expect(find(...shown)).toBeNull();
  });

  it('never those of a field that is hidden now', () => {
    const hidden: Fields = {
      ...fields,
      items: { ...list({ label, of: text({ label }) }), when: { field: 'heading', is: 'x' } },
    };
    expect(fieldOfWords(hidden, { items: ['Hidden'] }, ['Hidden'], 0)).toBeNull();
  });

  it('each one to its own, however often they say the same', () => {
    const words = fc.constantFrom('一', '二', '三', '触感', '触感引擎', 'one', 'one two');
    const own = fc.constantFrom('§', '§ §§', '§§§');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, fc.array(own, { maxLength: 2 })), { minLength: 1 }),
        fc.nat(),
        (page, seed) => {
          const shown = page.flatMap(([item, after]) => [` ${item}\n`, ...after]);
          const wanted = seed % page.length;
          const at = page.slice(0, wanted).reduce((sum, [, after]) => sum + 1 + after.length, 0);
          const values = { items: page.map(([item]) => item) };
          expect(fieldOfWords(oneList, values, shown, at)).toEqual(['items', wanted]);
        },
      ),
    );
  });

  it('every piece of a text that is shown in pieces', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(lengths, { minLength: 1, maxLength: 8 }), (texts) => {
        // Each text has letters of its own.
        const pieces = texts.map((sizes, index) =>
          sizes.map((size, at) => String.fromCodePoint(0x4e00 + index * 40 + at * 5).repeat(size)),
        );
        const values = { items: pieces.map((own) => own.join(' ')) };
        const shown = pieces.flat();
        const owners = pieces.flatMap((own, index) => own.map(() => index));
        for (const [at, owner] of owners.entries()) {
          expect(fieldOfWords(oneList, values, shown, at)).toEqual(['items', owner]);
        }
      }),
    );
  });

  it('in every block there is: what its example says is found where it says it', () => {
    for (const { name, fields, example } of definitions.values()) {
      for (const { attributes } of Object.values(example)) {
        if (!isJsonObject(attributes)) throw new Error(`The example of ${name} is no JSON.`);
        const leaves = [...walkLeaves(fields, attributes)].flatMap(({ path, field, value }) =>
          typeof value === 'string' && value !== '' && (field.kind === 'text' || field.kind === 'richText')
            ? [{ path, words: field.kind === 'text' ? value : htmlToText(value) }]
            : [],
        );
        const shown = leaves.map(({ words }) => words);
        for (const [at, { path }] of leaves.entries()) {
          expect(fieldOfWords(fields, attributes, shown, at), `${name}: ${shown[at]}`).toEqual(path);
        }
      }
    }
  });
});

const oneList: Fields = { items: list({ label, of: text({ label }) }) };

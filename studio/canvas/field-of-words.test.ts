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

/** The path of the field for the text marked with ›. */
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

describe('the field of a text on the canvas', () => {
  it.each([
    ['is one with exactly this text rather than one that contains it', ['›触感引擎', '触感'], 'heading'],
    ['is found whatever white space the block adds', ['触感', '›\n 触感\u00a0引擎 '], 'heading'],
    ['is the first of two with the same text', ['触感引擎', '›触感', 'Actuator', '触感'], 'items.0.name'],
    ['is the second of two with the same text', ['触感引擎', '触感', 'Actuator', '›触感'], 'items.2.name'],
    [
      'is the last one if the block shows the text more often than there are fields',
      ['触感', '触感', '›触感'],
      'items.2.name',
    ],
    ['is found if the text is shown in pieces', ['›触感', '引擎', '触感', 'Actuator', '触感'], 'items.0.name'],
    ['is found by a piece that is not the full text of any field', ['触感', '›引擎'], 'heading'],
    ['is rich text if a word of it matches', ['One ', '›bold', ' word.', 'Listed & kept'], 'body'],
    ['is rich text if a line of it matches', ['One ', 'bold', ' word.', '›Listed & kept'], 'body'],
    ['is rich text even if the block adds text to it', ['One', 'bold', '(new tab)', '›word.'], 'body'],
    [
      'is the one in the same place if several contain the text',
      ['Note that', 'it moves', '›Note that'],
      'items.2.note',
    ],
    ['is found by a number', ['›99'], 'price'],
    ['is found even if the block adds text around it', ['›¥99 /'], 'price'],
  ])('%s', (_name, shown, path) => {
    expect(find(...shown)).toBe(path);
  });

  it.each([
    ['the block’s own labels', ['›Show only differences']],
    ['a number in the middle of other text', ['›99 of a hundred']],
    ['white space', ['›  ']],
  ])('does not exist for %s', (_name, shown) => {
    expect(find(...shown)).toBeNull();
  });

  it('is never a hidden field', () => {
    const hidden: Fields = {
      ...fields,
      items: { ...list({ label, of: text({ label }) }), when: { field: 'heading', is: 'x' } },
    };
    expect(fieldOfWords(hidden, { items: ['Hidden'] }, ['Hidden'], 0)).toBeNull();
  });

  it('is the right one, however often texts repeat', () => {
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

  it('is found by every piece of a text that is shown in pieces', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(lengths, { minLength: 1, maxLength: 8 }), (texts) => {
        // No two texts have characters in common.
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

  it('is found for every text of every block’s example', () => {
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

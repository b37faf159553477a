import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseForm } from './parse-form.ts';
import { printQuery } from './print-query.ts';
import { parseValue } from './value-schema.ts';

describe('a value in a request', () => {
  test.each([
    ['5', { type: 'integer' }, 5],
    ['2,3 4', { type: 'array', items: { type: 'integer' } }, [2, 3, 4]],
    ['true', { type: 'boolean' }, true],
    ['0', { type: 'boolean' }, false],
    [[], { type: 'object' }, {}],
    [null, { type: ['string', 'null'] }, null],
    ['1', { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'object' }] }, [1]],
  ] as const)('%j is parsed according to its schema', (input, schema, value) => {
    expect(
      parseValue(structuredClone<unknown>(input) === null ? null : JSON.parse(JSON.stringify(input)), schema, 'x'),
    ).toEqual({ value, problem: null });
  });

  test.each([
    ['abc', { type: 'integer' }, 'x is not of type integer.'],
    ['1e99', { type: 'integer' }, 'x is not of type integer.'],
    [101, { type: 'integer', minimum: 1, maximum: 100 }, 'x must be between 1 (inclusive) and 100 (inclusive)'],
    ['b', { type: 'string', enum: ['a'] }, 'x is not a.'],
    ['c', { type: 'string', enum: ['a', 'b'] }, 'x is not one of a and b.'],
    ['d', { type: 'string', enum: ['a', 'b', 'c'] }, 'x is not one of a, b, and c.'],
    ['1,y', { type: 'array', items: { type: 'integer' } }, 'x[1] is not of type integer.'],
    ['2026-02-30T00:00:00', { type: 'string', format: 'date-time' }, 'Invalid date.'],
    [
      {},
      { type: 'object', properties: { id: { type: 'integer', required: true } } },
      'id is a required property of x.',
    ],
    [7, { type: ['string', 'null'] }, 'x is not of type string,null.'],
  ] as const)('%j is rejected with the message of WordPress', (input, schema, message) => {
    expect(parseValue(JSON.parse(JSON.stringify(input)), schema, 'x').problem?.message).toBe(message);
  });
});

describe('a query', () => {
  test('is parsed as by PHP', () => {
    const query = parseForm('a=1&a=2&b[]=x&b[]=y&c[k][z]=1&d&e[2]=late&%E4%B8%AD=%E6%96%87+x');
    expect(Object.fromEntries(query)).toEqual({
      a: '2',
      b: ['x', 'y'],
      c: { k: { z: '1' } },
      d: '',
      e: { 2: 'late' },
      中: '文 x',
    });
  });

  test('that was printed is parsed back the same', () => {
    const name = fc.stringMatching(/^[a-z_]{1,8}$/);
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    const value = fc.oneof(
      text,
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.dictionary(name, text, { minKeys: 1, maxKeys: 4 }),
    );
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1 }), (query) => {
        expect(Object.fromEntries(parseForm(printQuery(Object.entries(query))))).toEqual({ ...query });
      }),
    );
  });
});

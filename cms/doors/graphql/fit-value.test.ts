import fc from 'fast-check';
import { buildSchema, execute, type GraphQLOutputType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createFitter } from './fit-value.ts';

const schema = buildSchema(`
  enum Size { small large }
  type Inner { text: String }
  type Query {
    text: String! flag: Boolean! whole: Int! figure: Float! size: Size! inner: Inner! maybe: Inner maybeText: String
    texts: [String!]! sizes: [Size!]! inners: [Inner!]! grid: [[Int!]!]
  }
`);

function fieldType(name: string): GraphQLOutputType {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(name);
  return field.type;
}

const adapt = (name: string, value: unknown, fallback: unknown = 'default') =>
  createFitter(fieldType(name), () => fallback)(value);

describe('a stored value', () => {
  it('is unchanged if it matches the type', () => {
    const texts = ['a', 'b'];
    expect(adapt('texts', texts)).toBe(texts);
    expect([
      adapt('text', ''),
      adapt('flag', false),
      adapt('whole', -3),
      adapt('figure', 0.5),
      adapt('size', 'large'),
    ]).toEqual([...['', false, -3, 0.5, 'large']]);
  });

  it('that does not match is replaced by the default, by null, or by its valid parts', () => {
    expect(adapt('text', 7)).toBe('default');
    expect(adapt('size', 'huge', 'small')).toBe('small');
    expect(adapt('size', 'toString', 'small')).toBe('small');
    expect(adapt('whole', 1.5, 1)).toBe(1);
    expect(adapt('whole', 2 ** 40, 1)).toBe(1);
    expect(adapt('inner', null)).toEqual({});
    expect(adapt('inner', [])).toEqual({});
    expect(adapt('maybe', 'x')).toBeNull();
    expect(adapt('maybeText', 1)).toBeNull();
    expect(adapt('sizes', ['large', 'huge', null])).toEqual(['large']);
    expect(adapt('texts', undefined)).toEqual([]);
    expect(adapt('inners', [{}, null, 'x', []])).toEqual([{}]);
  });

  it('never makes a response fail', () => {
    const defaults: Record<string, unknown> = { text: '', flag: false, whole: 0, figure: 0, size: 'small' };
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => name !== 'grid');
    const selection = fields.map((name) => (/inner|^maybe$/.test(name) ? `${name} { __typename }` : name)).join(' ');
    const document = parse(`{ ${selection} }`);
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 2 }), (value) => {
        const rootValue = Object.fromEntries(fields.map((name) => [name, adapt(name, value, defaults[name])]));
        const result = execute({ schema, document, rootValue });
        expect(result).not.toHaveProperty('errors');
      }),
      { numRuns: 300 },
    );
  });
});

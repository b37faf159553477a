import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { CmsError } from '../../errors.ts';
import { createSchema } from './create-schema.ts';
import { deriveLimits, type Limits, listFragments, measureSelection } from './measure-selection.ts';
import { createDocumentReader } from './prepare-document.ts';
import { manyDefinitions, siteDocument } from './testing/site-document.ts';

const schema = createSchema(blockDefinitions);
const limits = deriveLimits(schema, blockDefinitions, false);

function measure(query: string, variables: Record<string, unknown> = {}, changed: Partial<Limits> = {}) {
  const { definitions } = parse(query);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('No operation.');
  return measureSelection(schema, listFragments(definitions), operation, variables, { ...limits, ...changed });
}

function refusalOf(query: string, changed: Partial<Limits> = {}): string {
  try {
    measure(query, {}, changed);
    return 'none';
  } catch (error) {
    if (error instanceof CmsError) return error.code.replace('haptera_graphql_', '');
    throw error;
  }
}

describe('the limits', () => {
  it.each([blockDefinitions.length, 60, 120])('accept the site’s page query with %i block types', (count) => {
    const definitions = manyDefinitions(blockDefinitions, count);
    const wide = createSchema(definitions);
    const derived = deriveLimits(wide, definitions, false);
    const query = siteDocument('PageByUri', definitions);
    const tokens = parse(query).tokenCount ?? 0;
    expect(tokens).toBeLessThan(derived.tokens - 1_000);
    const prepared = createDocumentReader(wide, derived)(query);
    if ('errors' in prepared) throw new Error(prepared.errors.join('\n'));
    const [operation] = prepared.operations.values();
    expect(operation?.cost).toBeLessThan(derived.cost / 3);
  });

  it('allow a tree of inner blocks three levels deep with all their attributes', () => {
    const parts = '...EditorBlockParts innerBlocks { ...EditorBlockParts innerBlocks { ...EditorBlockParts } }';
    const fragments = siteDocument('PageByUri', blockDefinitions).replace(/query PageByUri[\s\S]*?\n}\n/, '');
    const query = `{ page(id: "/", idType: URI) { editorBlocks(flat: false) { ${parts} } } } ${fragments}`;
    expect(measure(query).cost).toBeLessThan(limits.cost);
  });

  it('count an alias once across block types that exclude each other', () => {
    const blocks = blockDefinitions.map(
      ({ typeName }, index) => `... on ${typeName} { a${index}: name b${index}: depth }`,
    );
    const query = `{ nodeByUri(uri: "/") { editorBlocks { ${blocks.join(' ')} } } }`;
    expect(refusalOf(query, { aliases: 2 })).toBe('none');
    expect(refusalOf(query, { aliases: 1 })).toBe('aliases');
    // An interface does not exclude anything.
    const shared = blockDefinitions.map((_, index) => `... on EditorBlock { a${index}: name }`);
    expect(refusalOf(`{ nodeByUri(uri: "/") { editorBlocks { ${shared.join(' ')} } } }`, { aliases: 2 })).toBe(
      'aliases',
    );
    // Nor does the same type twice.
    const same = blockDefinitions.map((_, index) => `... on HapteraHero { a${index}: name }`);
    expect(refusalOf(`{ nodeByUri(uri: "/") { editorBlocks { ${same.join(' ')} } } }`, { aliases: 2 })).toBe('aliases');
  });

  it('apply to the depth of fields, not counting fragments', () => {
    const query = '{ pages { nodes { ... on Page { ...F } } } } fragment F on Page { editorBlocks { name } }';
    expect(refusalOf(query, { depth: 4 })).toBe('none');
    expect(refusalOf(query, { depth: 3 })).toBe('too_deep');
  });
});

describe('the cost', () => {
  it('is multiplied by the requested page size, at most a hundred', () => {
    const of = (args: string, variables = {}) =>
      measure(`query ($n: Int) { pages${args} { nodes { title } } }`, variables).cost;
    const each = of('(first: 2)') - of('(first: 1)');
    expect(each).toBe(2);
    expect(of('(first: 1000000)')).toBe(of('(first: 100)'));
    expect(of('(last: 50)')).toBe(of('(first: 50)'));
    expect(of('')).toBe(of('(first: 10)'));
    expect(of('(first: $n)', { n: 7 })).toBe(of('(first: 7)'));
    expect(of('(first: $n)')).toBe(of('(first: 100)'));
    expect(of('(first: $n)', { n: 'x' })).toBe(of('(first: 100)'));
    expect(of('(first: -5)')).toBe(of('(first: 1)'));
    expect(of('(first: 1, last: 100)')).toBe(of('(first: 100)'));
    expect(of('(first: null, last: 5)')).toBe(of('(first: 5)'));
  });
});

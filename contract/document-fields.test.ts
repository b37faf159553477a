import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { visibilities } from '#cms-schema/visibility.ts';
import {
  type DocumentFieldPatch,
  type DocumentValues,
  documentFields,
  type ListedFieldName,
  listedFields,
  type ObjectFieldName,
  type RenderedFieldName,
} from './document-fields.ts';
import { buildPatch, buildValues, fieldsOf, printField, printPatch } from './field-table.ts';

const aPatch: fc.Arbitrary<DocumentFieldPatch> = fc.record(
  {
    title: fc.string(),
    content: fc.string(),
    excerpt: fc.string(),
    slug: fc.string(),
    parentId: fc.option(fc.integer({ min: 1 })),
    authorId: fc.integer({ min: 0 }),
    featuredMediaId: fc.option(fc.integer({ min: 1 })),
    menuOrder: fc.integer(),
    template: fc.string(),
    meta: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string()),
    password: fc.string(),
    visibility: fc.constantFrom(...visibilities),
    isSticky: fc.boolean(),
    commentStatus: fc.constantFrom('open', 'closed'),
    pingStatus: fc.constantFrom('open', 'closed'),
    categories: fc.array(fc.integer()),
    tags: fc.array(fc.integer()),
  },
  { requiredKeys: [] },
);

describe('a patch of a document', () => {
  it('survives a round trip over REST', () => {
    fc.assert(
      fc.property(aPatch, (patch) => {
        const sent = printPatch(documentFields, patch);
        expect(buildPatch(documentFields, (_, { rest }) => sent[rest])).toEqual(patch);
      }),
    );
  });

  it('survives being stored as JSON', () => {
    fc.assert(
      fc.property(aPatch, (patch) => {
        const kept: JsonObject = JSON.parse(JSON.stringify(patch));
        expect(buildPatch(documentFields, (name) => kept[name])).toEqual(patch);
      }),
    );
  });

  it('drops values of the wrong type', () => {
    const wrong = { title: 5, content: { rendered: 'x' }, parentId: 'x', authorId: null, menuOrder: '1', isSticky: 1 };
    const more = { commentStatus: 'perhaps', categories: 'a', meta: [], slug: null };
    const sent: JsonObject = { ...wrong, ...more };
    expect(buildPatch(documentFields, (name) => sent[name])).toEqual({});
  });

  it('accepts a text as a string or as an object with `raw`', () => {
    const sent: JsonObject = { title: 'plain', excerpt: { raw: 'raw', rendered: '<p>raw</p>' } };
    expect(buildPatch(documentFields, (_, { rest }) => sent[rest])).toEqual({ title: 'plain', excerpt: 'raw' });
  });
});

describe('the values of a document', () => {
  const initial = buildValues(documentFields, (_, row) => row.initial);

  it('are printed with WordPress’s field names and values', () => {
    const shown = fieldsOf(documentFields).map(([name, { rest }]) => [rest, printField(documentFields, name, initial)]);
    expect(Object.fromEntries(shown)).toMatchObject({ parent: 0, menu_order: 0, featured_media: 0, sticky: false });
  });

  it('are rejected with the name of the field if one has the wrong type', () => {
    const choose = (name: string, row: { initial: unknown }) => (name === 'menuOrder' ? 'first' : row.initial);
    expect(() => buildValues(documentFields, choose)).toThrow('menuOrder');
  });
});

test('no two fields share a name in REST or a column', () => {
  const rows = Object.values(documentFields);
  const columns = rows.flatMap(({ column }) => column ?? []);
  expect(new Set(rows.map(({ rest }) => rest)).size).toBe(rows.length);
  expect(new Set(columns).size).toBe(columns.length);
});

test('the types follow from the table', () => {
  expectTypeOf<DocumentValues['menuOrder']>().toEqualTypeOf<number>();
  expectTypeOf<DocumentValues['authorId']>().toEqualTypeOf<number | null>();
  expectTypeOf<DocumentFieldPatch['authorId']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<DocumentFieldPatch['commentStatus']>().toEqualTypeOf<'open' | 'closed' | undefined>();
  expectTypeOf<RenderedFieldName>().toEqualTypeOf<'title' | 'content' | 'excerpt'>();
  expectTypeOf<ObjectFieldName>().toEqualTypeOf<'title' | 'content' | 'excerpt' | 'meta'>();
  expectTypeOf<ListedFieldName>().toExtend<keyof DocumentValues>();
  expectTypeOf<'content'>().not.toExtend<ListedFieldName>();
  expect(Object.keys(listedFields)).toEqual(expect.arrayContaining(['slug', 'title', 'menuOrder', 'tags']));
  expect(listedFields).not.toHaveProperty('content');
});

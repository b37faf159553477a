import { describe, expect, it } from 'vitest';
import { defineContentType } from './define-content-type.ts';
import { choice } from './fields/choice.ts';
import { richText } from './fields/rich-text.ts';
import { text } from './fields/text.ts';
import { printContentTypes, printRootFields } from './graphql/print-content-types.ts';

const words = { zh: '案例', en: 'Case study' };
const options = {
  name: 'case-study',
  labels: { one: words, many: words },
  description: words,
  restBase: 'case-studies',
  graphql: { one: 'caseStudy', many: 'caseStudies' },
  root: '/case',
  capabilityType: 'post',
  body: 'blocks',
  fields: {},
  example: { zh: { title: '案例', fields: {} }, en: { title: 'Case', fields: {} } },
} as const;

describe('a type that could not be stored, addressed or queried is rejected with advice', () => {
  it.each([
    ['a name that WordPress cannot store', { name: 'a-name-that-is-far-too-long' }, 'at most 20 characters'],
    ['an address that ends with a slash', { root: '/case/' }, 'write root as "/" or in lower-case steps'],
    ['a tree of documents without parents', { sequence: 'tree' }, 'a tree needs documents'],
    [
      'an identifier that is not a text field',
      { identifier: 'year' },
      'its identifier "year" is not one of its text fields',
    ],
    ['a list at the root of the site', { root: '/' }, 'give it a root of its own'],
    ['the same singular and plural name', { graphql: { one: 'case', many: 'case' } }, 'different names in GraphQL'],
    ['a column that is not a field', { columns: ['level'] }, 'its column "level" is not one of its fields'],
    [
      'a column that does not fit into a table cell',
      { fields: { lede: richText({ label: words }) }, columns: ['lede'] },
      'its column "lede" is a richText',
    ],
    [
      'a field with the name of a meta key that all types have',
      { fields: { footnotes: text({ label: words }) } },
      '"footnotes" is a reserved name',
    ],
    [
      'a field renamed to one that it does not have',
      { renamed: { client: 'customer' } },
      'which is not one of its fields',
    ],
    [
      'a field that is renamed and still there',
      { fields: { year: text({ label: words }) }, removed: ['year'] },
      '"year" is still one of its fields',
    ],
    ['a field with an invalid name', { fields: { 'the-year': text({ label: words }) } }, 'in camelCase'],
    [
      'a field that depends on a missing field',
      { fields: { year: text({ label: words, when: { field: 'kind', is: 'old' } }) } },
      'which is not a field beside it',
    ],
  ])('%s', (_, wrong, message) => {
    expect(() => defineContentType({ ...options, ...wrong } as typeof options)).toThrow(message);
  });
});

describe('the schema of a type', () => {
  const fields = {
    client: text({ label: { zh: '客户', en: 'Client' } }),
    kind: choice({ label: words, options: { pilot: words, series: words }, default: 'pilot' }),
  };
  const definition = defineContentType({
    ...options,
    fields,
    example: {
      zh: { title: '案例', fields: { client: '甲', kind: 'pilot' } },
      en: { title: 'Case', fields: { client: 'A', kind: 'pilot' } },
    },
  });

  it('has typed fields, and no parent field unless the type is hierarchical', () => {
    const sdl = printContentTypes([definition]);
    expect(sdl).toContain('type CaseStudyFields {\n  "Client"\n  client: String!\n');
    expect(sdl).toContain('enum CaseStudyFieldsKind {\n  pilot\n  series\n}');
    expect(sdl).toMatch(/type CaseStudy implements [^}]*fields: CaseStudyFields!/);
    expect(sdl).not.toContain('parentDatabaseId');
  });

  it('has a root field for one document and one for a list', () => {
    expect(printRootFields([definition])).toBe(
      '  caseStudy(id: ID!, idType: CaseStudyIdType = ID, language: LanguageCode): CaseStudy\n' +
        '  caseStudies(first: Int, after: String, last: Int, before: String, where: ContentWhere): CaseStudyConnection!\n',
    );
  });
});

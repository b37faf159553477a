import type { ContentTypeDefinition } from '../define-content-type.ts';
import { printObjectType, printSelection } from '../fields/fields.ts';
import { contentNodeFields } from './base-schema.ts';

const interfaces = [
  ...['ContentNode', 'Node', 'DatabaseIdentifier', 'UniformResourceIdentifiable', 'Previewable'],
  ...['NodeWithTitle', 'NodeWithEditorBlocks'],
].join(' & ');

/** The root fields that look up and list documents of each type. */
export function printRootFields(types: readonly ContentTypeDefinition[]): string {
  const singles = types.map(
    ({ graphql: { one, type } }) => `  ${one}(id: ID!, idType: ${type}IdType = ID, language: LanguageCode): ${type}\n`,
  );
  const lists = types.map(
    ({ graphql: { many, type } }) =>
      `  ${many}(first: Int, after: String, last: Int, before: String, where: ContentWhere): ${type}Connection!\n`,
  );
  return [...singles, ...lists].join('');
}

/** The kinds of ids that look up a document. Hierarchical types have no `SLUG`, since slugs may repeat in a tree. */
export function printIdTypes(types: readonly ContentTypeDefinition[]): string {
  return types
    .map(({ graphql: { type }, isHierarchical, identifier }) => {
      const names = [
        'DATABASE_ID',
        'ID',
        ...(identifier === null ? [] : ['KEY']),
        ...(isHierarchical ? [] : ['SLUG']),
        'URI',
      ];
      return `enum ${type}IdType { ${names.join(' ')} }\n`;
    })
    .join('');
}

/** The GraphQL type of each content type, with the types of its fields and its connection. */
export function printContentTypes(types: readonly ContentTypeDefinition[]): string {
  return types.map((type) => [...printFieldTypes(type), printType(type)].join('\n\n')).join('\n');
}

function printType({ graphql: { type }, fields, ...definition }: ContentTypeDefinition): string {
  const own = [
    ...(definition.supports.includes('page-attributes') ? ['menuOrder: Int!'] : []),
    ...(definition.isHierarchical ? ['parentDatabaseId: Int'] : []),
    ...(definition.taxonomies.length > 0 ? ['terms: [String!]!'] : []),
    ...(definition.supports.includes('sticky') ? ['isSticky: Boolean!'] : []),
    ...(definition.body === 'html' ? [`"The body as readers get it: HTML, cleaned." content: String!`] : []),
    ...(Object.keys(fields).length > 0 ? [`fields: ${type}Fields!`] : []),
  ];
  return `${JSON.stringify(definition.description.en)}
type ${type} implements ${interfaces} {
${contentNodeFields()}${own.map((line) => `  ${line}\n`).join('')}}
type ${type}Connection { nodes: [${type}!]! edges: [${type}Edge!]! pageInfo: PageInfo! }
type ${type}Edge { cursor: String! node: ${type}! }
`;
}

function printFieldTypes({ graphql: { type }, fields }: ContentTypeDefinition): string[] {
  return Object.keys(fields).length > 0 ? printObjectType(`${type}Fields`, fields) : [];
}

/**
 * A fragment that selects everything any template needs. The fields of each content type get their own alias, as those of
 * blocks do, because two types may use one field name with different GraphQL types.
 */
export function printContentTypeFragments(types: readonly ContentTypeDefinition[]): string {
  const cases = types
    .filter(({ fields }) => Object.keys(fields).length > 0)
    .map(
      ({ graphql: { type, one }, fields }) =>
        `  ... on ${type} {\n    ${one}: fields ${printSelection(fields, `${type}Fields`)}\n  }\n`,
    );
  return `fragment ContentTypeParts on ContentNode {
  __typename
${cases.join('')}}
`;
}

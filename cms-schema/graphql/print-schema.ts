import type { BlockDefinition } from '../define-block.ts';
import type { ContentTypeDefinition } from '../define-content-type.ts';
import { printDeprecation } from '../field.ts';
import { printObjectType, printSelection } from '../fields/fields.ts';
import { editorBlockFields, printBaseSchema, type ShownSettings } from './base-schema.ts';
import { printContentTypes, printIdTypes, printRootFields } from './print-content-types.ts';

/** The whole schema in SDL: the base with the settings, plus one type for each content type and each block. */
export function printSchema(
  definitions: readonly BlockDefinition[],
  contentTypes: readonly ContentTypeDefinition[],
  settings: ShownSettings,
): string {
  const base = printBaseSchema({
    rootFields: printRootFields(contentTypes),
    idTypes: printIdTypes(contentTypes),
    types: printContentTypes(contentTypes),
    settings,
  });
  return [base, ...definitions.map(printBlockType)].join('\n');
}

function printBlockType({ typeName, fields, title, description, deprecated }: BlockDefinition): string {
  const attributes = `${typeName}Attributes`;
  const hasFields = Object.keys(fields).length > 0;
  const type = `${JSON.stringify(`${title.en}. ${description.en}`)}
type ${typeName} implements EditorBlock {
${editorBlockFields()}${hasFields ? `  attributes: ${attributes}!${printDeprecation(deprecated)}\n` : ''}}
`;
  if (!hasFields) return type;
  return [...printObjectType(attributes, fields, typeName), type].join('\n\n');
}

/**
 * A fragment that selects everything any block needs. Each block's attributes get their own alias: two blocks may use one
 * field name with different types, which GraphQL would otherwise reject in one selection.
 */
export function printFragments(definitions: readonly BlockDefinition[]): string {
  const cases = definitions
    .filter(({ fields }) => Object.keys(fields).length > 0)
    .map(
      ({ typeName, alias, fields }) =>
        `  ... on ${typeName} {\n    ${alias}: attributes ${printSelection(fields, typeName)}\n  }\n`,
    );
  return `fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}

fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
${cases.join('')}}
`;
}

import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Field, Fields } from '#cms-schema/field.ts';
import { propertyOf } from '#kit/property-of.ts';
import type { PresentedBlock } from '../../publishing/model.ts';
import { attachResolvers, attachType, type Resolvers, whileInTime } from './attach-resolvers.ts';
import { createFitter } from './fit-value.ts';

export interface BlockSource {
  readonly block: PresentedBlock;
  /** All blocks of the document, to look up inner ones: ids are only unique within a document. */
  readonly all: readonly PresentedBlock[];
}

const FOREIGN = 'ForeignBlock';

/**
 * Resolves blocks of published rows. A row may be older than the definitions: a field that is missing or whose kind has
 * changed since shows its default, and a block without a definition is treated as foreign.
 */
export function attachBlocks(schema: GraphQLSchema, definitions: readonly BlockDefinition[]): void {
  const known = new Set(definitions.map(({ typeName }) => typeName));
  attachType<BlockSource>(schema, 'EditorBlock', ({ block }) =>
    known.has(block.__typename) ? block.__typename : FOREIGN,
  );
  attachResolvers<BlockSource>(schema, FOREIGN, {
    ...blockFields,
    renderedHtml: ({ block }) => block.renderedHtml ?? '',
  });
  for (const { typeName, fields } of definitions) {
    attachResolvers<BlockSource>(
      schema,
      typeName,
      Object.keys(fields).length > 0 ? { ...blockFields, attributes } : blockFields,
    );
    attachValues(schema, `${typeName}Attributes`, fields);
  }
}

const blockFields: Resolvers<BlockSource> = {
  name: ({ block }) => block.name,
  clientId: ({ block }) => block.clientId,
  parentClientId: ({ block }) => block.parentClientId,
  slot: ({ block }) => block.slot,
  depth: ({ block }) => block.depth,
  attributesJson: ({ block }) => block.attributesJson,
  innerBlocks: ({ block, all }): BlockSource[] =>
    all.filter(({ parentClientId }) => parentClientId === block.clientId).map((inner) => ({ block: inner, all })),
};

const attributes = ({ block }: BlockSource): object => block.attributes ?? {};

/**
 * Resolves the fields of an object type by their definitions. A value that no longer fits is replaced by the default.
 */
export function attachValues(schema: GraphQLSchema, typeName: string, fields: Fields): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return;
  for (const [name, field] of Object.entries(type.getFields())) {
    const kind = fields[name];
    if (!kind) throw new TypeError(`${typeName}.${name} stands in the schema and not in the definition.`);
    const adapt = createFitter(field.type, () => kind.defaultValue());
    field.resolve = whileInTime((source: object) => adapt(propertyOf(source, name)));
    const inner = withoutLists(kind);
    if (inner.holds === 'fields') attachValues(schema, getNamedType(field.type).name, inner.children);
  }
}

function withoutLists(field: Field): Field {
  const { item } = field.children;
  return field.holds === 'items' && item ? withoutLists(item) : field;
}

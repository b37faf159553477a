import { assertValidSchema, buildSchema, type GraphQLSchema } from 'graphql';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { printSchema } from '#cms-schema/graphql/print-schema.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { shownSettings } from '#contract/settings-fields.ts';
import { attachArchives } from './attach-archives.ts';
import { attachBlocks } from './attach-blocks.ts';
import { attachMedia } from './attach-media.ts';
import { attachMenus } from './attach-menus.ts';
import { attachPublished } from './attach-published.ts';
import { attachSearch } from './attach-search.ts';
import { attachSettings } from './attach-settings.ts';
import { attachSupportedLists } from './attach-supported-lists.ts';

/** Builds the schema (`cms-schema/schema.graphql`) with its resolvers. Throws, at startup, if the two do not match. */
export function createSchema(definitions: readonly BlockDefinition[]): GraphQLSchema {
  const schema = buildSchema(printSchema(definitions, Object.values(contentTypeDefinitions), shownSettings));
  attachPublished(schema);
  attachMenus(schema);
  attachMedia(schema);
  attachSettings(schema);
  attachSearch(schema);
  attachArchives(schema);
  attachSupportedLists(schema);
  attachBlocks(schema, definitions);
  assertValidSchema(schema);
  return schema;
}

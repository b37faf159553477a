import type { CodegenConfig } from '@graphql-codegen/cli';

/** How a query's types are printed, on the site and in the blocks. */
export const typeConfig = {
  enumsAsTypes: true,
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
  importExtension: '.ts',
} as const;

/** Types for the site's queries, from the schema that `npm run gen` prints, so no server has to run. */
const config: CodegenConfig = {
  schema: 'cms-schema/schema.graphql',
  documents: ['site/**/*.graphql'],
  generates: {
    'site/generated/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...typeConfig, documentMode: 'string' },
    },
  },
};

export default config;

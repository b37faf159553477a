import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types for the site's queries, from the schema that `npm run gen` prints: no server has to run. */
const config: CodegenConfig = {
  schema: 'cms-schema/schema.graphql',
  documents: ['site/**/*.graphql'],
  generates: {
    'site/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        skipTypename: true,
        importExtension: '.ts',
      },
    },
  },
};

export default config;

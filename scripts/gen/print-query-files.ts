import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import codegen, { typeConfig } from '../../codegen.ts';
import { propertyOf } from '../../kit/property-of.ts';
import { LaunchError } from '../launch/settings.ts';
import type { BlockFolder } from './block-folders.ts';
import type { GeneratedFile } from './generated-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Fragments that every query may use. */
const shared = 'blocks/fragments.graphql';

/** A query outside of the site, with the module that is printed of it. */
interface QuerySource {
  /** `blocks/post-list/query.graphql` */
  readonly file: string;
  /** `postList`, of which the module exports `postListQuery` */
  readonly binding: string;
}

/** The studio's own queries. */
const studioQueries: readonly QuerySource[] = [{ file: 'studio/cms/cards.graphql', binding: 'cards' }];

/**
 * Prints a module for each query of a block with data, and of the studio: the query with every fragment that it uses,
 * and the types of its variables and result. Reads the printed schema, which must therefore be written first.
 */
export async function printQueryFiles(folders: readonly BlockFolder[]): Promise<GeneratedFile[]> {
  const sources = [
    ...folders
      .filter(({ hasLoad }) => hasLoad)
      .map(({ folder, binding }) => ({ file: `blocks/${folder}/query.graphql`, binding })),
    ...studioQueries,
  ];
  const config = { ...typeConfig, skipTypeNameForRoot: true };
  const plugins = ['typescript-operations'];
  const generates = Object.fromEntries(
    sources.map(({ file }) => [outputOf(file), { documents: [shared, file], plugins, config }]),
  );
  const types = new Map(
    parseOutput(await generate({ schema: codegen.schema, generates, silent: true }, false)).map((output) => [
      output.path,
      output.content,
    ]),
  );
  return Promise.all(
    sources.map(async ({ file, binding }) => {
      const texts = await Promise.all([shared, file].map((each) => readFile(path.join(root, each), 'utf8')));
      const { name, text } = readQuery(parse(texts.join('\n')), file);
      const result = `${name}Query`;
      return {
        path: outputOf(file),
        content: `// Written by \`npm run gen\` from ${path.basename(file)}. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

${types.get(outputOf(file)) ?? ''}
export const ${binding}Query = defineQuery<${result}, ${result}Variables>(\`${text}\`);
`,
      };
    }),
  );
}

function outputOf(file: string): string {
  return file.replace(/\.graphql$/, '.generated.ts');
}

/** The single query of a document, with only the fragments that it uses. */
function readQuery({ definitions }: DocumentNode, file: string): { name: string; text: string } {
  const [operation, ...others] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name || operation.operation !== 'query' || others.length > 0) {
    throw new LaunchError(`${file}: write one query with a name: query PostList($language: LanguageCode!) { … }`);
  }
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { name: operation.name.value, text: [operation, ...used.values()].map(print).join('\n\n') };
}

/** Parses the generator's output, which is untyped. */
export function parseOutput(output: unknown): GeneratedFile[] {
  if (!Array.isArray(output)) throw new TypeError('The type generator returned no files.');
  return output.map((file: unknown) => {
    const path = propertyOf(file, 'filename');
    const content = propertyOf(file, 'content');
    if (typeof path !== 'string' || typeof content !== 'string')
      throw new TypeError('The type generator returned a malformed file.');
    return { path, content };
  });
}

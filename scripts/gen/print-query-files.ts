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
/** Fragments that every block's query may use. */
const shared = 'blocks/fragments.graphql';

/**
 * Prints `query.generated.ts` of every block with data: the query of its `query.graphql` with every fragment that it
 * uses, and the types of its variables and result. Reads the printed schema, which must therefore be written first.
 */
export async function printQueryFiles(folders: readonly BlockFolder[]): Promise<GeneratedFile[]> {
  const loading = folders.filter(({ hasLoad }) => hasLoad);
  if (loading.length === 0) return [];
  const documents = (folder: string) => [shared, `blocks/${folder}/query.graphql`];
  const config = { ...typeConfig, skipTypeNameForRoot: true };
  const plugins = ['typescript-operations'];
  const generates = Object.fromEntries(
    loading.map(({ folder }) => [outputOf(folder), { documents: documents(folder), plugins, config }]),
  );
  const types = new Map(
    parseOutput(await generate({ schema: codegen.schema, generates, silent: true }, false)).map((file) => [
      file.path,
      file.content,
    ]),
  );
  return Promise.all(
    loading.map(async ({ folder, binding }) => {
      const source = (await Promise.all(documents(folder).map((file) => readFile(path.join(root, file), 'utf8')))).join(
        '\n',
      );
      const { name, text } = readQuery(parse(source), `blocks/${folder}/query.graphql`);
      const result = `${name}Query`;
      return {
        path: outputOf(folder),
        content: `// Written by \`npm run gen\` from query.graphql. Do not edit.
import { defineQuery } from '#cms-schema/define-load.ts';

${types.get(outputOf(folder)) ?? ''}
export const ${binding}Query = defineQuery<${result}, ${result}Variables>(\`${text}\`);
`,
      };
    }),
  );
}

function outputOf(folder: string): string {
  return `blocks/${folder}/query.generated.ts`;
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

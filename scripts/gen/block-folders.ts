import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { LaunchError } from '../launch/settings.ts';
import { type ReadFolders, readFolders } from './read-folders.ts';

export interface BlockFolder {
  /** `spec-table` */
  readonly folder: string;
  /** `specTable` */
  readonly binding: string;
  /** `SpecTable`, the component's export. */
  readonly component: string;
  readonly definition: BlockDefinition;
  /** Whether it shows live content: it has a `load.ts` and a `query.graphql`. */
  readonly hasLoad: boolean;
}

const blocks = path.resolve(import.meta.dirname, '../../blocks');

/** Every folder of `blocks/`, sorted by name, and what is wrong with those that have no usable definition. */
export function listBlockFolders(): Promise<ReadFolders<BlockFolder>> {
  return readFolders(blocks, () => true, readBlockFolder);
}

async function readBlockFolder(folder: string): Promise<BlockFolder> {
  const file = path.join(blocks, folder, 'block.ts');
  if (!existsSync(file)) {
    throw new LaunchError(`blocks/${folder} has no block.ts. Write one, or delete the folder.`);
  }
  const definition = await readDefinition(file).catch((error: unknown) => {
    throw new LaunchError(
      `blocks/${folder}/block.ts cannot be used. ${error instanceof Error ? error.message : error}`,
    );
  });
  if (definition?.name !== `haptera/${folder}`) {
    throw new LaunchError(
      `blocks/${folder}/block.ts must export the block of its folder as default: defineBlock({ name: 'haptera/${folder}', … }). ${
        definition ? `It exports "${definition.name}".` : 'It has no default export.'
      }`,
    );
  }
  const component = definition.typeName.slice('Haptera'.length);
  const [hasLoad, hasQuery] = ['load.ts', 'query.graphql'].map((name) => existsSync(path.join(blocks, folder, name)));
  if (hasLoad !== hasQuery) {
    throw new LaunchError(
      `blocks/${folder}: load.ts and query.graphql belong together. Write the other one, or delete both.`,
    );
  }
  return { folder, binding: definition.alias, component, definition, hasLoad: hasLoad ?? false };
}

async function readDefinition(file: string): Promise<BlockDefinition | undefined> {
  const module: { default?: BlockDefinition } = await import(pathToFileURL(file).href);
  return module.default;
}

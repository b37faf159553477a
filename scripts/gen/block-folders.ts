import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockDefinition } from '#cms-schema/define-block.ts';

export interface BlockFolder {
  /** `spec-table` */
  readonly folder: string;
  /** `specTable` */
  readonly binding: string;
  /** `SpecTable`, the component's export. */
  readonly component: string;
  readonly definition: BlockDefinition;
}

const blocks = path.resolve(import.meta.dirname, '../../blocks');

/** Every folder of `blocks/` that holds a `block.ts`, by name. */
export async function listBlockFolders(): Promise<BlockFolder[]> {
  const entries = await readdir(blocks, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(folders.sort().map(readBlockFolder));
}

async function readBlockFolder(folder: string): Promise<BlockFolder> {
  const module: { default?: BlockDefinition } = await import(pathToFileURL(path.join(blocks, folder, 'block.ts')).href);
  const definition = module.default;
  if (definition?.name !== `haptera/${folder}`) {
    throw new Error(`blocks/${folder}/block.ts: export default defineBlock({ name: 'haptera/${folder}', … }).`);
  }
  const component = definition.typeName.slice('Haptera'.length);
  return { folder, binding: definition.alias, component, definition };
}

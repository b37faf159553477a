import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import { LaunchError } from '../launch/settings.ts';

export interface ContentTypeFolder {
  /** `case-study`, the name of the type as well. */
  readonly folder: string;
  /** `caseStudy`, also the name of its fields in queries. */
  readonly binding: string;
  /** `CaseStudyTemplate`; null for a type of which the body is all that is drawn. */
  readonly template: string | null;
  readonly definition: ContentTypeDefinition;
}

const root = path.resolve(import.meta.dirname, '../../content-types');

/** Every folder of `content-types/`, by name. Throws, naming the file, where one holds no definition that can be used. */
export async function listContentTypeFolders(): Promise<ContentTypeFolder[]> {
  const entries = await readdir(root, { withFileTypes: true });
  // What only tests use stands beside the types.
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing').map((entry) => entry.name);
  const folders = await Promise.all(names.sort().map(readFolder));
  refuseDoubles(folders);
  return folders;
}

async function readFolder(folder: string): Promise<ContentTypeFolder> {
  const file = path.join(root, folder, 'type.ts');
  if (!existsSync(file)) {
    throw new LaunchError(`content-types/${folder} holds no type.ts. Write one, or delete the folder.`);
  }
  const definition = await readDefinition(file).catch((error: unknown) => {
    throw new LaunchError(
      `content-types/${folder}/type.ts cannot be used. ${error instanceof Error ? error.message : error}`,
    );
  });
  if (definition?.name !== folder) {
    throw new LaunchError(
      `content-types/${folder}/type.ts: export default defineContentType({ name: '${folder}', … }).`,
    );
  }
  const hasTemplate = existsSync(path.join(root, folder, `${folder}.tsx`));
  const { one, type } = definition.graphql;
  return { folder, binding: one, template: hasTemplate ? `${type}Template` : null, definition };
}

async function readDefinition(file: string): Promise<ContentTypeDefinition | undefined> {
  const module: { default?: ContentTypeDefinition } = await import(pathToFileURL(file).href);
  return module.default;
}

/** Two types under one name would hide each other. */
function refuseDoubles(folders: readonly ContentTypeFolder[]): void {
  const names = (definition: ContentTypeDefinition) => [
    `the address ${definition.root}`,
    `the REST base "${definition.restBase}"`,
    `the name "${definition.graphql.one}" in GraphQL`,
    `the name "${definition.graphql.many}" in GraphQL`,
  ];
  const holders = new Map<string, string>();
  for (const { folder, definition } of folders) {
    for (const name of names(definition)) {
      const holder = holders.get(name);
      if (holder !== undefined) {
        throw new LaunchError(`content-types/${folder} and content-types/${holder} both have ${name}. Change one.`);
      }
      holders.set(name, folder);
    }
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import { LaunchError } from '../launch/settings.ts';
import { type ReadFolders, readFolders } from './read-folders.ts';

export interface ContentTypeFolder {
  /** `case-study`; also the name of the type. */
  readonly folder: string;
  /** `caseStudy`, also the name of its fields in queries. */
  readonly binding: string;
  /** `CaseStudyTemplate`; null for a type that renders only its body. */
  readonly template: string | null;
  readonly definition: ContentTypeDefinition;
}

const root = path.resolve(import.meta.dirname, '../../content-types');

/**
 * Every folder of `content-types/`, sorted by name, and what is wrong with those that have no usable definition. `names`:
 * of all folders.
 */
export async function listContentTypeFolders(): Promise<
  ReadFolders<ContentTypeFolder> & { readonly names: readonly string[] }
> {
  // `testing` contains what only tests use.
  const { names, folders, problems } = await readFolders(root, (name) => name !== 'testing', readFolder);
  return { names, folders, problems: [...problems, ...findDoubles(folders)] };
}

async function readFolder(folder: string): Promise<ContentTypeFolder> {
  const file = path.join(root, folder, 'type.ts');
  if (!existsSync(file)) {
    throw new LaunchError(`content-types/${folder} has no type.ts. Write one, or delete the folder.`);
  }
  const definition = await readDefinition(file).catch((error: unknown) => {
    throw new LaunchError(
      `content-types/${folder}/type.ts cannot be used. ${error instanceof Error ? error.message : error}`,
    );
  });
  if (definition?.name !== folder) {
    throw new LaunchError(
      `content-types/${folder}/type.ts must export the type of its folder as default: defineContentType({ name: '${folder}', … }). ${
        definition ? `It exports "${definition.name}".` : 'It has no default export.'
      }`,
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

/** Two types with the same address or name: one would hide the other. */
function findDoubles(folders: readonly ContentTypeFolder[]): string[] {
  const problems: string[] = [];
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
      if (holder === undefined) holders.set(name, folder);
      else problems.push(`content-types/${folder} and content-types/${holder} both have ${name}. Change one.`);
    }
  }
  return problems;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { printContentTypeFragments } from '#cms-schema/graphql/print-content-types.ts';
import { printFragments } from '#cms-schema/graphql/print-schema.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';

const contentTypes = Object.values(contentTypeDefinitions);
const queries = readFileSync(path.resolve(import.meta.dirname, '../../../../site/queries.graphql'), 'utf8');

/** One of the site's own queries with the fragments that it uses, as its code generator joins them. */
export function siteDocument(operation: string, definitions: readonly BlockDefinition[]): string {
  const { definitions: all } = parse(
    `${queries}\n${printContentTypeFragments(contentTypes)}\n${printFragments(definitions)}`,
  );
  const nodes = new Map(
    all.flatMap((node) =>
      (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) && node.name
        ? [[node.name.value, node] as const]
        : [],
    ),
  );
  const wanted = new Set([operation]);
  for (const name of wanted) {
    const node = nodes.get(name);
    if (!node) throw new Error(`site/queries.graphql has no ${name}.`);
    visit(node, {
      enter: (part) => {
        if (part.kind === Kind.FRAGMENT_SPREAD) wanted.add(part.name.value);
      },
    });
  }
  return [...wanted]
    .flatMap((name) => nodes.get(name) ?? [])
    .map(print)
    .join('\n\n');
}

/** `count` block types, made by copying our own. */
export function manyDefinitions(own: readonly BlockDefinition[], count: number): BlockDefinition[] {
  return Array.from({ length: count }, (_, index) => {
    const definition = own[index % own.length];
    if (!definition) throw new Error('There is no block to start from.');
    const round = Math.floor(index / own.length);
    if (round === 0) return definition;
    const { name, typeName, alias } = definition;
    return { ...definition, name: `${name}-${round}`, typeName: `${typeName}${round}`, alias: `${alias}${round}` };
  });
}

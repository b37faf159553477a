import { parseFields } from '#cms-schema/fields/fields.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { createDelimiterScanner } from '#cms-schema/markup/scan-delimiters.ts';
import { collectReferences, type TypedDocument, type TypedNode, walkBlocks } from '#cms-schema/typed-document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { Document } from '../documents/model.ts';
import { listLinkedAddresses } from '../foreign-html/linked-addresses.ts';
import type { ContentUse } from './model.ts';
import { readAddress } from './read-address.ts';

/** The parts of a document that can refer to something. */
export type UsingState = Pick<Document, 'type' | 'locale' | 'content' | 'meta' | 'featuredMediaId'>;

/**
 * The blocks, terms, documents and addresses that the content and the type's own fields of a document refer to, each
 * once. Files are found by `mediaIn`, and `document_terms` has the terms that a document is filed under.
 */
export function listContentUses({ type, locale, meta }: UsingState, { nodes }: TypedDocument): ContentUse[] {
  const fields = fieldsOfType(type);
  const values = new Map(Object.entries(parseFields(fields, meta, null)));
  const references = [
    ...collectReferences(nodes),
    ...Object.entries(fields).flatMap(([name, field]) => field.references(values.get(name))),
  ];
  const referred = references.flatMap(({ kind, id }): ContentUse[] =>
    kind === 'term' || kind === 'document' ? [{ kind, target: String(id) }] : [],
  );
  const typed = [...walkBlocks(nodes)];
  const foreign = listForeign(nodes);
  const blocks = [...typed.map(({ definition }) => definition.name), ...foreign.flatMap(listBlockNames)];
  const addresses = [
    ...[...typed.flatMap((block) => Object.values(block.values)), ...values.values()].flatMap((value) =>
      listAddresses(value, locale),
    ),
    ...foreign.flatMap(listLinkedAddresses),
  ];
  return unique([
    ...referred,
    ...blocks.map((target): ContentUse => ({ kind: 'block', target })),
    ...addresses.flatMap((address) => readAddress(address) ?? []),
  ]);
}

function listForeign(nodes: readonly TypedNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'foreign' ? [node.source] : Object.values(node.slots).flatMap(listForeign),
  );
}

function listBlockNames(source: string): string[] {
  const scanner = createDelimiterScanner(source);
  const names = new Set<string>();
  for (let found = scanner.next(0); found; found = scanner.next(found.end))
    if (found.kind !== 'closer') names.add(found.name);
  return [...names];
}

/** The addresses in a field's value: of link fields, and of links in formatted text. */
function listAddresses(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return listLinkedAddresses(value);
  if (Array.isArray(value)) return value.flatMap((inner) => listAddresses(inner, locale));
  if (!isJsonObject(value)) return [];
  if (value.kind === 'path' && typeof value.path === 'string') return [localizePath(value.path, locale)];
  if (value.kind === 'url' && typeof value.url === 'string') return [value.url];
  return Object.values(value).flatMap((inner) => listAddresses(inner, locale));
}

function unique(uses: readonly ContentUse[]): ContentUse[] {
  return [...new Map(uses.map((use) => [`${use.kind} ${use.target}`, use])).values()];
}

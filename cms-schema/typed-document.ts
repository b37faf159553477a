import type { BlockDefinition } from './define-block.ts';
import type { Reference } from './field.ts';
import { parseFields } from './fields/fields.ts';
import { withItemIds } from './fields/list-items.ts';
import type { JsonObject } from './json.ts';
import type { BlockNode, DocumentNode, ForeignNode } from './markup/document.ts';
import { readDocument } from './markup/document.ts';
import { createReporter, type Problem, type Reporter } from './problem.ts';
import { problems as catalogue } from './problems.ts';

/** Block definitions by name. `blocks/definitions.generated.ts` has all of them. */
export type Definitions = ReadonlyMap<string, BlockDefinition>;

/** A block migrated to the newest version, with every field in its proper shape. */
export interface TypedBlock {
  readonly kind: 'block';
  readonly definition: BlockDefinition;
  /** The stored node after migration, with an id on every list item. It keeps unknown attributes. */
  readonly node: BlockNode;
  readonly values: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly TypedNode[]>>;
}

export type TypedNode = TypedBlock | ForeignNode;

export interface TypedDocument {
  readonly nodes: readonly TypedNode[];
  /** Everything that is wrong, in document order. */
  readonly problems: readonly Problem[];
}

/**
 * Reads markup into typed blocks: migrates them, adds missing ids of list items, fills in defaults and checks every field.
 * Nothing is lost.
 */
export function readTypedDocument(source: string, definitions: Definitions): TypedDocument {
  const document = readDocument(source, (type) => {
    const definition = definitions.get(type);
    return definition ? { slots: Object.keys(definition.slots) } : null;
  });
  const problems: Problem[] = [...document.problems];
  const nodes = readNodes(document.nodes, definitions, problems, null, null);
  return { nodes, problems };
}

/** The stored form of a typed document: what `printDocument` writes. */
export function storedNodes(nodes: readonly TypedNode[]): DocumentNode[] {
  return nodes.map((typed) =>
    typed.kind === 'foreign'
      ? typed
      : {
          ...typed.node,
          slots: Object.fromEntries(Object.entries(typed.slots).map(([name, inner]) => [name, storedNodes(inner)])),
        },
  );
}

export function collectReferences(nodes: readonly TypedNode[]): Reference[] {
  const found = new Map<string, Reference>();
  for (const block of walkBlocks(nodes)) {
    for (const [name, field] of Object.entries(block.definition.fields)) {
      for (const reference of field.references(block.values[name])) {
        found.set(`${reference.kind}:${reference.id}`, reference);
      }
    }
  }
  return [...found.values()];
}

export function* walkBlocks(nodes: readonly TypedNode[]): Generator<TypedBlock> {
  for (const typed of nodes) {
    if (typed.kind === 'foreign') continue;
    yield typed;
    for (const inner of Object.values(typed.slots)) yield* walkBlocks(inner);
  }
}

function readNodes(
  nodes: readonly DocumentNode[],
  definitions: Definitions,
  problems: Problem[],
  parent: BlockDefinition | null,
  allow: readonly string[] | null,
): TypedNode[] {
  return nodes.map((node): TypedNode => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind === 'foreign' || !definition) return asForeign(node);
    const report = createReporter(problems, node.id);
    checkPlace(definition, parent, allow, report);
    const attributes = withItemIds(definition.fields, migrate(node, definition, report), node.id);
    return {
      kind: 'block',
      definition,
      node: { ...node, attributes, version: Math.max(node.version, definition.version) },
      values: parseFields(definition.fields, attributes, report),
      slots: Object.fromEntries(
        Object.entries(definition.slots).map(([name, { allow, min, max }]) => {
          const inner = node.slots[name] ?? [];
          if (inner.length > max) catalogue.slotTooMany(report.at(name), max);
          if (inner.length < min) catalogue.slotTooFew(report.at(name), min);
          return [name, readNodes(inner, definitions, problems, definition, allow ?? null)];
        }),
      ),
    };
  });
}

/** `readDocument` only makes blocks of known names, so it never returns a block without a definition. */
function asForeign(node: DocumentNode): ForeignNode {
  if (node.kind === 'foreign') return node;
  throw new TypeError(`Block ${node.id}: no definition for "${node.type}".`);
}

function checkPlace(
  definition: BlockDefinition,
  parent: BlockDefinition | null,
  allow: readonly string[] | null,
  report: Reporter,
): void {
  const wantsParent = definition.parents !== null && !definition.parents.includes(parent?.name ?? '');
  const isRefused = allow !== null && !allow.includes(definition.name);
  if (wantsParent || isRefused) catalogue.notAllowedHere(report, definition.name);
}

function migrate({ attributes, version }: BlockNode, definition: BlockDefinition, report: Reporter): JsonObject {
  if (version > definition.version) catalogue.newerVersion(report, version, definition.version);
  return definition.migrations.slice(version - 1).reduce((current, { up }) => up(current), attributes);
}

import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import type { BlockDefinition } from './define-block.ts';
import type { Field, Reference, Resolver } from './field.ts';
import { parseFields, resolveFields } from './fields/fields.ts';
import { withItemIds, withoutItemIds } from './fields/list-items.ts';
import type { JsonObject } from './json.ts';
import type { BlockNode, DocumentNode, ForeignNode } from './markup/document.ts';
import { readDocument } from './markup/document.ts';
import { parseMarkup } from './markup/parse-markup.ts';
import { playerHosts } from './player-hosts.ts';
import { createReporter, type Problem, type Reporter } from './problem.ts';
import { problems as catalogue } from './problems.ts';

/** The definitions by name: `blocks/definitions.generated.ts` has all of them. */
export type Definitions = ReadonlyMap<string, BlockDefinition>;

/** A block of the newest version with every field in its shape. */
export interface TypedBlock {
  readonly kind: 'block';
  readonly definition: BlockDefinition;
  /** As stored, migrated, every item of a list with its id: unknown attributes are still there. */
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

/** A block as the read API gives it and as a published page stores it: flat, resolved, ready to render. */
export interface PresentedBlock {
  readonly __typename: string;
  readonly name: string;
  readonly clientId: string;
  readonly parentClientId: string | null;
  readonly slot: string | null;
  readonly depth: number;
  readonly attributes: Readonly<Record<string, unknown>> | null;
  readonly attributesJson: string;
  /** Only for foreign markup. */
  readonly renderedHtml: string | null;
}

/**
 * Reads markup into typed blocks: migrates, gives ids to items of lists that have none, fills in defaults, checks every
 * field, loses nothing.
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

/** What a reader would search for, in reading order. */
export function collectWords(nodes: readonly TypedNode[]): string[] {
  return nodes.flatMap((typed) => {
    if (typed.kind === 'foreign')
      return [htmlToText(sanitizeHtml(typed.source, 'document', playerHosts))].filter(Boolean);
    const own = Object.entries(typed.definition.fields).flatMap(([name, field]) => field.words(typed.values[name]));
    return [...own, ...Object.values(typed.slots).flatMap(collectWords)];
  });
}

/** The same without the labels of buttons: what a page says, for whoever describes it in a few sentences. */
export function collectProse(nodes: readonly TypedNode[]): string[] {
  return nodes.flatMap((typed) => {
    if (typed.kind === 'foreign') return collectWords([typed]);
    const own = Object.entries(typed.definition.fields).flatMap(([name, field]) => proseOf(field, typed.values[name]));
    return [...own, ...Object.values(typed.slots).flatMap(collectProse)];
  });
}

function proseOf(field: Field, value: unknown): readonly string[] {
  if (isButton(field)) return [];
  if (field.holds === 'value') return field.words(value);
  if (field.holds === 'items') {
    const { item: of } = field.children;
    return of && Array.isArray(value) ? value.flatMap((item) => proseOf(of, item)) : field.words(value);
  }
  const values = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return values.flatMap(([name, inner]) => {
    const child = Object.hasOwn(field.children, name) ? field.children[name] : undefined;
    return child ? proseOf(child, inner) : [];
  });
}

/** A link with one text and no other words: what the text says is what to press. */
function isButton({ holds, children }: Field): boolean {
  const kinds = Object.values(children).map(({ kind }) => kind);
  const texts = kinds.filter((kind) => kind === 'text' || kind === 'richText');
  return holds === 'fields' && kinds.includes('link') && texts.length === 1;
}

/** Depth first, parents before their children. */
export function presentBlocks(nodes: readonly TypedNode[], resolver: Resolver): PresentedBlock[] {
  return presentNodes(nodes, resolver, null, null, 0);
}

function presentNodes(
  nodes: readonly TypedNode[],
  resolver: Resolver,
  parentClientId: string | null,
  slot: string | null,
  depth: number,
): PresentedBlock[] {
  return nodes.flatMap((typed): PresentedBlock[] => {
    const place = { parentClientId, slot, depth };
    if (typed.kind === 'foreign') return [presentForeign(typed, place)];
    const { definition, node, values } = typed;
    const block: PresentedBlock = {
      __typename: definition.typeName,
      name: definition.name,
      clientId: node.id,
      ...place,
      attributes: resolveFields(definition.fields, values, resolver),
      attributesJson: JSON.stringify(withoutItemIds(definition.fields, node.attributes)),
      renderedHtml: null,
    };
    const inner = Object.entries(typed.slots).flatMap(([name, children]) =>
      presentNodes(children, resolver, node.id, name, depth + 1),
    );
    return [block, ...inner];
  });
}

function presentForeign(
  { id, source }: ForeignNode,
  place: Pick<PresentedBlock, 'parentClientId' | 'slot' | 'depth'>,
): PresentedBlock {
  const [first, ...others] = parseMarkup(source);
  const block = first?.kind === 'block' && others.length === 0 ? first : null;
  return {
    __typename: 'ForeignBlock',
    name: block?.name ?? 'core/freeform',
    clientId: id,
    ...place,
    attributes: null,
    attributesJson: JSON.stringify(block?.attributes ?? {}),
    renderedHtml: sanitizeHtml(source, 'document', playerHosts),
  };
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

/** `readDocument` makes a block only of names that it knows, so a block without a definition cannot come from it. */
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

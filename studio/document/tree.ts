import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { indexIn, type Neighbours } from './neighbours.ts';

/** A slot of a block; null is the page itself. */
export type Parent = { readonly id: string; readonly slot: string } | null;

/** A position in a slot or on the page. The index counts among the future siblings of a node. */
export interface Place {
  readonly parent: Parent;
  readonly index: number;
  /** Used to find the place again after another editor has changed the page: see `neighbours.ts`. */
  readonly beside?: Neighbours;
}

export interface Located {
  readonly node: DocumentNode;
  readonly place: Place;
  /** The number of blocks around it. */
  readonly depth: number;
}

/** Every node, parents before their children, in reading order. */
export function* walk(nodes: readonly DocumentNode[], parent: Parent = null, depth = 0): Generator<Located> {
  for (const [index, node] of nodes.entries()) {
    yield { node, place: { parent, index }, depth };
    if (node.kind === 'foreign') continue;
    for (const [slot, inner] of Object.entries(node.slots)) yield* walk(inner, { id: node.id, slot }, depth + 1);
  }
}

export function locate(nodes: readonly DocumentNode[], id: string): Located | null {
  for (const located of walk(nodes)) if (located.node.id === id) return located;
  return null;
}

export function findNode(nodes: readonly DocumentNode[], id: string): DocumentNode | null {
  return locate(nodes, id)?.node ?? null;
}

export function findBlock(nodes: readonly DocumentNode[], id: string): BlockNode | null {
  const node = findNode(nodes, id);
  return node?.kind === 'block' ? node : null;
}

/** The nodes from the page down to the node itself; empty if it does not exist. */
export function pathTo(nodes: readonly DocumentNode[], id: string): Located[] {
  const path: Located[] = [];
  for (const located of walk(nodes)) {
    path.length = located.depth;
    path.push(located);
    if (located.node.id === id) return path;
  }
  return [];
}

/** The nodes in a slot; null if there is no such slot. */
export function childrenOf(nodes: readonly DocumentNode[], parent: Parent): readonly DocumentNode[] | null {
  if (parent === null) return nodes;
  const block = findBlock(nodes, parent.id);
  return block && Object.hasOwn(block.slots, parent.slot) ? (block.slots[parent.slot] ?? null) : null;
}

export function listIds(nodes: readonly DocumentNode[]): Set<string> {
  return new Set([...walk(nodes)].map(({ node }) => node.id));
}

/** The tree with one node replaced; nodes that do not contain it stay the same objects. */
export function replaceNode(
  nodes: readonly DocumentNode[],
  id: string,
  replace: (node: DocumentNode) => DocumentNode,
): readonly DocumentNode[] {
  const found = nodes.findIndex((node) => node.id === id);
  const target = nodes[found];
  if (target) return nodes.with(found, replace(target));
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'foreign') continue;
    for (const [slot, inner] of Object.entries(node.slots)) {
      const next = replaceNode(inner, id, replace);
      if (next !== inner) return nodes.with(index, withSlot(node, slot, next));
    }
  }
  return nodes;
}

/** The tree with the children of one slot replaced; null if there is no such slot. */
export function replaceChildren(
  nodes: readonly DocumentNode[],
  parent: Parent,
  children: readonly DocumentNode[],
): readonly DocumentNode[] | null {
  if (parent === null) return children;
  if (childrenOf(nodes, parent) === null) return null;
  return replaceNode(nodes, parent.id, (node) =>
    node.kind === 'block' ? withSlot(node, parent.slot, children) : node,
  );
}

/** Inserts a node beside its neighbours, or else at the index (at most at the end). Null if there is no such slot. */
export function insertNode(
  nodes: readonly DocumentNode[],
  place: Place,
  node: DocumentNode,
): readonly DocumentNode[] | null {
  const children = childrenOf(nodes, place.parent);
  return (
    children &&
    replaceChildren(nodes, place.parent, children.toSpliced(indexIn(children, place.index, place.beside), 0, node))
  );
}

/** The tree without a node and everything inside it; the same tree if the node does not exist. */
export function withoutNode(nodes: readonly DocumentNode[], id: string): readonly DocumentNode[] {
  const located = locate(nodes, id);
  const children = located && childrenOf(nodes, located.place.parent);
  if (!located || !children) return nodes;
  return replaceChildren(nodes, located.place.parent, children.toSpliced(located.place.index, 1)) ?? nodes;
}

export function isSameParent(left: Parent, right: Parent): boolean {
  return left?.id === right?.id && left?.slot === right?.slot;
}

function withSlot(node: BlockNode, slot: string, children: readonly DocumentNode[]): BlockNode {
  return {
    ...node,
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([name, inner]) => [name, name === slot ? [...children] : inner]),
    ),
  };
}

import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';

/** Where a node of the page stands. */
export interface NodePlace {
  readonly node: DocumentNode;
  /** Null on the page itself. */
  readonly parent: BlockNode | null;
  readonly slot: string | null;
  readonly index: number;
  /** Blocks around it. */
  readonly depth: number;
}

/**
 * The nodes of the page for those who watch a single one: typing in one block wakes that block, not two hundred.
 * Snapshots of what did not change are identical, so it may stand behind `useSyncExternalStore`.
 */
export interface NodeStore {
  nodes(): readonly DocumentNode[];
  find(id: string): NodePlace | null;
  /** All ids in reading order. */
  order(): readonly string[];
  set(nodes: readonly DocumentNode[]): void;
  subscribe(listener: () => void): () => void;
}

export function createNodeStore(initial: readonly DocumentNode[]): NodeStore {
  const listeners = new Set<() => void>();
  let nodes = initial;
  let places = indexNodes(initial);
  let order = [...places.keys()];
  return {
    nodes: () => nodes,
    find: (id) => places.get(id) ?? null,
    order: () => order,
    set(next) {
      if (next === nodes) return;
      nodes = next;
      places = indexNodes(next);
      order = [...places.keys()];
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function indexNodes(nodes: readonly DocumentNode[]): Map<string, NodePlace> {
  const places = new Map<string, NodePlace>();
  const visit = (inner: readonly DocumentNode[], parent: BlockNode | null, slot: string | null, depth: number) => {
    for (const [index, node] of inner.entries()) {
      places.set(node.id, { node, parent, slot, index, depth });
      if (node.kind === 'foreign') continue;
      for (const [name, children] of Object.entries(node.slots)) visit(children, node, name, depth + 1);
    }
  };
  visit(nodes, null, null, 0);
  return places;
}

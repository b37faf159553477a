import { definitions } from '#blocks/definitions.generated.ts';
import {
  hasHeading,
  levelBelow,
  type OutlineBlock,
  outlineLevel,
  type PageTitling,
  titlesPage,
} from '#blocks/outline-level.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import type { Parent } from '../document/tree.ts';

/** A node of the page and its place. */
export interface NodePlace {
  readonly node: DocumentNode;
  /** Null at the top level of the page. */
  readonly parent: BlockNode | null;
  readonly slot: string | null;
  readonly index: number;
  /** The number of blocks around it. */
  readonly depth: number;
  /** The level of its heading in the page's outline. */
  readonly level: number;
}

/**
 * The nodes of the page, with subscriptions per node: typing in one block rerenders that block, not two hundred.
 * Snapshots of unchanged parts are identical, so that it works with `useSyncExternalStore`.
 */
export interface NodeStore {
  nodes(): readonly DocumentNode[];
  find(id: string): NodePlace | null;
  /** All ids in reading order. */
  order(): readonly string[];
  /** The ids of the blocks in a slot: the same array as long as the slot holds the same blocks in the same order. */
  idsIn(parent: Parent): readonly string[];
  set(nodes: readonly DocumentNode[]): void;
  subscribe(listener: () => void): () => void;
  /** Notifies of changes to one node or its place. */
  watch(id: string, listener: () => void): () => void;
}

/** `titling`: which first block has the first heading of the page. */
export function createNodeStore(initial: readonly DocumentNode[], titling: PageTitling = 'heading'): NodeStore {
  const listeners = new Set<() => void>();
  const watchers = new Map<string, Set<() => void>>();
  let nodes = initial;
  let places = indexNodes(initial, titling);
  let order = [...places.keys()];
  let slots = listSlots(initial, new Map());
  return {
    nodes: () => nodes,
    find: (id) => places.get(id) ?? null,
    order: () => order,
    idsIn: (parent) => slots.get(keyOf(parent)) ?? nothing,
    set(next) {
      if (next === nodes) return;
      const before = places;
      nodes = next;
      places = indexNodes(next, titling);
      order = [...places.keys()];
      slots = listSlots(next, slots);
      for (const listener of [...listeners]) listener();
      for (const [id, watching] of [...watchers]) {
        if (isSamePlace(before.get(id), places.get(id))) continue;
        for (const listener of [...watching]) listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(id, listener) {
      const watching = watchers.get(id) ?? new Set();
      watchers.set(id, watching.add(listener));
      return () => {
        watching.delete(listener);
        if (watching.size === 0 && watchers.get(id) === watching) watchers.delete(id);
      };
    },
  };
}

function isSamePlace(before: NodePlace | undefined, after: NodePlace | undefined): boolean {
  if (!before || !after) return before === after;
  return placeKeys.every((key) => before[key] === after[key]);
}

const placeKeys = ['node', 'parent', 'slot', 'index', 'depth', 'level'] as const satisfies (keyof NodePlace)[];

function indexNodes(nodes: readonly DocumentNode[], titling: PageTitling): Map<string, NodePlace> {
  const places = new Map<string, NodePlace>();
  const visit = (
    inner: readonly DocumentNode[],
    around: Pick<NodePlace, 'parent' | 'slot'>,
    depth: number,
    below: number,
  ) => {
    for (const [index, node] of inner.entries()) {
      const outline = outlineOf(node, depth === 0 && index === 0 ? titling : 'none');
      const level = depth === 0 ? outlineLevel(outline, []) : below;
      places.set(node.id, { ...around, node, index, depth, level });
      if (node.kind === 'foreign') continue;
      for (const [slot, children] of Object.entries(node.slots)) {
        visit(children, { parent: node, slot }, depth + 1, levelBelow(level, outline));
      }
    }
  };
  visit(nodes, { parent: null, slot: null }, 0, 0);
  return places;
}

const nothing: readonly string[] = [];

function keyOf(parent: Parent): string {
  return parent === null ? '' : JSON.stringify([parent.id, parent.slot]);
}

/** Lists the ids in each slot; reuses the previous array if it has the same ids. */
function listSlots(
  nodes: readonly DocumentNode[],
  before: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const slots = new Map<string, readonly string[]>();
  const visit = (parent: Parent, inner: readonly DocumentNode[]) => {
    const key = keyOf(parent);
    const known = before.get(key);
    const isSame = known?.length === inner.length && inner.every(({ id }, index) => id === known[index]);
    slots.set(key, isSame ? known : inner.map(({ id }) => id));
    for (const node of inner) {
      if (node.kind === 'foreign') continue;
      for (const [slot, children] of Object.entries(node.slots)) visit({ id: node.id, slot }, children);
    }
  };
  visit(null, nodes);
  return slots;
}

function outlineOf(node: DocumentNode, titling: PageTitling): OutlineBlock {
  if (node.kind === 'foreign') return { hasHeading: false, isFirst: false };
  const definition = definitions.get(node.type);
  const block = {
    hasHeading: hasHeading(definition, node.attributes),
    isOpening: definition?.category === 'opening',
  };
  return { ...block, isFirst: titlesPage(titling, block) };
}

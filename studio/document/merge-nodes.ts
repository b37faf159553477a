import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { Conflict } from './conflict.ts';
import { isEqual } from './is-equal.ts';
import { mergeAttributes } from './merge-fields.ts';
import type { Versions } from './merge-items.ts';
import { mergeOrder } from './merge-order.ts';
import { isSameParent, type Parent, walk } from './tree.ts';

/**
 * Three-way merge of a document's blocks by id: insertions, deletions, moves and edits of both sides. Every id is
 * unique in the result. A block that one side deleted and the other one changed stays, and is reported.
 */
export function mergeNodes(
  versions: Versions<readonly DocumentNode[]>,
  definitions: Definitions,
  conflicts: Conflict[],
): readonly DocumentNode[] {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  const flat = { base: flatten(base), mine: flatten(mine), theirs: flatten(theirs) };
  const kept = new Map<string, Entry>();
  keepDeleted(flat.base, flat.mine, flat.theirs, 'theirs', kept, conflicts);
  keepDeleted(flat.base, flat.theirs, flat.mine, 'mine', kept, conflicts);

  const merged = new Map<string, Entry>();
  for (const id of new Set([...flat.mine.keys(), ...flat.theirs.keys()])) {
    const entry = mergeEntry(id, flat, kept, definitions, conflicts);
    if (entry) merged.set(id, entry);
  }
  breakCycles(merged, flat.mine);
  return build(merged, flat);
}

/** A node and its parent; the nodes inside it have their own entries. */
interface Entry {
  readonly node: DocumentNode;
  readonly parent: Parent;
}

type Flat = ReadonlyMap<string, Entry>;

function flatten(nodes: readonly DocumentNode[]): Flat {
  return new Map([...walk(nodes)].map(({ node, place }) => [node.id, { node, parent: place.parent }]));
}

/** Finds blocks that `other` deleted while `side` changed something in them, and keeps them as in `side`. */
function keepDeleted(
  base: Flat,
  side: Flat,
  other: Flat,
  deletedBy: 'mine' | 'theirs',
  kept: Map<string, Entry>,
  conflicts: Conflict[],
): void {
  const isDeleted = (id: string) => base.has(id) && !other.has(id);
  for (const [id, { node, parent }] of side) {
    const isTop = isDeleted(id) && (parent === null || !isDeleted(parent.id));
    if (!isTop) continue;
    const inside = [...walk([node])].map((located) => located.node.id);
    if (!inside.some((inner) => hasChanged(base.get(inner), side.get(inner)))) continue;
    conflicts.push({ kind: 'deleted', blockId: id, deletedBy, node });
    for (const inner of inside) {
      const entry = side.get(inner);
      if (entry && !other.has(inner)) kept.set(inner, entry);
    }
  }
}

/** Whether a block is new, edited, or moved to another parent. A new order among the same siblings does not count. */
function hasChanged(before: Entry | undefined, after: Entry | undefined): boolean {
  if (!before || !after) return true;
  return !isEqual(contentOf(before.node), contentOf(after.node)) || !isSameParent(before.parent, after.parent);
}

/** A node without its children. */
function contentOf(node: DocumentNode): unknown {
  return node.kind === 'foreign' ? node : { ...node, slots: Object.keys(node.slots) };
}

function mergeEntry(
  id: string,
  flat: Versions<Flat>,
  kept: ReadonlyMap<string, Entry>,
  definitions: Definitions,
  conflicts: Conflict[],
): Entry | null {
  const base = flat.base.get(id);
  const mine = flat.mine.get(id);
  const theirs = flat.theirs.get(id);
  if (!mine || !theirs) return kept.get(id) ?? (base ? null : (mine ?? theirs ?? null));
  return {
    node: mergeContent(base?.node, mine.node, theirs.node, definitions, conflicts),
    parent: base && isSameParent(base.parent, mine.parent) ? theirs.parent : mine.parent,
  };
}

function mergeContent(
  base: DocumentNode | undefined,
  mine: DocumentNode,
  theirs: DocumentNode,
  definitions: Definitions,
  conflicts: Conflict[],
): DocumentNode {
  const [was, isMine, isTheirs] = [base && contentOf(base), contentOf(mine), contentOf(theirs)];
  if (isEqual(isMine, isTheirs) || isEqual(was, isTheirs)) return mine;
  if (isEqual(was, isMine)) return theirs;
  const canMerge =
    mine.kind === 'block' && theirs.kind === 'block' && mine.type === theirs.type && mine.version === theirs.version;
  if (!canMerge) {
    conflicts.push({ kind: 'node', blockId: mine.id, mine, theirs });
    return mine;
  }
  const before = base?.kind === 'block' && base.version === mine.version ? base.attributes : {};
  const attributes = mergeAttributes(
    definitions.get(mine.type)?.fields ?? {},
    { base: before, mine: mine.attributes, theirs: theirs.attributes },
    {
      field: (path, values) => conflicts.push({ kind: 'field', blockId: mine.id, path, ...present(values) }),
      item: (path, deletedBy, item) => conflicts.push({ kind: 'item', blockId: mine.id, path, deletedBy, item }),
    },
  );
  return { ...mine, attributes };
}

/** Leaves out undefined values, so that a conflict is plain data. */
export function present<Value extends object>(values: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> };
export function present(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Two moves may put two blocks into each other. Then my moves win, until no block is inside itself. */
function breakCycles(merged: Map<string, Entry>, mine: Flat): void {
  for (const id of merged.keys()) {
    for (let cycle = findCycle(merged, id); cycle.length > 0; cycle = findCycle(merged, id)) {
      const moved = cycle.find((inner) => {
        const own = mine.get(inner);
        return own && !isSameParent(own.parent, merged.get(inner)?.parent ?? null);
      });
      const entry = moved === undefined ? undefined : merged.get(moved);
      const own = moved === undefined ? undefined : mine.get(moved);
      if (moved === undefined || !entry || !own) break;
      merged.set(moved, { ...entry, parent: own.parent });
    }
  }
}

/** The nodes of the cycle reached by going up from a node; empty if the way up ends at the page. */
function findCycle(merged: ReadonlyMap<string, Entry>, start: string): string[] {
  const seen: string[] = [];
  for (let id: string | undefined = start; id !== undefined; id = merged.get(id)?.parent?.id) {
    const index = seen.indexOf(id);
    if (index !== -1) return seen.slice(index);
    seen.push(id);
  }
  return [];
}

function build(merged: ReadonlyMap<string, Entry>, flat: Versions<Flat>): DocumentNode[] {
  const members = groupByParent(merged);
  const order = { base: groupByParent(flat.base), mine: groupByParent(flat.mine), theirs: groupByParent(flat.theirs) };
  const placed = new Set<string>();
  const fill = (parent: Parent): DocumentNode[] => {
    const key = keyOf(parent);
    const ids = mergeOrder(
      order.base.get(key) ?? [],
      order.mine.get(key) ?? [],
      order.theirs.get(key) ?? [],
      new Set(members.get(key) ?? []),
    );
    return ids.flatMap((id): DocumentNode[] => {
      const entry = merged.get(id);
      if (!entry || placed.has(id)) return [];
      placed.add(id);
      return [refill(entry.node, fill)];
    });
  };
  const roots = fill(null);
  // If a block lost a slot while another editor put something into it, that goes to the end of the page, so that it is
  // not lost.
  for (const [id, { node }] of merged) {
    if (placed.has(id)) continue;
    placed.add(id);
    roots.push(refill(node, fill));
  }
  return roots;
}

function refill(node: DocumentNode, fill: (parent: Parent) => DocumentNode[]): DocumentNode {
  if (node.kind === 'foreign') return node;
  const slots = Object.keys(node.slots).map((slot) => [slot, fill({ id: node.id, slot })] as const);
  const isSame = slots.every(([slot, inner]) => {
    const old = node.slots[slot] ?? [];
    return old.length === inner.length && old.every((child, index) => child === inner[index]);
  });
  return isSame ? node : { ...node, slots: Object.fromEntries(slots) };
}

function groupByParent(flat: Flat): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, { parent }] of flat) {
    const key = keyOf(parent);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return groups;
}

function keyOf(parent: Parent): string {
  return parent === null ? '' : JSON.stringify([parent.id, parent.slot]);
}

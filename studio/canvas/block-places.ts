import { definitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { canPlace } from '../document/can-place.ts';
import { childrenOf, type Parent, type Place, pathTo } from '../document/tree.ts';

/** The slots of a type in the definition's order. */
export function slotsOf(type: string): readonly string[] {
  return Object.keys(definitions.get(type)?.slots ?? {});
}

/**
 * Where a new block goes when an editor only says which: into the selected block when it stands empty or is the only kind
 * of place for it, else behind the selected block or the nearest one around it that takes it, else at the end of the page.
 * Null when nothing on the page takes it.
 */
export function findPlace(
  nodes: readonly DocumentNode[],
  selection: string | null,
  definition: BlockDefinition,
): Place | null {
  const path = selection === null ? [] : pathTo(nodes, selection);
  for (const [step, { node, place }] of path.toReversed().entries()) {
    const inside = findSlot(node, definition, step > 0);
    if (inside) return inside;
    if (fits(nodes, place.parent, definition)) return { parent: place.parent, index: place.index + 1 };
  }
  return fits(nodes, null, definition) ? { parent: null, index: nodes.length } : null;
}

/** The kinds of blocks that stand in a block and nowhere else, with the place of one more: a tab, a column. */
export function listOwnChildren(node: DocumentNode): { readonly definition: BlockDefinition; readonly place: Place }[] {
  if (node.kind === 'foreign') return [];
  return [...definitions.values()].flatMap((definition) => {
    const place = definition.parents === null ? null : findSlot(node, definition, false);
    return place ? [{ definition, place }] : [];
  });
}

/** Whether a slot with room takes a kind of block. */
export function fits(nodes: readonly DocumentNode[], parent: Parent, definition: BlockDefinition | null): boolean {
  if (parent === null) return canPlace(definition, null, null);
  const holder = pathTo(nodes, parent.id).at(-1)?.node;
  const holderDefinition = holder?.kind === 'block' ? definitions.get(holder.type) : undefined;
  const slot = holderDefinition?.slots[parent.slot];
  if (!holderDefinition || !slot || !canPlace(definition, holderDefinition, parent.slot)) return false;
  return (childrenOf(nodes, parent)?.length ?? 0) < slot.max;
}

function findSlot(node: DocumentNode, definition: BlockDefinition, isAround: boolean): Place | null {
  if (node.kind === 'foreign') return null;
  const holder = definitions.get(node.type);
  if (!holder) return null;
  for (const [slot, { max }] of Object.entries(holder.slots)) {
    const children = node.slots[slot] ?? [];
    const isOnlyPlace = definition.parents?.includes(holder.name) ?? false;
    if (!canPlace(definition, holder, slot) || children.length >= max) continue;
    if (isOnlyPlace || (children.length === 0 && !isAround))
      return { parent: { id: node.id, slot }, index: children.length };
  }
  return null;
}

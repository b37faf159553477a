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
 * Where a new block goes if the editor does not choose a place: into the selected block if that is empty or the only
 * type of block that may hold it; or else after the selected block, or after the nearest block around it where it is
 * allowed; or else at the end of the page. Null if it is not allowed anywhere on the page.
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

/**
 * The types of blocks that are allowed only inside this block, such as tabs or columns, each with the place for a new
 * one.
 */
export function listOwnChildren(node: DocumentNode): { readonly definition: BlockDefinition; readonly place: Place }[] {
  if (node.kind === 'foreign') return [];
  return [...definitions.values()].flatMap((definition) => {
    const place = definition.parents === null ? null : findSlot(node, definition, false);
    return place ? [{ definition, place }] : [];
  });
}

/** Whether a slot allows a type of block and has room for one more. */
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

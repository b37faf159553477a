import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { MAX_BLOCK_DEPTH } from '#cms-schema/markup/read-pieces.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { EditErrorCode } from './edit-error.ts';
import { childrenOf, type Parent, pathTo, walk } from './tree.ts';

/**
 * Whether a type of block is allowed in a slot at all. A null definition means foreign markup, which is allowed in
 * every slot that does not restrict its blocks; a null parent means the page.
 */
export function canPlace(
  definition: BlockDefinition | null,
  parent: BlockDefinition | null,
  slot: string | null,
): boolean {
  return refuseKind(definition, parent, slot) === null;
}

/**
 * The reason why a node cannot be put somewhere, or null if it can. `leaving` is a node that is about to be removed, so
 * that a move within a full slot is not refused for lack of room. A slot's `min` is not enforced here: an editor may
 * replace a block by deleting it first, and the check before publication reports what is missing.
 */
export function findRefusal(
  nodes: readonly DocumentNode[],
  parent: Parent,
  node: DocumentNode,
  definitions: Definitions,
  leaving: string | null = null,
): EditErrorCode | null {
  const children = childrenOf(nodes, parent);
  if (children === null) return 'place_not_found';
  const path = parent === null ? [] : pathTo(nodes, parent.id);
  if (leaving !== null && path.some((step) => step.node.id === leaving)) return 'into_itself';
  const holder = path.at(-1)?.node;
  const parentDefinition = holder?.kind === 'block' ? (definitions.get(holder.type) ?? null) : null;
  if (parent !== null && parentDefinition === null) return 'place_not_found';
  const definition = node.kind === 'block' ? (definitions.get(node.type) ?? null) : null;
  const refusal = refuseKind(definition, parentDefinition, parent?.slot ?? null);
  if (refusal) return refusal;
  const max = parent === null ? Number.POSITIVE_INFINITY : (parentDefinition?.slots[parent.slot]?.max ?? 0);
  if (children.filter(({ id }) => id !== leaving).length >= max) return 'slot_full';
  const height = Math.max(
    ...[...walk([node])].map(({ depth, node: inner }) => (inner.kind === 'block' ? depth + 1 : 0)),
  );
  return path.length + height > MAX_BLOCK_DEPTH ? 'too_deep' : null;
}

function refuseKind(
  definition: BlockDefinition | null,
  parent: BlockDefinition | null,
  slotName: string | null,
): EditErrorCode | null {
  if (definition && definition.parents !== null && !definition.parents.includes(parent?.name ?? '')) {
    return 'wrong_parent';
  }
  if (parent === null || slotName === null) return null;
  const slot = Object.hasOwn(parent.slots, slotName) ? parent.slots[slotName] : undefined;
  if (!slot) return 'place_not_found';
  if (slot.allow === undefined) return null;
  return definition && slot.allow.includes(definition.name) ? null : 'not_allowed_here';
}

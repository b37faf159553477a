import type { Definitions } from '#cms-schema/typed-document.ts';
import { findRefusal } from '../can-place.ts';
import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { childrenOf, isSameParent, locate, type Place } from '../tree.ts';

/**
 * Moves a node. `to.index` counts among the future siblings, without the node itself. Returns no changes if the node is
 * already there.
 *
 * @throws EditError if the node no longer exists or is not allowed in that place.
 */
export function moveBlock(draft: PageDraft, id: string, to: Place, definitions: Definitions): Change[] {
  const found = locate(draft.nodes, id);
  if (!found) throw new EditError('block_not_found');
  const isWithin = isSameParent(found.place.parent, to.parent);
  // Reordering within a slot adds nothing to it, so it is allowed even for a block that should not be there.
  const refusal = isWithin ? null : findRefusal(draft.nodes, to.parent, found.node, definitions, id);
  if (refusal) throw new EditError(refusal);
  const siblings = (childrenOf(draft.nodes, to.parent)?.length ?? 0) - (isWithin ? 1 : 0);
  const index = Math.max(0, Math.min(to.index, siblings));
  if (isWithin && index === found.place.index) return [];
  return [{ kind: 'move', id, from: found.place, to: { parent: to.parent, index } }];
}

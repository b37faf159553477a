import type { Definitions } from '#cms-schema/typed-document.ts';
import { findRefusal } from '../can-place.ts';
import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { childrenOf, isSameParent, locate, type Place } from '../tree.ts';

/**
 * Moves a node. `to.index` counts among the future siblings, the node itself left out. Gives nothing when it stands there
 * already.
 *
 * @throws EditError when the node is gone or the place does not take it.
 */
export function moveBlock(draft: PageDraft, id: string, to: Place, definitions: Definitions): Change[] {
  const found = locate(draft.nodes, id);
  if (!found) throw new EditError('block_not_found');
  const isWithin = isSameParent(found.place.parent, to.parent);
  // Within one slot nothing new comes to stand in it: a block that stands where it should not may still be put in order.
  const refusal = isWithin ? null : findRefusal(draft.nodes, to.parent, found.node, definitions, id);
  if (refusal) throw new EditError(refusal);
  const siblings = (childrenOf(draft.nodes, to.parent)?.length ?? 0) - (isWithin ? 1 : 0);
  const index = Math.max(0, Math.min(to.index, siblings));
  if (isWithin && index === found.place.index) return [];
  return [{ kind: 'move', id, from: found.place, to: { parent: to.parent, index } }];
}

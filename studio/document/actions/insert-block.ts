import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { findRefusal } from '../can-place.ts';
import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { childrenOf, type Place } from '../tree.ts';

/** @throws EditError if the node is not allowed in that place. */
export function insertBlock(draft: PageDraft, place: Place, node: DocumentNode, definitions: Definitions): Change[] {
  const refusal = findRefusal(draft.nodes, place.parent, node, definitions);
  if (refusal) throw new EditError(refusal);
  return [{ kind: 'insert', place: withinBounds(draft, place), node }];
}

/** Clamps the index to one that exists, so that undo and redo lead to the same place. */
function withinBounds(draft: PageDraft, { parent, index }: Place): Place {
  const length = childrenOf(draft.nodes, parent)?.length ?? 0;
  return { parent, index: Math.max(0, Math.min(index, length)) };
}

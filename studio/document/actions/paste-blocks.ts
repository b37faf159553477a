import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { deriveBlockId, renewIds } from '../block-id.ts';
import { findRefusal } from '../can-place.ts';
import { applyChange, type Change } from '../change.ts';
import type { EditErrorCode } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { childrenOf, listIds, type Place } from '../tree.ts';

export interface Pasted {
  readonly changes: Change[];
  /** Ids of the nodes that were inserted, in order. */
  readonly ids: string[];
  readonly refused: { readonly node: DocumentNode; readonly code: EditErrorCode }[];
}

/**
 * Inserts nodes next to each other, with new ids. One exception: a block that exists in the other language but not in
 * this one keeps its id, and so becomes the twin of that block. The same happens when the same clipboard is pasted into
 * both languages, because new ids are derived from the old ones. Nodes that are not allowed in the place are reported
 * in `refused`; the rest is pasted.
 */
export function pasteBlocks(
  draft: PageDraft,
  place: Place,
  nodes: readonly DocumentNode[],
  definitions: Definitions,
  twinIds: ReadonlySet<string> = new Set(),
): Pasted {
  const own = listIds(draft.nodes);
  const kept = new Set([...twinIds].filter((id) => !own.has(id)));
  // A new id must be unused in both languages; ids that only the other language has are available for twins alone.
  const taken = new Set([...own, ...[...twinIds].filter((id) => !kept.has(id))]);
  const pasted: Pasted = { changes: [], ids: [], refused: [] };
  let current = draft;
  let index = Math.max(0, Math.min(place.index, childrenOf(draft.nodes, place.parent)?.length ?? 0));
  for (const node of renewIds(nodes, taken, definitions, kept, deriveBlockId)) {
    const code = findRefusal(current.nodes, place.parent, node, definitions);
    const change: Change = { kind: 'insert', place: { parent: place.parent, index }, node };
    const next = code === null ? applyChange(current, change) : null;
    if (!next) {
      pasted.refused.push({ node, code: code ?? 'place_not_found' });
      continue;
    }
    pasted.changes.push(change);
    pasted.ids.push(node.id);
    current = next;
    index++;
  }
  return pasted;
}

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
  /** Of the nodes that came to stand on the page, in order. */
  readonly ids: string[];
  readonly refused: { readonly node: DocumentNode; readonly code: EditErrorCode }[];
}

/**
 * Puts nodes side by side. Ids are renewed, but for one: a block whose twin stands in the other language, and that this
 * language lacks, becomes that twin; so does what was pasted there from the same clipboard, for new ids follow from the
 * old ones. What the place does not take is told, and the rest is pasted.
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
  // A new id must be new in both languages; the twins' ids are free for the twins alone.
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

import type { Definitions } from '#cms-schema/typed-document.ts';
import { renewIds } from '../block-id.ts';
import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { listIds, locate } from '../tree.ts';
import { insertBlock } from './insert-block.ts';

/**
 * Inserts a copy after a node, with new ids for the copy and everything inside it. `taken` holds the ids of the other
 * language, which a new block must not have by accident.
 *
 * @throws EditError if the node no longer exists or the slot is full.
 */
export function duplicateBlock(
  draft: PageDraft,
  id: string,
  definitions: Definitions,
  taken: ReadonlySet<string> = new Set(),
): { readonly changes: Change[]; readonly id: string } {
  const found = locate(draft.nodes, id);
  if (!found) throw new EditError('block_not_found');
  const [copy] = renewIds([found.node], new Set([...listIds(draft.nodes), ...taken]), definitions);
  if (!copy) throw new EditError('block_not_found');
  const { parent, index } = found.place;
  return { changes: insertBlock(draft, { parent, index: index + 1 }, copy, definitions), id: copy.id };
}

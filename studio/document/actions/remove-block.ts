import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { locate } from '../tree.ts';

/** Removes a node and everything inside it. @throws EditError if it does not exist. */
export function removeBlock(draft: PageDraft, id: string): Change[] {
  const found = locate(draft.nodes, id);
  if (!found) throw new EditError('block_not_found');
  return [{ kind: 'remove', place: found.place, node: found.node }];
}

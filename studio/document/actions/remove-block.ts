import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { locate } from '../tree.ts';

/** Takes a node out with all that is in it. @throws EditError when it is not there. */
export function removeBlock(draft: PageDraft, id: string): Change[] {
  const found = locate(draft.nodes, id);
  if (!found) throw new EditError('block_not_found');
  return [{ kind: 'remove', place: found.place, node: found.node }];
}

import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Change } from '../change.ts';
import { diffDrafts } from '../diff-drafts.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { type Parent, replaceChildren } from '../tree.ts';

/** Gives a slot (or, with null, the page) these children: only what differs becomes a change. @throws EditError */
export function setSlot(draft: PageDraft, parent: Parent, children: readonly DocumentNode[]): Change[] {
  const nodes = replaceChildren(draft.nodes, parent, children);
  if (!nodes) throw new EditError('place_not_found');
  return diffDrafts(draft, { ...draft, nodes });
}

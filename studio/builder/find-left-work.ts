import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision, RevisionCalls } from '../cms/revision-calls.ts';
import { contains, type Merged, mergeDrafts } from '../document/merge.ts';
import { draftOf, draftOfRevision, isCurrent, readAutosave } from './stored-draft.ts';

export interface LeftWork {
  readonly merged: Merged;
  /** When it was kept. ISO 8601. */
  readonly at: string | null;
}

/**
 * Unpublished work of a user on an earlier state of a page: somebody else published while this user was away. Null when
 * there is none, when a later state of the page had all of it, or when the state that it began with is no longer known.
 * Address and search texts stay as they are by now: history does not tell who changed those.
 */
export async function findLeftWork(
  revisions: Pick<RevisionCalls, 'list'>,
  autosaves: readonly Revision[],
  item: DocumentItem,
  userId: number,
): Promise<LeftWork | null> {
  const left = autosaves.find((autosave) => autosave.authorId === userId && !isCurrent(autosave, item.revision));
  if (!left) return null;
  const present = draftOf(item);
  const { slug, meta } = present;
  const mine = { ...readAutosave(left, present), slug, meta };
  const { items } = await revisions.list(item.type, item.id);
  const draftAt = (revision: Revision) => draftOfRevision(revision, present);
  // Not every revision of the document has changed its words, and only those that did are kept.
  const [began] = items
    .filter(({ documentRevision }) => documentRevision <= left.documentRevision)
    .toSorted((one, two) => two.documentRevision - one.documentRevision);
  if (!began) return null;
  const base = draftAt(began);
  const later = items.filter(({ documentRevision }) => documentRevision > left.documentRevision);
  const wasIn = [present, ...later.map(draftAt)].some((state) => contains(state, base, mine, definitions));
  return wasIn ? null : { merged: mergeDrafts({ base, mine, theirs: present }, definitions), at: left.at };
}

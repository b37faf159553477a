import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision, RevisionCalls } from '../cms/revision-calls.ts';
import type { PageDraft } from '../document/model.ts';
import { draftOf, draftOfRevision } from './stored-draft.ts';

/** A state of a document that work began with, and what followed it, as far as history tells. */
export interface StartingState {
  readonly start: PageDraft;
  /** In no order. */
  readonly later: readonly PageDraft[];
}

/**
 * The state that a document had at a revision; null when history does not reach back to it. History keeps no address and no
 * search texts: those are as the document has them now.
 *
 * @throws StudioError
 */
export async function readStartingState(
  revisions: Pick<RevisionCalls, 'list'>,
  item: DocumentItem,
  documentRevision: number,
  signal?: AbortSignal,
): Promise<StartingState | null> {
  const present = draftOf(item);
  const isLater = (revision: Revision) => revision.documentRevision > documentRevision;
  const history = await readHistory(revisions, item, (found) => !found.every(isLater), signal);
  // Not every revision of the document has changed its words, and only those that did are kept.
  const [began] = history
    .filter((revision) => !isLater(revision))
    .toSorted((one, two) => two.documentRevision - one.documentRevision);
  if (!began) return null;
  const draftAt = (revision: Revision) => draftOfRevision(revision, present, item.type);
  return { start: draftAt(began), later: history.filter(isLater).map(draftAt) };
}

/** A page of it after the other, until one is far enough. */
async function readHistory(
  revisions: Pick<RevisionCalls, 'list'>,
  { type, id }: DocumentItem,
  isFarEnough: (found: readonly Revision[]) => boolean,
  signal: AbortSignal | undefined,
): Promise<readonly Revision[]> {
  const history: Revision[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await revisions.list(type, id, page, { signal });
    history.push(...items);
    if (isFarEnough(items) || items.length === 0 || history.length >= total) return history;
  }
}

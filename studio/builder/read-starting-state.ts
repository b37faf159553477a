import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision, RevisionCalls } from '../cms/revision-calls.ts';
import type { PageDraft } from '../document/model.ts';
import { draftOf, draftOfRevision } from './stored-draft.ts';

/** The state of a document that some work started from, and the states after it, as far as the revisions tell. */
export interface StartingState {
  readonly start: PageDraft;
  /** In no particular order. */
  readonly later: readonly PageDraft[];
}

/**
 * The state that a document had at a revision; null if its history does not reach back that far. Revisions hold neither
 * address nor search texts: those are taken from the current document.
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
  // Only revisions that changed the texts are stored, so this is the latest one that is not later than the given
  // number.
  const [began] = history
    .filter((revision) => !isLater(revision))
    .toSorted((one, two) => two.documentRevision - one.documentRevision);
  if (!began) return null;
  const draftAt = (revision: Revision) => draftOfRevision(revision, present, item.type);
  return { start: draftAt(began), later: history.filter(isLater).map(draftAt) };
}

/** Reads the history page by page, until it reaches back far enough. */
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

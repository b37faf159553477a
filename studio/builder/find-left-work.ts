import { definitions } from '#blocks/definitions.generated.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { Revision, RevisionCalls } from '../cms/revision-calls.ts';
import { isEqual } from '../document/is-equal.ts';
import { contains, type Merged, mergeDrafts } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { SOURCES_KEY } from '../document/sources.ts';
import { draftOf, draftOfRevision, isCurrent, readAutosave, readPendingBase } from './stored-draft.ts';

export interface LeftWork {
  readonly merged: Merged;
  /** When it was kept. ISO 8601. */
  readonly at: string | null;
}

/**
 * Unpublished work of a user on an earlier state of a page: somebody else published while this user was away. Null when
 * there is none, when a later state of the page had all of it, or when the state that it began with is no longer known.
 * History keeps no address and no search texts: of those only an autosave tells which it has changed.
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
  const kept = readAutosave(left, present);
  const words = { ...kept, slug: present.slug, meta: present.meta };
  const { items } = await revisions.list(item.type, item.id);
  const draftAt = (revision: Revision) => draftOfRevision(revision, present);
  // Not every revision of the document has changed its words, and only those that did are kept.
  const [began] = items
    .filter(({ documentRevision }) => documentRevision <= left.documentRevision)
    .toSorted((one, two) => two.documentRevision - one.documentRevision);
  if (!began) return null;
  const start = draftAt(began);
  const later = items.filter(({ documentRevision }) => documentRevision > left.documentRevision);
  const saysMore = !isEqual(words, start);
  if (saysMore && [present, ...later.map(draftAt)].some((state) => contains(state, start, words, definitions)))
    return null;
  const from = readPendingBase(left);
  const base = from ? { ...start, slug: from.slug, meta: withSources(from.meta, present) } : start;
  const mine = from ? { ...words, slug: kept.slug, meta: withSources(kept.meta, present) } : words;
  if (!saysMore && contains(present, base, mine, definitions)) return null;
  return { merged: mergeDrafts({ base, mine, theirs: present }, definitions), at: left.at };
}

/** What texts were translated from is as the page has it by now. */
function withSources(meta: JsonObject, present: PageDraft): JsonObject {
  const { [SOURCES_KEY]: _, ...own } = meta;
  const sources = present.meta[SOURCES_KEY];
  return sources === undefined ? own : { ...own, [SOURCES_KEY]: sources };
}

import { definitions } from '#blocks/definitions.generated.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { RevisionCalls } from '../cms/revision-calls.ts';
import type { KeptWork } from '../cms/work-calls.ts';
import { isEqual } from '../document/is-equal.ts';
import { contains } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { SOURCES_KEY } from '../document/sources.ts';
import type { SavedBeside } from '../saving/session-state.ts';
import { readStartingState } from './read-starting-state.ts';
import { draftOf, isCurrent, readWork, readWorkBase } from './stored-draft.ts';

/**
 * A user's unfinished work that the server keeps beside a document.
 *
 * `current`: it is based on the document's current state. `left`: another editor published in the meantime, and the
 * document does not contain all of the work. `done`: the document contains it, so `work` equals the document; its
 * edition is still needed to overwrite it.
 */
export interface OwnWork {
  readonly kind: 'current' | 'left' | 'done';
  readonly work: SavedBeside;
  /** When it was stored. ISO 8601. */
  readonly at: string | null;
}

/** @throws StudioError */
export async function findOwnWork(
  revisions: Pick<RevisionCalls, 'list'>,
  kept: readonly KeptWork[],
  item: DocumentItem,
  userId: number,
): Promise<OwnWork | undefined> {
  const own = kept.find(({ authorId }) => authorId === userId);
  if (!own) return undefined;
  const { at, edition } = own;
  const present = draftOf(item);
  if (isCurrent(own, item.revision))
    return { kind: 'current', work: { draft: readWork(own, present, item.type), edition }, at };
  const left = await findLeft(revisions, own, item, present);
  if (left) return { kind: 'left', work: { ...left, edition }, at };
  return { kind: 'done', work: { draft: present, from: present, edition }, at };
}

/**
 * Null if a later state of the document contained all of the work, or if the state that it started from is no longer
 * known. Revisions hold neither address nor search texts: only the stored work itself tells which of those it has
 * changed.
 */
async function findLeft(
  revisions: Pick<RevisionCalls, 'list'>,
  own: KeptWork,
  item: DocumentItem,
  present: PageDraft,
): Promise<{ readonly draft: PageDraft; readonly from: PageDraft } | null> {
  const kept = readWork(own, present, item.type);
  const words = { ...kept, slug: present.slug, meta: present.meta };
  const began = await readStartingState(revisions, item, own.documentRevision);
  if (!began) return null;
  const { start, later } = began;
  const saysMore = !isEqual(words, start);
  if (saysMore && [present, ...later].some((state) => contains(state, start, words, definitions))) return null;
  const before = readWorkBase(own);
  const from = before ? { ...start, slug: before.slug, meta: withSources(before.meta, present) } : start;
  const draft = before ? { ...words, slug: kept.slug, meta: withSources(kept.meta, present) } : words;
  return saysMore || !contains(present, from, draft, definitions) ? { draft, from } : null;
}

/** Takes the record of what texts were translated from as it is in the page now. */
function withSources(meta: JsonObject, present: PageDraft): JsonObject {
  const { [SOURCES_KEY]: _, ...own } = meta;
  const sources = present.meta[SOURCES_KEY];
  return sources === undefined ? own : { ...own, [SOURCES_KEY]: sources };
}

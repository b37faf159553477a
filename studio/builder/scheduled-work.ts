import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentItem, ScheduledChange } from '../cms/document-model.ts';
import type { StudioClient } from '../cms.ts';
import { contains, type Merged, mergeDrafts } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { readStartingState } from './read-starting-state.ts';
import { draftOf } from './stored-draft.ts';

/** The content of a scheduled change. */
export interface ScheduledWork {
  readonly draft: PageDraft;
  /** The state that it is based on; null if that is no longer known. */
  readonly base: PageDraft | null;
}

/**
 * Loads a scheduled change. Revisions hold neither address nor search texts: for a change that is based on an earlier
 * state of the page, these are taken from the current page.
 */
export async function loadScheduledWork(
  { publishing, revisions }: Pick<StudioClient, 'publishing' | 'revisions'>,
  item: DocumentItem,
  { revision }: ScheduledChange,
  signal?: AbortSignal,
): Promise<ScheduledWork> {
  const patch = await publishing.getScheduledPatch(item.id, signal);
  const present = draftOf(item);
  const draft = draftOf({ ...item, ...patch, meta: { ...item.meta, ...patch.meta } });
  if (revision === item.revision) return { draft, base: present };
  const began = await readStartingState(revisions, item, revision, signal);
  return { draft: { ...draft, slug: present.slug, meta: present.meta }, base: began?.start ?? null };
}

/** The merge with an editor's draft; null if the draft already contains the change, or if the base is unknown. */
export function mergeScheduledWork({ draft, base }: ScheduledWork, mine: PageDraft): Merged | null {
  if (!base || contains(mine, base, draft, definitions)) return null;
  return mergeDrafts({ base, mine, theirs: draft }, definitions);
}

import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentItem, ScheduledChange } from '../cms/document-model.ts';
import type { StudioClient } from '../cms.ts';
import { contains, type Merged, mergeDrafts } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { readStartingState } from './read-starting-state.ts';
import { draftOf } from './stored-draft.ts';

/** What a scheduled change says. */
export interface ScheduledWork {
  readonly draft: PageDraft;
  /** What it was made on; null when that is no longer known. */
  readonly base: PageDraft | null;
}

/**
 * History keeps no address and no search texts: of a change that was made on an earlier state of the page, these are left
 * as the page has them now.
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

/** The merge with what an editor has; null when that says all of it already, or when it cannot be told. */
export function mergeScheduledWork({ draft, base }: ScheduledWork, mine: PageDraft): Merged | null {
  if (!base || contains(mine, base, draft, definitions)) return null;
  return mergeDrafts({ base, mine, theirs: draft }, definitions);
}

import type { Definitions } from '#cms-schema/typed-document.ts';
import type { Conflict } from '../document/conflict.ts';
import { isEqual } from '../document/is-equal.ts';
import { contains, mergeDrafts } from '../document/merge.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { getIn } from '../document/set-in.ts';
import { findBlock } from '../document/tree.ts';
import type { LanguageState, Saved } from './session-state.ts';

export interface Rebased {
  /** With conflicts, its base is still the old one: only a decision may overwrite what the server has. */
  readonly language: LanguageState;
  readonly conflicts: readonly Conflict[];
}

/**
 * Brings what an editor has in line with what turned out to stand on the server. A save whose answer was lost, and that is
 * found there, is recognised: what I wrote after it does not conflict with what I wrote in it.
 */
export function rebaseLanguage(language: LanguageState, current: Saved, definitions: Definitions): Rebased {
  const { base, draft, sent } = language;
  if (draft === null) return { language: { base: current, draft: current.draft, sent: [] }, conflicts: [] };
  // Older news than what is known already.
  if (base !== null && current.revision <= base.revision) return { language, conflicts: [] };
  const before = base?.draft ?? emptyDraft;
  const arrived = sent.findLast((candidate) => contains(current.draft, before, candidate, definitions));
  const ancestor = arrived ?? before;
  const merged = mergeDrafts({ base: ancestor, mine: draft, theirs: current.draft }, definitions);
  const conflicts = merged.conflicts.filter((conflict) => !isOwnText(conflict, sent));
  // The same object while nothing changed: whoever shows the draft sees that there is nothing to draw.
  const next = isEqual(merged.draft, draft) ? draft : merged.draft;
  if (conflicts.length === 0) return { language: { base: current, draft: next, sent: [] }, conflicts };
  return {
    language: { base: { draft: ancestor, revision: base?.revision ?? 0 }, draft: next, sent: [] },
    conflicts,
  };
}

/** A text of theirs that is what I sent earlier: mine arrived, and I have written on since. */
function isOwnText(conflict: Conflict, sent: readonly PageDraft[]): boolean {
  if (conflict.kind !== 'field' || conflict.theirs === undefined) return false;
  const { blockId, path, theirs } = conflict;
  return sent.some(({ title, slug, excerpt, meta, nodes }) => {
    const holder = blockId === null ? { title, slug, excerpt, meta } : findBlock(nodes, blockId)?.attributes;
    return isEqual(getIn(holder, path), theirs);
  });
}

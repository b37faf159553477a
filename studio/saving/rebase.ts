import { getIn } from '#cms-schema/set-in.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { Conflict } from '../document/conflict.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { isEqual } from '../document/is-equal.ts';
import { contains, mergeDrafts } from '../document/merge.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { keepSources, pruneSources } from '../document/sources.ts';
import { findBlock, listIds, replaceNode, walk } from '../document/tree.ts';
import type { LanguageState, Saved, SavedBeside } from './session-state.ts';

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
  const { base, beside, draft, sent } = language;
  if (draft === null) return { language: { base: current, draft: current.draft, sent: [] }, conflicts: [] };
  // Older news than what is known already.
  if (base !== null && current.revision <= base.revision) return { language, conflicts: [] };
  // What was kept beside may have been published from elsewhere.
  const mayBeThere = beside ? [beside, ...sent] : sent;
  const joined = join(base?.draft ?? emptyDraft, draft, current.draft, mayBeThere, definitions);
  const { draft: next, ancestor, stored, conflicts } = joined;
  const { besideEdition } = language;
  const rest = { ...(besideEdition !== undefined && { besideEdition }), draft: next, sent: [] };
  if (conflicts.length === 0) return { language: { ...rest, base: { ...current, draft: stored } }, conflicts };
  return { language: { ...rest, base: { draft: ancestor, revision: base?.revision ?? 0 } }, conflicts };
}

/**
 * The same for what the same person keeps beside the document: they went on elsewhere. `before`: the language as it was
 * until it was brought in line with the document itself; what it knew of the work beside, that work has grown from.
 */
export function rebaseBeside(
  language: LanguageState,
  current: SavedBeside,
  definitions: Definitions,
  before: LanguageState = language,
): Rebased {
  const { base, besideEdition, draft } = language;
  const isKnown = current.edition !== '' && besideEdition === current.edition;
  if (base === null || draft === null || isKnown) return { language, conflicts: [] };
  const start = before.beside ?? current.from ?? base.draft;
  const joined = join(start, draft, current.draft, before.sent, definitions);
  const { draft: next, ancestor, stored, conflicts } = joined;
  if (conflicts.length > 0) return { language: { base, beside: ancestor, draft: next, sent: [] }, conflicts };
  return { language: knowBeside({ base, draft: next, sent: [] }, { ...current, draft: stored }), conflicts };
}

/**
 * What is kept beside the document is known from now on. Work on an earlier state of it is not beside it as it stands: what
 * was taken in of that is to be sent again.
 */
export function knowBeside(language: LanguageState, { draft, edition, from }: SavedBeside): LanguageState {
  const { beside: _, ...rest } = language;
  return { ...rest, ...(from === undefined && { beside: draft }), besideEdition: edition };
}

interface Joined {
  readonly draft: PageDraft;
  readonly ancestor: PageDraft;
  /** Theirs, with what only this tab remembers of it. */
  readonly stored: PageDraft;
  readonly conflicts: readonly Conflict[];
}

function join(
  before: PageDraft,
  mine: PageDraft,
  foreign: PageDraft,
  mayBeThere: readonly PageDraft[],
  definitions: Definitions,
): Joined {
  const stored = keepSources(foreign, mine);
  const theirs = alignForeign(stored, [...mayBeThere, before, mine]);
  const ancestor = findArrived(theirs, before, mayBeThere, definitions) ?? before;
  const merged = mergeDrafts({ base: ancestor, mine, theirs }, definitions);
  // The same object while nothing changed: whoever shows the draft sees that there is nothing to draw.
  const draft = isEqual(merged.draft, mine) ? mine : merged.draft;
  return {
    draft,
    ancestor,
    stored,
    conflicts: merged.conflicts.filter((conflict) => !isOwnText(conflict, mayBeThere)),
  };
}

/**
 * Which of the saves that may have arrived is in what stands there. One that took an edit back says no more than `before`, and
 * is in everything: so the one counts that explains most of what stands there, of equals the latest.
 */
function findArrived(
  theirs: PageDraft,
  before: PageDraft,
  sent: readonly PageDraft[],
  definitions: Definitions,
): PageDraft | null {
  const there = pruneSources(theirs);
  const start = pruneSources(before);
  let arrived: PageDraft | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of sent.toReversed()) {
    const said = pruneSources(candidate);
    if (isEqual(said, there)) return candidate;
    if (!contains(there, start, said, definitions)) continue;
    const left = diffDrafts(said, there).length;
    if (left >= fewest) continue;
    fewest = left;
    arrived = candidate;
  }
  return arrived;
}

/**
 * Foreign markup has no id on the server: one is made of its source when it is read. Where it was copied or pasted here it
 * has another one, so the same source gets the id that it has here.
 */
function alignForeign(theirs: PageDraft, own: readonly PageDraft[]): PageDraft {
  const present = listIds(theirs.nodes);
  const free = new Map<string, string[]>();
  for (const { node } of own.flatMap(({ nodes }) => [...walk(nodes)])) {
    if (node.kind !== 'foreign' || present.has(node.id)) continue;
    free.set(node.source, [...new Set([...(free.get(node.source) ?? []), node.id])]);
  }
  if (free.size === 0) return theirs;
  const known = new Set(own.flatMap(({ nodes }) => [...listIds(nodes)]));
  let { nodes } = theirs;
  for (const { node } of walk(theirs.nodes)) {
    const id = node.kind === 'foreign' && !known.has(node.id) ? free.get(node.source)?.shift() : undefined;
    if (id !== undefined) nodes = replaceNode(nodes, node.id, (old) => ({ ...old, id }));
  }
  return { ...theirs, nodes };
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

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
  /**
   * If there are conflicts, its base is still the old one: only the editor's decision may overwrite the server's
   * version.
   */
  readonly language: LanguageState;
  readonly conflicts: readonly Conflict[];
}

/**
 * Rebases an editor's draft onto the current state of the server. If a save had arrived although its response was lost,
 * it is recognised in that state, so that later edits do not conflict with the editor's own earlier ones.
 */
export function rebaseLanguage(language: LanguageState, current: Saved, definitions: Definitions): Rebased {
  const { base, beside, draft, sent } = language;
  if (draft === null) return { language: { base: current, draft: current.draft, sent: [] }, conflicts: [] };
  // Not newer than what is known already.
  if (base !== null && current.revision <= base.revision) return { language, conflicts: [] };
  // The work beside the document may have been published from another tab.
  const mayBeThere = beside ? [beside, ...sent] : sent;
  const joined = join(base?.draft ?? emptyDraft, draft, current.draft, mayBeThere, definitions);
  const { draft: next, ancestor, stored, conflicts } = joined;
  const { besideEdition } = language;
  const rest = { ...(besideEdition !== undefined && { besideEdition }), draft: next, sent: [] };
  if (conflicts.length === 0) return { language: { ...rest, base: { ...current, draft: stored } }, conflicts };
  return { language: { ...rest, base: { draft: ancestor, revision: base?.revision ?? 0 } }, conflicts };
}

/**
 * Does the same for this user's unfinished work beside the document, when they have continued it in another tab.
 * `before` is the language before it was rebased onto the document itself: what it knew of the work beside is the
 * common ancestor.
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
 * Records the work beside the document as known. Work that started from an earlier state of the document (`from`) does
 * not count as stored beside the current one: what was merged from it has to be sent again.
 */
export function knowBeside(language: LanguageState, { draft, edition, from }: SavedBeside): LanguageState {
  const { beside: _, ...rest } = language;
  return { ...rest, ...(from === undefined && { beside: draft }), besideEdition: edition };
}

interface Joined {
  readonly draft: PageDraft;
  readonly ancestor: PageDraft;
  /** The server's draft, with the sources that only this tab remembers. */
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
  // The same object if nothing changed, so that views of the draft do not render again.
  const draft = isEqual(merged.draft, mine) ? mine : merged.draft;
  return {
    draft,
    ancestor,
    stored,
    conflicts: merged.conflicts.filter((conflict) => !isOwnText(conflict, mayBeThere)),
  };
}

/**
 * Finds out which of the saves that may have arrived is contained in the server's draft. A save that reverted an edit
 * differs from `before` in nothing, so every draft contains it. Therefore the save that leaves the fewest differences
 * wins; among equals, the latest.
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
 * Foreign markup has no id on the server: one is derived from its source on reading. If it was copied or pasted in this
 * tab, it has a different id here; markup with the same source gets the id that it has here.
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

/** Whether the server's text is one that this tab sent earlier: the save arrived, and the editor has typed on since. */
function isOwnText(conflict: Conflict, sent: readonly PageDraft[]): boolean {
  if (conflict.kind !== 'field' || conflict.theirs === undefined) return false;
  const { blockId, path, theirs } = conflict;
  return sent.some(({ title, slug, excerpt, meta, nodes }) => {
    const holder = blockId === null ? { title, slug, excerpt, meta } : findBlock(nodes, blockId)?.attributes;
    return isEqual(getIn(holder, path), theirs);
  });
}

import fc from 'fast-check';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { applyChanges, type Change } from '../change.ts';
import { applyStep, emptyHistory, type History, recordStep, redo, type Undone, undo } from '../history.ts';
import { isEqual } from '../is-equal.ts';
import { mergeDrafts } from '../merge.ts';
import type { Drafts, PageDraft } from '../model.ts';
import { notePlaces } from '../note-places.ts';
import { isSameParent, listIds, locate, type Place, walk } from '../tree.ts';
import { anyEdit, countingIds, editAtRandom, type RandomEdit, testDefinitions } from './any-draft.ts';

/** Acts in any order: my edits, another user's edits, merges of both, undo and redo. */
export const anyActs = fc.array(
  fc.record({
    kind: fc.constantFrom('mine', 'mine', 'mine', 'theirs', 'theirs', 'merge', 'merge', 'undo', 'undo', 'redo'),
    // Copies get random ids, so a failing sequence with copies could not be reproduced.
    edit: anyEdit.filter(({ act }) => act % 14 !== 5),
  }),
  { minLength: 3, maxLength: 24 },
);

export interface Act {
  readonly kind: string;
  readonly edit: RandomEdit;
}

/**
 * Runs one sequence. The checks do not depend on how the history works: they compare the page before and after.
 *
 * @throws Error that says which property an undo or a redo violated.
 */
export function undoAmongMerges(start: PageDraft, acts: readonly Act[]): void {
  let base = start;
  let theirs = start;
  let mine: Drafts = { zh: start, en: null };
  let history: History = emptyHistory;
  const [myIds, theirIds] = [countingIds('m'), countingIds('t')];
  for (const [index, { kind, edit }] of acts.entries()) {
    const draft = required(mine);
    if (kind === 'mine') {
      const changes = notePlaces(mine, { zh: editAtRandom(draft, edit, myIds) });
      const drafts = applyStep(mine, changes);
      if (!drafts) throw new Error('An edit does not fit the draft that it was planned on.');
      const typing = edit.act % 14 === 9 ? { key: `${edit.target}/title`, visit: 'v' } : {};
      history = recordStep(history, 'zh', { action: 'edit', at: index * 5000, changes, ...typing });
      mine = drafts;
    } else if (kind === 'theirs') {
      theirs = applyChanges(theirs, editAtRandom(theirs, edit, theirIds)) ?? theirs;
    } else if (kind === 'merge') {
      const merged = mergeDrafts({ base, mine: draft, theirs }, testDefinitions).draft;
      mine = { zh: merged, en: null };
      // Saved: from now on, both sides start from the same page.
      base = merged;
      theirs = merged;
    } else {
      const travel = kind === 'undo' ? undo : redo;
      const done = travel(history, 'zh', mine);
      checkTravel(draft, done, kind === 'undo');
      checkWayBack(draft, done, kind === 'undo' ? redo : undo);
      mine = done.drafts;
      history = done.history;
    }
  }
}

/** An undo changes only what its step changed, and restores blocks to their place. */
function checkTravel(before: PageDraft, { drafts, step }: Undone, isUndo: boolean): void {
  const after = required(drafts);
  if (!step) {
    if (!isEqual(before, after)) throw new Error('Nothing was undone, and the page is another one.');
    return;
  }
  const ids = [...walk(after.nodes)].map(({ node }) => node.id);
  if (new Set(ids).size !== ids.length) throw new Error('A block stands twice on the page.');
  const changes = step.changes.zh ?? [];
  if (changes.some(({ kind }) => kind === 'nodes')) return;
  const [moved, written] = [movedBy(changes), writtenBy(changes)];
  for (const { node } of walk(before.nodes)) {
    if (moved.has(node.id)) continue;
    const now = locate(after.nodes, node.id);
    if (!now) throw new Error(`${node.id} is gone, and the step was not about it.`);
    if (!written.has(node.id) && !hasSameWords(node, now.node)) throw new Error(`${node.id} says something else.`);
    const was = locate(before.nodes, node.id);
    if (!isSameParent(was?.place.parent ?? null, now.place.parent)) throw new Error(`${node.id} stands elsewhere.`);
  }
  if (!isEqual(orderOf(before, moved), orderOf(after, moved))) throw new Error('Other blocks are in another order.');
  for (const change of changes) checkPlace(after, change, isUndo, changes.length);
}

/** A block that is restored or moved back is between its previous neighbours, if these are still in order. */
function checkPlace(after: PageDraft, change: Change, isUndo: boolean, count: number): void {
  const goal = goalOf(change, isUndo);
  const now = goal && locate(after.nodes, goal.id);
  if (!goal?.place.beside || !now || count > 1 || !isSameParent(now.place.parent, goal.place.parent)) return;
  const siblings = [...walk(after.nodes)].filter(({ place }) => isSameParent(place.parent, goal.place.parent));
  const at = (id: string | undefined) => siblings.find(({ node }) => node.id === id)?.place.index;
  const [left, right] = [at(goal.place.beside.before[0]), at(goal.place.beside.after[0])];
  if (left === undefined || right === undefined || left > right) return;
  if (now.place.index < left || now.place.index > right)
    throw new Error(`${goal.id} is not back between its neighbours.`);
}

function goalOf(change: Change, isUndo: boolean): { id: string; place: Place } | null {
  if (change.kind === 'move') return { id: change.id, place: isUndo ? change.from : change.to };
  if (change.kind === 'remove' && isUndo) return { id: change.node.id, place: change.place };
  if (change.kind === 'insert' && !isUndo) return { id: change.node.id, place: change.place };
  return null;
}

/** Reverting an undo or a redo restores the page exactly. */
function checkWayBack(before: PageDraft, { drafts, history, step }: Undone, back: typeof undo): void {
  if (!step) return;
  const returned = back(history, 'zh', drafts);
  if (!isEqual(required(returned.drafts), before)) throw new Error('Back and forth again leads to another page.');
}

/** Blocks that were added, removed or moved, with the blocks inside them. */
function movedBy(changes: readonly Change[]): Set<string> {
  return new Set(
    changes.flatMap((change) => {
      if (change.kind === 'move') return [change.id];
      return change.kind === 'insert' || change.kind === 'remove' ? [...listIds([change.node])] : [];
    }),
  );
}

function writtenBy(changes: readonly Change[]): Set<string> {
  return new Set(changes.flatMap((change) => (change.kind === 'set' ? [change.id] : [])));
}

function hasSameWords(left: DocumentNode, right: DocumentNode): boolean {
  const words = (node: DocumentNode | BlockNode) => (node.kind === 'block' ? node.attributes : node.source);
  return isEqual(words(left), words(right));
}

/** The ids by slot. Blocks inside a moved block move with it, so their order is unchanged. */
function orderOf(draft: PageDraft, without: ReadonlySet<string>): Record<string, string[]> {
  const slots: Record<string, string[]> = {};
  for (const { node, place } of walk(draft.nodes)) {
    if (without.has(node.id)) continue;
    const slot = place.parent ? `${place.parent.id}/${place.parent.slot}` : '';
    slots[slot] = [...(slots[slot] ?? []), node.id];
  }
  return slots;
}

function required({ zh }: Drafts): PageDraft {
  if (!zh) throw new Error('There is no draft.');
  return zh;
}

import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Mappable } from '@tiptap/pm/transform';

/**
 * Brings into a document, at the smallest place, what became of an older state of it elsewhere: the caret and what was
 * written since stay, except where the same words were changed.
 *
 * @param since from positions of `before` to those of the transaction's document.
 */
export function bringDifference(tr: Transaction, before: Node, after: Node, since: Mappable): Transaction {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null) return tr;
  // Of words that repeat, the same ones may be counted from both sides.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(since.map(start, -1), since.map(end.a + overlap, 1), after.slice(start, end.b + overlap));
}

import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Mappable } from '@tiptap/pm/transform';

/**
 * Applies to a document what has changed elsewhere since an older state of it, replacing as little as possible: so the
 * caret and later edits are kept, except where the same text was changed.
 *
 * @param since maps positions in `before` to positions in the transaction's document.
 */
export function bringDifference(tr: Transaction, before: Node, after: Node, since: Mappable): Transaction {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null) return tr;
  // In repeating text, the matches from both ends may overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(since.map(start, -1), since.map(end.a + overlap, 1), after.slice(start, end.b + overlap));
}

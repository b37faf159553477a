import { toggleMark } from '@tiptap/pm/commands';
import type { Mark, MarkType } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { type HtmlAttributes, htmlAttributesOf } from './html-attributes.ts';

/** Toggles a kind of emphasis; does nothing if the profile does not allow it. */
export function toggleEmphasis(name: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks[name];
    return type !== undefined && toggleMark(type)(state, dispatch);
  };
}

export function hasMark(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name];
  if (!type) return false;
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Removes emphasis, links and headings from the selection. */
export const clearFormat: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  const tr = state.tr.removeMark(from, to);
  const paragraph = state.schema.nodes.p;
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (paragraph && headings.has(node.type.name)) tr.setNodeMarkup(position, paragraph, { lead: node.attrs.lead });
  });
  dispatch?.(tr);
  return true;
};

const headings = new Set(['h2', 'h3', 'h4']);

export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  /** The attributes of the existing link, if any. */
  readonly html: HtmlAttributes | null;
}

/** The range that a link command applies to: the whole link around the caret, or the selection. */
export function linkPlaceOf(state: EditorState): LinkPlace {
  const type = state.schema.marks.a;
  const { $from: $start, $to: $end, empty } = state.selection;
  // "Select all" starts before the first paragraph.
  const { from, to } = TextSelection.between($start, $end);
  const around = type && (findMark(state, type, from) ?? (empty ? null : findMark(state, type, from + 1)));
  if (around && around.to >= to) return { from: around.from, to: around.to, html: htmlAttributesOf(around.mark) };
  return { from, to, html: null };
}

/** The range around a position that one mark covers. */
function findMark(
  state: EditorState,
  type: MarkType,
  position: number,
): { from: number; to: number; mark: Mark } | null {
  const $at = state.doc.resolve(position);
  const { parent } = $at;
  if (!parent.isTextblock) return null;
  const inside = parent.childAfter($at.parentOffset);
  const at = inside.node && type.isInSet(inside.node.marks) ? inside : parent.childBefore($at.parentOffset);
  const mark = at.node && type.isInSet(at.node.marks);
  if (!mark) return null;
  const has = (index: number) => mark.isInSet(parent.child(index).marks);
  let [first, last] = [at.index, at.index];
  while (first > 0 && has(first - 1)) first -= 1;
  while (last + 1 < parent.childCount && has(last + 1)) last += 1;
  const before = parent.children.slice(0, first).reduce((sum, node) => sum + node.nodeSize, 0);
  const size = parent.children.slice(first, last + 1).reduce((sum, node) => sum + node.nodeSize, 0);
  return { from: $at.start() + before, to: $at.start() + before + size, mark };
}

/**
 * Sets a link to an address and keeps other attributes of an existing link (new tab, title). If nothing is selected,
 * inserts the words.
 */
export function setLink({ from, to, html }: LinkPlace, href: string, words: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.a;
    if (!type) return false;
    const mark = type.create({ html: { ...html, href } });
    const tr = state.tr;
    if (from === to) tr.replaceWith(from, to, state.schema.text(words, mark.addToSet(state.doc.resolve(from).marks())));
    else tr.removeMark(from, to, type).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(type).scrollIntoView());
    return true;
  };
}

export function removeLink({ from, to }: LinkPlace): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.a;
    if (!type) return false;
    dispatch?.(state.tr.removeMark(from, to, type));
    return true;
  };
}

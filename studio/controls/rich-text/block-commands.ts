import { lift, setBlockType, wrapIn } from '@tiptap/pm/commands';
import type { Node, NodeType } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, wrapInList } from '@tiptap/pm/schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { findWrapping } from '@tiptap/pm/transform';
import { htmlAttributesOf } from './html-attributes.ts';
import { nodeType } from './schema.ts';

type HeadingName = 'h2' | 'h3' | 'h4';
type ListName = 'ul' | 'ol';

/** Turns the selected blocks into headings, or such headings back into paragraphs. */
export function toggleHeading(name: HeadingName): Command {
  return (state, dispatch) => {
    const type = isInBlock(state, name) ? 'p' : name;
    return setBlockType(nodeType(state.schema, type))(state, dispatch);
  };
}

export const toggleCodeBlock: Command = (state, dispatch) =>
  isInBlock(state, 'pre')
    ? setBlockType(nodeType(state.schema, 'p'))(state, dispatch)
    : setBlockType(nodeType(state.schema, 'pre'), { code: {} })(state, dispatch);

export const setParagraph: Command = (state, dispatch) => setBlockType(nodeType(state.schema, 'p'))(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  isInBlock(state, 'blockquote')
    ? lift(state, dispatch)
    : !spansCells(state) && wrapIn(nodeType(state.schema, 'blockquote'))(state, dispatch);

/**
 * Turns the selection into a list; a list of the other kind into this kind; and a list of this kind back into plain
 * text.
 */
export function toggleList(name: ListName): Command {
  return (state, dispatch) => {
    const type = nodeType(state.schema, name);
    const list = findAround(state, (node) => node.type.name === 'ul' || node.type.name === 'ol');
    if (!list) return !spansCells(state) && wrapInList(type)(state, dispatch && ((tr) => dispatch(tightenItems(tr))));
    if (list.node.type === type) return outdent(state, dispatch);
    const { lang, dir } = htmlAttributesOf(list.node);
    const html = { ...(lang && { lang }), ...(dir && { dir }) };
    dispatch?.(state.tr.setNodeMarkup(list.from, type, { ...list.node.attrs, html }));
    return true;
  };
}

/** Nests a list item in the one before it. */
export const indent: Command = (state, dispatch) => sinkListItem(nodeType(state.schema, 'li'))(state, dispatch);

/** Moves a list item one level up, or out of the list from the first level. */
export const outdent: Command = (state, dispatch) => liftListItem(nodeType(state.schema, 'li'))(state, dispatch);

/** Like `outdent`, but not out of the list: on the first level, Shift+Tab leaves the field. */
export const outdentWithinList: Command = (state, dispatch) => listDepth(state) > 1 && outdent(state, dispatch);

/** At the start of a list item, outdents it instead of joining it with the previous item. */
export const outdentAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.depth > 0 && $from.index(-1) === 0;
  return isAtStart && $from.node(-1).type.name === 'li' && outdent(state, dispatch);
};

/** Inserts a horizontal rule, followed by a paragraph to continue in. */
export const insertRule: Command = (state, dispatch) => {
  if (isInBlock(state, 'pre')) return false;
  const tr = state.tr.replaceSelectionWith(nodeType(state.schema, 'hr').create());
  dispatch?.(goOnBehind(tr).scrollIntoView());
  return true;
};

/** Puts the caret after what was inserted last, in a new paragraph if there is no text block. */
export function goOnBehind(tr: Transaction): Transaction {
  let end = 0;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _start, inserted) => {
    end = inserted;
  });
  const $end = tr.doc.resolve(end);
  if (!$end.parent.isTextblock && !$end.nodeAfter?.isTextblock)
    tr.insert(end, nodeType(tr.doc.type.schema, 'p').create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end), 1));
}

/** Wraps the block at the caret in a list, and joins it with a list of the same type right before it. */
export function wrapInListAt(tr: Transaction, type: NodeType): Transaction | null {
  const range = tr.selection.$from.blockRange();
  const wrapping = range && findWrapping(range, type);
  if (!range || !wrapping) return null;
  tr.wrap(range, wrapping);
  tightenItems(tr);
  const before = tr.doc.resolve(range.start).nodeBefore;
  if (before?.type === type) tr.join(range.start);
  return tr;
}

/** Removes the paragraph inside list items that contain only one. */
function tightenItems(tr: Transaction): Transaction {
  const { $from, $to } = tr.selection;
  const places: number[] = [];
  tr.doc.nodesBetween($from.before(1), $to.after(1), (node, position, parent) => {
    const isPlain = node.type.name === 'p' && Object.keys(htmlAttributesOf(node)).length === 0;
    if (isPlain && parent?.type.name === 'li' && parent.childCount === 1) places.push(position);
  });
  const bare = nodeType(tr.doc.type.schema, 'bare');
  for (const place of places) tr.setNodeMarkup(place, bare, { lead: '' });
  return tr;
}

export interface Around {
  readonly node: Node;
  /** The position before the node. */
  readonly from: number;
  readonly depth: number;
}

/** The innermost node around the start of the selection that passes the test. */
export function findAround({ selection: { $from } }: EditorState, test: (node: Node) => boolean): Around | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (test(node)) return { node, from: $from.before(depth), depth };
  }
  return null;
}

/** Whether the selection spans several cells. Wrapping it would then nest a table of these cells inside one cell. */
function spansCells({ selection: { $from, $to } }: EditorState): boolean {
  const parent = $from.blockRange($to)?.parent;
  return parent?.type.spec.tableRole === 'row' || parent?.type.spec.tableRole === 'table';
}

export function isInBlock(state: EditorState, name: string): boolean {
  return findAround(state, (node) => node.type.name === name) !== null;
}

/** The number of lists around the caret. */
export function listDepth({ selection: { $from } }: EditorState): number {
  let count = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === 'li') count += 1;
  return count;
}

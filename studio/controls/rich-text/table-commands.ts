import type { Node, Schema } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell } from '@tiptap/pm/tables';
import { findAround, isInBlock } from './block-commands.ts';
import { htmlAttributesOf } from './html-attributes.ts';
import { plainHead, sectionOf } from './print-rich-text.ts';
import { nodeType } from './schema.ts';

/** Inserts a table of three columns with a header row and two more rows, and puts the caret into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInBlock(state, 'pre') || isInBlock(state, 'caption')) return false;
  const tr = state.tr.replaceSelectionWith(createTable(state.schema, 3, 2));
  const at = tr.mapping.map(state.selection.from, -1);
  let table = -1;
  tr.doc.nodesBetween(Math.max(0, at - 1), Math.min(tr.doc.content.size, at + 2), (node, position) => {
    if (node.type.name === 'rows' && table < 0) table = position;
  });
  if (table >= 0) tr.setSelection(TextSelection.near(tr.doc.resolve(table + 1)));
  dispatch?.(tr.scrollIntoView());
  return true;
};

function createTable(schema: Schema, columns: number, rows: number): Node {
  const cells = (name: 'td' | 'th', html: object) =>
    Array.from({ length: columns }, () => nodeType(schema, name).create({ html }, nodeType(schema, 'bare').create()));
  const head = nodeType(schema, 'tr').create({ section: plainHead }, cells('th', { scope: 'col' }));
  const body = Array.from({ length: rows }, () => nodeType(schema, 'tr').create(null, cells('td', {})));
  return nodeType(schema, 'table').create(null, nodeType(schema, 'rows').create(null, [head, ...body]));
}

export const deleteTable: Command = (state, dispatch) => {
  const table = findAround(state, (node) => node.type.name === 'table');
  if (!table) return false;
  dispatch?.(state.tr.delete(table.from, table.from + table.node.nodeSize).scrollIntoView());
  return true;
};

/** Turns the first row into a header row, or back into an ordinary one. */
export const toggleHeadRow: Command = (state, dispatch) => {
  const rows = findAround(state, (node) => node.type.name === 'rows');
  const first = rows?.node.firstChild;
  if (!rows || !first) return false;
  const isHead = sectionOf(first)?.name === 'thead';
  const type = nodeType(state.schema, isHead ? 'td' : 'th');
  const tr = state.tr.setNodeMarkup(rows.from + 1, null, { ...first.attrs, section: isHead ? null : plainHead });
  first.forEach((cell, offset) => {
    const { scope: _, ...rest } = htmlAttributesOf(cell);
    tr.setNodeMarkup(rows.from + 2 + offset, type, { ...cell.attrs, html: isHead ? rest : { ...rest, scope: 'col' } });
  });
  dispatch?.(tr);
  return true;
};

/** Adds a caption to the table if it has none, and puts the caret into it. */
export const addCaption: Command = (state, dispatch) => {
  const table = findAround(state, (node) => node.type.name === 'table');
  if (!table) return false;
  const hasCaption = table.node.firstChild?.type.name === 'caption';
  const tr = state.tr;
  if (!hasCaption) {
    tr.insert(table.from + 1, nodeType(state.schema, 'caption').create(null, nodeType(state.schema, 'bare').create()));
  }
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(table.from + 2))).scrollIntoView());
  return true;
};

/** Goes to the next cell; after the last one, adds a row. */
export const goToNextCellOrRow: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!isInBlock(state, 'td') && !isInBlock(state, 'th')) return false;
  if (!addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

import type { Field } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type Column, columnsOf, type Line, type Table, textAt } from './table-edits.ts';

/** The name of a column on the screen: what the product is called, or what the texts of the rows are. */
export function nameColumn(table: Table, column: Column, locale: Locale): string {
  const { rows, columns } = table.fields;
  if (column.kind === 'text') return rows.of.children[column.name]?.label[locale] ?? column.name;
  return textAt(table, { kind: 'head' }, column) || numbered(columns.of, column.index, locale);
}

/** The accessible name of a cell: of its row and its column. */
export function nameCell(table: Table, line: Line, column: Column, locale: Locale): string {
  const { sections, rows, columns } = table.fields;
  if (line.kind === 'head') return numbered(columns.of, column.kind === 'cells' ? column.index : 0, locale);
  if (line.kind === 'section') return numbered(sections.of, line.section, locale);
  const [label] = columnsOf(table);
  const row = numbered(rows.of, line.row, locale);
  const isLabel = column.kind === 'text' && label?.kind === 'text' && label.name === column.name;
  const name = (label && !isLabel && textAt(table, line, label)) || row;
  return `${name}, ${nameColumn(table, column, locale)}`;
}

function numbered(of: Field, index: number, locale: Locale): string {
  return `${of.label[locale]} ${index + 1}`;
}

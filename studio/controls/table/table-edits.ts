import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { copyItem, newItem } from '#cms-schema/fields/list-items.ts';
import type { TableFields } from '#cms-schema/fields/table-fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import type { AttributePatch } from '../../document/actions/replace-attributes.ts';
import { alignCells, listIn } from '../../document/follow-columns.ts';
import { parseCell, printCell } from './cell-text.ts';

/** A table as it is stored. */
export interface Table {
  readonly fields: TableFields;
  readonly columns: readonly JsonValue[];
  readonly sections: readonly JsonValue[];
}

/** The table among the values of a block. */
export function tableIn(fields: TableFields, values: JsonValue | undefined): Table {
  const { names } = fields;
  return { fields, columns: listIn(values, names.columns), sections: listIn(values, names.sections) };
}

/** A line of the table on the screen: the names of the columns, the title of a section, or a row. */
export type Line =
  | { readonly kind: 'head' }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'row'; readonly section: number; readonly row: number };

export type RowLine = Extract<Line, { readonly kind: 'row' }>;

/**
 * A column on the screen: a text of the row (its label first, its other texts after the cells), or the cells of a column of
 * the table.
 */
export type Column =
  | { readonly kind: 'text'; readonly name: string }
  | { readonly kind: 'cells'; readonly index: number };

export interface Place {
  readonly line: number;
  readonly column: number;
}

export function linesOf({ fields, sections }: Table): Line[] {
  return [
    { kind: 'head' },
    ...sections.flatMap((value, section): Line[] => [
      { kind: 'section', section },
      ...listIn(value, fields.shape.rows).map((_, row): Line => ({ kind: 'row', section, row })),
    ]),
  ];
}

export function columnsOf({ fields, columns }: Table): Column[] {
  const texts = Object.entries(fields.rows.of.children).filter(([, field]) => isFieldOf('text', field));
  const names = texts.map(([name]) => name);
  const label = fields.rows.summary ?? names[0] ?? '';
  return [
    { kind: 'text', name: label },
    ...columns.map((_, index): Column => ({ kind: 'cells', index })),
    ...names.filter((name) => name !== label).map((name): Column => ({ kind: 'text', name })),
  ];
}

/** The path of what a line and a column hold, with items by index; null where there is nothing to edit. */
export function pathOf({ fields }: Table, line: Line, column: Column): FieldPath | null {
  const { names, shape } = fields;
  if (line.kind === 'head') {
    return column.kind === 'cells' ? [names.columns, column.index, nameOfColumn(fields)] : null;
  }
  if (line.kind === 'section') return [names.sections, line.section, titleOfSection(fields)];
  const row = [names.sections, line.section, shape.rows, line.row];
  return column.kind === 'text' ? [...row, column.name] : [...row, shape.cells, column.index];
}

export function textAt(table: Table, line: Line, column: Column): string {
  const { fields, columns, sections } = table;
  if (line.kind === 'head') {
    return column.kind === 'cells' ? textIn(columns[column.index], nameOfColumn(fields)) : '';
  }
  if (line.kind === 'section') return textIn(sections[line.section], titleOfSection(fields));
  const row = rowAt(table, line);
  return column.kind === 'text' ? textIn(row, column.name) : printCell(fields, cellAt(table, row, column.index));
}

/** The edit that writes a text into a cell: only the values that change. */
export function writeText(
  table: Table,
  line: Line,
  column: Column,
  text: string,
  newId: () => string,
): AttributePatch[] {
  const path = pathOf(table, line, column);
  if (!path) return [];
  if (line.kind !== 'row' || column.kind === 'text') return [{ path, value: text }];
  const { fields } = table;
  const row = rowAt(table, line);
  const cell = cellAt(table, row, column.index);
  const values = parseCell(fields, text, unitOf(fields, row), cell);
  const cells = listIn(row, fields.shape.cells);
  if (column.index >= cells.length) {
    return [{ path: path.slice(0, -1), value: putCell(fields, cells, column.index, values, newId) }];
  }
  return Object.entries(values)
    .filter(([name, value]) => cell[name] !== value)
    .map(([name, value]) => ({ path: [...path, name], value }));
}

/** What a structural edit leads to. */
export interface TableEdit {
  readonly patch: readonly AttributePatch[];
  /** The row that was added, with the place of its list: what it lacks is no problem before it is left. */
  readonly added?: { readonly list: FieldPath; readonly id: string };
  /** Where the focus goes. */
  readonly place: Place;
}

/** Adds a row below a line: in its section, or at the start of the first one. Null if the section is full. */
export function addRow(table: Table, at: Place, newId: () => string): TableEdit | null {
  const line = linesOf(table)[at.line];
  const section = line && line.kind !== 'head' ? line.section : 0;
  const row = line?.kind === 'row' ? line.row + 1 : 0;
  const { fields, sections } = table;
  if (sections.length === 0) return addSection(table, at, newId);
  const rows = listIn(sections[section], fields.shape.rows);
  if (rows.length >= fields.rows.max) return null;
  const id = newId();
  const next = rows.toSpliced(row, 0, newItem(fields.rows.of, id));
  const edit = editRows(table, section, next, lineOfRow(table, section, row));
  return { ...edit, added: { list: [fields.names.sections, section, fields.shape.rows], id } };
}

export function duplicateRow(table: Table, at: Place, newId: () => string): TableEdit | null {
  const line = linesOf(table)[at.line];
  if (line?.kind !== 'row') return null;
  const { fields, sections } = table;
  const rows = listIn(sections[line.section], fields.shape.rows);
  const row = rows[line.row];
  if (row === undefined || rows.length >= fields.rows.max) return null;
  const next = rows.toSpliced(line.row + 1, 0, copyItem(fields.rows.of, row, newId));
  return editRows(table, line.section, next, { line: at.line + 1, column: at.column });
}

/** Removes a row, or a section with its rows. Null on the line of the names. */
export function removeLine(table: Table, at: Place): TableEdit | null {
  const line = linesOf(table)[at.line];
  if (!line || line.kind === 'head') return null;
  const place = { line: Math.max(0, at.line - 1), column: at.column };
  const { fields, sections } = table;
  if (line.kind === 'section') return editSections(table, sections.toSpliced(line.section, 1), place);
  const rows = listIn(sections[line.section], fields.shape.rows);
  const next = line.row < rows.length - 1 ? at : place;
  return editRows(table, line.section, rows.toSpliced(line.row, 1), next);
}

/** Moves a row up or down, over the edge of its section into the next one, or a section with its rows. */
export function moveLine(table: Table, at: Place, by: 1 | -1): TableEdit | null {
  const line = linesOf(table)[at.line];
  if (!line || line.kind === 'head') return null;
  const { fields, sections } = table;
  if (line.kind === 'section') {
    const to = line.section + by;
    const [moved, other] = [sections[line.section], sections[to]];
    if (moved === undefined || other === undefined) return null;
    const next = sections.with(line.section, other).with(to, moved);
    return editSections(table, next, { line: lineOfSection({ ...table, sections: next }, to), column: at.column });
  }
  const rows = listIn(sections[line.section], fields.shape.rows);
  const row = rows[line.row];
  const to = line.row + by;
  if (row === undefined) return null;
  if (to >= 0 && to < rows.length) {
    const next = rows.toSpliced(line.row, 1).toSpliced(to, 0, row);
    return editRows(table, line.section, next, { line: at.line + by, column: at.column });
  }
  const beside = line.section + by;
  const others = listIn(sections[beside], fields.shape.rows);
  if (sections[beside] === undefined || others.length >= fields.rows.max) return null;
  const put = by > 0 ? [row, ...others] : [...others, row];
  const next = sections
    .with(line.section, withList(sections[line.section], fields.shape.rows, rows.toSpliced(line.row, 1)))
    .with(beside, withList(sections[beside], fields.shape.rows, put));
  const place = lineOfRow({ ...table, sections: next }, beside, by > 0 ? 0 : others.length);
  return editSections(table, next, { ...place, column: at.column });
}

/** Adds a section with one row below the section of a line. */
export function addSection(table: Table, at: Place, newId: () => string): TableEdit | null {
  const { fields, sections } = table;
  const line = linesOf(table)[at.line];
  const index = line && line.kind !== 'head' ? line.section + 1 : sections.length;
  if (sections.length >= fields.sections.max) return null;
  const section = withList(newItem(fields.sections.of, newId()), fields.shape.rows, [newItem(fields.rows.of, newId())]);
  const next = sections.toSpliced(index, 0, section);
  return editSections(table, next, { line: lineOfSection({ ...table, sections: next }, index), column: 0 });
}

/** Adds a column after the one of a place, or as the last one. */
export function addColumn(table: Table, at: Place, newId: () => string): TableEdit | null {
  const { fields, columns } = table;
  if (columns.length >= fields.columns.max) return null;
  const column = columnsOf(table)[at.column];
  const index = column?.kind === 'cells' ? column.index + 1 : columns.length;
  const next = columns.toSpliced(index, 0, newItem(fields.columns.of, newId()));
  return editColumns(table, next, { line: 0, column: index + 1 });
}

export function removeColumn(table: Table, at: Place): TableEdit | null {
  const column = columnsOf(table)[at.column];
  if (column?.kind !== 'cells') return null;
  const next = table.columns.toSpliced(column.index, 1);
  return editColumns(table, next, { line: at.line, column: Math.max(0, Math.min(at.column, next.length)) });
}

export function moveColumn(table: Table, at: Place, by: 1 | -1): TableEdit | null {
  const column = columnsOf(table)[at.column];
  if (column?.kind !== 'cells') return null;
  const { columns } = table;
  const to = column.index + by;
  const moved = columns[column.index];
  if (moved === undefined || to < 0 || to >= columns.length) return null;
  const next = columns.toSpliced(column.index, 1).toSpliced(to, 0, moved);
  return editColumns(table, next, { line: at.line, column: at.column + by });
}

export interface PastedRange extends TableEdit {
  /** Rows and columns of the range for which there is no room. */
  readonly dropped: { readonly rows: number; readonly columns: number };
}

/**
 * Writes a range of cells from a place on, to the right and down. In the line of the names, the first row of the range is
 * names. Rows and columns are added where there are too few, up to the limits of the table.
 */
export function pasteRange(
  table: Table,
  at: Place,
  range: readonly (readonly string[])[],
  newId: () => string,
): PastedRange {
  const { fields } = table;
  const width = Math.max(0, ...range.map((cells) => cells.length));
  const isOverCells = columnsOf(table)[at.column]?.kind === 'cells' || at.column === 0;
  const wanted = isOverCells ? Math.max(table.columns.length, at.column + width - 1) : table.columns.length;
  const before = table.columns;
  const columns = [...before];
  while (columns.length < Math.min(wanted, fields.columns.max)) {
    columns.push(newItem(fields.columns.of, newId()));
  }
  let next: Table = { fields, columns, sections: alignCells(fields, table.sections, before, columns, newId) };
  let start = linesOf(table)[at.line] ?? { kind: 'head' };
  let rest = range;
  if (start.kind === 'head') {
    next = { ...next, columns: nameColumns(next, at.column, range[0] ?? []) };
    rest = range.slice(1);
    start = { kind: 'row', section: 0, row: 0 };
  }
  if (start.kind === 'section') start = { kind: 'row', section: start.section, row: 0 };
  if (rest.length > 0 && next.sections.length === 0) {
    next = { ...next, sections: [withList(newItem(fields.sections.of, newId()), fields.shape.rows, [])] };
  }
  const { sections, dropped } = fillRows(next, start, at.column, rest, newId);
  const shown = columnsOf(next).length;
  return {
    patch: [
      ...(next.columns === before || isSameList(next.columns, before)
        ? []
        : [{ path: [fields.names.columns], value: [...next.columns] }]),
      { path: [fields.names.sections], value: [...sections] },
    ],
    place: at,
    dropped: { rows: dropped, columns: Math.max(0, at.column + width - shown) },
  };
}

function fillRows(
  table: Table,
  { section, row }: RowLine,
  left: number,
  range: readonly (readonly string[])[],
  newId: () => string,
): { readonly sections: readonly JsonValue[]; readonly dropped: number } {
  const { fields, sections } = table;
  const columns = columnsOf(table);
  const rows = [...listIn(sections[section], fields.shape.rows)];
  const room = Math.max(0, fields.rows.max - row);
  for (const [index, cells] of range.slice(0, room).entries()) {
    const known = rows[row + index];
    let filled = isJsonObject(known) ? known : newItem(fields.rows.of, newId());
    for (const [offset, text] of cells.entries()) {
      const column = columns[left + offset];
      if (column) filled = fillCell(fields, filled, column, text, newId);
    }
    rows[row + index] = filled;
  }
  if (range.length === 0) return { sections, dropped: 0 };
  return {
    sections: sections.with(section, withList(sections[section], fields.shape.rows, rows)),
    dropped: Math.max(0, range.length - room),
  };
}

export function fillCell(
  fields: TableFields,
  row: JsonObject,
  column: Column,
  text: string,
  newId: () => string,
): JsonObject {
  if (column.kind === 'text') return { ...row, [column.name]: toOneLine(text) };
  const cells = listIn(row, fields.shape.cells);
  const known = cells[column.index];
  const values = parseCell(fields, toOneLine(text), unitOf(fields, row), isJsonObject(known) ? known : {});
  return { ...row, [fields.shape.cells]: putCell(fields, cells, column.index, values, newId) };
}

function putCell(
  fields: TableFields,
  cells: readonly JsonValue[],
  index: number,
  values: Readonly<Record<string, string>>,
  newId: () => string,
): JsonValue[] {
  const next = [...cells];
  while (next.length <= index) next.push(newItem(fields.cells.of, newId()));
  const known = next[index];
  next[index] = { ...(isJsonObject(known) ? known : newItem(fields.cells.of, newId())), ...values };
  return next;
}

function nameColumns(table: Table, left: number, names: readonly string[]): JsonValue[] {
  const name = nameOfColumn(table.fields);
  return table.columns.map((column, index) => {
    const text = names[index + 1 - left];
    return text === undefined || !isJsonObject(column) ? column : { ...column, [name]: toOneLine(text) };
  });
}

function editRows(table: Table, section: number, rows: readonly JsonValue[], place: Place): TableEdit {
  const { fields, sections } = table;
  return editSections(table, sections.with(section, withList(sections[section], fields.shape.rows, rows)), place);
}

function editSections({ fields }: Table, sections: readonly JsonValue[], place: Place): TableEdit {
  return { patch: [{ path: [fields.names.sections], value: [...sections] }], place };
}

/** The cells follow by `followColumns`, as for every other edit of the columns. */
function editColumns({ fields }: Table, columns: readonly JsonValue[], place: Place): TableEdit {
  return { patch: [{ path: [fields.names.columns], value: [...columns] }], place };
}

function lineOfRow(table: Table, section: number, row: number): Place {
  return { line: lineOfSection(table, section) + 1 + row, column: 0 };
}

function lineOfSection(table: Table, section: number): number {
  return linesOf(table).findIndex((line) => line.kind === 'section' && line.section === section);
}

function rowAt({ fields, sections }: Table, { section, row }: RowLine): JsonObject {
  const value = listIn(sections[section], fields.shape.rows)[row];
  return isJsonObject(value) ? value : {};
}

/** The values of a cell of a row, and the unit of the row. */
export function cellIn(
  table: Table,
  line: RowLine,
  index: number,
): { readonly cell: JsonObject; readonly unit: string } {
  const row = rowAt(table, line);
  return { cell: cellAt(table, row, index), unit: unitOf(table.fields, row) };
}

/** The stored cell; undefined if the row has none there yet. */
export function storedCell(table: Table, line: RowLine, index: number): JsonValue | undefined {
  return listIn(rowAt(table, line), table.fields.shape.cells)[index];
}

function cellAt({ fields }: Table, row: JsonObject, index: number): JsonObject {
  const value = listIn(row, fields.shape.cells)[index];
  return isJsonObject(value) ? value : {};
}

function unitOf({ shape }: TableFields, row: JsonObject): string {
  return shape.unit === undefined ? '' : textIn(row, shape.unit);
}

export function nameOfColumn({ columns }: TableFields): string {
  return columns.summary ?? Object.keys(columns.of.children)[0] ?? '';
}

export function titleOfSection({ sections }: TableFields): string {
  return sections.summary ?? Object.keys(sections.of.children)[0] ?? '';
}

export function withList(item: JsonValue | undefined, name: string, list: readonly JsonValue[]): JsonObject {
  return { ...(isJsonObject(item) ? item : {}), [name]: [...list] };
}

export function textIn(item: JsonValue | undefined, name: string): string {
  const value = isJsonObject(item) && Object.hasOwn(item, name) ? item[name] : null;
  return typeof value === 'string' ? value : '';
}

export function toOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}

function isSameList(left: readonly JsonValue[], right: readonly JsonValue[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

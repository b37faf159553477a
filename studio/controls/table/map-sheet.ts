import type { TableFields } from '#cms-schema/fields/table-fields.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { foldName } from '../../parts/fold-name.ts';
import { type Sheet, widthOf } from '../../parts/read-sheet.ts';
import { type Column, columnsOf, nameOfColumn, type Table, textIn, titleOfSection } from './table-edits.ts';

/**
 * What a column of a sheet becomes: the title of a section, a text of the rows, the cells of a column that the table has, a
 * new column, or nothing.
 */
export type ColumnUse = { readonly kind: 'none' | 'section' | 'new' } | Column;

/** How a sheet fills a table. */
export interface SheetMapping {
  /** Whether the first row names the columns. */
  readonly hasHead: boolean;
  readonly way: 'replace' | 'append';
  /** For each column of the sheet. All but `none` and `new` occur at most once. */
  readonly uses: readonly ColumnUse[];
}

/** All that a column of a sheet can become, in the order in which they are offered. */
export function listUses(table: Table): ColumnUse[] {
  const columns = columnsOf(table);
  return [
    { kind: 'none' },
    ...columns.slice(0, 1),
    ...columns.filter(({ kind }) => kind === 'cells'),
    { kind: 'new' },
    { kind: 'section' },
    ...columns.slice(1).filter(({ kind }) => kind === 'text'),
  ];
}

export function isSameUse(one: ColumnUse, other: ColumnUse): boolean {
  if (one.kind === 'text') return other.kind === 'text' && one.name === other.name;
  if (one.kind === 'cells') return other.kind === 'cells' && one.index === other.index;
  return one.kind === other.kind;
}

/** Gives a column another use; the column that had it before has none. */
export function chooseUse(uses: readonly ColumnUse[], column: number, use: ColumnUse): ColumnUse[] {
  const isShared = use.kind === 'none' || use.kind === 'new';
  return uses.map((each, index) => {
    if (index === column) return use;
    return !isShared && isSameUse(each, use) ? { kind: 'none' } : each;
  });
}

/** Whether the first row looks like names: it has a row below it, and is not mostly figures. */
export function guessHead(sheet: Sheet): boolean {
  const [first = [], ...rest] = sheet;
  const names = first.slice(1).filter((text) => text.trim() !== '');
  const figures = names.filter((text) => /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,3}$/u.test(text.trim()));
  return rest.length > 0 && names.length > 0 && figures.length * 2 <= names.length;
}

/**
 * The most likely use of each column: by its name, where the first row has names; otherwise the first column names the
 * rows, and the others are the table's columns in order. What the table has no room for is left out.
 */
export function guessUses(table: Table, sheet: Sheet, { hasHead, way }: Omit<SheetMapping, 'uses'>): ColumnUse[] {
  const heads = hasHead ? (sheet[0] ?? []) : [];
  const [label = { kind: 'none' }] = columnsOf(table);
  const named: (ColumnUse | null)[] = [];
  for (let column = 0; column < widthOf(sheet); column += 1) {
    const use = findNamed(table, heads[column] ?? '');
    named.push(use && !named.some((taken) => taken && isSameUse(taken, use)) ? use : null);
  }
  // The first column usually has no name, or one of its own.
  if (!named.some((use) => use && isSameUse(use, label))) {
    const free = named.indexOf(null);
    if (free >= 0) named[free] = label;
  }
  const known = table.columns.length;
  const taken = named.filter((use) => use?.kind === 'cells').length;
  let room = table.fields.columns.max - (way === 'append' ? known : taken);
  let next = 0;
  return named.map((use): ColumnUse => {
    if (use) return use;
    if (!hasHead && next < known) {
      next += 1;
      return { kind: 'cells', index: next - 1 };
    }
    room -= 1;
    return { kind: room >= 0 ? 'new' : 'none' };
  });
}

/** What a heading names: a column of the table, a text of its rows, or its sections. */
function findNamed(table: Table, head: string): ColumnUse | null {
  const wanted = foldName(head);
  if (wanted === '') return null;
  const { fields, columns } = table;
  const index = columns.findIndex((column) => foldName(textIn(column, nameOfColumn(fields))) === wanted);
  if (index >= 0) return { kind: 'cells', index };
  const is = (label: Localized | undefined) =>
    label !== undefined && Object.values(label).some((text) => foldName(text) === wanted);
  const text = columnsOf(table).find(
    (column) => column.kind === 'text' && (foldName(column.name) === wanted || is(labelOf(fields, column.name))),
  );
  if (text) return text;
  const { sections } = fields;
  const isSection = is(sections.of.label) || is(sections.of.children[titleOfSection(fields)]?.label);
  return isSection ? { kind: 'section' } : null;
}

function labelOf({ rows }: TableFields, name: string): Localized | undefined {
  return rows.of.children[name]?.label;
}

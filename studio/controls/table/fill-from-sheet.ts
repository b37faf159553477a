import { itemIdOf, newItem } from '#cms-schema/fields/list-items.ts';
import type { TableFields } from '#cms-schema/fields/table-fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { AttributePatch } from '../../document/actions/replace-attributes.ts';
import { listIn } from '../../document/follow-columns.ts';
import { foldName } from '../../parts/fold-name.ts';
import type { Sheet } from '../../parts/read-sheet.ts';
import { isSameUse, type SheetMapping } from './map-sheet.ts';
import {
  columnsOf,
  fillCell,
  nameOfColumn,
  type Table,
  textIn,
  titleOfSection,
  toOneLine,
  withList,
} from './table-edits.ts';

export interface FilledTable {
  readonly patch: readonly AttributePatch[];
  /** How many rows the sheet fills. */
  readonly rows: number;
  /** What there is no room for. */
  readonly dropped: { readonly rows: number; readonly columns: number };
}

/**
 * Fills a table from a sheet. A row with nothing but its name begins a section, unless a column names the sections.
 * Replacing keeps the ids of columns, sections and rows of the same name, so that the other language still has their
 * counterparts. Appending fills rows of the same name and adds the others; empty cells leave what is there.
 */
export function fillFromSheet(table: Table, sheet: Sheet, mapping: SheetMapping, newId: () => string): FilledTable {
  const { fields } = table;
  const { columns, targets, dropped } = placeColumns(table, sheet, mapping, newId);
  const sections = mapping.way === 'append' ? table.sections.map((item) => openSection(fields, item)) : [];
  const fill = createFill({ table, columns, targets, mapping, newId });
  let [rows, lost] = [0, 0];
  for (const group of groupLines(table, sheet, mapping)) {
    const count = fill(sections, group);
    rows += count;
    lost += group.lines.length - count;
  }
  return {
    patch: [
      { path: [fields.names.columns], value: columns },
      {
        path: [fields.names.sections],
        value: sections.map((section) => withList(section.item, fields.shape.rows, section.rows)),
      },
    ],
    rows,
    dropped: { rows: lost, columns: dropped },
  };
}

interface OpenSection {
  readonly item: JsonValue;
  readonly rows: JsonValue[];
}

function openSection({ shape }: TableFields, item: JsonValue): OpenSection {
  return { item, rows: [...listIn(item, shape.rows)] };
}

interface PlacedColumns {
  readonly columns: JsonValue[];
  /** For each column of the sheet, the index among `columns`; null if it is none. */
  readonly targets: readonly (number | null)[];
  readonly dropped: number;
}

function placeColumns(table: Table, sheet: Sheet, mapping: SheetMapping, newId: () => string): PlacedColumns {
  const { fields, columns: known } = table;
  const { hasHead, way, uses } = mapping;
  const heads = hasHead ? (sheet[0] ?? []) : [];
  const columns: JsonValue[] = way === 'append' ? [...known] : [];
  let dropped = 0;
  const targets = uses.map((use, column) => {
    if (use.kind !== 'cells' && use.kind !== 'new') return null;
    if (use.kind === 'cells' && way === 'append') return use.index;
    if (columns.length >= fields.columns.max) {
      dropped += 1;
      return null;
    }
    const item = (use.kind === 'cells' ? known[use.index] : undefined) ?? newItem(fields.columns.of, newId());
    const name = toOneLine(heads[column] ?? '');
    columns.push(name === '' || !isJsonObject(item) ? item : { ...item, [nameOfColumn(fields)]: name });
    return columns.length - 1;
  });
  return { columns, targets, dropped };
}

interface Group {
  readonly title: string;
  readonly lines: (readonly string[])[];
}

function groupLines(table: Table, sheet: Sheet, { hasHead, uses }: SheetMapping): Group[] {
  const label = labelColumn(table, uses);
  const titles = uses.findIndex(({ kind }) => kind === 'section');
  const groups: Group[] = [];
  for (const line of hasHead ? sheet.slice(1) : sheet) {
    const filled = [...line.entries()].filter(([column, text]) => text.trim() !== '' && uses[column]?.kind !== 'none');
    const [only] = filled;
    if (!only) continue;
    const isTitle = titles < 0 && filled.length === 1 && only[0] === label;
    const title = titles < 0 ? '' : toOneLine(line[titles] ?? '');
    const last = groups.at(-1);
    if (isTitle) groups.push({ title: toOneLine(only[1]), lines: [] });
    // A title stands once, above its rows or beside the first of them, or beside every row.
    else if (last && (title === '' || title === last.title)) last.lines.push(line);
    else groups.push({ title, lines: [line] });
  }
  // A name at the end, or two in a row, begin nothing: they are rows without values.
  return groups.map((group) => {
    if (group.lines.length > 0) return group;
    return { title: '', lines: [uses.map((_, column) => (column === label ? group.title : ''))] };
  });
}

interface FillOptions {
  readonly table: Table;
  readonly columns: readonly JsonValue[];
  readonly targets: readonly (number | null)[];
  readonly mapping: SheetMapping;
  newId(): string;
}

/** Puts the rows of a group into the sections, and returns how many of them found room. */
function createFill({ table, columns, targets, mapping, newId }: FillOptions) {
  const { fields } = table;
  const isAdding = mapping.way === 'append';
  const label = labelColumn(table, mapping.uses);
  const nameOf = (line: readonly string[]) => foldName(line[label] ?? '');
  const create = createItems(table, columns, isAdding, newId);
  const fillKnown = (sections: readonly OpenSection[], line: readonly string[]): boolean => {
    const name = nameOf(line);
    for (const { rows } of name === '' ? [] : sections) {
      const at = rows.findIndex((row) => nameOfRow(table, row) === name);
      const row = rows[at];
      if (!isJsonObject(row)) continue;
      rows[at] = fillRow(table, row, line, { mapping, targets, newId });
      return true;
    }
    return false;
  };
  return (sections: OpenSection[], { title, lines }: Group): number => {
    const wanted = foldName(title);
    const known = isAdding ? sections.filter(({ item }) => wanted === '' || titleOf(table, item) === wanted) : [];
    let section = known.at(-1);
    let count = 0;
    for (const line of lines) {
      if (fillKnown(known, line)) {
        count += 1;
        continue;
      }
      if (!section && sections.length < fields.sections.max) {
        section = { item: create.section(title), rows: [] };
        sections.push(section);
      }
      if (!section || section.rows.length >= fields.rows.max) continue;
      section.rows.push(fillRow(table, create.row(nameOf(line)), line, { mapping, targets, newId }));
      count += 1;
    }
    return count;
  };
}

/** Makes sections and rows. Those that replace others of the same name keep their ids, each once. */
function createItems(table: Table, columns: readonly JsonValue[], isAdding: boolean, newId: () => string) {
  const { fields } = table;
  const free = isAdding
    ? { sections: [], rows: [] }
    : {
        sections: [...table.sections],
        rows: table.sections.flatMap((section) => listIn(section, fields.shape.rows)),
      };
  const take = (items: JsonValue[], isIt: (item: JsonValue) => boolean) => {
    const at = items.findIndex(isIt);
    return at < 0 ? undefined : items.splice(at, 1)[0];
  };
  return {
    section(title: string): JsonObject {
      const before = take(free.sections, (item) => titleOf(table, item) === foldName(title));
      const item = newItem(fields.sections.of, itemIdOf(before) ?? newId());
      return { ...item, [titleOfSection(fields)]: title };
    },
    row(name: string): JsonObject {
      const before = name === '' ? undefined : take(free.rows, (row) => nameOfRow(table, row) === name);
      const cells = columns.map((column) => {
        const index = table.columns.findIndex((known) => itemIdOf(known) === itemIdOf(column));
        return newItem(fields.cells.of, itemIdOf(listIn(before, fields.shape.cells)[index]) ?? newId());
      });
      return withList(newItem(fields.rows.of, itemIdOf(before) ?? newId()), fields.shape.cells, cells);
    },
  };
}

function fillRow(
  { fields }: Table,
  row: JsonObject,
  line: readonly string[],
  { mapping, targets, newId }: Pick<FillOptions, 'mapping' | 'targets' | 'newId'>,
): JsonObject {
  const { uses, way } = mapping;
  const given = [...uses.entries()].filter(([column]) => way === 'replace' || (line[column] ?? '').trim() !== '');
  let filled = row;
  // Texts first: the unit of a row is not repeated in its cells.
  for (const [column, use] of given) {
    if (use.kind === 'text') filled = fillCell(fields, filled, use, line[column] ?? '', newId);
  }
  for (const [column] of given) {
    const index = targets[column] ?? null;
    if (index !== null) filled = fillCell(fields, filled, { kind: 'cells', index }, line[column] ?? '', newId);
  }
  return filled;
}

/** Of rows, which are never changed: each is compared with every line of the sheet. */
const rowNames = new WeakMap<JsonObject, string>();

function nameOfRow(table: Table, row: JsonValue): string {
  if (!isJsonObject(row)) return '';
  const known = rowNames.get(row);
  if (known !== undefined) return known;
  const [label] = columnsOf(table);
  const name = label?.kind === 'text' ? foldName(textIn(row, label.name)) : '';
  rowNames.set(row, name);
  return name;
}

function titleOf({ fields }: Table, section: JsonValue): string {
  return foldName(textIn(section, titleOfSection(fields)));
}

/** The column of the sheet that names the rows; -1 if none does. */
export function labelColumn(table: Table, uses: SheetMapping['uses']): number {
  const [label] = columnsOf(table);
  return uses.findIndex((use) => label !== undefined && isSameUse(use, label));
}

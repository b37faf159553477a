import { definitions } from '#blocks/definitions.generated.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { parseCell } from '../controls/table/cell-text.ts';
import type { Sheet } from '../parts/read-sheet.ts';

/**
 * The attributes of a spec table with the cells of a sheet: its first row names the products, its first column the rows; a
 * row with nothing but a name begins a group. Null if the table has no room for all of them: then the sheet is pasted as a
 * table of text, which has.
 */
export function specTableOf(sheet: Sheet): JsonObject | null {
  const fields = definitions.get('haptera/spec-table')?.fields;
  const table = fields && findTable(fields);
  const [head = [], ...lines] = sheet;
  if (!table || lines.length === 0) return null;
  const names = head.slice(1).map(toOneLine);
  const groups = groupLines(lines);
  const hasRoom =
    names.length > 0 &&
    names.length <= table.columns.max &&
    groups.length <= table.sections.max &&
    groups.every(({ rows }) => rows.length <= table.rows.max);
  if (!hasRoom || names.every((name) => name === '')) return null;
  return {
    columns: names.map((name) => ({ name, note: '', isHighlighted: false })),
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: rows.map(([label = '', ...cells]) => ({
        label: toOneLine(label),
        note: '',
        unit: '',
        values: names.map((_, index) => ({ ...parseCell(table, toOneLine(cells[index] ?? ''), '', {}) })),
      })),
    })),
  };
}

function groupLines(lines: Sheet): { readonly title: string; readonly rows: (readonly string[])[] }[] {
  const groups: { readonly title: string; readonly rows: (readonly string[])[] }[] = [];
  for (const line of lines) {
    const [label = '', ...cells] = line;
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (isEmpty && label.trim() === '') continue;
    if (isEmpty) groups.push({ title: toOneLine(label), rows: [] });
    else if (groups.length === 0) groups.push({ title: '', rows: [line] });
    else groups.at(-1)?.rows.push(line);
  }
  // A name at the end, or two in a row, begin nothing: they are rows without values.
  return groups.map((group) => (group.rows.length > 0 ? group : { title: '', rows: [[group.title]] }));
}

function toOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}

import { definitions } from '#blocks/definitions.generated.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { fillFromSheet } from '../controls/table/fill-from-sheet.ts';
import { columnsOf, type Table } from '../controls/table/table-edits.ts';
import { createBlockId } from '../document/block-id.ts';
import { type Sheet, widthOf } from '../parts/read-sheet.ts';

/**
 * The attributes of a spec table with the cells of a sheet: its first row names the products, its first column the rows; a
 * row with nothing but a name begins a group. Null if the table has no room for all of them: then the sheet is pasted as a
 * table of text, which has.
 */
export function specTableOf(sheet: Sheet): JsonObject | null {
  const fields = findTable(definitions.get('haptera/spec-table')?.fields ?? {});
  const names = (sheet[0] ?? []).slice(1);
  if (!fields || names.every((name) => name.trim() === '')) return null;
  const table: Table = { fields, columns: [], sections: [] };
  const [label = { kind: 'none' as const }] = columnsOf(table);
  const uses = Array.from({ length: widthOf(sheet) }, (_, column) => (column === 0 ? label : { kind: 'new' as const }));
  const mapping = { hasHead: true, way: 'replace' as const, uses };
  const { patch, rows, dropped } = fillFromSheet(table, sheet, mapping, () => createBlockId(new Set()));
  if (rows === 0 || dropped.rows > 0 || dropped.columns > 0) return null;
  return Object.fromEntries(
    patch.flatMap(({ path, value }) => (value === undefined ? [] : [[String(path[0]), value]])),
  );
}

import type { Fields } from '#cms-schema/field.ts';
import { itemIdOf, newItem } from '#cms-schema/fields/list-items.ts';
import { findTable, type TableFields } from '#cms-schema/fields/table-fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { getIn } from '#cms-schema/set-in.ts';
import type { AttributePatch } from './actions/replace-attributes.ts';
import { isEqual } from './is-equal.ts';

/**
 * Completes an edit of a block that has a table: the cells of every row follow the columns when these are added, removed
 * or moved, because cells belong to columns by their order. An edit that sets the rows itself is left as it is.
 */
export function followColumns(
  fields: Fields,
  attributes: JsonObject,
  patch: readonly AttributePatch[],
  newId: () => string,
): readonly AttributePatch[] {
  const table = findTable(fields);
  if (!table) return patch;
  const { columns, sections } = table.names;
  const edited = patch.find(({ path }) => path.length === 1 && path[0] === columns)?.value;
  if (!Array.isArray(edited) || patch.some(({ path }) => path[0] === sections)) return patch;
  const [before, rows] = [getIn(attributes, [columns]), getIn(attributes, [sections])];
  if (!Array.isArray(before) || !Array.isArray(rows)) return patch;
  const value = alignCells(table, rows, before, edited, newId);
  return isEqual(value, rows) ? patch : [...patch, { path: [sections], value }];
}

/** The sections with the cells of every row in the order of the new columns; columns are recognised by their ids. */
export function alignCells(
  table: TableFields,
  sections: readonly JsonValue[],
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  newId: () => string,
): JsonValue[] {
  const keyOf = (column: JsonValue, index: number) => itemIdOf(column) ?? `#${index}`;
  const was = new Map(before.map((column, index) => [keyOf(column, index), index]));
  const order = after.map((column, index) => was.get(keyOf(column, index)) ?? null);
  if (order.length >= before.length && order.every((from, to) => from === null || from === to)) {
    // Nothing has moved, and cells at the end may be missing.
    if (order.indexOf(null) >= before.length || !order.includes(null)) return [...sections];
  }
  const { shape, cells } = table;
  return mapItems(sections, shape.rows, (row) => {
    const values = listIn(row, shape.cells);
    const last = order.findLastIndex((from) => from !== null && from < values.length);
    const moved = order
      .slice(0, last + 1)
      .map((from) => (from === null ? undefined : values[from]) ?? newItem(cells.of, newId()));
    return { ...row, [shape.cells]: moved };
  });
}

/** The list that a group holds; empty if it holds none. */
export function listIn(item: JsonValue | undefined, name: string): readonly JsonValue[] {
  const value = isJsonObject(item) && Object.hasOwn(item, name) ? item[name] : null;
  return Array.isArray(value) ? value : noItems;
}

function mapItems(sections: readonly JsonValue[], name: string, map: (row: JsonObject) => JsonObject): JsonValue[] {
  return sections.map((section) =>
    isJsonObject(section)
      ? { ...section, [name]: listIn(section, name).map((row) => (isJsonObject(row) ? map(row) : row)) }
      : section,
  );
}

const noItems: readonly JsonValue[] = [];

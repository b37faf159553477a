import type { Field, Fields } from '../field.ts';
import { isFieldOf } from './is-field-of.ts';
import type { ListField } from './list.ts';
import type { TableShape } from './table-shape.ts';

/** The fields of a table. */
export interface TableFields {
  readonly shape: TableShape;
  /** The names of the two lists in the block. */
  readonly names: { readonly columns: string; readonly sections: string };
  readonly columns: ListField<Field>;
  readonly sections: ListField<Field>;
  readonly rows: ListField<Field>;
  readonly cells: ListField<Field>;
}

/**
 * The fields of the table that a list declares; null if it declares none.
 *
 * @throws TypeError if it names fields that do not exist or are no lists of groups.
 */
export function tableFields(fields: Fields, name: string): TableFields | null {
  const sections = fields[name];
  if (!sections || !isFieldOf('list', sections) || !sections.table) return null;
  const shape = sections.table;
  const rows = listOfGroups(sections.of.children, shape.rows, name);
  const cells = listOfGroups(rows.of.children, shape.cells, name);
  const columns = listOfGroups(fields, shape.columns, name);
  const unit = shape.unit === undefined ? null : rows.of.children[shape.unit];
  if (unit !== null && !(unit && isFieldOf('text', unit))) {
    throw new TypeError(`List "${name}": its table names "${shape.unit}" as unit, which is not a text of its rows.`);
  }
  return { shape, names: { columns: shape.columns, sections: name }, columns, sections, rows, cells };
}

/** The table among some fields; null if there is none. */
export function findTable(fields: Fields): TableFields | null {
  for (const name of Object.keys(fields)) {
    const table = tableFields(fields, name);
    if (table) return table;
  }
  return null;
}

function listOfGroups(fields: Fields, name: string, table: string): ListField<Field> {
  const field = fields[name];
  if (field && isFieldOf('list', field) && field.of.holds === 'fields') return field;
  throw new TypeError(`List "${table}": its table names "${name}", which is not a list of groups.`);
}

import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { FieldKind } from './field-kinds.ts';

/** A row of a field table, with the properties that all users of such tables need. */
export interface TableField<Value = unknown, Sent extends Value = Value> {
  readonly kind: FieldKind<Value, Sent>;
  /** Its name in REST. */
  readonly rest: string;
}

export type FieldTable = Readonly<Record<string, TableField>>;

type ValueOf<Field> = Field extends { readonly kind: FieldKind<infer Value, infer _> } ? Value : never;
type SentOf<Field> = Field extends { readonly kind: FieldKind<infer _, infer Sent> } ? Sent : never;

/** A value for every field. */
export type FieldValues<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** What a save may set. */
export type FieldPatch<Table> = { readonly [Name in keyof Table]?: SentOf<Table[Name]> };

/** The names of the fields whose rows have the property `Flag`. */
export type FieldsWith<Table, Flag extends string> = {
  [Name in keyof Table]: Table[Name] extends { readonly [Key in Flag]: unknown } ? Name : never;
}[keyof Table];

/** Builds a value for every field of a table. Throws a `TypeError` if one has the wrong type: a programming error. */
export function buildValues<Table extends FieldTable>(
  table: Table,
  choose: (name: keyof Table & string, field: Table[keyof Table & string]) => unknown,
): FieldValues<Table> {
  const values = mapFields(table, choose);
  if (areValues(table, values)) return values;
  const wrong = Object.keys(table).find((name) => !table[name]?.kind.holds(values[name]));
  throw new TypeError(`The value of "${wrong}" has the wrong type for this field.`);
}

/** Parses what was sent, field by field; drops values that are undefined or have the wrong type. */
export function buildPatch<Table extends FieldTable>(
  table: Table,
  sentOf: (name: keyof Table & string, field: Table[keyof Table & string]) => unknown,
): FieldPatch<Table> {
  const read = mapFields(table, (name, field) => field.kind.parse(sentOf(name, field)));
  const patch = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  if (isPatch(table, patch)) return patch;
  throw new TypeError('The kind of a field has parsed a value that it does not hold.');
}

/** A table of the rows that have this flag. */
export function pickFields<Table extends FieldTable, Flag extends string>(
  table: Table,
  flag: Flag,
): Pick<Table, FieldsWith<Table, Flag>> {
  const picked = Object.fromEntries(Object.entries(table).filter(([, row]) => flag in row));
  if (hasFlagged(table, picked, flag)) return picked;
  throw new TypeError(`No row of the table is flagged "${flag}".`);
}

/** A table of the rows that do not have this flag. */
export function omitFields<Table extends FieldTable, Flag extends string>(
  table: Table,
  flag: Flag,
): Omit<Table, FieldsWith<Table, Flag>> {
  const left: FieldTable = Object.fromEntries(Object.entries(table).filter(([, row]) => !(flag in row)));
  if (isWithout(table, left, flag)) return left;
  throw new TypeError(`Every row of the table is flagged "${flag}".`);
}

function isWithout<Table extends FieldTable, Flag extends string>(
  table: Table,
  left: FieldTable,
  flag: Flag,
): left is Omit<Table, FieldsWith<Table, Flag>> & FieldTable {
  return (
    Object.keys(left).length > 0 && Object.keys(table).every((name) => name in left !== flag in (table[name] ?? {}))
  );
}

function hasFlagged<Table extends FieldTable, Flag extends string>(
  table: Table,
  picked: FieldTable,
  flag: Flag,
): picked is Pick<Table, FieldsWith<Table, Flag>> & FieldTable {
  return Object.keys(table).some((name) => name in picked) && Object.values(picked).every((row) => flag in row);
}

/** Serializes a patch for REST; fields that it does not set are left out. */
export function printPatch<Table extends FieldTable>(table: Table, patch: FieldPatch<Table>): JsonObject {
  return Object.fromEntries(
    fieldsOf(table).flatMap(([name, { kind, rest }]): [string, JsonValue][] =>
      patch[name] === undefined ? [] : [[rest, kind.print(patch[name])]],
    ),
  );
}

/** Serializes one field for REST. */
export function printField<Table extends FieldTable, Name extends keyof Table>(
  table: Table,
  name: Name,
  values: { readonly [Key in Name]: unknown },
): JsonValue {
  const field = table[name];
  const value = values[name];
  if (field?.kind.holds(value)) return field.kind.print(value);
  throw new TypeError(`The value of "${String(name)}" has the wrong type for this field.`);
}

/** The rows of a table with their names. */
export function fieldsOf<Table extends FieldTable>(
  table: Table,
): readonly (readonly [keyof Table & string, Table[keyof Table & string]])[] {
  return namesOf(table).map((name) => [name, table[name]]);
}

export function namesOf<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table).filter((name): name is keyof Table & string => Object.hasOwn(table, name));
}

function mapFields<Table extends FieldTable>(
  table: Table,
  choose: (name: keyof Table & string, field: Table[keyof Table & string]) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(table).map(([name, field]) => [name, choose(name, field)]));
}

type Unread = Readonly<Record<string, unknown>>;

function areValues<Table extends FieldTable>(table: Table, values: Unread): values is FieldValues<Table> & Unread {
  return Object.entries(table).every(([name, { kind }]) => Object.hasOwn(values, name) && kind.holds(values[name]));
}

function isPatch<Table extends FieldTable>(table: Table, values: Unread): values is FieldPatch<Table> & Unread {
  return Object.entries(values).every(([name, value]) => table[name]?.kind.holds(value) ?? false);
}

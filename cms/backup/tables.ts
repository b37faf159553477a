import type { Queryable } from '#kit/database/connect.ts';
import { identifier, joinSql, jsonb, type Sql, sql } from '#kit/database/sql.ts';
import type { KeptRoom } from './kept-rooms.ts';
import type { BackupMigration, BackupSequence } from './model.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
}

export interface Column {
  readonly name: string;
  /** As the server prints it: `timestamp with time zone`. */
  readonly type: string;
}

/** The tables of a schema that are backed up, by name. Generated columns are left out. */
export async function listTables(tx: Queryable, schema: string, leftOut: KeptRoom['leftOut']): Promise<Table[]> {
  const rows = await tx.query<{ name: string; column: string; type: string; place: number | null }>(sql`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname = ${schema} and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`);
  const tables = new Map<string, { name: string; columns: Column[]; key: { name: string; place: number }[] }>();
  for (const { name, column, type, place } of rows) {
    if (name in leftOut) continue;
    const table = tables.get(name) ?? { name, columns: [], key: [] };
    table.columns.push({ name: column, type });
    if (place !== null) table.key.push({ name: column, place });
    tables.set(name, table);
  }
  return [...tables.values()].map(({ name, columns, key }) => ({
    name,
    columns,
    primaryKey: key.sort((a, b) => a.place - b.place).map((part) => part.name),
  }));
}

/** Empty for a schema that this program did not create. */
export async function listMigrations(tx: Queryable, schema: string): Promise<BackupMigration[]> {
  if (!(await hasTable(tx, schema, 'schema_migrations'))) return [];
  return tx.query<BackupMigration>(
    sql`select number, name, checksum from ${inSchema(schema, 'schema_migrations')} order by number`,
  );
}

export async function hasTable(tx: Queryable, schema: string, table: string): Promise<boolean> {
  const row = await tx.one<{ found: boolean }>(
    sql`select to_regclass(${`${identifier(schema).print().text}.${identifier(table).print().text}`}) is not null as found`,
  );
  return row?.found ?? false;
}

export async function listSequences(tx: Queryable, schema: string): Promise<BackupSequence[]> {
  const names = await tx.query<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'S' order by c.relname`);
  const sequences: BackupSequence[] = [];
  for (const { name } of names) {
    const row = await tx.one<{ lastValue: string; isCalled: boolean }>(
      sql`select last_value::text as "lastValue", is_called as "isCalled" from ${inSchema(schema, name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Rows fetched at once: a row has a few hundred kilobytes at most. */
const FETCH = 50;

/**
 * The rows of a table by primary key, each as a JSON array of the text form of its columns. Text is exact for every
 * type. JSON values are not: a JSON `null` would come back as SQL `null`.
 */
export async function* readRows(tx: Queryable, schema: string, table: Table): AsyncGenerator<string> {
  const values = joinSql(table.columns.map(({ name }) => sql`${identifier(name)}::text`));
  const order =
    table.primaryKey.length === 0 ? sql`` : sql` order by ${joinSql(table.primaryKey.map((name) => identifier(name)))}`;
  await tx.run(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${values})::text as line from ${inSchema(schema, table.name)}${order}`,
  );
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${FETCH} from backup_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < FETCH) break;
  }
  await tx.run('close backup_rows');
}

/** Inserts a JSON array of rows from `readRows`. Returns their number. */
export async function insertRows(
  tx: Queryable,
  schema: string,
  table: Table,
  columns: readonly string[],
  rows: string,
): Promise<number> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => `(line ->> ${index})::${typeOf.get(name) ?? 'text'}`).join(', ');
  const target = sql`insert into ${inSchema(schema, table.name)} (${joinSql(columns.map((name) => identifier(name)))})`;
  const { text } = target.print();
  return tx.run(
    `${text} overriding system value select ${values} from jsonb_array_elements($1::jsonb) as lines (line)`,
    [rows],
  );
}

export async function setSequence(tx: Queryable, schema: string, sequence: BackupSequence): Promise<void> {
  const name = inSchema(schema, sequence.name).print().text;
  await tx.query(sql`select setval(${name}::regclass, ${sequence.lastValue}::bigint, ${sequence.isCalled})`);
}

/** Every file that the database names, in order. */
export async function listNamedFiles(tx: Queryable, schema: string): Promise<string[]> {
  const media = inSchema(schema, 'media');
  const rows = await tx.query<{ file: string }>(sql`
    select file from ${media}
    union
    select rendition ->> 'file' from ${media}, jsonb_array_elements(renditions) as rendition
    order by 1`);
  return rows.map(({ file }) => file);
}

export async function isFileNamed(tx: Queryable, schema: string, file: string): Promise<boolean> {
  const row = await tx.one<{ found: boolean }>(sql`
    select exists (select 1 from ${inSchema(schema, 'media')}
      where file = ${file} or renditions @> ${jsonb([{ file }])}) as found`);
  return row?.found ?? false;
}

export function inSchema(schema: string, name: string): Sql {
  return sql`${identifier(schema)}.${identifier(name)}`;
}

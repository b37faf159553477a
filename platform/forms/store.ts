import type { Queryable } from '#kit/database/connect.ts';
import { identifier, joinSql, type Sql, sql } from '#kit/database/sql.ts';
import type { FormStatus } from '../staff/inputs.ts';

export interface FormChange {
  readonly id: string;
  readonly status: FormStatus;
  readonly note: string;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** False when the form does not exist. */
export async function changeForm(
  tx: Queryable,
  table: 'contacts' | 'feedback',
  { id, status, note, by, at }: FormChange,
): Promise<boolean> {
  const touched = await tx.run(sql`
    update ${identifier(table)} set status = ${status}, note = ${note}, changed_at = ${at}, changed_by = ${by}
    where id = ${id}`);
  return touched === 1;
}

/** Joins conditions with `and`; `true` if there are none. */
export function allOf(conditions: readonly (Sql | null)[]): Sql {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`true` : joinSql(given, sql` and `);
}

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

export function printPage({ page, pageSize }: Page): Sql {
  return sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

import type { Fields } from '#cms-schema/field.ts';
import { type Sql, sql } from '#kit/database/sql.ts';

/**
 * The condition that document `d` has this value in a field of its type; if nothing is stored, the default counts. A
 * term can be given by its id in any language: its translations have the same slug. False if the type has no such
 * field.
 */
export function printValueCondition(fields: Fields, name: string, value: string): Sql {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return sql`false`;
  const stored = sql`d.meta ->> ${name}::text`;
  if (field.kind !== 'term') return sql`coalesce(${stored}, ${String(field.defaultValue())}) = ${value}`;
  return sql`${stored} in (
    select same.id::text from terms named join terms same on same.taxonomy = named.taxonomy and same.slug = named.slug
    where named.id::text = ${value})`;
}

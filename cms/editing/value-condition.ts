import type { Fields } from '#cms-schema/field.ts';
import { type Sql, sql } from '#kit/database/sql.ts';

/**
 * That a document `d` says `value` in a field of its type; where nothing is stored, the field's default counts. A term is
 * named by its id in any language: it is the one with the same slug in the others. False for a field that the type has not.
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

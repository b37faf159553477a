import { capabilityFor, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { joinSql, type Sql, sql } from '#kit/database/sql.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

/**
 * `policy.ts` in SQL, for lists: conditions over `documents d`. Lists filter in the query, so that totals and page
 * counts include nothing hidden.
 */
export function readableBy(viewer: Viewer, types: readonly DocumentType[] = documentTypes): Sql {
  return forTypes(types, (type) => {
    const reading = can(viewer, capabilityFor(type, 'read_private')) ? [sql`d.status in ('private', 'publish')`] : [];
    return anyOf([
      sql`(d.status = 'publish' and d.visibility = 'everyone')`,
      isOwn(viewer),
      ...reading,
      editing(viewer, type),
    ]);
  });
}

/** Documents whose content the viewer may read, and therefore search. */
export function contentReadableBy(viewer: Viewer, types: readonly DocumentType[] = documentTypes): Sql {
  return sql`(${readableBy(viewer, types)} and (d.password = '' or ${editableBy(viewer, types)}))`;
}

export function editableBy(viewer: Viewer, types: readonly DocumentType[] = documentTypes): Sql {
  return forTypes(types, (type) => editing(viewer, type));
}

function editing(viewer: Viewer, type: DocumentType): Sql {
  if (!can(viewer, capabilityFor(type, 'edit'))) return sql`false`;
  const own = isOwn(viewer);
  return allOf([
    ...(can(viewer, capabilityFor(type, 'edit_others')) ? [] : [own]),
    ...(can(viewer, capabilityFor(type, 'edit_published')) ? [] : [sql`${standing} not in ('publish', 'future')`]),
    ...(can(viewer, capabilityFor(type, 'edit_private')) ? [] : [anyOf([sql`${standing} <> 'private'`, own])]),
  ]);
}

const standing = sql`(case when d.status = 'trash' then coalesce(d.status_before_trash, 'draft') else d.status end)`;

function isOwn({ user }: Viewer): Sql {
  return user === null ? sql`false` : sql`coalesce(d.author_id = ${user.id}, false)`;
}

function forTypes(types: readonly DocumentType[], print: (type: DocumentType) => Sql): Sql {
  return anyOf(types.map((type) => sql`(d.type = ${type} and ${print(type)})`));
}

function anyOf(conditions: readonly Sql[]): Sql {
  return sql`(${joinSql(conditions, sql` or `)})`;
}

function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql`(${joinSql(conditions, sql` and `)})`;
}

import { settingsOf } from '#contract/settings-fields.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { contentReadableBy, editableBy } from '../documents/visible-documents.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';

/**
 * The condition for files of `media m` that the viewer may know of. As in WordPress, a file is as visible as the
 * document that it was uploaded for, and visible to all if there is none. Beyond WordPress, a file is also hidden
 * together with the documents that use it, and visible with any of them that shows it to the viewer. Private files are
 * for editors only.
 */
export function mediaReadableBy(viewer: Viewer): Sql {
  if (can(viewer, 'edit_others_posts')) return sql`true`;
  const isOwn = viewer.user === null ? sql`false` : sql`coalesce(m.author_id = ${viewer.user.id}, false)`;
  return sql`(${isOwn}
    or exists (select 1 from uses u join documents d on d.id = u.document_id
      where ${isUse} and ${editableBy(viewer)})
    or exists (select 1 from documents d where d.id = m.parent_id and ${editableBy(viewer)})
    or (m.visibility = 'everyone' and ${openBy(viewer)}))`;
}

function openBy(viewer: Viewer): Sql {
  return sql`(exists (select 1 from documents d where d.id = m.parent_id and ${contentReadableBy(viewer)})
    or exists (select 1 from uses u join documents d on d.id = u.document_id
      where ${isUse} and u.state = 'saved' and ${contentReadableBy(viewer)})
    or exists (select 1 from settings s where s.key = any(${settingsOf('media')}) and s.value = to_jsonb(m.id))
    or (not exists (select 1 from documents d where d.id = m.parent_id)
      and not exists (select 1 from uses u where ${isUse})))`;
}

/** Now or in the history of a document. */
const isUse = sql`u.kind = 'media' and u.target = m.id::text`;

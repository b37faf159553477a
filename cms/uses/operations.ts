import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { CmsCore } from '../core.ts';
import { canReadDocument } from '../documents/policy.ts';
import { getDocumentRow } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { getReadableMediaRow } from '../media/store.ts';
import { readPaging, refusePageTooFar } from '../paging.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { UseQuery, Uses } from './model.ts';
import { listAddresses, listUseRows } from './store.ts';

export interface UseOperations {
  /**
   * Where a file, block, term or document is used: in every state of documents, in menus and in settings. Only staff
   * may ask. Throws `haptera_cannot_list_uses`, `haptera_no_media`, `haptera_no_document`, `haptera_no_term`,
   * `haptera_page_too_far`. A block that does not exist is used nowhere.
   */
  listUses(viewer: Viewer, query: UseQuery): Promise<Uses>;
}

export function createUseOperations({ database, publicUrl }: CmsCore): UseOperations {
  return {
    listUses: async (viewer, query) => {
      if (!can(viewer, 'edit_posts')) throw errors.cannotListUses(viewer);
      await requireTarget(database, viewer, query);
      const addresses = query.kind === 'document' ? await listAddresses(database, query.id) : [];
      const range = readPaging(query);
      const found = await listUseRows(database, viewer, query, { addresses, publicUrl }, range);
      refusePageTooFar(query, range.limit, found.total);
      return found;
    },
  };
}

/** A target that the viewer may not know of is answered like one that does not exist. */
async function requireTarget(tx: Queryable, viewer: Viewer, target: UseQuery): Promise<void> {
  if (target.kind === 'block') return;
  if (target.kind === 'media' && !(await getReadableMediaRow(tx, viewer, target.id))) throw errors.noMedia();
  if (target.kind === 'term' && !(await tx.one(sql`select id from terms where id = ${target.id}`)))
    throw errors.noTerm();
  if (target.kind !== 'document') return;
  const document = await getDocumentRow(tx, target.id);
  if (!document || !canReadDocument(viewer, document)) throw errors.noDocument();
}

import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { type Listing, readPaging } from '../paging.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { AuditEntry } from './model.ts';
import { listAuditRows } from './store.ts';

export interface AuditOperations {
  /** Newest first. Throws `haptera_cannot_administer` unless administrator. */
  listAudit(
    viewer: Viewer,
    query?: { readonly page?: number; readonly perPage?: number; readonly action?: string; readonly actorId?: number },
  ): Promise<Listing<AuditEntry>>;
}

export function createAuditOperations(core: CmsCore): AuditOperations {
  return {
    listAudit: async (viewer, query = {}) => {
      if (!can(viewer, 'manage_options')) throw errors.cannotSettings(viewer);
      return listAuditRows(core.database, {
        ...readPaging(query),
        action: query.action ?? null,
        actorId: query.actorId ?? null,
      });
    },
  };
}

import type { Listing } from '../documents/model.ts';
import type { Viewer } from '../users/model.ts';
import type { AuditEntry } from './model.ts';

export interface AuditOperations {
  /** Newest first. Throws `rest_forbidden` unless administrator. */
  listAudit(
    viewer: Viewer,
    query?: { readonly page?: number; readonly perPage?: number; readonly action?: string; readonly actorId?: number },
  ): Promise<Listing<AuditEntry>>;
}

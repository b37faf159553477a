import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import { getDeliveryFigures } from './store.ts';

export interface DeliveryStatus {
  /** False without `SITE_REVALIDATE_URL`: entries then stay pending. */
  readonly isConfigured: boolean;
  readonly pending: number;
  /** ISO 8601, UTC. */
  readonly oldestPendingAt: string | null;
  readonly lastDeliveredAt: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

export interface OutboxOperations {
  /** For the studio. Throws `haptera_cannot_administer` unless the viewer may edit posts. */
  getDeliveryStatus(viewer: Viewer): Promise<DeliveryStatus>;
}

export function createOutboxOperations(core: CmsCore, isConfigured: boolean): OutboxOperations {
  return {
    getDeliveryStatus: async (viewer) => {
      if (!can(viewer, 'edit_posts')) throw errors.cannotSettings(viewer);
      const figures = await getDeliveryFigures(core.database);
      return {
        isConfigured,
        pending: figures.pending,
        oldestPendingAt: figures.oldest,
        lastDeliveredAt: figures.lastDelivered,
        attempts: figures.attempts,
        lastError: figures.lastError,
      };
    },
  };
}

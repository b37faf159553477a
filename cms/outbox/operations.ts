import type { Viewer } from '../users/model.ts';

export interface DeliveryStatus {
  /** False without `SITE_REVALIDATE_URL`: entries then wait. */
  readonly isConfigured: boolean;
  readonly pending: number;
  /** ISO 8601, UTC. */
  readonly oldestPendingAt: string | null;
  readonly lastDeliveredAt: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

export interface OutboxOperations {
  /** For the studio. Throws `rest_forbidden` unless the viewer may edit posts. */
  getDeliveryStatus(viewer: Viewer): Promise<DeliveryStatus>;
}

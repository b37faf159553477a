import { can } from '../../../permission/capabilities.ts';
import { answer } from '../answer.ts';
import type { Route } from '../route.ts';

/** `haptera/v1/outbox`: whether all changes have been delivered to the site. */
export function outboxRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/outbox',
      allow: ({ viewer }) => (can(viewer, 'edit_posts') ? ['GET'] : []),
      endpoints: [
        {
          methods: ['GET'],
          handle: async ({ cms, viewer }) => {
            const status = await cms.outbox.getDeliveryStatus(viewer);
            return answer({
              configured: status.isConfigured,
              pending: status.pending,
              oldest_pending: status.oldestPendingAt,
              last_delivered: status.lastDeliveredAt,
              attempts: status.attempts,
              last_error: status.lastError,
              content_version: cms.published.contentVersion(),
            });
          },
        },
      ],
    },
  ];
}

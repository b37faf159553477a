import { can } from '../../../permission/capabilities.ts';
import { answerList } from '../answer.ts';
import { sentOnly } from '../params.ts';
import type { Route } from '../route.ts';
import { pagingArgs } from '../schema-args.ts';

/** `haptera/v1/audit`: who did what, newest first. */
export function auditRoutes(): readonly Route[] {
  const { search: _search, ...paging } = pagingArgs;
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/audit',
      allow: ({ viewer }) => (can(viewer, 'manage_options') ? ['GET'] : []),
      endpoints: [
        {
          methods: ['GET'],
          args: {
            ...paging,
            action: { description: 'Only this kind of action.', type: 'string', maxLength: 100 },
            actor: { description: 'Only actions of this user.', type: 'integer' },
          },
          handle: async (call) => {
            const { params } = call;
            const { items, total } = await call.cms.audit.listAudit(
              call.viewer,
              sentOnly({
                page: params.number('page'),
                perPage: params.number('per_page'),
                action: params.text('action'),
                actorId: params.number('actor'),
              }),
            );
            const shown = items.map(({ id, at, actorId, via, action, objectKind, objectId, details, network }) => ({
              id,
              at,
              actor: actorId,
              via,
              action,
              object_kind: objectKind,
              object_id: objectId,
              details: { ...details },
              network,
            }));
            return answerList(call, shown, total);
          },
        },
      ],
    },
  ];
}

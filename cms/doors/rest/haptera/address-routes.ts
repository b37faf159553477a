import { canEditDocument } from '../../../documents/policy.ts';
import { answer } from '../answer.ts';
import type { Route } from '../route.ts';
import { idArg } from '../schema-args.ts';

/** `haptera/v1/documents/<id>/address`: the address that a document would get if it were published. */
export function addressRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/address',
      allow: async (call) => {
        const document = await call.cms.documents.getDocument(call.viewer, call.params.id());
        return document && canEditDocument(call.viewer, document) ? ['GET'] : [];
      },
      endpoints: [
        {
          methods: ['GET'],
          args: {
            ...idArg,
            title: { description: 'The new title.', type: 'string', default: '' },
            slug: { description: 'The new slug; default: none.', type: 'string', default: '' },
          },
          handle: async ({ cms, viewer, params }) => {
            const wished = { title: params.text('title') ?? '', slug: params.text('slug') ?? '' };
            return answer({ path: await cms.documents.planPath(viewer, params.id(), wished) });
          },
        },
      ],
    },
  ];
}

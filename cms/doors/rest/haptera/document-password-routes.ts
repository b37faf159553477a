import { answer } from '../answer.ts';
import type { Route } from '../route.ts';
import { idArg } from '../schema-args.ts';

/** `haptera/v1/documents/<id>/open`: exchanges the password of a document for an address at which it can be read. */
export function documentPasswordRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/open',
      allow: () => ['POST'],
      endpoints: [
        {
          methods: ['POST'],
          isOpen: true,
          args: {
            ...idArg,
            password: { description: 'The password of the document.', type: 'string', maxLength: 255, required: true },
            pass: {
              description: 'The pass of the account, for a document that needs one as well.',
              type: 'string',
              maxLength: 4_000,
            },
          },
          handle: async ({ cms, viewer, params }) =>
            answer(
              await cms.published.openWithPassword(
                viewer,
                params.id(),
                params.text('password') ?? '',
                params.text('pass') ?? undefined,
              ),
              { 'Cache-Control': 'private, no-store' },
            ),
        },
      ],
    },
  ];
}

import type { JsonObject } from '#cms-schema/json.ts';
import { canEditDocument } from '../../../documents/policy.ts';
import type { Presence } from '../../../presence/model.ts';
import { answer } from '../answer.ts';
import type { Args, Call, Route } from '../route.ts';
import { idArg } from '../schema-args.ts';

/**
 * `haptera/v1/documents/<id>/presence`: who has the page open. POST is a heartbeat, DELETE signs off; browsers that
 * close a page send the latter as `POST …?_method=DELETE`.
 */
export function presenceRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/presence',
      allow: async (call) => {
        const document = await call.cms.documents.getDocument(call.viewer, call.params.id());
        return document && canEditDocument(call.viewer, document) ? ['POST', 'DELETE'] : [];
      },
      endpoints: [
        {
          methods: ['POST'],
          args: {
            ...idArg,
            ...sessionArg,
            take_over: { description: 'Takes over the page from the others.', type: 'boolean', default: false },
          },
          handle: async (call) => {
            const { presence } = call.cms;
            const act = call.params.toggle('take_over') ? presence.takeOver : presence.keepPresence;
            return answer(present(await act(call.viewer, call.params.id(), sessionOf(call)), call.viewer.user?.id));
          },
        },
        {
          methods: ['DELETE'],
          args: { ...idArg, ...sessionArg },
          handle: async (call) => {
            await call.cms.presence.endPresence(call.viewer, call.params.id(), sessionOf(call));
            return answer({ ended: true });
          },
        },
      ],
    },
  ];
}

const sessionArg: Args = {
  session: {
    description: 'A random name that the tab has chosen for itself.',
    type: 'string',
    pattern: '^[\\w-]{8,64}$',
    required: true,
  },
};

function sessionOf({ params }: Call): string {
  return params.text('session') ?? '';
}

function present({ others, takenOver }: Presence, ownId: number | undefined): JsonObject {
  return {
    others: others.map(({ id, userId, displayName, since }) => ({
      id,
      name: displayName,
      is_you: userId === ownId,
      since,
    })),
    taken_over: takenOver && { name: takenOver.displayName, is_you: takenOver.isOwn, at: takenOver.at },
  };
}

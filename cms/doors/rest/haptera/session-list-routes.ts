import type { JsonObject } from '#cms-schema/json.ts';
import { errors } from '../../../errors.ts';
import type { Session } from '../../../users/model.ts';
import { canEditUser } from '../../../users/policy.ts';
import { answer } from '../answer.ts';
import type { Answer, Args, Call, Route } from '../route.ts';

const base = '/haptera/v1/sessions';

/** `haptera/v1/sessions`: lists and ends the browser sessions of a user. Not available to application passwords. */
export function sessionListRoutes(): readonly Route[] {
  const mayEdit = (call: Call) =>
    call.viewer.via === 'cookie' && call.viewer.user !== null && canEditUser(call.viewer, readUserId(call));
  return [
    {
      namespace: 'haptera/v1',
      pattern: base,
      allow: (call) => (mayEdit(call) ? ['GET', 'DELETE'] : []),
      endpoints: [
        { methods: ['GET'], args: userArg, handle: list },
        { methods: ['DELETE'], args: userArg, handle: removeOthers },
      ],
    },
    {
      namespace: 'haptera/v1',
      pattern: `${base}/(?P<id>[a-f\\d-]{36})`,
      allow: (call) => (mayEdit(call) ? ['DELETE'] : []),
      endpoints: [{ methods: ['DELETE'], args: { ...userArg, ...idArg }, handle: remove }],
    },
  ];
}

const userArg: Args = {
  user: { description: 'User id; default: one’s own.', type: 'integer', minimum: 1 },
};
const idArg: Args = { id: { description: 'The id of the session in the list.', type: 'string', format: 'uuid' } };

/** 0 for visitors, which the operations refuse. */
function readUserId({ params, viewer }: Call): number {
  return params.number('user') ?? viewer.user?.id ?? 0;
}

function requireUserId(call: Call): number {
  if (!call.viewer.user) throw errors.notLoggedIn();
  return readUserId(call);
}

async function list(call: Call): Promise<Answer> {
  const sessions = await call.cms.sessions.listSessions(call.viewer, requireUserId(call));
  return answer(sessions.map((session) => present(call, session)));
}

async function remove(call: Call): Promise<Answer> {
  await call.cms.sessions.endSession(call.viewer, requireUserId(call), call.params.text('id') ?? '');
  return answer({ ended: 1 });
}

async function removeOthers(call: Call): Promise<Answer> {
  return answer({ ended: await call.cms.sessions.endOtherSessions(call.viewer, requireUserId(call)) });
}

function present({ viewer }: Call, session: Session): JsonObject {
  return {
    id: session.handle,
    is_current: session.id === viewer.sessionId,
    agent: session.agent,
    network: session.network,
    created: session.createdAt,
    last_seen: session.lastSeenAt,
    expires: session.expiresAt,
  };
}

import type { JsonObject } from '#cms-schema/json.ts';
import { limits } from '#contract/limits.ts';
import { passwordScopes } from '#contract/roles.ts';
import { CmsError, errors } from '../../../../errors.ts';
import type { ApplicationPassword } from '../../../../users/model.ts';
import { canEditUser } from '../../../../users/policy.ts';
import { answer, answerCreated, answerDeleted } from '../../answer.ts';
import { printLinks, selfLink } from '../../links.ts';
import { sentOnly } from '../../params.ts';
import { restErrors } from '../../rest-errors.ts';
import type { Args, Call, Method, Route } from '../../route.ts';
import { contextArg } from '../../schema-args.ts';
import type { ValueSchema } from '../../value-schema.ts';

const base = '/wp/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords';

/** Creates, lists and ends application passwords. Each password is shown only once. */
export function applicationPasswordRoutes(): readonly Route[] {
  const shared = { namespace: 'wp/v2', schema };
  const mayEdit = (call: Call) => call.viewer.user !== null && canEditUser(call.viewer, readUserId(call));
  // Programs can see the passwords of their account, but not change them.
  const allowed = (call: Call, methods: readonly Method[]) => {
    if (!mayEdit(call)) return [];
    return call.viewer.via === 'application-password' ? methods.filter((method) => method === 'GET') : methods;
  };
  return [
    {
      ...shared,
      pattern: base,
      allow: (call) => allowed(call, ['GET', 'POST', 'DELETE']),
      endpoints: [
        { methods: ['GET'], args: { ...userArg, ...contextArg() }, handle: list },
        { methods: ['POST'], args: { ...userArg, ...inputArgs }, handle: create },
        { methods: ['DELETE'], args: userArg, handle: removeAll },
      ],
    },
    {
      ...shared,
      pattern: `${base}/introspect`,
      allow: (call) => (call.viewer.via === 'application-password' && mayEdit(call) ? ['GET'] : []),
      endpoints: [{ methods: ['GET'], args: { ...userArg, ...contextArg() }, handle: introspect }],
    },
    {
      ...shared,
      pattern: `${base}/(?P<uuid>[\\w\\-]+)`,
      allow: (call) => allowed(call, ['GET', 'DELETE']),
      endpoints: [
        {
          methods: ['GET'],
          args: { ...userArg, ...uuidArg, ...contextArg() },
          handle: async (call) => answer(present(call, await requireOne(call))),
        },
        { methods: ['DELETE'], args: { ...userArg, ...uuidArg }, handle: remove },
      ],
    },
  ];
}

const always = ['view', 'edit', 'embed'] as const;
const shown = ['view', 'edit'] as const;

const schema: ValueSchema & { readonly title: string } = {
  title: 'application-password',
  type: 'object',
  properties: {
    uuid: { description: 'Unique identifier.', type: 'string', format: 'uuid', context: always, readonly: true },
    app_id: { description: 'A UUID of the application.', type: 'string', context: always },
    name: {
      description: 'Name of the application.',
      type: 'string',
      minLength: 1,
      maxLength: limits.programName,
      context: always,
    },
    haptera_scope: {
      description:
        'What the program may: read content; write it; all that its user may, but for what people sign in with.',
      type: 'string',
      enum: passwordScopes,
      context: always,
    },
    haptera_expires: {
      description: 'When it ends, as GMT; null: never.',
      type: ['string', 'null'],
      format: 'date-time',
      context: shown,
    },
    password: { description: 'Shown once.', type: 'string', context: ['edit'], readonly: true },
    created: {
      description: 'When it was made, as GMT.',
      type: 'string',
      format: 'date-time',
      context: shown,
      readonly: true,
    },
    last_used: {
      description: 'When it was last used, as GMT.',
      type: ['string', 'null'],
      context: shown,
      readonly: true,
    },
    last_ip: { description: 'From where it was last used.', type: ['string', 'null'], context: shown, readonly: true },
  },
};

const userArg: Args = { user_id: { description: 'User id or me.', type: 'string' } };
const uuidArg: Args = { uuid: { description: 'Unique identifier.', type: 'string' } };
const inputArgs: Args = {
  app_id: { description: 'A UUID of the application.', type: 'string', maxLength: 100 },
  name: {
    description: 'Name of the application.',
    type: 'string',
    minLength: 1,
    maxLength: limits.programName,
    required: true,
  },
  haptera_scope: { description: 'What the program may; all unless given.', type: 'string', enum: passwordScopes },
  haptera_expires: { description: 'When it ends, as GMT.', type: ['string', 'null'], format: 'date-time' },
};

/** 0 for `me` without a user, which the operations refuse. */
function readUserId({ params, viewer }: Call): number {
  const text = params.text('user_id') ?? '';
  if (text === 'me') return viewer.user?.id ?? 0;
  return text.length > 9 ? 0 : Number(text);
}

function requireUserId(call: Call): number {
  if (call.params.text('user_id') === 'me' && !call.viewer.user) throw errors.notLoggedIn();
  return readUserId(call);
}

async function list(call: Call) {
  const items = await call.cms.applicationPasswords.listApplicationPasswords(call.viewer, requireUserId(call));
  return answer(items.map((item) => present(call, item)));
}

async function create(call: Call) {
  const { params } = call;
  const userId = requireUserId(call);
  const { password, item } = await call.cms.applicationPasswords.createApplicationPassword(call.viewer, userId, {
    ...sentOnly({
      appId: params.text('app_id'),
      scope: params.choice('haptera_scope', passwordScopes),
      expiresAt: readGmt(params.text('haptera_expires')),
    }),
    name: params.text('name') ?? '',
  });
  return answerCreated(call, `/wp/v2/users/${userId}/application-passwords/${item.uuid}`, {
    ...present(call, item),
    password,
  });
}

async function remove(call: Call) {
  const removed = await call.cms.applicationPasswords.deleteApplicationPassword(
    call.viewer,
    requireUserId(call),
    call.params.text('uuid') ?? '',
  );
  return answerDeleted(present(call, removed));
}

async function removeAll(call: Call) {
  const count = await call.cms.applicationPasswords.deleteAllApplicationPasswords(call.viewer, requireUserId(call));
  return answer({ deleted: true, count });
}

/** As in WordPress, dates without a zone are GMT. */
function readGmt(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const moment = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`;
  if (Number.isNaN(Date.parse(moment))) {
    throw restErrors.invalidParam('haptera_expires', 'rest_invalid_date', 'Invalid date.');
  }
  return moment;
}

/** The application password that this request was made with. */
async function introspect(call: Call) {
  const items = await call.cms.applicationPasswords.listApplicationPasswords(call.viewer, requireUserId(call));
  const used = items.find(({ uuid }) => uuid === call.viewer.applicationPassword?.uuid);
  if (!used) throw notUsed();
  return answer(present(call, used));
}

function notUsed(): CmsError {
  return new CmsError('rest_no_authenticated_app_password', 404, 'Cannot introspect application password.');
}

function requireOne(call: Call): Promise<ApplicationPassword> {
  return call.cms.applicationPasswords.requireApplicationPassword(
    call.viewer,
    requireUserId(call),
    call.params.text('uuid') ?? '',
  );
}

function present({ urls }: Call, item: ApplicationPassword): JsonObject {
  return {
    uuid: item.uuid,
    app_id: item.appId,
    name: item.name,
    haptera_scope: item.scope,
    haptera_expires: item.expiresAt === null ? null : item.expiresAt.slice(0, 19),
    created: item.createdAt.slice(0, 19),
    last_used: item.lastUsedAt === null ? null : item.lastUsedAt.slice(0, 19),
    last_ip: item.lastAddress,
    _links: printLinks({
      self: [selfLink(urls, `/wp/v2/users/${item.userId}/application-passwords/${item.uuid}`, ['GET', 'DELETE'])],
    }),
  };
}

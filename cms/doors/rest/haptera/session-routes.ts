import type { JsonObject } from '#cms-schema/json.ts';
import { limits } from '#contract/limits.ts';
import type { User } from '../../../permission/viewer.ts';
import { answer } from '../answer.ts';
import { comesFromElsewhere, dropSessionCookie, signInByBrowser } from '../authenticate.ts';
import { restErrors } from '../rest-errors.ts';
import type { Answer, Call, Route } from '../route.ts';
import { presentUser } from '../wp/users/routes.ts';

/**
 * `haptera/v1/session`: signs the studio in and out. The cookie alone is enough to query who is signed in; requests
 * that change something must come from the site itself.
 */
export function sessionRoutes(): readonly Route[] {
  return [
    {
      namespace: 'haptera/v1',
      pattern: '/haptera/v1/session',
      takesCookie: true,
      allow: ({ viewer }) => (viewer.user ? ['GET', 'POST', 'DELETE'] : ['GET', 'POST']),
      endpoints: [
        { methods: ['GET'], handle: get },
        {
          methods: ['POST'],
          isOpen: true,
          limitsItself: true,
          args: {
            username: {
              description: 'Login name or email address.',
              type: 'string',
              maxLength: limits.user.email,
              required: true,
            },
            password: { description: 'Password.', type: 'string', maxLength: 1024, required: true },
            pass: {
              description: 'From the link of a mail: this device then counts as known, and others do not hold it up.',
              type: 'string',
              maxLength: 100,
            },
          },
          handle: signIn,
        },
        { methods: ['DELETE'], isOpen: true, limitsItself: true, handle: signOut },
      ],
    },
  ];
}

async function get(call: Call): Promise<Answer> {
  const { viewer } = call;
  if (!viewer.user || viewer.via !== 'cookie') throw restErrors.notSignedIn();
  return answer(await presentSession(call, viewer.user, call.cms.signIn.createNonce(viewer)), noStore);
}

async function signIn(call: Call): Promise<Answer> {
  const { cms, params, urls, headers, address } = call;
  if (comesFromElsewhere(headers, urls.origin)) throw restErrors.foreignOrigin(urls.public);
  const credentials = {
    login: params.text('username') ?? '',
    password: params.text('password') ?? '',
    pass: params.text('pass') ?? null,
  };
  const { token, user, cookies } = await signInByBrowser(cms, { headers, address }, credentials, true);
  const viewer = await cms.signIn.openSession(token, address);
  return {
    ...answer(await presentSession({ ...call, viewer }, user, cms.signIn.createNonce(viewer)), noStore),
    cookies,
  };
}

async function signOut(call: Call): Promise<Answer> {
  const { cms, viewer, urls, headers } = call;
  const nonce = headers.get('x-wp-nonce');
  const isOwn = headers.get('origin') === urls.origin || (nonce !== null && cms.signIn.isNonceValid(viewer, nonce));
  if (!isOwn) throw restErrors.badNonce();
  await cms.signIn.signOut(viewer);
  return {
    ...answer({ signedOut: true }, noStore),
    cookies: [dropSessionCookie(urls.isSecure)],
  };
}

const noStore = { 'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private' };

async function presentSession(call: Call, user: User, nonce: string): Promise<JsonObject> {
  return { user: await presentUser(call, user, 'edit'), nonce };
}

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Guest } from './admission.ts';
import { draftModeCookie, isDraftMode } from './next/headers.ts';

/** How a visitor claims to be authenticated. Only the CMS can tell whether the claim is true. */
export type Claim = 'none' | 'session' | 'credentials';

export interface Visitor extends Guest {
  claim: Claim;
}

/** `address` is the key that limits count by, as from `clientKey`. */
export function readVisitor({ authorization, cookie = '' }: IncomingHttpHeaders, address: string): Visitor {
  if (authorization !== undefined) return { address, claim: 'credentials', identity: fingerprint(authorization) };
  const session = SESSION.exec(cookie);
  if (session !== null) return { address, claim: 'session', identity: fingerprint(session[1] ?? '') };
  return { address, claim: 'none', identity: '' };
}

/** Whether this is an anonymous visitor who may get shared pages: no credentials, and not in Next's draft mode. */
export function isAnybody({ authorization, cookie }: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return false;
  return cookie === undefined || !isDraftMode(cookie);
}

/** The CMS's session cookies have WordPress's name, perhaps with one of the prefixes that browsers protect. */
const SESSION = new RegExp(
  String.raw`(?:^|;\s*)(?:__Host-|__Secure-)?(?:wordpress_logged_in\w*|${draftModeCookie})=([^;]+)`,
);

/** Held only for the duration of a request, so that the secret itself is not. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 16);
}

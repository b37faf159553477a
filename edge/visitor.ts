import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Guest } from './admission.ts';
import { draftModeCookie, isDraftMode } from './next/headers.ts';

/** How a visitor says who they are; whether it is true, only the CMS knows. */
export type Claim = 'none' | 'session' | 'credentials';

export interface Visitor extends Guest {
  claim: Claim;
}

/** `address` as limits count it. */
export function readVisitor({ authorization, cookie = '' }: IncomingHttpHeaders, address: string): Visitor {
  if (authorization !== undefined) return { address, claim: 'credentials', identity: fingerprint(authorization) };
  const session = SESSION.exec(cookie);
  if (session !== null) return { address, claim: 'session', identity: fingerprint(session[1] ?? '') };
  return { address, claim: 'none', identity: '' };
}

/** A visitor like any other: nobody who proves who they are, and no editor in Next's draft mode. */
export function isAnybody({ authorization, cookie }: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return false;
  return cookie === undefined || !isDraftMode(cookie);
}

/** The CMS's sessions bear WordPress's name, perhaps with a prefix that browsers protect. */
const SESSION = new RegExp(
  String.raw`(?:^|;\s*)(?:__Host-|__Secure-)?(?:wordpress_logged_in\w*|${draftModeCookie})=([^;]+)`,
);

/** Kept for as long as a request lasts, and never the secret itself. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 16);
}

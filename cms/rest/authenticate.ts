import type { Cms } from '../create-cms.ts';
import { errors } from '../errors.ts';
import { anonymous, type Viewer } from '../users/model.ts';

export const SESSION_COOKIE = 'wordpress_logged_in_haptera';

export interface Authentication {
  readonly viewer: Viewer;
  /** To be sent back, so that a page which stays open keeps a valid one. */
  readonly freshNonce: string | null;
}

/**
 * Who asks. An application password that is wrong is always refused; a cookie counts only with its nonce, for any page on
 * the web can make a browser send the cookie. Throws `incorrect_password` 401, `rest_cookie_invalid_nonce` 403,
 * `too_many_retries` 429.
 */
export async function authenticate(
  cms: Cms,
  headers: Headers,
  options: { readonly nonce: string | null; readonly address: string | null; readonly takesCookie: boolean },
): Promise<Authentication> {
  const { address } = options;
  const authorization = headers.get('authorization') ?? '';
  const [, basic] = /^basic\s+(\S+)\s*$/i.exec(authorization) ?? [];
  if (basic !== undefined || /^basic\b/i.test(authorization)) {
    const { login, password } = readBasic(basic ?? '');
    return { viewer: await cms.signIn.openApplicationPassword(login, password, address), freshNonce: null };
  }
  const session = await openSession(cms, headers, address);
  if (options.takesCookie) return { viewer: session, freshNonce: null };
  const nonce = headers.get('x-wp-nonce') ?? options.nonce;
  if (nonce === null || nonce === '') return { viewer: { ...anonymous, address }, freshNonce: null };
  if (!cms.signIn.isNonceValid(session, nonce)) throw errors.badNonce();
  return { viewer: session, freshNonce: cms.signIn.createNonce(session) };
}

/** The viewer of the session's cookie, without regard to a nonce. */
export async function openSession(cms: Cms, headers: Headers, address: string | null): Promise<Viewer> {
  const token = readCookie(headers.get('cookie') ?? '', SESSION_COOKIE);
  return token === null ? { ...anonymous, address } : cms.signIn.openSession(token, address);
}

export function printSessionCookie(token: string | null, options: { isSecure: boolean; maxAge?: number }): string {
  const age = token === null ? 0 : options.maxAge;
  return [
    `${SESSION_COOKIE}=${token ?? ''}`,
    'Path=/',
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(options.isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Browsers tell where a request comes from whenever it changes something; programs send no origin and no cookie. */
export function comesFromElsewhere(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin !== ownOrigin;
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

function readBasic(encoded: string): { login: string; password: string } {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1 || text.includes('\0')) throw errors.incorrectPassword();
  return { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{16,200}$/.test(value)) return value;
  }
  return null;
}

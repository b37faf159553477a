import type { Cms } from '../../create-cms.ts';
import { errors } from '../../errors.ts';
import { anonymous, type User, type Viewer } from '../../permission/viewer.ts';
import { restErrors } from './rest-errors.ts';

/**
 * `session`: identifies the signed-in user. It starts like WordPress's cookie, which tells proxies not to share
 * responses. `device`: shows that someone has signed in on this device before. It proves nothing; it only counts their
 * attempts separately from those of strangers. Browsers accept a `__Host-` name only from this very host and over
 * https.
 */
const cookieNames = { session: 'wordpress_logged_in_haptera', device: 'haptera_device' } as const;
type CookieKind = keyof typeof cookieNames;

function cookieName(kind: CookieKind, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}${cookieNames[kind]}`;
}

const DEVICE_SECONDS = 90 * 24 * 60 * 60;

export interface Authentication {
  readonly viewer: Viewer;
  /** Sent with the response, so that a page that stays open always has a valid nonce. */
  readonly freshNonce: string | null;
}

/**
 * Determines the viewer of a request. A wrong application password is always refused. A cookie counts only together
 * with its nonce, because any page on the web can make a browser send the cookie. Throws `incorrect_password` 401,
 * `rest_cookie_invalid_nonce` 403, `too_many_retries` 429.
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
  if (!cms.signIn.isNonceValid(session, nonce)) throw restErrors.badNonce();
  return { viewer: session, freshNonce: cms.signIn.createNonce(session) };
}

/** The viewer of the session cookie, regardless of any nonce. */
export async function openSession(cms: Cms, headers: Headers, address: string | null): Promise<Viewer> {
  const token = readCookie(headers, 'session', cms.publicUrl.startsWith('https:'));
  return token === null ? { ...anonymous, address } : cms.signIn.openSession(token, address);
}

/** Signs in from a browser. The response must set the returned cookies. Throws what `signIn` throws. */
export async function signInByBrowser(
  cms: Cms,
  request: { readonly headers: Headers; readonly address: string | null },
  credentials: { readonly login: string; readonly password: string; readonly pass?: string | null },
  /** Whether the session survives closing the browser. */
  isRemembered: boolean,
): Promise<{ readonly token: string; readonly user: User; readonly cookies: readonly string[] }> {
  const { headers, address } = request;
  const isSecure = cms.publicUrl.startsWith('https:');
  const { token, device, session, user } = await cms.signIn.signIn({
    ...credentials,
    address,
    agent: headers.get('user-agent') ?? '',
    device: readCookie(headers, 'device', isSecure),
    replaces: readCookie(headers, 'session', isSecure),
  });
  const seconds = Math.floor((Date.parse(session.expiresAt) - Date.parse(session.createdAt)) / 1000);
  return {
    token,
    user,
    cookies: [
      printCookie('session', token, isSecure, isRemembered ? seconds : undefined),
      printCookie('device', device, isSecure, DEVICE_SECONDS),
    ],
  };
}

/** A header that deletes the session cookie. The device stays known. */
export function dropSessionCookie(isSecure: boolean): string {
  return printCookie('session', '', isSecure, 0);
}

function printCookie(kind: CookieKind, value: string, isSecure: boolean, seconds: number | undefined): string {
  return [
    `${cookieName(kind, isSecure)}=${value}`,
    'Path=/',
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Browsers send the origin with every request that changes something; programs send neither an origin nor a cookie. */
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

function readCookie(headers: Headers, kind: CookieKind, isSecure: boolean): string | null {
  const name = cookieName(kind, isSecure);
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{16,200}$/.test(value)) return value;
  }
  return null;
}

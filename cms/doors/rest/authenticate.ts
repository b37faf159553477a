import type { Cms } from '../../create-cms.ts';
import { errors } from '../../errors.ts';
import { anonymous, type User, type Viewer } from '../../permission/viewer.ts';
import { restErrors } from './rest-errors.ts';

/**
 * `session`: who is signed in; it begins as WordPress's does, by which proxies know not to share an answer. `device`: that somebody signed in here before, which proves nothing and only keeps their
 * attempts apart from those of strangers. Browsers take a name with `__Host-` from this very host alone, over https.
 */
const cookieNames = { session: 'wordpress_logged_in_haptera', device: 'haptera_device' } as const;
type CookieKind = keyof typeof cookieNames;

function cookieName(kind: CookieKind, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}${cookieNames[kind]}`;
}

const DEVICE_SECONDS = 90 * 24 * 60 * 60;

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
  if (!cms.signIn.isNonceValid(session, nonce)) throw restErrors.badNonce();
  return { viewer: session, freshNonce: cms.signIn.createNonce(session) };
}

/** The viewer of the session's cookie, without regard to a nonce. */
export async function openSession(cms: Cms, headers: Headers, address: string | null): Promise<Viewer> {
  const token = readCookie(headers, 'session', cms.publicUrl.startsWith('https:'));
  return token === null ? { ...anonymous, address } : cms.signIn.openSession(token, address);
}

/** Signs in from a browser: the cookies are to be set with the answer. Throws what `signIn` throws. */
export async function signInByBrowser(
  cms: Cms,
  request: { readonly headers: Headers; readonly address: string | null },
  credentials: { readonly login: string; readonly password: string },
  /** Whether the session outlives the browser. */
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

/** Takes the session's cookie from the browser. The device stays known. */
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

function readCookie(headers: Headers, kind: CookieKind, isSecure: boolean): string | null {
  const name = cookieName(kind, isSecure);
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{16,200}$/.test(value)) return value;
  }
  return null;
}

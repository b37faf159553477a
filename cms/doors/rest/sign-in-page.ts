import type { JsonValue } from '#cms-schema/json.ts';
import { addresses } from '#contract/addresses.ts';
import { printApplicationRequest, readApplicationRequest } from '#contract/application-requests.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { Cms } from '../../create-cms.ts';
import { errors } from '../../errors.ts';
import { refuseCredentials } from './admit.ts';
import { comesFromElsewhere, dropSessionCookie, openSession, signInByBrowser } from './authenticate.ts';
import { parseForm } from './parse-form.ts';
import { printError } from './print-error.ts';
import { MAX_OPEN_BODY_BYTES, mediaTypeOf, openBody, readBody } from './read-body.ts';
import { refuseUnsafeInput } from './refuse-unsafe-input.ts';
import { restErrors } from './rest-errors.ts';
import { createUrls, type Urls } from './urls.ts';

export const signInPaths: ReadonlySet<string> = new Set([
  addresses.signIn.path,
  addresses.nonces.path,
  addresses.authorizeApplication.path,
]);

interface Options {
  readonly address: string | null;
  readonly log: WriteLine;
}

/**
 * Addresses that WordPress clients expect in addition to the REST API: the sign-in form, the renewal of a nonce, and a
 * program's request for an application password.
 */
export async function answerSignInPage(cms: Cms, request: Request, path: string, options: Options): Promise<Response> {
  const urls = createUrls(cms.publicUrl);
  try {
    const query = parseForm(new URL(request.url).search);
    refuseCredentials(query, 'GET', null);
    if (path === addresses.nonces.path) return await renewNonce(cms, request, query.get('action'), options);
    if (path === addresses.authorizeApplication.path) return redirect(urls.public + readRequestPath(query));
    if (query.get('action') === 'logout') return await signOut(cms, request, query.get('_wpnonce'), urls, options);
    if (request.method === 'POST') return await signIn(cms, request, urls, options);
    return redirect(urls.studio);
  } catch (error) {
    return tell(error, options.log);
  }
}

/** The studio's page, where the user signs in if necessary and decides. Throws 400 for a request that it would refuse. */
function readRequestPath(query: ReadonlyMap<string, JsonValue>): string {
  const read = readApplicationRequest((name) => {
    const value = query.get(name);
    return typeof value === 'string' ? value : null;
  });
  if ('refused' in read) throw restErrors.badApplicationRequest(read.refused);
  return printApplicationRequest(read);
}

async function renewNonce(cms: Cms, request: Request, action: unknown, { address }: Options): Promise<Response> {
  const headers = {
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-store, private',
    'X-Robots-Tag': 'noindex',
  };
  const viewer = action === 'rest-nonce' ? await openSession(cms, request.headers, address) : null;
  if (!viewer?.user) return new Response('0', { status: 400, headers });
  return new Response(cms.signIn.createNonce(viewer), { headers });
}

async function signIn(cms: Cms, request: Request, urls: Urls, { address }: Options): Promise<Response> {
  if (comesFromElsewhere(request.headers, urls.origin)) throw restErrors.foreignOrigin(urls.public);
  const fields = await readForm(request);
  const [login, password] = [fields.get('log'), fields.get('pwd')];
  if (typeof login !== 'string' || typeof password !== 'string' || login.length > 254 || password.length > 1024) {
    throw errors.incorrectPassword();
  }
  const isRemembered = fields.get('rememberme') === 'forever';
  const visitor = { headers: request.headers, address };
  const { cookies } = await signInByBrowser(cms, visitor, { login, password }, isRemembered);
  return redirect(ownAddress(fields.get('redirect_to'), urls), cookies);
}

/** Accepts form bodies only, and no files. Throws 415 and 413. */
async function readForm(request: Request): Promise<ReadonlyMap<string, JsonValue>> {
  const body = openBody(request);
  if (mediaTypeOf(body) !== 'application/x-www-form-urlencoded') throw restErrors.formExpected();
  const fields = await readBody(body, MAX_OPEN_BODY_BYTES);
  refuseUnsafeInput(fields);
  return fields;
}

async function signOut(
  cms: Cms,
  request: Request,
  nonce: unknown,
  urls: Urls,
  { address }: Options,
): Promise<Response> {
  const viewer = await openSession(cms, request.headers, address);
  if (typeof nonce !== 'string' || !cms.signIn.isNonceValid(viewer, nonce)) throw restErrors.badNonce();
  await cms.signIn.signOut(viewer);
  return redirect(`${urls.public}/`, [dropSessionCookie(urls.isSecure)]);
}

/** Returns only addresses of this site, rebuilt from their path; for all others, the studio. */
function ownAddress(wanted: unknown, urls: Urls): string {
  const fallback = urls.studio;
  if (typeof wanted !== 'string' || wanted === '' || !URL.canParse(wanted, `${urls.public}/`)) return fallback;
  const url = new URL(wanted, `${urls.public}/`);
  if (url.origin !== urls.origin || url.username !== '' || url.password !== '') return fallback;
  const path = `/${`${url.pathname}${url.search}`.replace(/^[/\\]+/, '')}`;
  return `${urls.origin}${path}`;
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store, private', 'X-Robots-Tag': 'noindex' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

function tell(error: unknown, log: WriteLine): Response {
  const { status, body, headers = {} } = printError(error, log);
  const message = typeof body === 'object' && body !== null && !Array.isArray(body) ? String(body.message) : '';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title><p>${escapeHtml(message)}</p></html>`;
  return new Response(page, {
    status,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store, private',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

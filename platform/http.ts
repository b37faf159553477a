import { timingSafeEqual } from 'node:crypto';
import { addresses } from '#contract/addresses.ts';
import { DatabaseError } from '#kit/database/database-error.ts';
import type { HttpDoor } from '#kit/http/serve.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { codes } from '#session/codes.ts';
import type { Access, Place, Words } from './call.ts';
import type { Caller } from './caller.ts';
import type { Platform } from './create-platform.ts';
import { PlatformError } from './errors.ts';
import { readLocale } from './locale.ts';
import { answerOutboxPage } from './mail/outbox-page.ts';
import { printOpenApi } from './print-openapi.ts';
import { readValues } from './read-values.ts';

/**
 * The platform's HTTP interface: all calls below `/platform`, their description at `/platform/openapi.json`, health at
 * `/healthz`; if mails are written to files, `/platform/outbox` shows them.
 * Responses have the form `{ code, success, message, result }` and must not be cached.
 */
export function createHttp(platform: Platform, { log }: { log: WriteLine }): HttpDoor {
  const calls = new Map(platform.calls.map((bound) => [`${bound.call.method} ${bound.call.path}`, bound]));
  const paths = new Set(platform.calls.map(({ call }) => call.path as string));
  const openApi = JSON.stringify(printOpenApi(platform.calls.map(({ call }) => call)));
  const base = addresses.platform.path;

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    if (pathname === addresses.health.path) return answerHealth(platform);
    if (!pathname.startsWith(`${base}/`)) return new Response('Not found', { status: 404, headers: plain });
    const path = pathname.slice(base.length);
    if (path === '/openapi.json' && request.method === 'GET') {
      return new Response(openApi, { headers: { ...privately, 'Content-Type': 'application/json' } });
    }
    if (platform.keptMails !== null && request.method === 'GET' && /^\/outbox(?:\/|$)/.test(path)) {
      const page = await answerOutboxPage(platform.keptMails, path, base);
      if (page) return page;
    }
    const place = platform.places.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    const bound = calls.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${path}`);
    const locale = readLocale(request.headers.get('accept-language'));
    const cookies: string[] = [];
    try {
      const access = place?.accessOf(request.method) ?? bound?.call.access;
      if (access === undefined) throw new PlatformError(paths.has(path) ? 'invalidOperation' : 'notFound');
      const caller = await recognize(platform, request, { access, address, locale, cookies });
      requireAccess(access, caller);
      if (place) return withHeaders(await place.answer(request, path.slice(place.path.length + 1), caller), place);
      if (!bound) throw new PlatformError('notFound');
      const result =
        bound.takeRequest && isMultipart(request)
          ? await bound.takeRequest(request, caller)
          : await bound.answer(await readValues(request), caller, request);
      if (result instanceof Response) return result;
      return present({ code: 200, success: true, message: bound.call.message?.[locale] ?? '', result }, 200, cookies);
    } catch (error) {
      const refusal = refuse(error, { locale, cookies, log, path });
      return place ? withHeaders(refusal, place) : refusal;
    }
  };
}

function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
const privately = { 'Cache-Control': 'private, no-store', Vary: 'Authorization, Accept-Language' };

/** In the same format as the CMS: the supervisor and `npm run doctor` read `status`. */
async function answerHealth(platform: Platform): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await platform.check();
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return Response.json({ status: 'waiting' }, { status: 503, headers });
  }
}

interface Circumstances {
  readonly access: Access;
  readonly address: string | null;
  readonly locale: Caller['locale'];
  readonly cookies: string[];
}

/** A token is accepted only in `Authorization`, because another site can make a browser send a cookie (CSRF). */
async function recognize(
  platform: Platform,
  { headers }: Request,
  { access, address, locale, cookies }: Circumstances,
): Promise<Caller> {
  const authorization = headers.get('authorization') ?? '';
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(authorization)?.[1];
  const found = token === undefined ? null : await openToken(platform, token, access);
  return {
    account: found?.account ?? null,
    sessionId: found?.sessionId ?? null,
    isStaff: isStaffKey(authorization, platform.keys.staff),
    address,
    locale,
    agent: (headers.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
    cookies: readCookies(headers.get('cookie')),
    setCookie: (cookie) => void cookies.push(cookie),
  };
}

/** With a replaced session, calls open to everyone still work, above all signing in again; all others are refused. */
async function openToken(platform: Platform, token: string, access: Access) {
  try {
    return await platform.sessions.openToken(token);
  } catch (error) {
    if (error instanceof PlatformError && (access === 'everyone' || access === 'staff')) return null;
    throw error;
  }
}

function isStaffKey(authorization: string, key: Buffer): boolean {
  const sent = Buffer.from(/^Staff ([A-Za-z0-9_-]+)$/.exec(authorization)?.[1] ?? '', 'base64url');
  return sent.length === key.length && timingSafeEqual(sent, key);
}

function readCookies(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

function requireAccess(access: Access, caller: Caller): void {
  if (access === 'everyone') return;
  if (access === 'staff') {
    if (!caller.isStaff) throw new PlatformError('notFound');
    return;
  }
  if (caller.account === null) throw new PlatformError('unauthorized');
  if (access === 'manager' && (!caller.account.isManager || caller.account.companyId === null)) {
    throw new PlatformError('missingPrivilege');
  }
}

interface Failure {
  readonly locale: Caller['locale'];
  readonly cookies: readonly string[];
  readonly log: WriteLine;
  readonly path: string;
}

function refuse(error: unknown, { locale, cookies, log, path }: Failure): Response {
  if (error instanceof PlatformError) {
    const { code, status } = error.refusal;
    const { problems, retryAfter, headers = {}, status: ofProtocol = status } = error.details;
    const result = problems ? { problems } : null;
    const answer = { code, success: false, message: sayIn(locale, error.refusal), result };
    return withHeaders(present(answer, ofProtocol, cookies, retryAfter), { headers });
  }
  const isAway = error instanceof DatabaseError && error.status === 503;
  if (isAway) log(`Calls cannot be answered. ${error.message}`);
  else log(`Call ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, 'error');
  const { code, status, ...words } = isAway ? codes.busy : codes.serverError;
  const retryAfter = isAway ? 2 : undefined;
  return present({ code, success: false, message: sayIn(locale, words), result: null }, status, cookies, retryAfter);
}

function withHeaders(response: Response, { headers }: Pick<Place, 'headers'>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function sayIn(locale: Caller['locale'], words: Words): string {
  return words[locale];
}

interface Envelope {
  readonly code: number;
  readonly success: boolean;
  readonly message: string;
  readonly result: unknown;
}

function present(envelope: Envelope, status: number, cookies: readonly string[], retryAfter?: number): Response {
  const headers = new Headers(privately);
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(envelope, { status, headers });
}

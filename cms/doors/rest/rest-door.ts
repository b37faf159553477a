import { definitions } from '#blocks/definitions.generated.ts';
import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { Cms } from '../../create-cms.ts';
import { anonymous, type Viewer } from '../../permission/viewer.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { authenticate } from './authenticate.ts';
import { createBatchRoute } from './batch.ts';
import { createDispatcher } from './dispatch.ts';
import { createIndexRoutes } from './index-routes.ts';
import { parseForm } from './parse-form.ts';
import { printError } from './print-error.ts';
import { openBody, readBody } from './read-body.ts';
import { restErrors } from './rest-errors.ts';
import type { Dispatcher, RestRequest } from './rest-request.ts';
import type { Answer, Route } from './route.ts';
import { createRouter, normalizePath } from './router.ts';
import { listRoutes } from './routes.ts';
import { createUrls, type Urls } from './urls.ts';

export interface RestDoor {
  readonly routes: readonly Route[];
  /** `route` is the path after `/wp-json`, or the value of `rest_route`. */
  answer(request: Request, route: string, address: string | null, traffic: Traffic): Promise<Response>;
}

/** WordPress's REST API: `wp/v2`, `batch/v1`, and `haptera/v1` for features that WordPress lacks. */
export function createRestDoor(cms: Cms, log: WriteLine): RestDoor {
  const urls = createUrls(cms.publicUrl);
  const routes: readonly Route[] = [
    ...createIndexRoutes(() => routes),
    createBatchRoute(() => dispatcher),
    ...listRoutes(definitions, cms.publicUrl),
  ];
  const dispatcher = createDispatcher(cms, urls, createRouter(routes), log);
  return {
    routes,
    answer: (request, route, address, traffic) =>
      answer({ cms, urls, dispatcher, log, traffic }, request, route, address),
  };
}

interface Parts {
  readonly cms: Cms;
  readonly urls: Urls;
  readonly dispatcher: Dispatcher;
  readonly log: WriteLine;
  readonly traffic: Traffic;
}

async function answer(parts: Parts, request: Request, route: string, address: string | null): Promise<Response> {
  const { cms, dispatcher, log, traffic } = parts;
  let viewer: Viewer = { ...anonymous, address };
  const own = new Headers();
  try {
    const query = readQuery(request);
    const method = readMethod(request, query);
    const path = normalizePath(route);
    if (query.has('_jsonp')) throw restErrors.callbackDisabled();
    const match = dispatcher.router.match(path, 'GET');
    const authentication = await authenticate(cms, request.headers, {
      nonce: textOf(query.get('_wpnonce')),
      address,
      takesCookie: match?.route.takesCookie ?? false,
    });
    viewer = authentication.viewer;
    if (authentication.freshNonce !== null) own.set('X-WP-Nonce', authentication.freshNonce);
    const share = traffic.shareOf({ userId: viewer.user?.id ?? null, address });
    const result = await dispatcher.dispatch(openRequest(request, { method, path, query, viewer, address, share }));
    return respond(parts, request, { result, viewer, own, hasEnvelope: query.has('_envelope') });
  } catch (error) {
    return respond(parts, request, { result: printError(error, log), viewer, own, hasEnvelope: false });
  }
}

function openRequest(
  request: Request,
  parts: Pick<RestRequest, 'method' | 'path' | 'query' | 'viewer' | 'address' | 'share'>,
): RestRequest {
  const source = openBody(request);
  return {
    ...parts,
    headers: request.headers,
    body: source.stream && { stream: source.stream, read: (maximumBytes) => readBody(source, maximumBytes) },
    signal: request.signal,
    isEmbedded: false,
  };
}

function readQuery(request: Request): ReadonlyMap<string, JsonValue> {
  const query = parseForm(new URL(request.url).search);
  query.delete('rest_route');
  return query;
}

/** Only a POST may override its method: following a link must never change anything. */
function readMethod(request: Request, query: ReadonlyMap<string, JsonValue>): string {
  if (request.method === 'HEAD') return 'GET';
  if (request.method !== 'POST') return request.method;
  const override = textOf(query.get('_method')) ?? request.headers.get('x-http-method-override') ?? 'POST';
  return override.toUpperCase();
}

interface Outcome {
  readonly result: Answer;
  readonly viewer: Viewer;
  readonly own: Headers;
  readonly hasEnvelope: boolean;
}

function respond(parts: Parts, request: Request, outcome: Outcome): Response {
  const { result, viewer, own, hasEnvelope } = outcome;
  const headers = commonHeaders(parts.urls, request, viewer);
  for (const [name, value] of own) headers.set(name, value);
  if (!hasEnvelope) for (const [name, value] of Object.entries(result.headers ?? {})) headers.set(name, String(value));
  for (const cookie of result.cookies ?? []) headers.append('Set-Cookie', cookie);
  const body: JsonValue = hasEnvelope ? putInEnvelope(result) : result.body;
  const status = hasEnvelope ? 200 : result.status;
  if (status === 304) return new Response(null, { status, headers });
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(body), { status, headers });
}

function putInEnvelope({ body, status, headers = {} }: Answer): JsonObject {
  return { body, status, headers: { ...headers } };
}

function commonHeaders(urls: Urls, request: Request, viewer: Viewer): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    Link: `<${urls.rest('/')}>; rel="https://api.w.org/"`,
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    Vary: 'Origin, Authorization, Cookie',
  });
  // WordPress reflects every origin. Here only the site itself may read responses in a browser.
  if (request.headers.get('origin') === urls.origin) {
    headers.set('Access-Control-Allow-Origin', urls.origin);
    headers.set('Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE');
    headers.set('Access-Control-Allow-Credentials', 'true');
  }
  // Public content may be withdrawn at any moment, so caches must revalidate every time.
  headers.set('Cache-Control', 'no-cache');
  if (viewer.user) {
    headers.set('Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private');
    headers.set('Expires', 'Wed, 11 Jan 1984 05:00:00 GMT');
  }
  return headers;
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

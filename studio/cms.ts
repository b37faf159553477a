import apiFetch from '@wordpress/api-fetch';
import { isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import { addresses } from '#contract/addresses.ts';
import type { Ask, CmsAnswer, CmsRequest } from './cms/ask.ts';
import { createDocumentCalls, type DocumentCalls } from './cms/document-calls.ts';
import { createMediaCalls, type MediaCalls } from './cms/media-calls.ts';
import { createPresenceCalls, type PresenceCalls } from './cms/presence-calls.ts';
import { createPublishingCalls, type PublishingCalls } from './cms/publishing-calls.ts';
import { createRevisionCalls, type RevisionCalls } from './cms/revision-calls.ts';
import { createSearchCalls, type SearchCalls } from './cms/search-calls.ts';
import { createSessionCalls, type SessionCalls } from './cms/session-calls.ts';
import { readError, StudioError } from './cms/studio-error.ts';
import { createTermCalls, type TermCalls } from './cms/term-calls.ts';
import { createWorkCalls, type WorkCalls } from './cms/work-calls.ts';

export interface StudioClientOptions {
  /** Where the REST API answers. Default: this site's own, `/wp-json`. */
  readonly root?: string;
  /** Where a nonce is renewed for the session's cookie. Default: WordPress's own address on this site. */
  readonly nonceEndpoint?: string;
  /** When it is known already; else `session.current()` or `session.signIn()` brings one. */
  readonly nonce?: string | null;
}

export type Connection = 'online' | 'offline' | 'unreachable';

/** What the studio says to the CMS: what the builder needs; the desk has more (`DeskClient`). All calls reject with `StudioError`. */
export interface StudioClient {
  /** For the calls of a part that is loaded later. */
  readonly ask: Ask;
  readonly session: SessionCalls;
  readonly documents: DocumentCalls;
  readonly revisions: RevisionCalls;
  readonly work: WorkCalls;
  readonly publishing: PublishingCalls;
  readonly presence: PresenceCalls;
  readonly media: MediaCalls;
  readonly terms: TermCalls;
  readonly search: SearchCalls;
  /** The session ended without anybody signing out. Gives a function that stops listening. */
  onSignedOut(listener: () => void): () => void;
  /** Called when the CMS comes or goes, as requests find out. */
  onConnection(listener: (connection: Connection) => void): () => void;
}

/**
 * A client with a nonce and listeners of its own: nothing is registered with `apiFetch`, whose middlewares belong to the
 * whole page.
 */
export function createStudioClient(options: StudioClientOptions = {}): StudioClient {
  const { root = addresses.rest.path, nonceEndpoint = `${addresses.nonces.path}?action=rest-nonce` } = options;
  const nonce = createNonceKeeper(nonceEndpoint, options.nonce ?? null);
  const signedOut = createListeners<undefined>();
  const life = createLife();
  const connection = createListeners<Connection>();
  const chain = compose(
    [
      life.middleware,
      watchConnection(connection.tell),
      noticeSignOut(() => signedOut.tell(undefined)),
      renewNonce(nonce),
      sendNonce(nonce),
    ],
    send,
  );
  const ask: Ask = async (request) => readAnswer(await chain(openRequest(root, request)));
  return {
    ask,
    session: createSessionCalls(ask, nonce.keep, life.end),
    documents: createDocumentCalls(ask),
    revisions: createRevisionCalls(ask),
    work: createWorkCalls(ask),
    publishing: createPublishingCalls(ask),
    presence: createPresenceCalls(ask),
    media: createMediaCalls(ask),
    terms: createTermCalls(ask),
    search: createSearchCalls(ask),
    onSignedOut: signedOut.add,
    onConnection: connection.add,
  };
}

/** A request with its whole address and headers. */
interface OpenRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal | undefined;
  readonly keepalive: boolean;
  readonly onProgress: ((part: number) => void) | undefined;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly text: string;
}

/** Rejects for every answer but 2xx. */
type Send = (request: OpenRequest) => Promise<RawAnswer>;
type Middleware = (request: OpenRequest, next: Send) => Promise<RawAnswer>;

function compose(middlewares: readonly Middleware[], last: Send): Send {
  return middlewares.reduceRight<Send>((next, middleware) => (request) => middleware(request, next), last);
}

function openRequest(root: string, request: CmsRequest): OpenRequest {
  const { path, method = 'GET', query = {}, data, body, ifMatch, signal, keepalive = false, onProgress } = request;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return {
    url: `${root}${path}${search.size === 0 ? '' : `?${search}`}`,
    method,
    headers: {
      ...(data !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    body: body ?? (data === undefined ? null : JSON.stringify(data)),
    signal,
    keepalive,
    onProgress,
  };
}

/** Whatever is under way when somebody signs out is given up: it would come back as a refusal. */
function createLife(): { readonly middleware: Middleware; end(): void } {
  let controller = new AbortController();
  return {
    middleware: (request, next) => {
      const { signal } = controller;
      return next({ ...request, signal: request.signal ? AbortSignal.any([request.signal, signal]) : signal });
    },
    end: () => {
      controller.abort();
      controller = new AbortController();
    },
  };
}

interface NonceKeeper {
  get(): string | null;
  keep(nonce: string | null): void;
  /** A new one for the session's cookie, asked for once by all who need it; null when there is no session any more. */
  renew(): Promise<string | null>;
}

function createNonceKeeper(endpoint: string, first: string | null): NonceKeeper {
  let nonce = first;
  let renewal: Promise<string | null> | null = null;
  const ask = async () => {
    const response = await fetch(endpoint, { credentials: 'include', cache: 'no-store' }).catch((error: unknown) => {
      throw explainSilence(error);
    });
    const text = (await response.text()).trim();
    if (response.status >= 500) throw readError(response.status, undefined);
    nonce = response.ok && /^[\w-]{6,64}$/.test(text) ? text : null;
    return nonce;
  };
  return {
    get: () => nonce,
    keep: (next) => {
      nonce = next;
    },
    renew: () => {
      renewal ??= ask().finally(() => {
        renewal = null;
      });
      return renewal;
    },
  };
}

function sendNonce(nonce: NonceKeeper): Middleware {
  return async (request, next) => {
    const sent = nonce.get();
    const answer = await next(
      sent === null ? request : { ...request, headers: { ...request.headers, 'X-WP-Nonce': sent } },
    );
    // Every answer brings a fresh one, so that a studio which stays open keeps a valid one; not after somebody signed out.
    const fresh = answer.headers.get('x-wp-nonce');
    if (fresh && nonce.get() === sent) nonce.keep(fresh);
    return answer;
  };
}

function renewNonce(nonce: NonceKeeper): Middleware {
  return async (request, next) => {
    const sent = nonce.get();
    try {
      return await next(request);
    } catch (error) {
      if (!(error instanceof StudioError) || error.code !== 'rest_cookie_invalid_nonce') throw error;
      // A late refusal finds that another request has renewed it already.
      const isRenewed = nonce.get() !== null && nonce.get() !== sent;
      if (!isRenewed && (await nonce.renew()) === null) throw endOfSession(error);
      return next(request);
    }
  };
}

/** WordPress answers 401 to nobody, 403 to somebody who may not. A wrong password is 401 as well, and no end of a session. */
function noticeSignOut(tell: () => void): Middleware {
  return async (request, next) => {
    try {
      return await next(request);
    } catch (error) {
      const isEnd =
        error instanceof StudioError && error.status === 401 && !request.url.includes('/haptera/v1/session');
      const reason = isEnd ? endOfSession(error) : error;
      if (reason instanceof StudioError && reason.code === 'signed_out') tell();
      throw reason;
    }
  };
}

function endOfSession(cause: StudioError): StudioError {
  if (cause.code === 'signed_out') return cause;
  return new StudioError('signed_out', 401, 'Your session has ended. Sign in again; nothing is lost.', {}, cause);
}

function watchConnection(tell: (connection: Connection) => void): Middleware {
  let last: Connection = 'online';
  const notice = (now: Connection) => {
    if (now !== last) tell(now);
    last = now;
  };
  return async (request, next) => {
    try {
      const answer = await next(request);
      notice('online');
      return answer;
    } catch (error) {
      const code = error instanceof StudioError ? error.code : 'aborted';
      if (code === 'offline' || code === 'unreachable') notice(code);
      else if (code !== 'aborted') notice('online');
      throw error;
    }
  };
}

/** With progress over `XMLHttpRequest`, which alone tells how much was sent; else by WordPress's own client. */
async function send(request: OpenRequest): Promise<RawAnswer> {
  const answer = request.onProgress ? await sendWithProgress(request) : await sendByApiFetch(request);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw readError(answer.status, parseJson(answer.text));
}

async function sendByApiFetch({ url, method, headers, body, signal, keepalive }: OpenRequest): Promise<RawAnswer> {
  try {
    const response = await apiFetch<unknown, false>({
      url,
      method,
      headers: { ...headers },
      body,
      parse: false,
      keepalive,
      signal: signal ?? null,
    }).catch((reason: unknown) => {
      if (reason instanceof Response) return reason;
      throw reason;
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (reason) {
    throw explainSilence(reason);
  }
}

function sendWithProgress({ url, method, headers, body, signal, onProgress }: OpenRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: request.responseText,
      });
    request.onerror = () => reject(explainSilence(null));
    request.onabort = () => reject(explainSilence(new DOMException('Cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(explainSilence(new DOMException('Cancelled.', 'AbortError')));
    else request.send(body);
  });
}

/** Why there was no answer at all. `reason` is what the browser or `apiFetch` threw. */
function explainSilence(reason: unknown): StudioError {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'AbortError') return new StudioError('aborted', 0, 'The request was cancelled.', {}, reason);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return new StudioError('offline', 0, 'There is no network connection. Your work stays on this device.', {}, reason);
  }
  return new StudioError('unreachable', 0, 'The CMS does not answer. Your work stays on this device.', {}, reason);
}

function readAnswer({ headers, text, status }: RawAnswer): CmsAnswer {
  const body = text === '' ? null : parseJson(text);
  if (body === undefined) {
    throw new StudioError(
      'unexpected_answer',
      status,
      'The CMS sent an answer that is no JSON. Reload the studio and try again.',
    );
  }
  return {
    body,
    etag: headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, '') ?? null,
    total: Number(headers.get('x-wp-total') ?? 0),
    pages: Number(headers.get('x-wp-totalpages') ?? 1),
  };
}

/** Undefined for what is no JSON. */
function parseJson(text: string): JsonValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface Listeners<Event> {
  add(listener: (event: Event) => void): () => void;
  tell(event: Event): void;
}

function createListeners<Event>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
  };
}

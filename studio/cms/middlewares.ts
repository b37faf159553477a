import { explainSilence, type OpenRequest, type RawAnswer, type Send } from './send.ts';
import { readError, StudioError } from './studio-error.ts';

export type Connection = 'online' | 'offline' | 'unreachable';

/** Wraps every request and its response. */
export type Middleware = (request: OpenRequest, next: Send) => Promise<RawAnswer>;

/** The first middleware is the outermost. */
export function compose(middlewares: readonly Middleware[], last: Send): Send {
  return middlewares.reduceRight<Send>((next, middleware) => (request) => middleware(request, next), last);
}

/** Aborts requests in flight on sign-out; they would only come back refused. */
export function createLife(): { readonly middleware: Middleware; end(): void } {
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

export interface NonceKeeper {
  get(): string | null;
  keep(nonce: string | null): void;
  /** Fetches a new nonce for the session cookie, once for all concurrent callers; null when the session has ended. */
  renew(): Promise<string | null>;
}

export function createNonceKeeper(endpoint: string, first: string | null): NonceKeeper {
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

export function sendNonce(nonce: NonceKeeper): Middleware {
  return async (request, next) => {
    const sent = nonce.get();
    const answer = await next(
      sent === null ? request : { ...request, headers: { ...request.headers, 'X-WP-Nonce': sent } },
    );
    // Every response carries a fresh nonce, which keeps a long-open studio valid. Ignored if the user signed out
    // meanwhile.
    const fresh = answer.headers.get('x-wp-nonce');
    if (fresh && nonce.get() === sent) nonce.keep(fresh);
    return answer;
  };
}

export function renewNonce(nonce: NonceKeeper): Middleware {
  return async (request, next) => {
    const sent = nonce.get();
    try {
      return await next(request);
    } catch (error) {
      if (!(error instanceof StudioError) || error.code !== 'rest_cookie_invalid_nonce') throw error;
      // If this refusal arrived late, another request has already renewed the nonce.
      const isRenewed = nonce.get() !== null && nonce.get() !== sent;
      if (!isRenewed && (await nonce.renew()) === null) throw endOfSession(error);
      return next(request);
    }
  };
}

/** 401 means not signed in, 403 means not allowed. A wrong password is 401 too, but does not end the session. */
export function noticeSignOut(tell: () => void): Middleware {
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

export function watchConnection(tell: (connection: Connection) => void): Middleware {
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

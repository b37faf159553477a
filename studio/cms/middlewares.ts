import { explainSilence, type OpenRequest, type RawAnswer, type Send } from './send.ts';
import { readError, StudioError } from './studio-error.ts';

export type Connection = 'online' | 'offline' | 'unreachable';

/** What happens to every request on its way, and to its answer on the way back. */
export type Middleware = (request: OpenRequest, next: Send) => Promise<RawAnswer>;

/** The first is the outermost. */
export function compose(middlewares: readonly Middleware[], last: Send): Send {
  return middlewares.reduceRight<Send>((next, middleware) => (request) => middleware(request, next), last);
}

/** Whatever is under way when somebody signs out is given up: it would come back as a refusal. */
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
  /** A new one for the session's cookie, asked for once by all who need it; null when there is no session any more. */
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
    // Every answer brings a fresh one, so that a studio which stays open keeps a valid one; not after somebody signed out.
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
      // A late refusal finds that another request has renewed it already.
      const isRenewed = nonce.get() !== null && nonce.get() !== sent;
      if (!isRenewed && (await nonce.renew()) === null) throw endOfSession(error);
      return next(request);
    }
  };
}

/** WordPress answers 401 to nobody, 403 to somebody who may not. A wrong password is 401 as well, and no end of a session. */
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

import type { Query, SendQuery } from '#cms-schema/define-load.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { addresses } from '#contract/addresses.ts';
import type { Ask, CmsAnswer, CmsRequest } from './cms/ask.ts';
import { createDocumentCalls, type DocumentCalls } from './cms/document-calls.ts';
import { createMediaCalls, type MediaCalls } from './cms/media-calls.ts';
import {
  type Connection,
  compose,
  createLife,
  createNonceKeeper,
  noticeSignOut,
  renewNonce,
  sendNonce,
  watchConnection,
} from './cms/middlewares.ts';
import { createPresenceCalls, type PresenceCalls } from './cms/presence-calls.ts';
import { createPublishingCalls, type PublishingCalls } from './cms/publishing-calls.ts';
import { createRevisionCalls, type RevisionCalls } from './cms/revision-calls.ts';
import { createSearchCalls, type SearchCalls } from './cms/search-calls.ts';
import { type OpenRequest, parseJson, type RawAnswer, send } from './cms/send.ts';
import { createSessionCalls, type SessionCalls } from './cms/session-calls.ts';
import { StudioError } from './cms/studio-error.ts';
import { createTermCalls, type TermCalls } from './cms/term-calls.ts';
import { createWorkCalls, type WorkCalls } from './cms/work-calls.ts';

export interface StudioClientOptions {
  /** Base URL of the REST API. Default: `/wp-json` on this site. */
  readonly root?: string;
  /** Endpoint of the read API. Default: `/graphql` on this site. */
  readonly graphql?: string;
  /** Endpoint that issues a fresh nonce for the session cookie. Default: WordPress's own address on this site. */
  readonly nonceEndpoint?: string;
  /** A nonce that is already known; otherwise `session.current()` or `session.signIn()` fetches one. */
  readonly nonce?: string | null;
}

/** The builder's API to the CMS; the desk extends it (`DeskClient`). All calls reject with `StudioError`. */
export interface StudioClient {
  /** The raw request function, for call groups that are loaded later. */
  readonly ask: Ask;
  /** Queries the read API, which only exposes what visitors may see. */
  readonly sendQuery: SendQuery;
  readonly session: SessionCalls;
  readonly documents: DocumentCalls;
  readonly revisions: RevisionCalls;
  readonly work: WorkCalls;
  readonly publishing: PublishingCalls;
  readonly presence: PresenceCalls;
  readonly media: MediaCalls;
  readonly terms: TermCalls;
  readonly search: SearchCalls;
  /** Called when the session ends without the user signing out. Returns the unsubscribe function. */
  onSignedOut(listener: () => void): () => void;
  /**
   * Called when the CMS becomes unreachable or reachable again, as observed from requests. Returns the unsubscribe
   * function.
   */
  onConnection(listener: (connection: Connection) => void): () => void;
}

/**
 * Creates a client with its own nonce and listeners. Nothing is registered with `apiFetch`, whose middlewares apply to
 * the whole page.
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
  const { graphql = addresses.graphql.path } = options;
  const sendQuery: SendQuery = async (query, variables) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ query: query.text, variables });
    const quiet = { signal: undefined, keepalive: false, onProgress: undefined };
    // The read API answers everybody alike: no nonce to send, no session that could end.
    const { text } = await life.middleware({ url: graphql, method: 'POST', headers, body, ...quiet }, send);
    const answer = parseJson(text);
    const data = isJsonObject(answer) ? answer.data : undefined;
    if (isDataOf(query, data)) return data;
    throw new StudioError('unexpected_answer', 200, 'The CMS sent no data in reply to a query for published content.');
  };
  return {
    ask,
    sendQuery,
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

/** Safe because the types of a query are generated from the schema that the read API serves. */
function isDataOf<Result, Variables extends object>(_: Query<Result, Variables>, data: unknown): data is Result {
  return isJsonObject(data);
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

function readAnswer({ headers, text, status }: RawAnswer): CmsAnswer {
  const body = text === '' ? null : parseJson(text);
  if (body === undefined) {
    throw new StudioError(
      'unexpected_answer',
      status,
      'The CMS sent a response that is not JSON. Reload the studio and try again.',
    );
  }
  return {
    body,
    etag: headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, '') ?? null,
    total: Number(headers.get('x-wp-total') ?? 0),
    pages: Number(headers.get('x-wp-totalpages') ?? 1),
  };
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

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { visibleHeaders } from './answer-headers.ts';
import { isCompressible } from './compress.ts';
import { hashDocument } from './content-security-policy.ts';
import type { EdgeRoute } from './edge-config.ts';
import { type EdgeContext, obeyPurge } from './edge-context.ts';
import { type FinishedPage, finishPage, sendPage } from './finished-page.ts';
import { type Judgement, judgeAnswer } from './judge-answer.ts';
import { type Refusal, refusals, sendRefusal } from './refusal.ts';
import { isHtml, readUpTo, relayAnswer, reportRefused, upstreamSecurity } from './relay.ts';
import type { RequestTarget } from './request-target.ts';

export interface PageFlights {
  /**
   * Answers a GET or HEAD for something that may be shared: from memory, from a fetch that others wait for as well, or
   * from an older page when the upstream fails. `false` when the answer turns out to be personal and was not the one
   * fetched here: the caller passes the request on by itself.
   */
  answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget, route: EdgeRoute): Promise<boolean>;
  /** Fetches under way. */
  count(): number;
}

type Outcome =
  | { kind: 'page'; key: string; page: FinishedPage; state: 'miss' | 'pass' }
  | { kind: 'personal'; answer: IncomingMessage; status: number; begun: readonly Buffer[] }
  | { kind: 'failed'; refusal: Refusal };

/** One fetch, and everybody who waits for it. */
interface Flight {
  /** Of the cache when the fetch began: whoever comes after a purge must not be given what was asked for before it. */
  generation: number;
  waiting: number;
  /** Somebody has been sent away with an older page meanwhile; the fetch is for those who come next. */
  isForMemory: boolean;
  hasAnswer: boolean;
  /** Whoever caused the fetch is there to take a personal answer. */
  isLeaderWaiting: boolean;
  abort: () => void;
  outcome: Promise<Outcome>;
}

export function createPageFlights(context: EdgeContext): PageFlights {
  const { cache, limits } = context;
  const flights = new Map<string, Flight>();
  /** Paths whose answers were personal, until when that is believed: their visitors need not wait for each other. */
  const personalUntil = new Map<string, number>();

  const isKnownPersonal = (path: string) => {
    const until = personalUntil.get(path);
    if (until === undefined || Date.now() < until) return until !== undefined;
    personalUntil.delete(path);
    return false;
  };

  const learnPersonal = (path: string) => {
    if (personalUntil.size >= MOST_PERSONAL) personalUntil.clear();
    personalUntil.set(path, Date.now() + PERSONAL_MS);
  };

  const start = (key: string, request: IncomingMessage, target: RequestTarget, route: EdgeRoute): Flight => {
    const headers = context.upstreamHeaders(request.headers, request.socket.remoteAddress);
    for (const name of ONE_VISITORS_HEADERS) delete headers[name];
    const flight: Flight = {
      generation: cache.generation(),
      waiting: 0,
      isForMemory: false,
      hasAnswer: false,
      isLeaderWaiting: true,
      abort: () => {},
      outcome: Promise.resolve({ kind: 'failed', refusal: refusals.unreachable }),
    };
    flights.set(key, flight);
    flight.outcome = fetchOutcome(flight, key, headers, target, route)
      .catch((error: unknown): Outcome => {
        context.onEvent({ kind: 'unexpected', error });
        return { kind: 'failed', refusal: refusals.unreachable };
      })
      .then((outcome) => {
        if (flights.get(key) === flight) flights.delete(key);
        if (outcome.kind === 'personal' && !flight.isLeaderWaiting) outcome.answer.destroy();
        return outcome;
      });
    return flight;
  };

  const fetchOutcome = async (
    flight: Flight,
    key: string,
    headers: OutgoingHttpHeaders,
    target: RequestTarget,
    route: EdgeRoute,
  ): Promise<Outcome> => {
    const giveUp = new AbortController();
    flight.abort = () => giveUp.abort();
    const release = await context.reading.enter(giveUp.signal);
    if (release === null) return { kind: 'failed', refusal: refusals.overloaded };
    const upstream = context.upstreamOf(route);
    const call = upstream.call({ method: 'GET', url: target.url, headers, body: null });
    flight.abort = call.abort;
    let answer: IncomingMessage;
    try {
      answer = await call.answer;
    } catch {
      release();
      return { kind: 'failed', refusal: refusals.unreachable };
    }
    answer.once('close', release);
    flight.hasAnswer = true;
    obeyPurge(context, answer);

    const judged = judgeAnswer(answer, target.path, route, limits);
    const older = cache.find(target.url);
    if (judged.status >= 500 && older !== null) {
      answer.destroy();
      return { kind: 'failed', refusal: refusals.unreachable };
    }
    if (judged.shared === null) {
      if (judged.status < 500 && judged.status !== 429) {
        cache.remove(key);
        learnPersonal(target.path);
      }
      return { kind: 'personal', answer, status: judged.status, begun: [] };
    }
    try {
      const read = await readUpTo(answer, judged.shared.maxBytes);
      if (!read.isWhole) {
        learnPersonal(target.path);
        return { kind: 'personal', answer, status: judged.status, begun: [read.bytes] };
      }
      const page = await finish(answer, judged, read.bytes, target.path, upstream.origin, older?.page ?? null);
      return { kind: 'page', ...keep(flight, judged.shared, target, page) };
    } catch (error) {
      if (answer.complete) throw error;
      return { kind: 'failed', refusal: refusals.unreachable };
    }
  };

  const finish = (
    answer: IncomingMessage,
    { status, shared }: Judgement,
    body: Buffer,
    path: string,
    upstreamOrigin: string,
    older: FinishedPage | null,
  ): Promise<FinishedPage> => {
    const type = answer.headers['content-type'];
    const cacheControl = shared?.cacheControl ?? null;
    const document = isHtml(type) ? hashDocument(body, context.scriptConstants) : null;
    reportRefused(context, path, document?.refused ?? 0);
    const headers = [
      ...visibleHeaders(answer.rawHeaders, upstreamOrigin, [
        'accept-ranges',
        'age',
        'content-length',
        'etag',
        ...(cacheControl === null ? [] : ['cache-control']),
      ]),
      ...(cacheControl === null ? [] : ['Cache-Control', cacheControl]),
      ...context.securityHeaders(path, document?.hashes, upstreamSecurity(answer)),
    ];
    return finishPage({ status, headers, body: document?.html ?? body, isCompressible: isCompressible(type) }, older);
  };

  const keep = (
    flight: Flight,
    shared: NonNullable<Judgement['shared']>,
    target: RequestTarget,
    page: FinishedPage,
  ): { key: string; page: FinishedPage; state: 'miss' | 'pass' } => {
    if (shared.rule === 'all' || shared.rule.length > 0) cache.learnRule(target.url, shared.rule);
    const key = cache.keyFor(target.url, shared.rule);
    if (!shared.isStorable) return { key, page, state: 'pass' };
    cache.keep(key, {
      page,
      freshUntil: Date.now() + shared.lifetimeMs,
      generation: flight.generation,
      isImmutable: shared.isImmutable,
      ignoresQuery: shared.rule !== 'all' && shared.rule.length === 0,
      hits: 0,
      retryAt: 0,
    });
    return { key, page, state: 'miss' };
  };

  const answerOnce = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    route: EdgeRoute,
  ): Promise<'answered' | 'again' | 'personal'> => {
    const older = cache.find(target.url);
    const now = Date.now();
    if (older !== null && cache.isFresh(older, now)) {
      sendPage(request, response, older.page, 'hit');
      return 'answered';
    }
    if (older !== null && (now < older.retryAt || context.upstreamOf(route).isDown(now))) {
      sendPage(request, response, older.page, 'stale');
      return 'answered';
    }
    if (isKnownPersonal(target.path)) return 'personal';

    const key = cache.keyFor(target.url);
    const running = flights.get(key);
    const isLeader = running === undefined || running.generation !== cache.generation();
    const flight = isLeader ? start(key, request, target, route) : running;
    const outcome = await wait(flight, isLeader, response, older === null ? null : limits.staleAfterMs);
    if (outcome === 'left') return 'answered';
    if (outcome === 'late' || outcome.kind === 'failed') {
      if (older === null) {
        const refusal = outcome === 'late' ? refusals.unreachable : outcome.refusal;
        if (refusal.code === refusals.overloaded.code) context.onEvent({ kind: 'overloaded', path: target.path });
        sendRefusal(request, response, refusal, context.securityHeaders(target.path));
      } else {
        older.retryAt = Date.now() + RETRY_MS;
        sendPage(request, response, older.page, 'stale');
      }
      return 'answered';
    }
    if (outcome.kind === 'page') {
      if (!isLeader && outcome.key !== cache.keyFor(target.url)) return 'again';
      sendPage(request, response, outcome.page, outcome.state);
      return 'answered';
    }
    if (!isLeader) return 'personal';
    const { answer, status, begun } = outcome;
    const upstreamOrigin = context.upstreamOf(route).origin;
    await relayAnswer(context, request, response, { answer, status, begun, path: target.path, upstreamOrigin });
    return 'answered';
  };

  return {
    async answer(request, response, target, route) {
      // A second round is for those whose query turned out to matter; a third would mean that the rule keeps changing.
      for (let round = 0; round < 2; round += 1) {
        const result = await answerOnce(request, response, target, route);
        if (result !== 'again') return result === 'answered';
      }
      return false;
    },
    count: () => flights.size,
  };
}

const PERSONAL_MS = 10_000;
const MOST_PERSONAL = 20_000;
/** After a failure, an older page is shown this long before its upstream is asked again. */
const RETRY_MS = 1_000;
/** They would make the answer one visitor's: a part of it, or "you have it already". */
const ONE_VISITORS_HEADERS = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
];

/** Waits until the fetch is over, the visitor leaves, or (with an older page at hand) patience ends. */
function wait(
  flight: Flight,
  isLeader: boolean,
  response: ServerResponse,
  patienceMs: number | null,
): Promise<Outcome | 'left' | 'late'> {
  return new Promise((resolve) => {
    let isSettled = false;
    flight.waiting += 1;
    const settle = (result: Outcome | 'left' | 'late') => {
      if (isSettled) return;
      isSettled = true;
      response.off('close', leave);
      if (timer !== null) clearTimeout(timer);
      flight.waiting -= 1;
      if (isLeader && typeof result === 'string') flight.isLeaderWaiting = false;
      resolve(result);
    };
    const leave = () => {
      settle('left');
      if (flight.waiting === 0 && !flight.hasAnswer && !flight.isForMemory) flight.abort();
    };
    const tire = () => {
      flight.isForMemory = true;
      settle('late');
    };
    const timer = patienceMs === null ? null : setTimeout(tire, patienceMs);
    response.once('close', leave);
    flight.outcome.then(settle);
    if (response.destroyed) leave();
  });
}

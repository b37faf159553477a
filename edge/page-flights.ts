import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { clientKey } from './client-address.ts';
import type { EdgeRoute } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import { type FetchOutcome, fetchPage, type PageFetch } from './fetch-page.ts';
import { sendPage } from './finished-page.ts';
import type { CacheEntry } from './page-cache.ts';
import { createPersonalPaths } from './personal-paths.ts';
import { type Refusal, refusals, sendRefusal } from './refusal.ts';
import { relayAnswer } from './relay.ts';
import type { RequestTarget } from './request-target.ts';
import { readVisitor, type Visitor } from './visitor.ts';

export interface PageFlights {
  /**
   * Answers a GET or HEAD for something that may be shared: from the cache, from a fetch shared with other requests, or
   * with a stale page when the upstream fails. `false` when the response turns out to be personal and the fetch belongs
   * to another visitor: the caller must then pass the request on separately.
   */
  answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget, route: EdgeRoute): Promise<boolean>;
  /** Fetches in progress. */
  count(): number;
}

interface Asking {
  headers: OutgoingHttpHeaders;
  visitor: Visitor;
}

/** One fetch and the requests that wait for it. */
interface Flight extends PageFetch {
  waiting: number;
  /** The request that caused the fetch is still waiting, so a personal response can be delivered to it. */
  isLeaderWaiting: boolean;
  /** A request was meanwhile answered with a stale page; the fetch continues in order to refresh the cache. */
  isForMemory: boolean;
  /** All waiting requests went away before the response arrived, so the fetch was aborted. */
  isGivenUp: boolean;
  /** The address of the visitor who caused it. */
  address: string;
}

export function createPageFlights(context: EdgeContext): PageFlights {
  const { cache, limits } = context;
  const flights = new Map<string, Flight>();
  const personal = createPersonalPaths();

  const start = (key: string, asking: Asking, target: RequestTarget, route: EdgeRoute): Flight => {
    const fetching = fetchPage(context, asking, target, route);
    const { address } = asking.visitor;
    const state = { waiting: 0, isLeaderWaiting: true, isForMemory: false, isGivenUp: false };
    const flight: Flight = { ...fetching, ...state, address };
    flight.outcome = fetching.outcome.then((outcome) => {
      if (flights.get(key) === flight) flights.delete(key);
      if (outcome.kind === 'personal') {
        if (!outcome.isError) personal.add(target.path);
        if (!flight.isLeaderWaiting) outcome.answer.destroy();
      }
      return outcome;
    });
    flights.set(key, flight);
    return flight;
  };

  /**
   * A request that arrives after a purge must not get a page that was requested before it. And no request should have
   * to wait in the queue of another address, which may be long.
   */
  const mayBeJoined = (flight: Flight | undefined, address: string): flight is Flight =>
    flight !== undefined &&
    flight.generation === cache.generation() &&
    !flight.isGivenUp &&
    (flight.hasPlace() || flight.address === address);

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
    if (personal.has(target.path)) return 'personal';

    const key = cache.keyFor(target.url);
    const address = context.addressOf(request);
    const asking = {
      headers: context.upstreamHeaders(request.headers, address),
      visitor: readVisitor(request.headers, clientKey(address)),
    };
    const running = flights.get(key);
    const isLeader = !mayBeJoined(running, asking.visitor.address);
    const flight = isLeader ? start(key, asking, target, route) : running;
    const outcome = await wait(flight, isLeader, response, older === null ? null : limits.staleAfterMs);
    if (outcome === 'left') return 'answered';
    if (outcome === 'late' || outcome.kind === 'failed') {
      const refusal = outcome === 'late' ? refusals.unreachable : outcome.refusal;
      answerFailure(request, response, target, older, refusal);
      return 'answered';
    }
    if (outcome.kind === 'page') {
      if (!isLeader && outcome.key !== cache.keyFor(target.url)) return 'again';
      sendPage(request, response, outcome.page, outcome.state);
      return 'answered';
    }
    if (!isLeader) return 'personal';
    context.transfers.follow(response, asking.visitor.address, outcome.release);
    await relayAnswer(context, request, response, { ...outcome, target, route });
    return 'answered';
  };

  const answerFailure = (
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    older: CacheEntry | null,
    refusal: Refusal,
  ) => {
    if (older !== null) {
      older.retryAt = Date.now() + RETRY_MS;
      sendPage(request, response, older.page, 'stale');
      return;
    }
    if (refusal.code === refusals.overloaded.code) context.sentAway(request);
    sendRefusal(request, response, refusal, context.securityHeaders(target.path));
  };

  return {
    async answer(request, response, target, route) {
      // A second round is needed when the query turns out to matter; a third would mean that the rule keeps changing.
      for (let round = 0; round < 2; round += 1) {
        const result = await answerOnce(request, response, target, route);
        if (result !== 'again') return result === 'answered';
      }
      return false;
    },
    count: () => flights.size,
  };
}

/** After a failure, the stale page is served for this long before the upstream is tried again. */
const RETRY_MS = 1_000;

/** Waits until the fetch completes, the visitor disconnects, or (if there is a stale page to serve) the time is up. */
function wait(
  flight: Flight,
  isLeader: boolean,
  response: ServerResponse,
  patienceMs: number | null,
): Promise<FetchOutcome | 'left' | 'late'> {
  return new Promise((resolve) => {
    let isSettled = false;
    flight.waiting += 1;
    const settle = (result: FetchOutcome | 'left' | 'late') => {
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
      if (flight.waiting > 0 || flight.hasAnswer() || flight.isForMemory) return;
      flight.isGivenUp = true;
      flight.abort();
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

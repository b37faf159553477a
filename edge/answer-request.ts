import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientKey } from './client-address.ts';
import type { EdgeRoute } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import type { Health } from './health.ts';
import { isUnusedNextAddress } from './next/addresses.ts';
import { isServerAction } from './next/headers.ts';
import type { PageFlights } from './page-flights.ts';
import { type PassedRequest, passRequest } from './pass-request.ts';
import { type Refusal, refusals, sendRefusal } from './refusal.ts';
import { isUnder, parseRequestTarget, type RequestTarget, withSingleSlashes } from './request-target.ts';
import type { ChooseRoute } from './route-request.ts';
import { isAnybody } from './visitor.ts';

export interface AnswerSteps {
  context: EdgeContext;
  flights: PageFlights;
  health: Health;
  chooseRoute: ChooseRoute;
  /** Whether another product writes to the database: pages may be outdated here. */
  isStandby: () => boolean;
}

/** Resolves to the name of the route that the request took, or `edge` when the edge itself answered. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<string>;

/** Handles every request that the fast path in `server.ts` could not answer from the cache. */
export function createAnswerRequest({ context, flights, health, chooseRoute, isStandby }: AnswerSteps): AnswerRequest {
  const answerOn = async (
    route: EdgeRoute,
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    { leadsTo, waitMs }: Pick<PassedRequest, 'leadsTo' | 'waitMs'>,
  ): Promise<void> => {
    const refuse = (refusal: Refusal) => sendRefusal(request, response, refusal, context.securityHeaders('/'));
    const method = request.method ?? '';
    if (route.keeps === 'pages' && (isUnusedNextAddress(target.path) || isServerAction(request.headers))) {
      return refuse(refusals.notFound);
    }
    const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isReading && !(WRITING.has(method) && isWritable(route, target.path)))
      return refuse(refusals.methodNotAllowed);
    if (route.keeps === 'pages' && isReading && isStandby()) return refuse(refusals.standby);
    const mayShare = (method === 'GET' || method === 'HEAD') && route.keeps !== 'nothing';
    if (mayShare && isAnybody(request.headers) && request.headers.range === undefined) {
      if (await flights.answer(request, response, target, route)) return;
    }
    await passRequest(context, request, response, { target, route, leadsTo, waitMs });
  };

  return async (request, response) => {
    const raw = request.url ?? '';
    const refuse = (refusal: Refusal) => sendRefusal(request, response, refusal, context.securityHeaders('/'));
    if (raw.length > context.limits.maxUrlBytes) {
      refuse(refusals.urlTooLong);
      return 'edge';
    }
    const target = parseRequestTarget(raw);
    if (target === null || hasTwoHosts(request)) {
      response.shouldKeepAlive = false;
      refuse(refusals.malformed);
      return 'edge';
    }
    if (await health.answer(target.path, response, context.securityHeaders(target.path))) return 'edge';
    const { route, path } = chooseRoute(target);
    const asked = route.keeps === 'pages' ? withSingleSlashes(target) : target;
    const address = clientKey(context.addressOf(request));
    const sendAway = () => {
      context.sentAway(request);
      refuse(refusals.overloaded);
      return route.name;
    };
    const { admits } = route;
    if (admits && context.turns.expectWait(address) > admits.expectedWaitMs) return sendAway();
    const since = performance.now();
    await context.turns.begin(address);
    if (response.closed) return route.name;
    const waitMs = admits && admits.longestWaitMs - (performance.now() - since);
    if (waitMs !== undefined && waitMs <= 0) return sendAway();
    await answerOn(route, request, response, asked, { leadsTo: path, waitMs });
    return route.name;
  };
}

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function isWritable({ writable }: EdgeRoute, path: string): boolean {
  return writable === 'all' || writable.some((prefix) => isUnder(path, prefix));
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

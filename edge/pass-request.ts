import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientKey } from './client-address.ts';
import type { EdgeRoute } from './edge-config.ts';
import { type EdgeContext, obeyPurge } from './edge-context.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type Refusal, refusals, sendRefusal } from './refusal.ts';
import { relayAnswer } from './relay.ts';
import { BodyError, type RequestBody, readRequestBody } from './request-body.ts';
import type { RequestTarget } from './request-target.ts';
import type { UpstreamCall } from './upstream.ts';
import { readVisitor } from './visitor.ts';

export interface PassedRequest {
  target: RequestTarget;
  route: EdgeRoute;
  /** As `ChosenRoute.path`. */
  leadsTo: string;
  /** As `PlaceWanted.waitMs`. */
  waitMs?: number | undefined;
}

/**
 * Streams one visitor's request to its upstream and the response back. When either side disconnects, the other side is
 * disconnected too.
 */
export async function passRequest(
  context: EdgeContext,
  request: IncomingMessage,
  response: ServerResponse,
  { target, route, leadsTo, waitMs }: PassedRequest,
): Promise<void> {
  const refuse = (refusal: Refusal) => {
    if (refusal.code === refusals.overloaded.code) context.sentAway(request);
    sendRefusal(request, response, refusal, context.securityHeaders(target.path));
  };
  const isReading = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
  if (response.destroyed) return;
  const left = new AbortController();
  let call: UpstreamCall | null = null;
  response.once('close', () => {
    if (response.writableFinished) return;
    left.abort();
    call?.abort();
  });

  let body: RequestBody = { kind: 'none' };
  try {
    // A body has no meaning in a reading request, and servers treat it differently: it is not forwarded.
    const limits = { maxBytes: route.maxBodyBytes, idleMs: context.limits.bodyIdleMs };
    if (!isReading) body = await readRequestBody(request, response, limits);
  } catch (error) {
    return refuse(refusalFor(error));
  }

  const address = context.addressOf(request);
  const visitor = readVisitor(request.headers, clientKey(address));
  const wanted = { route, path: leadsTo, isReading, hasLongBody: body.kind === 'stream', waitMs };
  const release = await context.pools.enter(wanted, visitor, left.signal);
  if (release === null) return refuse(refusals.overloaded);
  if (left.signal.aborted) return release();
  if (body.kind === 'stream' && body.stream.errored !== null) {
    release();
    return refuse(refusalFor(body.stream.errored));
  }
  const headers = context.upstreamHeaders(request.headers, address);
  delete headers['content-length'];
  if (body.kind === 'whole') headers['content-length'] = body.bytes.length;
  if (body.kind === 'stream' && request.headers['content-length'] !== undefined) {
    headers['content-length'] = request.headers['content-length'];
  }
  // A 304 would replace the policy of the document that the browser has cached, without knowing that document's hashes.
  if (route.keeps === 'pages') for (const name of CONDITIONS) delete headers[name];
  let bodyError: unknown = null;
  if (body.kind === 'stream') {
    body.stream.on('error', (error) => {
      bodyError = error;
      call?.abort();
    });
  }
  const upstream = context.upstreamOf(route);
  call = upstream.call({
    method: request.method ?? 'GET',
    url: target.url,
    headers,
    body: body.kind === 'none' ? null : body.kind === 'whole' ? body.bytes : body.stream,
  });
  let answer: IncomingMessage;
  try {
    answer = await call.answer;
  } catch {
    release();
    return refuse(bodyError === null ? refusals.unreachable : refusalFor(bodyError));
  }
  answer.once('close', release);
  context.transfers.follow(response, visitor.address, release);
  obeyPurge(context, answer);
  // Any part of the request that the upstream has not read by the end of its response is unwanted.
  response.once('finish', call.abort);
  const { status } = judgeAnswer(answer, target, route, context.limits);
  await relayAnswer(context, request, response, {
    answer,
    status,
    begun: [],
    target,
    route,
  });
}

const CONDITIONS = ['if-modified-since', 'if-none-match'];

function refusalFor(error: unknown): Refusal {
  if (!(error instanceof BodyError)) return refusals.unreachable;
  return error.code === 'edge_body_too_large' ? refusals.bodyTooLarge : refusals.slowBody;
}

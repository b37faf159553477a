import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from './admission.ts';
import { visibleHeaders } from './answer-headers.ts';
import { isCompressible } from './compress.ts';
import type { EdgeRoute } from './edge-config.ts';
import { type EdgeContext, obeyPurge } from './edge-context.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { type Judgement, judgeAnswer } from './judge-answer.ts';
import { readDocument } from './read-document.ts';
import { type Refusal, refusals } from './refusal.ts';
import { documentLinks, isHtml, readUpTo, upstreamSecurity } from './relay.ts';
import type { RequestTarget } from './request-target.ts';
import { type UpstreamCall, UpstreamError } from './upstream.ts';
import type { Visitor } from './visitor.ts';

export type FetchOutcome =
  /** For every request whose URL has the same key. */
  | { kind: 'page'; key: string; page: FinishedPage; state: 'miss' | 'pass' }
  /**
   * Only for the visitor who caused it; `begun` is what has been read so far. A caller that does not use it must
   * destroy it.
   */
  | {
      kind: 'personal';
      answer: IncomingMessage;
      status: number;
      begun: readonly Buffer[];
      isError: boolean;
      release: Release;
    }
  | { kind: 'failed'; refusal: Refusal };

type ReadOutcome =
  | Exclude<FetchOutcome, { kind: 'personal' }>
  | Omit<Extract<FetchOutcome, { kind: 'personal' }>, 'release'>;

export interface PageFetch {
  /** The cache's generation when the fetch began. */
  generation: number;
  outcome: Promise<FetchOutcome>;
  /**
   * Whether the fetch has a slot at the upstream. Until then it queues among the requests of the visitor who caused it.
   */
  hasPlace(): boolean;
  hasAnswer(): boolean;
  abort(): void;
}

/** Fetches something that may be shared from the upstream, and caches it if allowed. Never rejects. */
export function fetchPage(
  context: EdgeContext,
  { headers, visitor }: { headers: OutgoingHttpHeaders; visitor: Visitor },
  target: RequestTarget,
  route: EdgeRoute,
): PageFetch {
  const generation = context.cache.generation();
  const givenUp = new AbortController();
  let hasPlace = false;
  let hasAnswer = false;
  let call: UpstreamCall | null = null;
  // A single listener, however many retries there are.
  givenUp.signal.addEventListener('abort', () => call?.abort());

  const ask = (): Promise<IncomingMessage> => {
    const upstream = context.upstreamOf(route);
    call = upstream.call({ method: 'GET', url: target.url, headers: forEverybody(headers), body: null });
    return call.answer;
  };

  const hasNothingOlder = () => route.keeps === 'pages' && context.cache.find(target.url) === null;

  /** Retries until the upstream answers or has been down for longer than a restart takes. */
  const askUntilBack = async (): Promise<IncomingMessage> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const downSince = context.upstreamOf(route).downSince();
        const isOver = downSince === null || Date.now() - downSince >= context.limits.upstreamReturnMs;
        if (isOver || givenUp.signal.aborted || !hasNothingOlder()) throw error;
        await wait(RETURN_PAUSE_MS);
      }
      if (givenUp.signal.aborted) throw new UpstreamError('the call was aborted');
    }
  };

  const run = async (): Promise<FetchOutcome> => {
    const wanted = { route, path: target.path, isReading: true, hasLongBody: false };
    const release = await context.pools.enter(wanted, visitor, givenUp.signal);
    if (release === null) return { kind: 'failed', refusal: refusals.overloaded };
    hasPlace = true;
    if (givenUp.signal.aborted) {
      release();
      return { kind: 'failed', refusal: refusals.unreachable };
    }
    let answer: IncomingMessage;
    try {
      answer = await askUntilBack();
    } catch {
      release();
      return { kind: 'failed', refusal: refusals.unreachable };
    }
    answer.once('close', release);
    hasAnswer = true;
    obeyPurge(context, answer);
    const outcome = await readAnswer(context, answer, generation, target, route);
    return outcome.kind === 'personal' ? { ...outcome, release } : outcome;
  };

  const outcome = run().catch((error: unknown): FetchOutcome => {
    context.onEvent({ kind: 'unexpected', error });
    return { kind: 'failed', refusal: refusals.unreachable };
  });
  return { generation, outcome, hasPlace: () => hasPlace, hasAnswer: () => hasAnswer, abort: () => givenUp.abort() };
}

async function readAnswer(
  context: EdgeContext,
  answer: IncomingMessage,
  generation: number,
  target: RequestTarget,
  route: EdgeRoute,
): Promise<ReadOutcome> {
  const { cache, limits } = context;
  const { status, shared } = judgeAnswer(answer, target, route, limits);
  const older = cache.find(target.url);
  const isError = status >= 500 || status === 429;
  if (isError && older !== null) {
    answer.destroy();
    return { kind: 'failed', refusal: refusals.unreachable };
  }
  if (shared === null) {
    if (!isError) cache.remove(cache.keyFor(target.url));
    return { kind: 'personal', answer, status, begun: [], isError };
  }
  let read: Awaited<ReturnType<typeof readUpTo>>;
  try {
    read = await readUpTo(answer, shared.maxBytes);
  } catch {
    return { kind: 'failed', refusal: refusals.unreachable };
  }
  if (!read.isWhole) return { kind: 'personal', answer, status, begun: [read.bytes], isError };

  const content = presentContent(context, answer, read.bytes, { status, shared }, target, route);
  const page = await finishPage(content, older?.page ?? null);
  if (status === 200 && (shared.rule === 'all' || shared.rule.length > 0)) cache.learnRule(target.url, shared.rule);
  const key = cache.keyFor(target.url, shared.rule);
  if (!shared.isStorable) return { kind: 'page', key, page, state: 'pass' };
  // A slow response requested before a purge must not overwrite one requested after it.
  if ((cache.find(target.url)?.generation ?? 0) <= generation) {
    cache.keep(key, {
      page,
      freshUntil: Date.now() + shared.lifetimeMs,
      generation,
      isImmutable: shared.isImmutable,
      ignoresQuery: shared.rule !== 'all' && shared.rule.length === 0,
      hits: 0,
      retryAt: 0,
    });
  }
  return { kind: 'page', key, page, state: 'miss' };
}

function presentContent(
  context: EdgeContext,
  answer: IncomingMessage,
  body: Buffer,
  { status, shared }: Judgement,
  { path, query }: RequestTarget,
  route: EdgeRoute,
) {
  const type = answer.headers['content-type'];
  const document = isHtml(type) ? readDocument(context, body, path) : null;
  const cacheControl = shared?.cacheControl ?? null;
  const replaced = cacheControl === null ? REPLACED : [...REPLACED, 'cache-control'];
  return {
    status,
    headers: [
      ...visibleHeaders(answer.rawHeaders, route.origin, { except: replaced, query }),
      ...(document === null ? [] : documentLinks(context, route)),
      ...(cacheControl === null ? [] : ['Cache-Control', cacheControl]),
      ...context.securityHeaders(path, document?.hashes, upstreamSecurity(answer)),
    ],
    body: document?.html ?? body,
    isCompressible: isCompressible(type),
  };
}

/** Between two attempts to reach an upstream that is restarting. */
const RETURN_PAUSE_MS = 100;

/** Headers that the edge sets itself for a cached page. */
const REPLACED = ['accept-ranges', 'age', 'content-length', 'etag'];

/** Removes the headers that would make the response specific to one visitor: ranges and conditions. */
function forEverybody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = { ...headers };
  for (const name of ['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range']) {
    delete kept[name];
  }
  // The body of a GET is not forwarded, so its length must not be either.
  delete kept['content-length'];
  return kept;
}

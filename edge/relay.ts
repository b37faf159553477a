import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings } from './accepted-encodings.ts';
import { visibleHeaders, visibleVary } from './answer-headers.ts';
import { PASSED_CACHE_CONTROL } from './cache-control.ts';
import { createCompressor, isCompressible, WORTHWHILE_BYTES } from './compress.ts';
import type { EdgeRoute } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import { readDocument } from './read-document.ts';
import { endAnswer } from './request-body.ts';
import type { RequestTarget } from './request-target.ts';

export interface Relayed {
  answer: IncomingMessage;
  status: number;
  /** Chunks of the body that were already read. */
  begun: readonly Buffer[];
  target: RequestTarget;
  route: EdgeRoute;
}

/**
 * Streams an upstream's response to one visitor, at the visitor's pace. HTML documents are the exception: the policy in
 * their headers depends on their scripts, so a document is read completely before its first byte is sent.
 *
 * Rejects when either side disconnects; both are closed then.
 */
export async function relayAnswer(
  context: EdgeContext,
  request: IncomingMessage,
  response: ServerResponse,
  relayed: Relayed,
): Promise<void> {
  const { answer, status, route } = relayed;
  const { path, query } = relayed.target;
  if (response.destroyed) {
    answer.destroy();
    return;
  }
  const type = answer.headers['content-type'];
  const isEncoded = answer.headers['content-encoding'] !== undefined;
  response.once('close', () => {
    if (!response.writableFinished) answer.destroy();
  });
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  const isDocument = hasBody && !isEncoded && isHtml(type);

  let body: Readable = relayed.begun.length === 0 ? answer : Readable.from(prepend(relayed.begun, answer));
  let hashes: readonly string[] = [];
  if (isDocument) {
    const read = await readUpTo(answer, context.limits.maxPageBytes, relayed.begun);
    if (read.isWhole) {
      const document = readDocument(context, read.bytes, path);
      hashes = document.hashes;
      body = Readable.from([document.html]);
    } else {
      body = Readable.from(prepend([read.bytes], answer));
    }
  }

  const best = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  const length = answer.headers['content-length'];
  const mayCompress = hasBody && !isEncoded && status !== 206 && isCompressible(type) && !forbidsChange(answer);
  const encoding = mayCompress && Number(length ?? WORTHWHILE_BYTES) >= WORTHWHILE_BYTES ? best : 'identity';
  // The ETag is kept even when the response is compressed, so that an editor's `If-Match` still matches it.
  const isShared = route.keeps === 'pages' && /s-maxage/i.test(answer.headers['cache-control'] ?? '');
  const changed = [
    ...(isDocument || encoding !== 'identity' ? ['content-length', 'accept-ranges'] : []),
    ...(isShared ? ['cache-control'] : []),
  ];
  const vary = [...visibleVary(answer.headers.vary), ...(mayCompress ? ['Accept-Encoding'] : [])];
  response.writeHead(status, [
    ...visibleHeaders(answer.rawHeaders, route.origin, { except: changed, query }),
    ...(isShared ? ['Cache-Control', PASSED_CACHE_CONTROL] : []),
    ...(isHtml(type) ? documentLinks(context, route) : []),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(vary.length === 0 ? [] : ['Vary', vary.join(', ')]),
    ...context.securityHeaders(path, hashes, upstreamSecurity(answer)),
    'X-Edge',
    'pass',
  ]);
  if (!hasBody) {
    if (request.method === 'HEAD' && answer.headers['content-length'] !== '0') answer.destroy();
    else answer.resume();
  } else if (encoding === 'identity') {
    await pipeline(body, response, { end: false });
  } else {
    await pipeline(body, createCompressor(encoding), response, { end: false });
  }
  endAnswer(request, response);
}

export function isHtml(contentType: string | undefined): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType ?? '');
}

/** The site's documents link to the REST API, as WordPress's do: that is how WordPress clients discover it. */
export function documentLinks(context: EdgeContext, route: EdgeRoute): string[] {
  return route.keeps === 'pages' ? ['Link', context.restLink] : [];
}

export function upstreamSecurity({ headers }: IncomingMessage) {
  const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);
  return {
    contentSecurityPolicy: text(headers['content-security-policy']),
    crossOriginResourcePolicy: text(headers['cross-origin-resource-policy']),
    referrerPolicy: text(headers['referrer-policy']),
  };
}

/**
 * The whole body if it is no longer than `maxBytes`; otherwise the part read so far, with the response paused at that
 * point. Rejects when the upstream breaks off mid-response.
 */
export async function readUpTo(
  answer: IncomingMessage,
  maxBytes: number,
  begun: readonly Buffer[] = [],
): Promise<{ isWhole: boolean; bytes: Buffer }> {
  const pieces = [...begun];
  let length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  for await (const piece of answer.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(piece)) continue;
    pieces.push(piece);
    length += piece.length;
    if (length > maxBytes) return { isWhole: false, bytes: Buffer.concat(pieces) };
  }
  return { isWhole: true, bytes: Buffer.concat(pieces) };
}

async function* prepend(begun: readonly Buffer[], rest: Readable): AsyncGenerator<unknown> {
  yield* begun;
  yield* rest;
}

function forbidsChange(answer: IncomingMessage): boolean {
  return /no-transform/i.test(answer.headers['cache-control'] ?? '');
}

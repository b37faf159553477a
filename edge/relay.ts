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

export interface Relayed {
  answer: IncomingMessage;
  status: number;
  /** Pieces of the body that were read already. */
  begun: readonly Buffer[];
  path: string;
  route: EdgeRoute;
}

/**
 * Passes one visitor's answer on, piece by piece and at the visitor's pace. A document is the exception: its policy
 * stands in front of it, so it is read whole before its first byte leaves.
 *
 * Rejects when either side breaks off; both are closed then.
 */
export async function relayAnswer(
  context: EdgeContext,
  request: IncomingMessage,
  response: ServerResponse,
  relayed: Relayed,
): Promise<void> {
  const { answer, status, path, route } = relayed;
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
      const document = readDocument(context, read.bytes, path, route);
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
  // The tag stays as it is, compressed or not: `If-Match` of an editor must find it again.
  const isShared = route.keeps === 'pages' && /s-maxage/i.test(answer.headers['cache-control'] ?? '');
  const changed = [
    ...(isDocument || encoding !== 'identity' ? ['content-length', 'accept-ranges'] : []),
    ...(isShared ? ['cache-control'] : []),
  ];
  const vary = [...visibleVary(answer.headers.vary), ...(mayCompress ? ['Accept-Encoding'] : [])];
  response.writeHead(status, [
    ...visibleHeaders(answer.rawHeaders, route.origin, changed),
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

/** A document of the site says where the REST API is, as WordPress's do: that is how its clients find it. */
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
 * The body as one piece if it is no longer than `maxBytes`; otherwise what has been read of it, with the answer paused
 * behind that. Rejects when the upstream breaks off in the middle.
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

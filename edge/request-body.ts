import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';

export interface BodyLimits {
  maxBytes: number;
  /** The time within which a body must make progress. */
  idleMs: number;
}

/** `stream` fails with a `BodyError` when a limit is exceeded. If it is never read, that error is not thrown. */
export type RequestBody = { kind: 'none' } | { kind: 'whole'; bytes: Buffer } | { kind: 'stream'; stream: Readable };

export class BodyError extends Error {
  readonly code: 'edge_body_too_large' | 'edge_request_timeout' | 'edge_visitor_left';
  constructor(code: BodyError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Short bodies are read completely before a slot at the upstream is taken, so a client that sends a byte a minute
 * occupies nothing but a socket. Of longer bodies, and of those of unknown length, a first part is read; the rest is
 * streamed, with a minimum transfer rate. Throws `BodyError`.
 */
export async function readRequestBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits,
): Promise<RequestBody> {
  const length = request.headers['content-length'];
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  if (!isChunked && (length === undefined || length === '0')) return { kind: 'none' };
  if (length !== undefined && Number(length) > limits.maxBytes) throw tooLarge(limits);
  if (/^100-continue$/i.test(request.headers.expect ?? '')) response.writeContinue();
  const isShort = !isChunked && Number(length) <= SHORT_BYTES;
  const pace = { leastBytes: LEAST_BYTES };
  const stream = withLimits(request, limits, pace);
  const { isWhole, bytes } = await readBeginning(stream, isChunked || isShort ? SHORT_BYTES : FIRST_BYTES);
  if (isWhole) return { kind: 'whole', bytes };
  pace.leastBytes = LEAST_BYTES_OF_LONG;
  stream.unshift(bytes);
  return { kind: 'stream', stream };
}

/**
 * Ends a response. While the request is still arriving, the rest of it is first read and discarded for a moment:
 * closing a socket with unread input sends a reset, and the visitor's system would then discard the response as well.
 */
export function endAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed) {
    response.end();
    return;
  }
  const end = () => {
    clearTimeout(timer);
    request.off('end', end);
    request.off('close', end);
    response.end(() => {
      if (!request.complete) request.socket.destroy();
    });
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once('end', end);
  request.once('close', end);
  response.flushHeaders();
  request.unpipe();
  request.resume();
}

const SHORT_BYTES = 64 * 1024;
/** How much of a long body is read before a slot at the upstream is requested. */
const FIRST_BYTES = 16 * 1024;
const LINGER_MS = 2_000;
/** Per `idleMs`. At 20 s that is 200 bytes a second, for a request that occupies only a socket. */
const LEAST_BYTES = 4 * 1024;
/**
 * Per `idleMs`. At 20 s that is 1.6 KB a second, for a body that occupies a slot; the slowest lines in use do ten times
 * that.
 */
const LEAST_BYTES_OF_LONG = 32 * 1024;

/** Reads up to `mostBytes`, plus the rest of the chunk that exceeds them. */
async function readBeginning(stream: Readable, mostBytes: number): Promise<{ isWhole: boolean; bytes: Buffer }> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(piece)) continue;
    pieces.push(piece);
    length += piece.length;
    if (length > mostBytes) return { isWhole: false, bytes: Buffer.concat(pieces) };
  }
  return { isWhole: true, bytes: Buffer.concat(pieces) };
}

function withLimits(request: IncomingMessage, limits: BodyLimits, pace: { leastBytes: number }): Readable {
  let received = 0;
  let receivedBefore = 0;
  const limited = new Transform({
    transform(chunk, _encoding, done) {
      received += chunk.length;
      if (received > limits.maxBytes) done(tooLarge(limits));
      else done(null, chunk);
    },
  });
  // A limit may be exceeded while nothing reads the body: when its request waits for a slot, or has been refused.
  limited.on('error', () => {});
  const timer = setInterval(() => {
    // A full buffer means that the upstream is the slow one; its own timeout deals with that.
    const isHeldUp = limited.readableLength >= limited.readableHighWaterMark;
    if (!isHeldUp && received - receivedBefore < pace.leastBytes) {
      limited.destroy(
        new BodyError('edge_request_timeout', `The body made almost no progress for ${limits.idleMs} ms.`),
      );
    }
    receivedBefore = received;
  }, limits.idleMs);
  limited.once('close', () => clearInterval(timer));
  const leave = () => {
    if (!request.complete) limited.destroy(new BodyError('edge_visitor_left', 'The visitor aborted the request.'));
  };
  request.once('close', leave);
  request.once('error', leave);
  request.pipe(limited);
  if (request.destroyed) leave();
  return limited;
}

function tooLarge({ maxBytes }: BodyLimits): BodyError {
  return new BodyError('edge_body_too_large', `The body is longer than ${maxBytes} bytes.`);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';

export interface BodyLimits {
  maxBytes: number;
  /** A body of which no more than a few kilobytes come in this time has stopped, or means to hold a place for nothing. */
  idleMs: number;
}

/** `stream` fails with a `BodyError` when a limit is passed. */
export type RequestBody = { kind: 'none' } | { kind: 'whole'; bytes: Buffer } | { kind: 'stream'; stream: Readable };

export class BodyError extends Error {
  readonly code: 'edge_body_too_large' | 'edge_request_timeout' | 'edge_visitor_left';
  constructor(code: BodyError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Short bodies are read whole before a place at the upstream is taken, so that a visitor who sends a byte a minute
 * holds nothing but a socket. Longer ones, and those that do not say how long they are, pass through as they come.
 * Throws `BodyError`.
 */
export async function readRequestBody(request: IncomingMessage, limits: BodyLimits): Promise<RequestBody> {
  const length = request.headers['content-length'];
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  if (!isChunked && (length === undefined || length === '0')) return { kind: 'none' };
  if (length !== undefined && Number(length) > limits.maxBytes) throw tooLarge(limits);
  const stream = withLimits(request, limits);
  if (isChunked || Number(length) > SHORT_BYTES) return { kind: 'stream', stream };
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return { kind: 'whole', bytes: Buffer.concat(chunks) };
}

/**
 * Ends an answer. When the request is still coming, what is left of it is thrown away for a moment first: a socket closed
 * upon unread bytes makes the visitor's system drop the answer as well.
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
const LINGER_MS = 2_000;
/** In `idleMs`. */
const LEAST_BYTES = 4 * 1024;

function withLimits(request: IncomingMessage, limits: BodyLimits): Readable {
  let received = 0;
  let receivedBefore = 0;
  const limited = new Transform({
    transform(chunk, _encoding, done) {
      received += chunk.length;
      if (received > limits.maxBytes) done(tooLarge(limits));
      else done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    // A full buffer means that the upstream is the slow one; its own timeout deals with that.
    const isHeldUp = limited.readableLength >= limited.readableHighWaterMark;
    if (!isHeldUp && received - receivedBefore < LEAST_BYTES) {
      limited.destroy(new BodyError('edge_request_timeout', `The body as good as stopped for ${limits.idleMs} ms.`));
    }
    receivedBefore = received;
  }, limits.idleMs);
  limited.once('close', () => clearInterval(timer));
  request.once('close', () => {
    if (!request.complete) limited.destroy(new BodyError('edge_visitor_left', 'The visitor broke the request off.'));
  });
  request.pipe(limited);
  return limited;
}

function tooLarge({ maxBytes }: BodyLimits): BodyError {
  return new BodyError('edge_body_too_large', `The body is longer than ${maxBytes} bytes.`);
}

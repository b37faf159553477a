import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';

export interface BodyLimits {
  maxBytes: number;
  /** Silence of the visitor that ends the request. */
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
 * For an answer that is complete while the request is not. What still comes is thrown away for a moment, so that the
 * visitor reads the answer (a closed socket would make their system drop it), and then the connection ends.
 */
export function closeUnlessRead(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}

const SHORT_BYTES = 64 * 1024;
const LINGER_MS = 2_000;

function withLimits(request: IncomingMessage, limits: BodyLimits): Readable {
  let received = 0;
  const limited = new Transform({
    transform(chunk, _encoding, done) {
      received += chunk.length;
      timer.refresh();
      if (received > limits.maxBytes) done(tooLarge(limits));
      else done(null, chunk);
    },
  });
  const timer = setTimeout(() => {
    // A full buffer means that the upstream is the slow one; its own timeout deals with that.
    if (limited.readableLength >= limited.readableHighWaterMark) timer.refresh();
    else limited.destroy(new BodyError('edge_request_timeout', `The body paused for more than ${limits.idleMs} ms.`));
  }, limits.idleMs);
  limited.once('close', () => clearTimeout(timer));
  request.once('close', () => {
    if (!request.complete) limited.destroy(new BodyError('edge_visitor_left', 'The visitor broke the request off.'));
  });
  request.pipe(limited);
  return limited;
}

function tooLarge({ maxBytes }: BodyLimits): BodyError {
  return new BodyError('edge_body_too_large', `The body is longer than ${maxBytes} bytes.`);
}

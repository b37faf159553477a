import { type HostileMoment, type HostileVisit, hostileBehaviours } from './hostile-client.ts';
import type { Random } from './seeded-random.ts';

/** A request as a well-behaved client would send it. */
export interface HonestRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

/** A variation of the request. `chunked` sends the body without its length. */
type Dress = 'plain' | 'chunked' | 'expect-continue' | 'upgrade' | 'close' | 'pipelined';

const dresses: readonly Dress[] = ['plain', 'chunked', 'expect-continue', 'upgrade', 'close', 'pipelined'];

export interface DescribedVisit extends HostileVisit {
  /** For reporting a failure. */
  description: string;
}

/**
 * Chooses a random visit: any request in any variation, abandoned in any way at any moment. The same seed gives the
 * same visits.
 */
export function chooseHostileVisit(
  random: Random,
  requests: readonly HonestRequest[],
  { mostHoldMs }: { mostHoldMs: number },
): DescribedVisit {
  const request = random.pick(requests);
  const dress = random.pick(dresses);
  const { bytes, headLength, lineLength } = printRequest(request, dress);
  const at = random.pick<() => HostileMoment>([
    () => 0,
    () => 1 + random.below(lineLength - 1),
    () => lineLength + random.below(headLength - lineLength),
    () => headLength,
    () => headLength + random.below(bytes.length - headLength + 1),
    () => 'sent',
    () => 'answer-begun',
    () => 'answered',
  ])();
  const behaviour = random.pick(hostileBehaviours);
  const description = `${request.method} ${request.target} (${dress}): ${behaviour} at ${at} of ${bytes.length} bytes`;
  return { bytes, at, behaviour, holdMs: random.below(mostHoldMs + 1), description };
}

/** The bytes of a request, and the lengths of its request line and its head. */
export function printRequest(
  { method, target, headers = {}, body = Buffer.alloc(0) }: HonestRequest,
  dress: Dress = 'plain',
): { bytes: Buffer; lineLength: number; headLength: number } {
  const line = `${method} ${target} HTTP/1.1\r\n`;
  const isChunked = dress === 'chunked' && body.length > 0;
  const head = Object.entries({
    host: 'localhost',
    ...headers,
    ...(isChunked ? { 'transfer-encoding': 'chunked' } : body.length > 0 ? { 'content-length': body.length } : {}),
    ...DRESS_HEADERS[dress],
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const opening = Buffer.from(`${line}${head.join('')}\r\n`);
  const once = Buffer.concat([opening, isChunked ? inChunks(body) : body]);
  const bytes = dress === 'pipelined' ? Buffer.concat([once, once, once]) : once;
  return { bytes, lineLength: line.length, headLength: opening.length };
}

const DRESS_HEADERS: Readonly<Record<Dress, Readonly<Record<string, string>>>> = {
  plain: {},
  chunked: {},
  'expect-continue': { expect: '100-continue' },
  upgrade: {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  },
  close: { connection: 'close' },
  pipelined: {},
};

function inChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    const part = body.subarray(at, at + CHUNK_BYTES);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

const CHUNK_BYTES = 16 * 1024;

import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * `address`: it is none that may be fetched. `notPublic`: the host is no public one. `redirects`: too many.
 * `refused`: the host does not give it to us. `encoded`: compressed, although that was not asked for. `cut`: it ended
 * early. `aborted`: the caller's signal.
 */
export type FetchFault =
  | 'address'
  | 'unknownHost'
  | 'notPublic'
  | 'unreachable'
  | 'notFound'
  | 'refused'
  | 'redirects'
  | 'encoded'
  | 'tooLarge'
  | 'cut'
  | 'timeout'
  | 'aborted';

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly fault: FetchFault;

  constructor(fault: FetchFault, cause?: unknown) {
    super(`The address could not be fetched: ${fault}.`, { cause });
    this.fault = fault;
  }
}

export interface FetchLimits {
  readonly bytes: number;
  /** Milliseconds for everything, redirects included, until the last byte. */
  readonly total: number;
  /** Milliseconds without a byte. */
  readonly stall: number;
  readonly redirects: number;
}

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** What may be fetched from. */
export interface FetchGuard {
  /** Every IP address of a host. */
  resolve(host: string): Promise<readonly HostAddress[]>;
  isAllowed(address: string): boolean;
  isPortAllowed(port: number): boolean;
}

export const publicInternet: FetchGuard = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  isPortAllowed: (port) => port === 80 || port === 443,
};

export interface FetchedFile {
  /** Where it was found, after redirects. */
  readonly address: URL;
  /** At most `limits.bytes`. Throws `FetchError`. */
  readonly body: AsyncIterable<Uint8Array>;
}

export const MAX_ADDRESS_LENGTH = 2_000;

/**
 * Fetches a file from an address that somebody else wrote. A host is resolved once; all its addresses must be allowed,
 * and the connection goes to one of these, so that a name that changes its mind leads nowhere. The same is checked for
 * each redirect. Nothing of ours is sent: no cookies, no credentials, no referrer. Rejects with `FetchError`, and with
 * whatever `use` throws; the connection is closed once `use` has ended.
 */
export async function fetchPublic<Result>(
  address: string,
  limits: FetchLimits,
  use: (file: FetchedFile) => Promise<Result>,
  { guard = publicInternet, signal }: { readonly guard?: FetchGuard; readonly signal?: AbortSignal } = {},
): Promise<Result> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new FetchError('timeout')), limits.total);
  const leave = () => stop.abort(new FetchError('aborted', signal?.reason));
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  try {
    const found = await follow(readAddress(address, guard), limits, guard, stop);
    const body = readBody(found.answer, limits.bytes, stop.signal);
    return await use({ address: found.address, body });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    stop.abort();
  }
}

async function follow(first: URL, limits: FetchLimits, guard: FetchGuard, stop: AbortController) {
  let address = first;
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const addresses = await unlessAborted(resolveHost(address, guard), stop.signal);
    const answer = await open(address, addresses, limits.stall, stop);
    const { statusCode = 0, headers } = answer;
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) {
      try {
        checkAnswer(answer, limits);
      } catch (error) {
        answer.destroy();
        throw error;
      }
      return { address, answer };
    }
    answer.destroy();
    address = readAddress(headers.location, guard, address);
  }
  throw new FetchError('redirects');
}

function readAddress(text: string, guard: FetchGuard, base?: URL): URL {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text, base)) throw new FetchError('address');
  const address = new URL(text, base);
  const { protocol, username, password, port } = address;
  const usualPort = protocol === 'https:' ? 443 : 80;
  const isHttp = protocol === 'https:' || protocol === 'http:';
  if (!isHttp || username !== '' || password !== '') throw new FetchError('address');
  if (!guard.isPortAllowed(port === '' ? usualPort : Number(port))) throw new FetchError('address');
  return address;
}

async function resolveHost(address: URL, guard: FetchGuard): Promise<readonly HostAddress[]> {
  const host = hostOf(address);
  const family = isIP(host);
  const addresses = family === 0 ? await resolveName(host, guard) : [{ address: host, family }];
  if (addresses.length === 0) throw new FetchError('unknownHost');
  if (!addresses.every((one) => guard.isAllowed(one.address))) throw new FetchError('notPublic');
  return addresses;
}

async function resolveName(host: string, guard: FetchGuard): Promise<readonly HostAddress[]> {
  try {
    return await guard.resolve(host);
  } catch (error) {
    throw new FetchError('unknownHost', error);
  }
}

/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Connects to one of these addresses, and resolves with the headers of the answer. */
function open(address: URL, addresses: readonly HostAddress[], stall: number, stop: AbortController) {
  const toChecked: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (address.protocol === 'https:' ? requestSecure : requestPlain)({
      host: hostOf(address),
      port: address.port,
      path: address.pathname + address.search,
      headers: {
        Host: address.host,
        Accept: 'image/avif,image/webp,image/*;q=0.9,*/*;q=0.1',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Haptera',
        Connection: 'close',
      },
      agent: false,
      lookup: toChecked,
      signal: stop.signal,
    });
    request.setTimeout(stall, () => stop.abort(new FetchError('timeout')));
    request.on('response', resolve);
    // Whatever comes after the answer has begun is an error of its body.
    request.on('error', (error) => reject(explain(error, stop.signal, 'unreachable')));
    request.end();
  });
}

function checkAnswer({ statusCode, headers }: IncomingMessage, limits: FetchLimits): void {
  if (statusCode === 404 || statusCode === 410) throw new FetchError('notFound');
  if (statusCode !== 200) throw new FetchError('refused', `It answered ${statusCode}.`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new FetchError('encoded');
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw new FetchError('tooLarge');
}

async function* readBody(
  answer: IncomingMessage,
  maximumBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of answer) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The body was decoded as text.');
      size += chunk.byteLength;
      if (size > maximumBytes) throw new FetchError('tooLarge');
      yield chunk;
    }
  } catch (error) {
    throw explain(error, signal, 'cut');
  }
}

/** The reason why this request was ended, if it was; otherwise what the network reports is this fault. */
function explain(error: unknown, signal: AbortSignal, fault: FetchFault): FetchError {
  if (error instanceof FetchError) return error;
  return signal.aborted && signal.reason instanceof FetchError ? signal.reason : new FetchError(fault, error);
}

/** A name server cannot be told to stop; its answer is ignored then. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

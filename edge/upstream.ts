import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { EdgeEvent } from './edge-config.ts';
import { PatientAgent } from './patient-agent.ts';
import type { Turns } from './turns.ts';

export interface Upstream {
  name: string;
  origin: string;
  call(options: UpstreamCallOptions): UpstreamCall;
  /** Whether it failed within the last second. Then a stale page should be served, if there is one. */
  isDown(now: number): boolean;
  /** When the current series of failures began; null if the last attempt got a response. */
  downSince(): number | null;
  /** Whether it sends any response within a second. */
  probe(): Promise<boolean>;
  close(): void;
}

export interface UpstreamCallOptions {
  method: string;
  url: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | Readable | null;
}

export interface UpstreamCall {
  /** Rejects with `UpstreamError` when the upstream is unreachable, times out or disconnects. */
  answer: Promise<IncomingMessage>;
  /** Aborts the call, including a response that is still arriving. */
  abort(): void;
}

export class UpstreamError extends Error {
  readonly code = 'edge_upstream_unreachable';
  readonly status = 503;
}

/**
 * Maximum bytes of a response's headers. A redirect of an 8 KB address returns it escaped, up to three times as long.
 * With Node's default of 16 KB, anybody could make an upstream look broken.
 */
const LONGEST_HEAD = 64 * 1024;

/** Whether Node's HTTP parser failed. */
function isUnreadable(error: Error): boolean {
  return 'code' in error && /^HPE_/.test(String(error.code));
}

/** A client for one HTTP server behind the edge, with keep-alive connections. */
export function createUpstream(options: {
  name: string;
  origin: string;
  idleMs: number;
  /** Each request and each response begins in its own turn. */
  turns: Turns;
  onEvent: (event: EdgeEvent) => void;
}): Upstream {
  const { protocol, hostname, port } = new URL(options.origin);
  if (protocol !== 'http:') throw new Error(`The origin of upstream "${options.name}" must begin with http://.`);
  // Shorter than the 5 s after which Node's servers (Next's and ours) close an idle connection, so that we close it
  // first.
  const agent = new PatientAgent({ keepAlive: true, maxFreeSockets: 64, timeout: 4_000 });
  const target = { agent, hostname: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 80 : Number(port) };
  let downUntil = 0;
  let downSince: number | null = null;

  const failed = (reason: string) => {
    downUntil = Date.now() + 1_000;
    if (downSince === null) options.onEvent({ kind: 'upstream-down', upstream: options.name, reason });
    downSince ??= Date.now();
  };
  const answered = () => {
    downUntil = 0;
    if (downSince !== null) options.onEvent({ kind: 'upstream-up', upstream: options.name });
    downSince = null;
  };

  const call = (wanted: UpstreamCallOptions): UpstreamCall => {
    let outgoing: ClientRequest | null = null;
    let isAborted = false;

    /**
     * Rejects if the response broke off while it waited for its turn: its `close` event is over, so nobody would
     * notice.
     */
    const inItsTurn = async (answer: IncomingMessage): Promise<IncomingMessage> => {
      await options.turns.goOn();
      if (answer.destroyed) throw new UpstreamError(`${options.name} closed the connection during its response`);
      return answer;
    };

    const attempt = async (mayRetry: boolean): Promise<IncomingMessage> => {
      await options.turns.goOn();
      if (isAborted) throw new UpstreamError('the call was aborted');
      return new Promise((resolve, reject) => {
        const { method, url: path, headers } = wanted;
        const sent = request({ ...target, method, path, headers: withRawName(headers), maxHeaderSize: LONGEST_HEAD });
        // Has the headers written before `end` tells Node the length of the body, for the same reason.
        if (headers['content-disposition'] !== undefined) sent.write(Buffer.alloc(0));
        outgoing = sent;
        sent.setTimeout(options.idleMs, () => sent.destroy(new UpstreamError('timed out')));
        let hasAnswer = false;
        sent.once('response', (answer) => {
          hasAnswer = true;
          // A reader of the response handles its errors; this listener is for when there is no reader any more.
          answer.on('error', () => {});
          answered();
          resolve(inItsTurn(answer));
        });
        sent.on('error', (error) => {
          // Once the response headers are in, failures surface on the response itself.
          if (hasAnswer) return;
          if (isAborted) return reject(new UpstreamError('the call was aborted'));
          const wasDropped = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
          if (wasDropped && mayRetry) return resolve(attempt(false));
          // An upstream that sends unparsable data is still up: other requests must not be kept from it.
          if (!isUnreadable(error)) failed(error.message);
          reject(new UpstreamError(`${options.name} did not answer: ${error.message}`, { cause: error }));
        });
        // A call may also end with neither a response nor an error, for example when the upstream switches protocols.
        sent.once('close', () => reject(new UpstreamError(`${options.name} did not answer`)));
        if (wanted.body === null || Buffer.isBuffer(wanted.body)) sent.end(wanted.body ?? undefined);
        else wanted.body.pipe(sent);
      });
    };

    return {
      // A GET or HEAD without a body is retried when its keep-alive connection turns out to have been closed.
      answer: attempt(wanted.body === null && (wanted.method === 'GET' || wanted.method === 'HEAD')),
      abort() {
        isAborted = true;
        outgoing?.destroy();
      },
    };
  };

  return {
    name: options.name,
    origin: options.origin,
    call,
    isDown: (now) => now < downUntil,
    downSince: () => downSince,
    async probe() {
      const probing = call({ method: 'HEAD', url: '/', headers: {}, body: null });
      const timer = setTimeout(() => probing.abort(), 1_000);
      try {
        (await probing.answer).resume();
        return true;
      } catch {
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.destroy(),
  };
}

/**
 * Once Node knows the length of a body, it sends the bytes of a following `Content-Disposition` as UTF-8 cut to one byte a
 * character, which destroys the name of an uploaded file. So this header comes first.
 */
function withRawName(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-disposition': disposition, ...others } = headers;
  return disposition === undefined ? headers : { 'content-disposition': disposition, ...others };
}

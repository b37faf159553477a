import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { EdgeEvent } from './edge-config.ts';
import { PatientAgent } from './patient-agent.ts';
import type { Turns } from './turns.ts';

export interface Upstream {
  name: string;
  origin: string;
  call(options: UpstreamCallOptions): UpstreamCall;
  /** Has failed within the last second: whoever has an older page should show that. */
  isDown(now: number): boolean;
  /** Since when it has failed without an answer in between; null when it answered last. */
  downSince(): number | null;
  /** Whether it answers at all, whatever it says, within a second. */
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
  /** Rejects with `UpstreamError` when the upstream cannot be reached, is silent for too long or breaks off. */
  answer: Promise<IncomingMessage>;
  /** Ends the call, and the answer if it is still coming. */
  abort(): void;
}

export class UpstreamError extends Error {
  readonly code = 'edge_upstream_unreachable';
  readonly status = 503;
}

/**
 * Bytes of an answer's head. An address of 8 KB that is led on comes back as up to three times as much, escaped; Node's usual
 * 16 KB would be a way for anybody to make an upstream look broken.
 */
const LONGEST_HEAD = 64 * 1024;

/** Node's parser gave up on what came. */
function isUnreadable(error: Error): boolean {
  return 'code' in error && /^HPE_/.test(String(error.code));
}

/** One HTTP server behind the edge, with connections that are used again. */
export function createUpstream(options: {
  name: string;
  origin: string;
  idleMs: number;
  /** Each request and each answer begins in a turn of its own. */
  turns: Turns;
  onEvent: (event: EdgeEvent) => void;
}): Upstream {
  const { protocol, hostname, port } = new URL(options.origin);
  if (protocol !== 'http:') throw new Error(`The origin of upstream "${options.name}" must begin with http://.`);
  // Shorter than the 5 s after which Node's servers (Next's and ours) drop an idle connection, so that we let go first.
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

    /** What broke off while it waited would tell nobody any more: its `close` is over. */
    const inItsTurn = async (answer: IncomingMessage): Promise<IncomingMessage> => {
      await options.turns.goOn();
      if (answer.destroyed) throw new UpstreamError(`${options.name} broke its answer off`);
      return answer;
    };

    const attempt = async (mayRetry: boolean): Promise<IncomingMessage> => {
      await options.turns.goOn();
      if (isAborted) throw new UpstreamError('the call was given up');
      return new Promise((resolve, reject) => {
        const { method, url: path, headers } = wanted;
        const sent = request({ ...target, method, path, headers, maxHeaderSize: LONGEST_HEAD });
        outgoing = sent;
        sent.setTimeout(options.idleMs, () => sent.destroy(new UpstreamError('said nothing for too long')));
        let hasAnswer = false;
        sent.once('response', (answer) => {
          hasAnswer = true;
          // Whoever reads the answer is told by its own means; nobody may be reading it any more.
          answer.on('error', () => {});
          answered();
          resolve(inItsTurn(answer));
        });
        sent.on('error', (error) => {
          // Behind the answer's head a failure reaches whoever reads the answer.
          if (hasAnswer) return;
          if (isAborted) return reject(new UpstreamError('the call was given up'));
          const wasDropped = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
          if (wasDropped && mayRetry) return resolve(attempt(false));
          // What speaks, if in a way that cannot be read, is not away: others need not go without it.
          if (!isUnreadable(error)) failed(error.message);
          reject(new UpstreamError(`${options.name} did not answer: ${error.message}`, { cause: error }));
        });
        // A call may also end without either, as when the upstream changes the protocol.
        sent.once('close', () => reject(new UpstreamError(`${options.name} did not answer`)));
        if (wanted.body === null || Buffer.isBuffer(wanted.body)) sent.end(wanted.body ?? undefined);
        else wanted.body.pipe(sent);
      });
    };

    return {
      // A request without a body and of a method that may be repeated survives a connection that was closed under it.
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

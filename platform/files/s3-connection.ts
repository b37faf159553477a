import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { WriteLine } from '#kit/line-log.ts';
import { PlatformError } from '../errors.ts';
import { readText } from './read-s3-answer.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Question {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly range?: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Statuses that count as success; any other is a refusal. */
  readonly takes: readonly number[];
}

export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface S3ConnectionOptions {
  readonly log: WriteLine;
  /** Timeout for a response, and between chunks of a file, in milliseconds; default 20,000. */
  readonly patience?: number;
  /** Timeout for a request with a body, in milliseconds; default 120,000. */
  readonly sendingPatience?: number;
  /** Milliseconds before each retry; default 200 and 1,000. */
  readonly waits?: readonly number[];
}

/** `ask` and `open` retry where that may help; then they log the reason and throw `busy`. */
export interface S3Connection {
  /** Resolves to the complete response, which is a small text. */
  ask(question: S3Question): Promise<S3Answer>;
  /** Resolves once an object of `bytes` bytes, or a part of one, begins to arrive. */
  open(question: S3Question, bytes: (headers: Headers) => number): Promise<ReadableStream<Uint8Array>>;
  /** For an invalid response: logs it and returns the error to throw. */
  fail(question: S3Question, reason: string): PlatformError;
}

/** Maximum characters of a response that is read completely; a page of a list has some 400,000. */
const ANSWER = 4 * 1024 * 1024;
/** Seconds after which a client may try again. */
const RETRY_AFTER = 5;

class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly mayPass: boolean;

  constructor(status: number, code: string) {
    super(`${status} ${code}`.trim());
    // 501 is permanent: a store will not implement something between two retries.
    this.mayPass = (status >= 500 && status !== 501) || status === 429 || code === 'RequestTimeout';
  }
}

export function connectS3(settings: S3Settings, options: S3ConnectionOptions): S3Connection {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings;
  const { log, patience = 20_000, sendingPatience = 120_000, waits = [200, 1_000] } = options;
  /** Cache of the signing keys, which change every day. */
  const derived = new Map<string, ArrayBuffer>();

  const sign = async ({ method, key, query = {}, body = new Uint8Array() }: S3Question) => {
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const path = key === '' ? bucket : `${bucket}/${key}`;
    // Keys of previous days would otherwise stay for ever.
    if (derived.size > 10) derived.clear();
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
      headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: derived,
    });
    return signer.sign();
  };

  const attempt = async <Result>(
    question: S3Question,
    take: (response: Response, stop: AbortController) => Promise<Result>,
  ): Promise<Result> => {
    const { url, headers } = await sign(question);
    // Needed so that the reported size is that of the object. Not signed, because a proxy in between may change it.
    headers.set('Accept-Encoding', 'identity');
    if (question.range !== undefined) headers.set('Range', question.range);
    const stop = new AbortController();
    const longest = question.body === undefined ? patience : sendingPatience;
    const timer = setTimeout(() => stop.abort(new Error(`no answer within ${longest} ms`)), longest);
    try {
      const response = await fetch(url, {
        method: question.method,
        headers,
        // A signed request must not be redirected to another host.
        redirect: 'manual',
        signal: stop.signal,
        ...(question.body && { body: question.body }),
      });
      if (question.takes.includes(response.status)) return await take(response, stop);
      const text = await readSmall(response).catch(() => '');
      throw new S3Refusal(response.status, (readText(text, 'Code') ?? '').slice(0, 100));
    } finally {
      clearTimeout(timer);
    }
  };

  const persist = async <Result>(
    question: S3Question,
    take: (response: Response, stop: AbortController) => Promise<Result>,
  ): Promise<Result> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(question, take);
      } catch (error) {
        const wait = waits[tries];
        const isFinal = wait === undefined || (error instanceof S3Refusal && !error.mayPass);
        if (isFinal) throw fail(question, explain(error));
        await sleep(wait);
      }
    }
  };

  const fail = ({ method, key }: S3Question, reason: string): PlatformError => {
    log(`Object store: ${method} of ${key === '' ? 'the bucket' : key} failed: ${reason}`);
    return new PlatformError('busy', { retryAfter: RETRY_AFTER });
  };

  return {
    ask: (question) =>
      persist(question, async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await readSmall(response),
      })),
    open: (question, bytes) =>
      persist(question, async ({ headers, body }, stop) => {
        const expected = bytes(headers);
        if (body === null) throw new Error('an object without a body');
        return watchBody(body, { expected, stop, patience, fail: (error) => fail(question, explain(error)) });
      }),
    fail,
  };
}

interface Watch {
  /** Bytes. */
  readonly expected: number;
  readonly stop: AbortController;
  /** Timeout between chunks while a reader is waiting, in milliseconds. */
  readonly patience: number;
  readonly fail: (error: unknown) => Error;
}

/** Wraps a body with backpressure. Fails when the store times out or sends fewer or more bytes than announced. */
function watchBody(
  body: ReadableStream<Uint8Array>,
  { expected, stop, patience, fail }: Watch,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let received = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const timer = setTimeout(() => stop.abort(new Error(`nothing more for ${patience} ms`)), patience);
        try {
          const { value, done } = await reader.read();
          if (done && received !== expected) throw new Error(`${received} bytes came of ${expected}`);
          if (done) return controller.close();
          received += value.byteLength;
          controller.enqueue(value);
        } catch (error) {
          controller.error(fail(error));
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: () => {
        stop.abort();
        // The reader canceled on purpose, so an error here is not a failure.
        void reader.cancel().catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function readSmall(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > ANSWER) throw new Error('an answer that is too long');
  }
  return text + decoder.decode();
}

/** Includes the cause, because `fetch failed` alone is not informative. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${error.message} (${cause.message})` : error.message;
}

import type { Announcement } from '#contract/announcement.ts';
import { signatureHeader, signWebhook } from '#contract/webhook.ts';
import type { Database } from '#kit/database/connect.ts';
import { listPending, markDelivered, markFailed, type OutboxEntry } from './store.ts';

export interface OutboxWorker {
  start(): void;
  /** After a commit that announced something. */
  wake(): void;
  close(): Promise<void>;
}

export interface OutboxWorkerOptions {
  readonly database: Database;
  /** Null: entries wait. */
  readonly url: string | null;
  readonly key: Buffer;
  /** What is counted, and how far: the site learns at once that another process counts now. */
  readonly content: { readonly source: string; version(): number };
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Milliseconds: the first wait after a failure, the longest one, and how long an answer may take. */
  readonly firstDelay?: number;
  readonly maxDelay?: number;
  readonly timeout?: number;
}

/** Entries that may travel in one request. */
const BATCH = 100;
const IDLE_MILLISECONDS = 30_000;

/**
 * Tells the site what changed: in order, at least once, until it succeeds. What waits travels together, so a site that was
 * away for an hour is told in one request. The first message goes out even when nothing waits: pages that another process
 * or another database gave are then renewed.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, url, clock, log } = options;
  const { firstDelay = 200, maxDelay = 5_000 } = options;
  const abort = new AbortController();
  let isAwake = false;
  let rouse: () => void = () => undefined;
  let loop: Promise<void> | null = null;
  let failures = 0;
  /** Not while the product is just starting: then the site comes after the CMS. */
  let hasAnswered = false;

  const wake = () => {
    isAwake = true;
    rouse();
  };

  /** Until the time is over, `wake` was called, or the worker closes. */
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isAwake || abort.signal.aborted) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** After a failure a new commit brings the next try forward, but to no more than four a second. */
  const backOff = async () => {
    const delay = Math.min(firstDelay * 2 ** failures, maxDelay) * (0.5 + Math.random() / 2);
    failures += 1;
    const floor = Math.min(delay, 250);
    isAwake = false;
    await sleepUnlessClosed(floor, abort.signal);
    await pause(delay - floor);
    return delay;
  };

  const deliverPending = async (address: string): Promise<'idle' | 'delivered' | 'failed'> => {
    const entries = await listPending(database, BATCH);
    const ids = entries.map(({ id }) => id);
    if (ids.length === 0 && hasAnswered) return 'idle';
    const error = await post(address, entries, options, abort.signal);
    const now = clock();
    if (error === null) {
      await markDelivered(database, ids, now.toISOString());
      if (failures > 0) log(`The site answers${hasAnswered ? ' again' : ''}; everything that waited was delivered.`);
      failures = 0;
      hasAnswered = true;
      // Whatever was committed meanwhile has called `wake`; only a full batch leaves more behind.
      return entries.length < BATCH ? 'idle' : 'delivered';
    }
    if (abort.signal.aborted) return 'idle';
    if (failures === 0) {
      log(
        hasAnswered
          ? `The site could not be told of a change (${error}); trying again until it answers.`
          : 'The site does not answer yet; what has changed waits until it does.',
      );
    }
    const delay = Math.min(firstDelay * 2 ** failures, maxDelay);
    await markFailed(database, ids, error, new Date(now.getTime() + delay).toISOString());
    return 'failed';
  };

  const run = async (address: string) => {
    while (!abort.signal.aborted) {
      isAwake = false;
      try {
        const outcome = await deliverPending(address);
        if (outcome === 'idle') await pause(IDLE_MILLISECONDS);
        if (outcome === 'failed') await backOff();
      } catch (error) {
        if (abort.signal.aborted) return;
        if (failures === 0) log(`The outbox could not be read (${String(error)}); trying again.`);
        await backOff();
      }
    }
  };

  return {
    start: () => {
      if (loop) return;
      if (url === null) {
        log('SITE_REVALIDATE_URL is not set: changes are kept in the outbox until it is.');
        return;
      }
      loop = run(url);
    },
    wake,
    close: async () => {
      abort.abort();
      rouse();
      await loop;
    },
  };
}

/** Null when the site answered 2xx, otherwise why not. */
async function post(
  url: string,
  entries: readonly OutboxEntry[],
  { key, content, clock, timeout = 10_000 }: OutboxWorkerOptions,
  closing: AbortSignal,
): Promise<string | null> {
  const last = entries.at(-1);
  const announcement: Announcement = {
    source: content.source,
    version: last?.version ?? content.version(),
    tags: [...new Set(entries.flatMap(({ tags }) => tags))],
    paths: [...new Set(entries.flatMap(({ paths }) => paths))],
  };
  const body = JSON.stringify({ id: last?.id ?? 0, ...announcement });
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        [signatureHeader]: signWebhook(body, key, clock().getTime() / 1000),
      },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), closing]),
    });
    await response.body?.cancel();
    return response.ok ? null : `it answered ${response.status}`;
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function sleepUnlessClosed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

import type { Announcement } from '#contract/announcement.ts';
import { signatureHeader, signWebhook } from '#contract/webhook.ts';
import type { Database } from '#kit/database/connect.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { listPending, markDelivered, markFailed, type OutboxEntry } from './store.ts';

export interface OutboxWorker {
  start(): void;
  /** Call this after a commit that announced something. */
  wake(): void;
  close(): Promise<void>;
}

export interface OutboxWorkerOptions {
  readonly database: Database;
  /** Null: entries stay in the outbox. */
  readonly url: string | null;
  readonly key: Buffer;
  /** The source of the version numbers and the current one: tells the site that another process counts now. */
  readonly content: { readonly source: string; version(): number };
  readonly clock: () => Date;
  readonly log: WriteLine;
  /** Milliseconds: the first delay after a failure, the longest delay, and the request timeout. */
  readonly firstDelay?: number;
  readonly maxDelay?: number;
  readonly timeout?: number;
}

/** Entries per request, at most. */
const BATCH = 100;
const IDLE_MILLISECONDS = 30_000;

/**
 * Delivers announcements of changes to the site: in order, at least once, retrying until it succeeds. Pending entries
 * are batched, so a site that was down for an hour catches up with one request. The first message is sent even if
 * nothing is pending, so that the site refreshes pages that came from another process or database.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, url, clock, log } = options;
  const { firstDelay = 200, maxDelay = 5_000 } = options;
  const abort = new AbortController();
  let isAwake = false;
  let rouse: () => void = () => undefined;
  let loop: Promise<void> | null = null;
  let failures = 0;
  /** Whether the site has ever responded. While the product starts it has not: the site starts after the CMS. */
  let hasAnswered = false;

  const wake = () => {
    isAwake = true;
    rouse();
  };

  /** Waits until the time has passed, `wake` is called or the worker closes. */
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isAwake || abort.signal.aborted) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Waits after a failure. A new commit brings the next attempt forward, but to at most four per second. */
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
      if (failures > 0)
        log(`The site is responding${hasAnswered ? ' again' : ''}; pending changes were delivered.`, 'info');
      failures = 0;
      hasAnswered = true;
      // Every commit in the meantime has called `wake`, so only a full batch can leave entries behind.
      return entries.length < BATCH ? 'idle' : 'delivered';
    }
    if (abort.signal.aborted) return 'idle';
    if (failures === 0) {
      log(
        hasAnswered
          ? `A change could not be announced to the site (${error}); retrying until it responds.`
          : 'The site is not responding yet; changes stay in the outbox until it does.',
        // It starts after the CMS.
        hasAnswered ? 'warn' : 'info',
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
        if (failures === 0) log(`The outbox could not be read (${String(error)}); retrying.`);
        await backOff();
      }
    }
  };

  return {
    start: () => {
      if (loop) return;
      if (url === null) {
        log('SITE_REVALIDATE_URL is not set: changes stay in the outbox until it is.');
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

/** Returns null if the site responded with 2xx, otherwise the reason for the failure. */
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
    return response.ok ? null : `it responded with ${response.status}`;
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

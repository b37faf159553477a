import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#kit/log.ts';
import type { SitePages } from '../page-store/site-pages.ts';
import type { Freshness } from './freshness.ts';

/** Renders pages ahead of requests, a few at a time. */
export interface Renewal {
  /** Puts these at the front of the queue, in this order. Addresses have their language prefix, and are decoded. */
  add(addresses: readonly string[]): void;
  readonly waiting: number;
}

export interface RenewalOptions {
  /** This server's own origin. */
  readonly origin: string;
  readonly freshness: Freshness;
  readonly pages: Pick<SitePages, 'isCurrent'>;
  readonly log: Log;
  /** The maximum length of the queue. Pages beyond it are rendered on request. */
  readonly mostWaiting: number;
}

const parallel = 2;
/** Milliseconds; a page that takes longer is left to its first visitor. */
const patience = 15_000;
/** Milliseconds of delay, so that this does not compete for the processor with requests that visitors are waiting for. */
const courtesy = 50;

/** Best effort: a changed page is rendered for its first visitor in any case. */
export function createRenewal({ origin, freshness, pages, log, mostWaiting }: RenewalOptions): Renewal {
  let queue: string[] = [];
  let workers = 0;

  const render = async (address: string) => {
    const response = await fetch(origin + encodeURI(address), {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // Read to the end: Next's fetch tees the body, and cancelling one branch waits forever for the other.
    await response.arrayBuffer();
  };

  const work = async () => {
    workers += 1;
    await wait(courtesy);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      // A visitor's request has rendered it in the meantime.
      if (pages.isCurrent(address)) continue;
      try {
        if (!(await freshness.isCmsThere())) break;
        await render(address);
      } catch (error) {
        log.warn('page-not-renewed', 'A page could not be rendered ahead of requests.', { address, error });
      }
    }
    workers -= 1;
  };

  return {
    add: (addresses) => {
      queue = [...new Set([...addresses, ...queue])].slice(0, mostWaiting);
      while (workers < Math.min(parallel, queue.length)) void work();
    },
    get waiting() {
      return queue.length;
    },
  };
}

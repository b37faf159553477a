import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#kit/log.ts';
import type { SitePages } from '../page-store/site-pages.ts';
import type { Freshness } from './freshness.ts';

/** Renders pages before somebody asks for them, a few at a time. */
export interface Renewal {
  /** These are next, in this order; what waits already comes after them. Addresses as visitors type them, decoded. */
  add(addresses: readonly string[]): void;
  readonly waiting: number;
}

export interface RenewalOptions {
  /** Where this very server answers. */
  readonly origin: string;
  readonly freshness: Freshness;
  readonly pages: Pick<SitePages, 'isCurrent'>;
  readonly log: Log;
  /** Those that find no place are rendered when somebody asks for them. */
  readonly mostWaiting: number;
}

const parallel = 2;
/** Milliseconds; a page that takes longer is left to its first visitor. */
const patience = 15_000;
/** Milliseconds left to visitors who are there already: they must not share the processor with pages that nobody waits for. */
const courtesy = 50;

/** Nobody waits for this: a page that has changed is rendered for its first visitor in any case. */
export function createRenewal({ origin, freshness, pages, log, mostWaiting }: RenewalOptions): Renewal {
  let queue: string[] = [];
  let workers = 0;

  const render = async (address: string) => {
    const response = await fetch(origin + encodeURI(address), {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // Read to the end: Next's fetch shares the body, and cancelling one share waits for the other for ever.
    await response.arrayBuffer();
  };

  const work = async () => {
    workers += 1;
    await wait(courtesy);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      // A visitor has had it rendered meanwhile.
      if (pages.isCurrent(address)) continue;
      try {
        if (!(await freshness.isCmsThere())) break;
        await render(address);
      } catch (error) {
        log.warn('page-not-renewed', 'A page could not be rendered ahead of its visitors.', { address, error });
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

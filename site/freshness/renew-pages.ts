import type { Log } from '#kit/log.ts';
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
  readonly log: Log;
}

const parallel = 2;
/** Those that find no place are rendered when somebody asks for them. */
const mostWaiting = 500;
/** Milliseconds; a page that takes longer is left to its first visitor. */
const patience = 15_000;

/** Nobody waits for this: a page that has changed is rendered for its first visitor in any case. */
export function createRenewal({ origin, freshness, log }: RenewalOptions): Renewal {
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
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
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

import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#kit/log.ts';
import type { SitePages } from '../page-store/site-pages.ts';
import type { Freshness } from './freshness.ts';

/** Renders pages ahead of requests, a few at a time. */
export interface Renewal {
  /** Puts these at the front of the queue, in this order. Addresses have their language prefix, and are decoded. */
  add(addresses: readonly string[]): void;
  /** Until this was called, for the first request for any page, pages wait: their program is not loaded before. */
  renderWith(render: RenderAhead): void;
  readonly waiting: number;
}

/** Renders the page at an address, as visitors type it, and stores it. */
export type RenderAhead = (address: string) => Promise<void>;

export interface RenewalOptions {
  readonly freshness: Freshness;
  readonly pages: Pick<SitePages, 'isCurrent'>;
  readonly log: Log;
  /** The maximum length of the queue. Pages beyond it are rendered on request. */
  readonly mostWaiting: number;
}

const parallel = 2;
/** Milliseconds of delay, so that this does not compete for the processor with requests that visitors are waiting for. */
const courtesy = 50;

/** Best effort: a changed page is rendered for its first visitor in any case. */
export function createRenewal({ freshness, pages, log, mostWaiting }: RenewalOptions): Renewal {
  let queue: string[] = [];
  let workers = 0;

  let render: RenderAhead | null = null;

  const work = async (renderPage: RenderAhead) => {
    workers += 1;
    await wait(courtesy);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      // A visitor's request has rendered it in the meantime.
      if (pages.isCurrent(address)) continue;
      try {
        if (!(await freshness.isCmsThere())) break;
        await renderPage(address);
      } catch (error) {
        log.warn('page-not-renewed', 'A page could not be rendered ahead of requests.', { address, error });
      }
    }
    workers -= 1;
  };

  const start = () => {
    while (render !== null && workers < Math.min(parallel, queue.length)) void work(render);
  };

  return {
    add: (addresses) => {
      queue = [...new Set([...addresses, ...queue])].slice(0, mostWaiting);
      start();
    },
    renderWith: (renderPage) => {
      render = renderPage;
      start();
    },
    get waiting() {
      return queue.length;
    },
  };
}

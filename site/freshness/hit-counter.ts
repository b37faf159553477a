import type { RedirectHits } from '#contract/redirects.ts';
import type { Log } from '#kit/log.ts';

/** Counts how often each redirect is used. The CMS gets the counts in batches, so that no visitor waits for a database. */
export interface HitCounter {
  note(id: number): void;
  /** Sends the counts. Those that could not be sent are kept for the next time. */
  flush(): Promise<void>;
}

export interface HitCounterOptions {
  readonly send: (hits: readonly RedirectHits[]) => Promise<void>;
  readonly log: Log;
  readonly clock?: () => Date;
}

export function createHitCounter({ send, log, clock = () => new Date() }: HitCounterOptions): HitCounter {
  let counted = new Map<number, { count: number; at: string }>();
  const add = (id: number, count: number, at: string) => {
    const known = counted.get(id);
    counted.set(id, { count: (known?.count ?? 0) + count, at: known && known.at > at ? known.at : at });
  };
  return {
    note: (id) => add(id, 1, clock().toISOString()),
    flush: async () => {
      if (counted.size === 0) return;
      const told = counted;
      counted = new Map();
      try {
        await send([...told].map(([id, hit]) => ({ id, ...hit })));
      } catch (error) {
        for (const [id, { count, at }] of told) add(id, count, at);
        log.warn('hits-not-told', 'The usage of redirects could not be sent to the CMS. It will be sent again.', {
          error,
        });
      }
    },
  };
}

import type { RedirectHits } from '#contract/redirects.ts';
import type { Log } from '#kit/log.ts';

/** How many visitors came by each redirect, told to the CMS now and then: none of them waits for a database. */
export interface HitCounter {
  note(id: number): void;
  /** Tells what was counted; what could not be told is counted on. */
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
        log.warn('hits-not-told', 'The CMS could not be told how many visitors came by redirects; it will be.', {
          error,
        });
      }
    },
  };
}

import { errors } from '../../errors.ts';

export interface TurnOptions {
  /** Jobs that run concurrently. */
  readonly places: number;
  /** Jobs per client that may be queued. */
  readonly waitingEach: number;
  readonly waitingInAll: number;
  /** The most milliseconds in the queue. */
  readonly patience: number;
}

export interface Turns {
  /**
   * Runs the work when its turn comes. Clients are served round-robin, so that one with many jobs does not delay one
   * with a single job. Throws `haptera_too_many_requests` 429 or `haptera_overloaded` 503.
   */
  take<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
  /** Refusals because one client's queue was full, or the whole queue was full or too slow. */
  readonly refused: { readonly queue: number; readonly overload: number };
}

interface Waiting {
  start(): void;
}

export function createTurns({ places, waitingEach, waitingInAll, patience }: TurnOptions): Turns {
  /** In the order in which clients are served next. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;
  const refused = { queue: 0, overload: 0 };

  const tooMuchOfOne = () => {
    refused.queue += 1;
    return errors.tooManyRequests(1);
  };
  const tooMuchInAll = () => {
    refused.overload += 1;
    return errors.overloaded();
  };

  const serveNext = () => {
    const [first] = queues;
    if (running >= places || first === undefined) return;
    const [who, [next, ...others]] = first;
    queues.delete(who);
    if (others.length > 0) queues.set(who, others);
    if (next === undefined) return;
    waiting -= 1;
    running += 1;
    next.start();
  };

  const wait = (who: string) =>
    new Promise<void>((resolve, reject) => {
      const own = queues.get(who) ?? [];
      if (own.length >= waitingEach) return reject(tooMuchOfOne());
      if (waiting >= waitingInAll) return reject(tooMuchInAll());
      const place: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        const left = (queues.get(who) ?? []).filter((one) => one !== place);
        if (left.length > 0) queues.set(who, left);
        else queues.delete(who);
        waiting -= 1;
        reject(tooMuchInAll());
      }, patience);
      waiting += 1;
      queues.set(who, [...own, place]);
    });

  return {
    take: async (who, work) => {
      if (running < places && waiting === 0) running += 1;
      else await wait(who);
      try {
        return await work();
      } finally {
        running -= 1;
        serveNext();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    refused,
  };
}

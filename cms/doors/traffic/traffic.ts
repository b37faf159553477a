import { subscriberOf } from '#identity/mask-address.ts';
import { errors } from '../../errors.ts';
import { type Allowance, createBudgets } from './budgets.ts';
import { createTurns, type TurnOptions } from './turns.ts';

/** One client's share of this process. */
export interface Share {
  /** Throws `haptera_too_many_requests` 429 if the budget is exhausted. */
  pay(units: number): void;
  /** Queues CPU-heavy work fairly with that of other clients. Throws 429 or 503 (`Turns.take`). */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** For the product's own processes, and for work that has already been charged. */
export const unlimited: Share = { pay: () => undefined, inTurn: (work) => work() };

export interface Traffic {
  /**
   * `userId`: the signed-in user, counted per person on all networks. `address`: the visitor's network address; for
   * IPv6, the subscriber's /64 counts. Null: a process of this product, which is not limited.
   */
  shareOf(asker: { readonly userId: number | null; readonly address: string | null }): Share;
  read(): {
    readonly running: number;
    readonly waiting: number;
    /** The number of tracked budgets. */
    readonly counted: number;
    /**
     * Refusals because a budget was exhausted, one client's queue was full, or the whole queue was full or too slow.
     */
    readonly refused: Readonly<Record<'budget' | 'queue' | 'overload', number>>;
  };
}

export interface TrafficLimits {
  readonly visitors: Allowance & TurnOptions;
  readonly editors: Allowance & TurnOptions;
}

/**
 * A visitor's address may use 15 % of a core in the long run, and 3 seconds of work at once: a few dozen lists of a
 * hundred in a row. Signed-in users get ten times that. The two have separate slots, so that no number of visitors can
 * crowd out editors.
 */
export const usualLimits: TrafficLimits = {
  visitors: { capacity: 3_000, perSecond: 150, places: 2, waitingEach: 16, waitingInAll: 200, patience: 5_000 },
  editors: { capacity: 30_000, perSecond: 1_500, places: 4, waitingEach: 32, waitingInAll: 400, patience: 15_000 },
};

export function createTraffic(limits: TrafficLimits = usualLimits): Traffic {
  const kinds = {
    visitors: { budgets: createBudgets(limits.visitors), turns: createTurns(limits.visitors) },
    editors: { budgets: createBudgets(limits.editors), turns: createTurns(limits.editors) },
  };
  let spent = 0;
  const both = Object.values(kinds);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  return {
    shareOf: ({ userId, address }) => {
      if (userId === null && address === null) return unlimited;
      const { budgets, turns } = userId === null ? kinds.visitors : kinds.editors;
      const who = userId === null ? subscriberOf(address) : String(userId);
      return {
        pay: (units) => {
          const seconds = budgets.spend(who, units);
          if (seconds === 0) return;
          spent += 1;
          throw errors.tooManyRequests(seconds);
        },
        inTurn: (work) => turns.take(who, work),
      };
    },
    read: () => ({
      running: sum(both.map(({ turns }) => turns.running)),
      waiting: sum(both.map(({ turns }) => turns.waiting)),
      counted: sum(both.map(({ budgets }) => budgets.size)),
      refused: {
        budget: spent,
        queue: sum(both.map(({ turns }) => turns.refused.queue)),
        overload: sum(both.map(({ turns }) => turns.refused.overload)),
      },
    }),
  };
}

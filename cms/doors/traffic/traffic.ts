import { subscriberOf } from '#identity/mask-address.ts';
import { errors } from '../../errors.ts';
import { type Allowance, createBudgets } from './budgets.ts';
import { createTurns, type TurnOptions } from './turns.ts';

/** What one asker may still take of this process. */
export interface Share {
  /** Throws `haptera_too_many_requests` 429 when the budget is spent. */
  pay(units: number): void;
  /** Does work that keeps a core busy, in turn with that of others. Throws 429 or 503 (`Turns.take`). */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Of the product's own processes, and of what is paid for already. */
export const unlimited: Share = { pay: () => undefined, inTurn: (work) => work() };

export interface Traffic {
  /**
   * `userId`: who is signed in; counted by the person, wherever they are. `address`: the visitor's network address, IPv6
   * by the /64 of a subscriber; null: no visitor but a process of this product, which is not limited.
   */
  shareOf(asker: { readonly userId: number | null; readonly address: string | null }): Share;
  read(): {
    readonly running: number;
    readonly waiting: number;
    /** Names whose budget is kept. */
    readonly counted: number;
    /** How often: a budget was spent, too much of one asker waited, too much waited in all or for too long. */
    readonly refused: Readonly<Record<'budget' | 'queue' | 'overload', number>>;
  };
}

export interface TrafficLimits {
  readonly visitors: Allowance & TurnOptions;
  readonly editors: Allowance & TurnOptions;
}

/**
 * A visitor's address may keep 15 % of a core busy in the long run, and has 3 seconds of work at once: lists of a
 * hundred, a few dozen in a row. Somebody signed in has ten times that. Each has places of their own, so that no number
 * of visitors takes those of editors.
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

/** A rate limit. A unit is a millisecond of work, as measured on two cores. */
export interface Allowance {
  /** The units that can be spent at once. */
  readonly capacity: number;
  /** The units that are refilled per second. */
  readonly perSecond: number;
}

export interface Budgets {
  /**
   * Takes `units` from the budget of `who` and returns 0; or takes nothing, and returns the seconds until there are
   * enough.
   */
  spend(who: string, units: number): number;
  readonly size: number;
}

export interface BudgetOptions extends Allowance {
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** The most clients tracked at once; the least recently seen ones are evicted first. */
  readonly maximum?: number;
}

/** Token buckets, one per name. A bucket is dropped once it must be full again. */
export function createBudgets({
  capacity,
  perSecond,
  now = () => performance.now(),
  maximum = 20_000,
}: BudgetOptions): Budgets {
  /** In order of last use. */
  const buckets = new Map<string, { left: number; at: number }>();
  const fullAfter = (capacity / perSecond) * 1_000;

  const forget = (time: number) => {
    for (const [name, { at }] of buckets) {
      if (buckets.size <= maximum && time - at < fullAfter) return;
      buckets.delete(name);
    }
  };

  return {
    spend: (who, units) => {
      const time = now();
      const known = buckets.get(who);
      const left = known ? Math.min(capacity, known.left + ((time - known.at) / 1_000) * perSecond) : capacity;
      // A request that costs more than the capacity takes a full bucket.
      const price = Math.min(units, capacity);
      const isPaid = left >= price;
      buckets.delete(who);
      buckets.set(who, { left: isPaid ? left - price : left, at: time });
      forget(time);
      return isPaid ? 0 : Math.ceil((price - left) / perSecond);
    },
    get size() {
      return buckets.size;
    },
  };
}

/** What somebody may spend. A unit stands for a millisecond of work as measured with two cores. */
export interface Allowance {
  /** What can be spent at once. */
  readonly capacity: number;
  /** What comes back each second. */
  readonly perSecond: number;
}

export interface Budgets {
  /** Takes `units` from what `who` has left: 0 when they were there, else the seconds until they will be; nothing is taken then. */
  spend(who: string, units: number): number;
  readonly size: number;
}

export interface BudgetOptions extends Allowance {
  /** Milliseconds, never going back. */
  readonly now?: () => number;
  /** Of those who are counted at once; the ones unseen for longest are forgotten first. */
  readonly maximum?: number;
}

/** Token buckets, one for each name. Names unseen for so long that their budget is full again are forgotten. */
export function createBudgets({
  capacity,
  perSecond,
  now = () => performance.now(),
  maximum = 20_000,
}: BudgetOptions): Budgets {
  /** In order of their last use. */
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
      // What costs more than anybody ever has is paid with all of it.
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

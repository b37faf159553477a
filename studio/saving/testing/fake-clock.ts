import type { Clock } from '../clock.ts';

export interface FakeClock extends Clock {
  /** Advances the time and runs the timers that are due, in order, with everything that follows from them. */
  advance(milliseconds: number): Promise<void>;
}

export function createFakeClock(start = 1_000_000): FakeClock {
  let now = start;
  let next = 0;
  const timers = new Map<number, { at: number; act: () => void }>();
  return {
    now: () => now,
    after(milliseconds, act) {
      const id = next++;
      timers.set(id, { at: now + Math.max(0, milliseconds), act });
      return () => timers.delete(id);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [due] = [...timers]
          .filter(([, { at }]) => at <= end)
          .toSorted(([leftId, left], [rightId, right]) => left.at - right.at || leftId - rightId);
        if (!due) break;
        const [id, { at, act }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        act();
        await settle();
      }
      now = end;
    },
  };
}

/** Lets settled promises run their callbacks. */
async function settle(): Promise<void> {
  for (let round = 0; round < 12; round++) await Promise.resolve();
}

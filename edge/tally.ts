import type { RefusalReason } from './edge-config.ts';

/** Counters since the start, for the metrics. */
export interface Tally {
  /** `pool`: `memory` or the name of a route. */
  countAnswer(pool: string, status: number): void;
  countRefused(reason: RefusalReason): void;
  answers(): { pool: string; statusClass: string; count: number }[];
  refused(): { reason: string; count: number }[];
}

export function createTally(): Tally {
  const answers = new Map<string, number[]>();
  const refused = new Map<string, number>();
  return {
    countAnswer(pool, status) {
      const known = answers.get(pool);
      const classes = known ?? [0, 0, 0, 0, 0, 0];
      if (known === undefined) answers.set(pool, classes);
      const at = Math.min(5, Math.max(0, Math.floor(status / 100)));
      classes[at] = (classes[at] ?? 0) + 1;
    },
    countRefused(reason) {
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
    },
    answers: () =>
      [...answers].flatMap(([pool, classes]) =>
        classes.flatMap((count, at) => (count === 0 ? [] : [{ pool, statusClass: `${at}xx`, count }])),
      ),
    refused: () => [...refused].map(([reason, count]) => ({ reason, count })),
  };
}

/** The positions of a longest increasing subsequence. */
export function longestRise(numbers: readonly number[]): Set<number> {
  const runs: { length: number; previous: number }[] = [];
  for (const [at, number] of numbers.entries()) {
    let best = { length: 1, previous: -1 };
    for (const [earlier, run] of runs.entries()) {
      const isLower = (numbers[earlier] ?? Number.POSITIVE_INFINITY) < number;
      if (isLower && run.length + 1 > best.length) best = { length: run.length + 1, previous: earlier };
    }
    runs[at] = best;
  }
  const rise = new Set<number>();
  let at = runs.reduce((best, run, index) => (run.length > (runs[best]?.length ?? 0) ? index : best), -1);
  while (at !== -1) {
    rise.add(at);
    at = runs[at]?.previous ?? -1;
  }
  return rise;
}

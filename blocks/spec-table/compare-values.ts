/**
 * Which values of a row to mark as different: none if all are equal, those outside the majority if more than half are equal,
 * and otherwise all of them. Differences in case, width or white space do not count.
 */
export function compareValues(values: readonly string[]): boolean[] {
  const folded = values.map((value) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));
  const counts = new Map<string, number>();
  for (const value of folded) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [common] = [...counts].find(([, count]) => count > folded.length / 2) ?? [];
  return folded.map((value) => value !== common);
}

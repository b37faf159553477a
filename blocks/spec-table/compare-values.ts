/**
 * Which of a row's values stand apart: none while all agree, those outside the majority where more than half agree, and
 * otherwise every one. Values that differ only in case, width or white space agree.
 */
export function compareValues(values: readonly string[]): boolean[] {
  const folded = values.map((value) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));
  const counts = new Map<string, number>();
  for (const value of folded) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [common] = [...counts].find(([, count]) => count > folded.length / 2) ?? [];
  return folded.map((value) => value !== common);
}

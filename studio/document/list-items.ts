import type { JsonValue } from '#cms-schema/json.ts';
import { isEqual } from './is-equal.ts';

/**
 * Whether two states of a list may be compared item by item: as many items, and none of them found at another place than
 * before. An item that was edited until it looks like its neighbour has not moved.
 */
export function isAligned(before: readonly JsonValue[], after: readonly JsonValue[]): boolean {
  if (before.length !== after.length) return false;
  const changed = after.flatMap((item, index) => (isEqual(item, before[index]) ? [] : [index]));
  return !changed.some((to) => changed.some((from) => from !== to && isEqual(after[to], before[from])));
}

/**
 * Where each item of a list was before an edit: the same place where it is unchanged, else another place with the very
 * same item, else its own place if nothing else claims that. Null for a new item.
 */
export function traceItems(before: readonly JsonValue[], after: readonly JsonValue[]): (number | null)[] {
  const origins: (number | null)[] = after.map((item, index) =>
    index < before.length && isEqual(item, before[index]) ? index : null,
  );
  const free = new Set(before.keys());
  for (const origin of origins) if (origin !== null) free.delete(origin);
  for (const [index, item] of after.entries()) {
    if (origins[index] !== null) continue;
    const moved = [...free].find((from) => isEqual(item, before[from]));
    if (moved === undefined) continue;
    origins[index] = moved;
    free.delete(moved);
  }
  // What is left was edited: with as many items as before in its place, with others in the order in which they stand.
  const left = [...after.keys()].filter((index) => origins[index] === null);
  for (const index of left) {
    const from = before.length === after.length ? (free.has(index) ? index : undefined) : undefined;
    if (from === undefined) continue;
    origins[index] = from;
    free.delete(from);
  }
  return origins;
}

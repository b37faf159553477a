import { type ListRow, rowKey } from './list-rows.ts';
import type { SupportedListFacts } from './supported-lists.ts';

/** The difference between two versions of a list, row by row. */
export interface RowChanges {
  readonly added: readonly ListRow[];
  readonly removed: readonly ListRow[];
  readonly changed: readonly { readonly before: ListRow; readonly after: ListRow }[];
  /** Number of unchanged rows, possibly at another position. */
  readonly kept: number;
  /** Whether the rows that are in both versions have another order. */
  readonly isReordered: boolean;
}

export function compareRows(
  facts: SupportedListFacts,
  before: readonly ListRow[],
  after: readonly ListRow[],
): RowChanges {
  const old = new Map(before.map((row) => [rowKey(facts, row), row]));
  const next = new Map(after.map((row) => [rowKey(facts, row), row]));
  const both = [...next].flatMap(([key, row]) => {
    const was = old.get(key);
    return was ? [{ before: was, after: row }] : [];
  });
  const changed = both.filter(({ before: was, after: is }) => !isSameRow(facts, was, is));
  const order = [...old.keys()].filter((key) => next.has(key));
  return {
    added: [...next].filter(([key]) => !old.has(key)).map(([, row]) => row),
    removed: [...old].filter(([key]) => !next.has(key)).map(([, row]) => row),
    changed,
    kept: both.length - changed.length,
    isReordered: [...next.keys()].filter((key) => old.has(key)).some((key, index) => key !== order[index]),
  };
}

/**
 * A three-way merge: applies the changes from `base` to `ours` to `theirs`, a concurrent edit of `base`. Rows that
 * `ours` added, changed or removed win; rows that only `theirs` touched stay as they are there.
 */
export function mergeRows(
  facts: SupportedListFacts,
  base: readonly ListRow[],
  ours: readonly ListRow[],
  theirs: readonly ListRow[],
): readonly ListRow[] {
  const { added, removed, changed } = compareRows(facts, base, ours);
  const gone = new Set(removed.map((row) => rowKey(facts, row)));
  const edited = new Map([...changed.map(({ after }) => after), ...added].map((row) => [rowKey(facts, row), row]));
  const merged = theirs.flatMap((row) => {
    const key = rowKey(facts, row);
    if (gone.has(key)) return [];
    const own = edited.get(key) ?? row;
    edited.delete(key);
    return [own];
  });
  return [...merged, ...edited.values()];
}

export function isSameRow({ columns }: SupportedListFacts, one: ListRow, other: ListRow): boolean {
  return columns.every(({ key }) => one[key] === other[key]);
}

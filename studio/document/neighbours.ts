/**
 * The siblings that a block was between. An index alone leads to the wrong place once another editor has added, moved
 * or deleted blocks before it.
 */
export interface Neighbours {
  /** Ids of the nearest siblings on this side, the nearest first. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Sibling {
  readonly id: string;
}

/** The number of siblings remembered on each side: another editor may delete the nearest. */
const REMEMBERED = 3;

/** `siblings`: without the block itself. */
export function neighboursAt(siblings: readonly Sibling[], index: number): Neighbours {
  const ids = siblings.map(({ id }) => id);
  return {
    before: ids.slice(Math.max(0, index - REMEMBERED), index).toReversed(),
    after: ids.slice(index, index + REMEMBERED),
  };
}

/**
 * Where a block belongs among the current `siblings`: beside the nearest neighbour that is left, or else at `index`.
 */
export function indexIn(siblings: readonly Sibling[], index: number, beside?: Neighbours): number {
  const at = Math.min(index, siblings.length);
  if (!beside) return at;
  if (siblings[at - 1]?.id === beside.before[0] && siblings[at]?.id === beside.after[0]) return at;
  const [left, right] = [nearest(siblings, beside.before), nearest(siblings, beside.after)];
  if (left && (!right || left.rank <= right.rank)) return left.at + 1;
  return right?.at ?? at;
}

/** Whether a block at `index` among `siblings` is still between its neighbours, as far as these still exist. */
export function isStillBetween(siblings: readonly Sibling[], index: number, { before, after }: Neighbours): boolean {
  const [left, right] = [nearest(siblings, before), nearest(siblings, after)];
  return (!left || left.at < index) && (!right || right.at >= index);
}

function nearest(siblings: readonly Sibling[], ids: readonly string[]): { at: number; rank: number } | null {
  for (const [rank, id] of ids.entries()) {
    const at = siblings.findIndex((sibling) => sibling.id === id);
    if (at !== -1) return { at, rank };
  }
  return null;
}

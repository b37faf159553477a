/**
 * Merges the order of one slot's children. Each list holds the ids in that version of the slot; the result holds the
 * ids of `members`, all of which are in `mine` or in `theirs`.
 *
 * If one side changed the order of two nodes, that side decides; a node that only one side has follows the node that it
 * follows there. If the changes of both sides contradict each other, my order wins. Otherwise the merge is symmetric.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  members: ReadonlySet<string>,
): string[] {
  const inMine = positions(mine);
  const inTheirs = positions(theirs);
  const common = mine.filter((id) => members.has(id) && inTheirs.has(id));
  const ordered = orderCommon(common, positions(base), inMine, inTheirs);
  const groups = new Map<string | null, string[][]>();
  for (const side of [mine, theirs]) {
    for (const { anchor, ids } of listAdditions(side, members, new Set(common))) {
      groups.set(anchor, [...(groups.get(anchor) ?? []), ids]);
    }
  }
  return [null, ...ordered].flatMap((anchor) => {
    const added = (groups.get(anchor) ?? []).toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)).flat();
    return anchor === null ? added : [anchor, ...added];
  });
}

function orderCommon(
  common: readonly string[],
  base: Positions,
  mine: Positions,
  theirs: Positions,
): readonly string[] {
  const isBefore = (left: string, right: string): boolean => {
    const inMine = at(mine, left) < at(mine, right);
    const inTheirs = at(theirs, left) < at(theirs, right);
    if (inMine === inTheirs || !base.has(left) || !base.has(right)) return inMine;
    const inBase = at(base, left) < at(base, right);
    return inMine === inBase ? inTheirs : inMine;
  };
  // Each pair has a winner. The pairs form an order if and only if no two nodes have the same number of wins.
  const wins = common.map((id) => ({
    id,
    count: common.filter((other) => other !== id && isBefore(id, other)).length,
  }));
  if (new Set(wins.map(({ count }) => count)).size !== common.length) return common;
  return wins.toSorted((left, right) => right.count - left.count).map(({ id }) => id);
}

/** Runs of nodes that only this side has, with the common node before each run. */
function listAdditions(
  side: readonly string[],
  members: ReadonlySet<string>,
  common: ReadonlySet<string>,
): { anchor: string | null; ids: string[] }[] {
  const runs: { anchor: string | null; ids: string[] }[] = [];
  let run: { anchor: string | null; ids: string[] } = { anchor: null, ids: [] };
  for (const id of side) {
    if (common.has(id)) {
      runs.push(run);
      run = { anchor: id, ids: [] };
    } else if (members.has(id)) run.ids.push(id);
  }
  return [...runs, run].filter(({ ids }) => ids.length > 0);
}

type Positions = ReadonlyMap<string, number>;

function positions(ids: readonly string[]): Positions {
  return new Map(ids.map((id, index) => [id, index]));
}

function at(places: Positions, id: string): number {
  return places.get(id) ?? -1;
}

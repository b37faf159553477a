import { itemIdOf } from '#cms-schema/fields/list-items.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { isEqual } from './is-equal.ts';
import { mergeOrder } from './merge-order.ts';

/** One value as it was, as I have it and as somebody else has it. Undefined: there is no such key. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export interface ItemMerge {
  /** An item that both sides have. */
  merge(id: string, versions: Versions<JsonValue | undefined>): JsonValue;
  /** One side deleted the item, the other one changed it: it stays as `item`. */
  keep(id: string, deletedBy: 'mine' | 'theirs', item: JsonValue): void;
}

/**
 * Three-way merge of a list by the ids of its items: additions, deletions, moves and edits of both sides. Null when some
 * item cannot be told from the others, in any of the versions.
 */
export function mergeItems(
  { base, mine, theirs }: Versions<readonly JsonValue[]>,
  { merge, keep }: ItemMerge,
): JsonValue[] | null {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  if (!was || !own || !other) return null;
  const members = new Map<string, JsonValue>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)];
    const only = here ?? there;
    if (here !== undefined && there !== undefined)
      members.set(id, merge(id, { base: before, mine: here, theirs: there }));
    else if (only !== undefined && !isEqual(before, only)) {
      if (before !== undefined) keep(id, here === undefined ? 'mine' : 'theirs', only);
      members.set(id, only);
    }
  }
  const order = mergeOrder([...was.keys()], [...own.keys()], [...other.keys()], new Set(members.keys()));
  return order.flatMap((id) => members.get(id) ?? []);
}

/** What one side did to a list, done to another state of it; null when that state has something else in the same place. */
export function reapplyItems(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  current: readonly JsonValue[],
): JsonValue[] | null {
  let fits = true;
  const merged = mergeItems(
    { base: before, mine: current, theirs: after },
    {
      merge: (_, { base, mine, theirs }) => {
        if (isEqual(base, theirs) || isEqual(mine, theirs)) return mine ?? null;
        if (!isEqual(base, mine)) fits = false;
        return theirs ?? null;
      },
      keep: () => {
        fits = false;
      },
    },
  );
  return fits ? merged : null;
}

/** The items under their ids, in their order; null when one has none, or that of another. */
export function byId(items: readonly JsonValue[]): ReadonlyMap<string, JsonValue> | null {
  const found = new Map<string, JsonValue>();
  for (const item of items) {
    const id = itemIdOf(item);
    if (id === undefined || found.has(id)) return null;
    found.set(id, item);
  }
  return found;
}

import { itemIdOf } from '#cms-schema/fields/list-items.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { isEqual } from './is-equal.ts';
import { mergeOrder } from './merge-order.ts';

/**
 * The three versions of a value: the common ancestor, mine, and theirs. Undefined means that the key does not exist.
 */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export interface ItemMerge {
  /** Merges an item that both sides have. */
  merge(id: string, versions: Versions<JsonValue | undefined>): JsonValue;
  /** Called if one side deleted an item and the other one changed it: it stays, as `item`. */
  keep(id: string, deletedBy: 'mine' | 'theirs', item: JsonValue): void;
}

/**
 * Three-way merge of a list by the ids of its items: additions, deletions, moves and edits of both sides. Null if in
 * any version an item has no id, or the id of another.
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

/**
 * Applies what one side did to a list to another state of it; null if that state has different values where it applies.
 */
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

/** The items by id, in their order; null if an item has no id, or the id of another. */
export function byId(items: readonly JsonValue[]): ReadonlyMap<string, JsonValue> | null {
  const found = new Map<string, JsonValue>();
  for (const item of items) {
    const id = itemIdOf(item);
    if (id === undefined || found.has(id)) return null;
    found.set(id, item);
  }
  return found;
}

import type { Field, Fields } from '#cms-schema/field.ts';
import { deriveItemId, identify, itemIdOf, itemValue, seedBelow } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/** For each item of a list, the index of the known item that it corresponds to; null if there is none. */
export type MatchItems = (
  of: Field,
  known: readonly JsonValue[],
  items: readonly JsonValue[],
  /** Path of the list inside the block, with items by their index. */
  place: FieldPath,
) => readonly (number | null)[];

/**
 * The attributes of a block with the ids of the corresponding items in `known`, another state of the same block. An
 * item without a counterpart gets a new id that no known item has.
 */
export function takeItemIds(
  fields: Fields,
  attributes: JsonObject,
  known: JsonObject,
  { blockId, match }: { readonly blockId: string; readonly match: MatchItems },
): JsonObject {
  return takeFields(fields, attributes, known, { seed: blockId, place: [], match });
}

interface At {
  readonly seed: string;
  readonly place: FieldPath;
  readonly match: MatchItems;
}

function takeFields(fields: Fields, values: JsonObject, known: JsonObject, at: At): JsonObject {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, JsonValue] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const inside = { ...at, seed: seedBelow(at.seed, name), place: [...at.place, name] };
      return [
        name,
        field ? takeValue(field, value, Object.hasOwn(known, name) ? known[name] : undefined, inside) : value,
      ];
    }),
  );
}

function takeValue(field: Field, value: JsonValue, known: JsonValue | undefined, at: At): JsonValue {
  if (field.holds === 'fields') {
    return isJsonObject(value) ? takeFields(field.children, value, isJsonObject(known) ? known : {}, at) : value;
  }
  const { item: of } = field.children;
  if (field.holds !== 'items' || !of || !Array.isArray(value)) return value;
  return takeItems(of, value, Array.isArray(known) ? known : [], at);
}

function takeItems(of: Field, items: readonly JsonValue[], known: readonly JsonValue[], at: At): JsonValue[] {
  const origins = at.match(of, known, items, at.place);
  const taken = new Set(known.flatMap((item) => itemIdOf(item) ?? []));
  return items.map((item, index) => {
    const origin = known[origins[index] ?? -1];
    const id = itemIdOf(origin) ?? deriveItemId(at.seed, index, taken);
    const identified = identify(of, item, id);
    const inside = { ...at, seed: seedBelow(at.seed, id), place: [...at.place, index] };
    if (of.holds === 'fields') return takeValue(of, identified, origin, inside);
    const [inner, before] = [itemValue(of, identified), itemValue(of, origin)];
    if (!isJsonObject(identified) || !Array.isArray(inner)) return identified;
    return { ...identified, value: takeValue(of, inner, Array.isArray(before) ? before : undefined, inside) };
  });
}

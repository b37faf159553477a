import type { Field, Fields } from '#cms-schema/field.ts';
import { ITEM_VALUE } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { isEqual } from './is-equal.ts';
import { type ItemMerge, mergeItems, type Versions } from './merge-items.ts';

export interface ConflictReporter {
  /** Both sides changed a value, to different ones. */
  field(path: FieldPath, versions: Versions<JsonValue | undefined>): void;
  /** One side deleted a list item that the other one changed; `path` leads to the item. */
  item(path: FieldPath, deletedBy: 'mine' | 'theirs', item: JsonValue): void;
}

/**
 * Merges the attributes of one block, field by field. Groups are merged field by field, lists by the ids of their
 * items, wherever either side moved them; everything else, texts included, as a whole. A value that both sides changed
 * differently is reported and stays mine; an item that one side deleted and the other changed is reported and stays.
 */
export function mergeAttributes(fields: Fields, versions: Versions<JsonObject>, report: ConflictReporter): JsonObject {
  return mergeObject(fields, versions, [], report);
}

/** Merges a value as a whole. */
export function mergeWhole<Value>({ base, mine, theirs }: Versions<Value>, onConflict: () => void): Value {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  onConflict();
  return mine;
}

function mergeObject(
  fields: Fields,
  { base, mine, theirs }: Versions<JsonObject>,
  path: FieldPath,
  report: ConflictReporter,
): JsonObject {
  return Object.fromEntries(
    mergeKeys(base, mine, theirs).flatMap((key): [string, JsonValue][] => {
      const versions = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      const value = mergeValue(field, versions, [...path, key], report);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function mergeValue(
  field: Field | undefined,
  versions: Versions<JsonValue | undefined>,
  path: FieldPath,
  report: ConflictReporter,
): JsonValue | undefined {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  return mergeInside(field, versions, path, report);
}

function mergeInside(
  field: Field | undefined,
  versions: Versions<JsonValue | undefined>,
  path: FieldPath,
  report: ConflictReporter,
): JsonValue | undefined {
  const { base, mine, theirs } = versions;
  if (field?.holds === 'fields' && isJsonObject(mine) && isJsonObject(theirs)) {
    return mergeObject(field.children, { base: isJsonObject(base) ? base : {}, mine, theirs }, path, report);
  }
  const { item: of } = field?.children ?? {};
  if (field?.holds === 'items' && of && Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
    const merged = mergeItems(lists, mergeItemsOf(of, path, report));
    if (merged) return merged;
  }
  report.field(path, versions);
  return mine;
}

/** An item that is not a group is merged as a group that holds only its value. */
function mergeItemsOf(of: Field, path: FieldPath, report: ConflictReporter): ItemMerge {
  const fields = of.holds === 'fields' ? of.children : { [ITEM_VALUE]: of };
  return {
    merge(id, { base, mine, theirs }) {
      const objects = { base: asObject(base), mine: asObject(mine), theirs: asObject(theirs) };
      return isEqual(mine, theirs) ? (mine ?? null) : mergeObject(fields, objects, [...path, id], report);
    },
    keep: (id, deletedBy, item) => report.item([...path, id], deletedBy, item),
  };
}

/** Items are objects, since only objects have ids. */
function asObject(item: JsonValue | undefined): JsonObject {
  return isJsonObject(item) ? item : {};
}

/** All keys, in the order of the side that changed its keys. */
function mergeKeys(base: JsonObject, mine: JsonObject, theirs: JsonObject): string[] {
  const [first, second] = isEqual(Object.keys(base), Object.keys(mine)) ? [theirs, mine] : [mine, theirs];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])];
}

function own(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

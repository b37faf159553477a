import type { Field, Fields } from '#cms-schema/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { isEqual } from './is-equal.ts';
import { isAligned } from './list-items.ts';

/** One value as it was, as I have it and as somebody else has it. Undefined: there is no such key. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type ReportConflict = (path: FieldPath, versions: Versions<JsonValue | undefined>) => void;

/**
 * Merges the attributes of one block, field by field. Groups are merged inside; lists item by item while both sides kept
 * their items in place, else as a whole; everything else, texts too, as a whole. What both sides changed to different
 * values is reported and stays mine.
 */
export function mergeAttributes(fields: Fields, versions: Versions<JsonObject>, report: ReportConflict): JsonObject {
  return mergeObject(fields, versions, [], report);
}

/** A value without a field to explain it: whole. */
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
  report: ReportConflict,
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
  report: ReportConflict,
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
  report: ReportConflict,
): JsonValue | undefined {
  const { base = field?.kind === 'group' ? {} : undefined, mine, theirs } = versions;
  if (field?.kind === 'group' && isJsonObject(base) && isJsonObject(mine) && isJsonObject(theirs)) {
    return mergeObject(field.children, { base, mine, theirs }, path, report);
  }
  if (field?.kind === 'list' && Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (isAligned(base, mine) && isAligned(base, theirs)) {
      return mine.map((item, index) => {
        const items = { base: base[index], mine: item, theirs: theirs[index] };
        return mergeValue(field.children.item, items, [...path, index], report) ?? item;
      });
    }
  }
  report(path, versions);
  return mine;
}

/** All keys, in the order of the side that changed theirs. */
function mergeKeys(base: JsonObject, mine: JsonObject, theirs: JsonObject): string[] {
  const [first, second] = isEqual(Object.keys(base), Object.keys(mine)) ? [theirs, mine] : [mine, theirs];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])];
}

function own(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

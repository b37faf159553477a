import { findItem } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn, keyPosition } from '#cms-schema/set-in.ts';
import type { Change } from './change.ts';
import { isEqual } from './is-equal.ts';

type SetChange = Extract<Change, { kind: 'set' | 'meta' }>;

/**
 * Plans how to set a value at a path, as a change without its target. Null if the value is already there, or if the
 * path leads through an item that is not in its list. Missing groups around the value are created; the change then sets
 * the outermost one, so that its inverse removes all of it. Undefined removes a key. It cannot remove a list item: set
 * the list instead.
 */
export function planValue(
  object: JsonObject,
  path: FieldPath,
  value: JsonValue | undefined,
): Pick<SetChange, 'path' | 'before' | 'after' | 'at'> | null {
  const whole = firstMissing(object, path);
  if (whole === null) return null;
  const before = getIn(object, whole);
  const after = value === undefined ? undefined : wrap(path.slice(whole.length), value);
  if (isEqual(before, after)) return null;
  const at = after === undefined ? keyPosition(object, whole) : undefined;
  return {
    path: whole,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(at !== undefined && { at }),
  };
}

/**
 * The shortest prefix of a path whose value cannot hold the rest, or else the whole path. Null if an item does not
 * exist.
 */
function firstMissing(object: JsonObject, path: FieldPath): FieldPath | null {
  for (const [index, step] of path.entries()) {
    const holder = getIn(object, path.slice(0, index));
    if (Array.isArray(holder)) {
      if (findItem(holder, step) === -1) return null;
    } else if (typeof step === 'number') {
      return null;
    } else if (!isJsonObject(holder)) {
      return path.slice(0, index);
    }
  }
  return path;
}

function wrap(path: FieldPath, value: JsonValue): JsonValue {
  return path.reduceRight<JsonValue>((inner, step) => Object.fromEntries([[step, inner]]), value);
}

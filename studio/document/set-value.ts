import { findItem } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn, keyPosition } from '#cms-schema/set-in.ts';
import type { Change } from './change.ts';
import { isEqual } from './is-equal.ts';

type SetChange = Extract<Change, { kind: 'set' | 'meta' }>;

/**
 * What it takes to put a value at a path, in the form of a change without its target; null when it is there already, or
 * when the path leads through an item that is not in its list. Missing groups around the value are created, and then the
 * change speaks of the outermost one, so that its reverse takes all of it away. Undefined takes a key away; an item of a
 * list cannot be taken away so: set the list.
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

/** The shortest beginning of a path at which nothing that could hold the rest stands; else all of it. Null: no such item. */
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

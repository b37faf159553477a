import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import type { Change } from './change.ts';
import { isEqual } from './is-equal.ts';
import { getIn, keyPosition } from './set-in.ts';

type SetChange = Extract<Change, { kind: 'set' | 'meta' }>;

/**
 * What it takes to put a value at a path, in the form of a change without its target; null when it is there already.
 * What is missing around the value is created, and then the change speaks of the outermost thing that was missing, so
 * that its reverse takes all of it away. Undefined takes a key away; an item of a list cannot be taken away so: set the
 * list.
 */
export function planValue(
  object: JsonObject,
  path: FieldPath,
  value: JsonValue | undefined,
): Pick<SetChange, 'path' | 'before' | 'after' | 'at'> | null {
  const whole = firstMissing(object, path);
  const before = getIn(object, whole);
  const after = value === undefined ? undefined : wrap(path.slice(whole.length), value, before);
  if (isEqual(before, after)) return null;
  const at = after === undefined ? keyPosition(object, whole) : undefined;
  return {
    path: whole,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(at !== undefined && { at }),
  };
}

/** The shortest beginning of a path at which nothing that could hold the rest stands; else all of it. */
function firstMissing(object: JsonObject, path: FieldPath): FieldPath {
  for (const [index, step] of path.entries()) {
    const holder = getIn(object, path.slice(0, index));
    const canHold = typeof step === 'number' ? Array.isArray(holder) && step < holder.length : isJsonObject(holder);
    if (!canHold) return path.slice(0, index);
  }
  return path;
}

/** What stands in a list that is too short stays, with empty items up to the new one. */
function wrap(path: FieldPath, value: JsonValue, before?: JsonValue): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = wrap(rest, value);
  if (typeof step === 'string') return Object.fromEntries([[step, inner]]);
  const items = Array.isArray(before) ? before : [];
  return [...items, ...Array.from({ length: step - items.length }, () => ({})), inner];
}

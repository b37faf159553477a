import { findItem } from './fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { FieldPath } from './problem.ts';

/** The value at a path; undefined when the path leads nowhere. A list item is addressed by its id or its index. */
export function getIn(value: JsonValue | undefined, path: FieldPath): JsonValue | undefined {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current)) current = current[findItem(current, step)];
    else if (isJsonObject(current)) current = Object.hasOwn(current, step) ? current[step] : undefined;
    else return undefined;
  }
  return current;
}

/**
 * Returns the object with a new value at a path; undefined removes the key. A new key is inserted at position `at` among
 * its siblings, or at the end. Null when the path leads nowhere: parents are never created.
 */
export function setIn(
  object: JsonObject,
  path: FieldPath,
  value: JsonValue | undefined,
  at?: number,
): JsonObject | null {
  if (path.length === 0) return isJsonObject(value) ? value : null;
  const changed = setValue(object, path, value, at);
  return isJsonObject(changed) ? changed : null;
}

/** A key's position among its siblings; undefined when the path does not end at a key of an object. */
export function keyPosition(object: JsonObject, path: FieldPath): number | undefined {
  const key = path.at(-1);
  const holder = getIn(object, path.slice(0, -1));
  if (typeof key !== 'string' || !isJsonObject(holder)) return undefined;
  const index = Object.keys(holder).indexOf(key);
  return index === -1 ? undefined : index;
}

/** Sets or removes a key with any name, even `__proto__`. */
export function withKey(object: JsonObject, key: string, value: JsonValue | undefined, at?: number): JsonObject {
  const entries = Object.entries(object);
  const found = entries.findIndex(([name]) => name === key);
  if (value === undefined) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const entry: [string, JsonValue] = [key, value];
  if (found !== -1) return Object.fromEntries(entries.with(found, entry));
  return Object.fromEntries(entries.toSpliced(at ?? entries.length, 0, entry));
}

function setValue(
  current: JsonValue | undefined,
  [step, ...rest]: FieldPath,
  value: JsonValue | undefined,
  at: number | undefined,
): JsonValue | null {
  if (Array.isArray(current)) {
    const index = step === undefined ? -1 : findItem(current, step);
    if (index === -1) return null;
    const item = rest.length === 0 ? value : setValue(current[index], rest, value, at);
    return item === undefined || (item === null && rest.length > 0) ? null : current.with(index, item);
  }
  if (!isJsonObject(current) || typeof step !== 'string') return null;
  if (rest.length === 0) return withKey(current, step, value, at);
  const inner = Object.hasOwn(current, step) ? setValue(current[step], rest, value, at) : null;
  return inner === null ? null : withKey(current, step, inner);
}

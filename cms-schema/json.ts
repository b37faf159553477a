/** A value that JSON can hold. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue;
}

/** Nesting that `isJsonValue` and the block grammar accept; WordPress decodes no deeper. */
export const MAX_JSON_DEPTH = 512;

/** Whether a value that was parsed from JSON is an object. Check values of other origin with `isJsonValue` first. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a value of unknown origin is JSON all the way down: plain objects, arrays, strings,
 * finite numbers, booleans and null, at most `MAX_JSON_DEPTH` deep.
 */
export function isJsonValue(value: unknown): value is JsonValue {
  return isJsonWithin(value, MAX_JSON_DEPTH);
}

function isJsonWithin(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (!Array.isArray(value) && !isPlainObject(value)) return false;
  return Object.values(value).every((item) => isJsonWithin(item, depth - 1));
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

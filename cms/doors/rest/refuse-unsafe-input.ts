import { type JsonValue, MAX_JSON_DEPTH } from '#cms-schema/json.ts';
import { restErrors } from './rest-errors.ts';

/**
 * Refuses what no honest client sends: keys that target prototypes, text that the database cannot store, nesting deeper
 * than WordPress decodes. Applied to every argument of every route.
 */
export function refuseUnsafeInput(entries: Iterable<readonly [string, JsonValue]>): void {
  for (const [name, value] of entries) {
    refuseKey(name, value);
    refuse(value, MAX_JSON_DEPTH);
  }
}

function refuse(value: JsonValue, depth: number): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw restErrors.invalidText();
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw restErrors.nestedTooDeep(MAX_JSON_DEPTH);
  if (Array.isArray(value)) {
    for (const item of value) refuse(item, depth - 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    refuseKey(key, item);
    refuse(item, depth - 1);
  }
}

function refuseKey(key: string, value: JsonValue): void {
  if (key === '__proto__') throw restErrors.forbiddenKey();
  if (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')) {
    throw restErrors.forbiddenKey();
  }
  if (UNSTORABLE.test(key)) throw restErrors.invalidText();
}

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode unpaired surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

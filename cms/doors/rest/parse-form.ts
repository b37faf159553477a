import type { JsonValue } from '#cms-schema/json.ts';
import { restErrors } from './rest-errors.ts';

/** Enough for all clients; more is an attack. */
export const MAX_FIELDS = 1000;
export const MAX_NESTING = 8;

/**
 * Parses a query or form body as PHP does: `a[b][]=1` nests, and the last of two equal names wins. Keys 0, 1, 2 …
 * become a list. Throws 400 for more than 1000 fields, or names nested deeper than 8.
 */
export function parseForm(source: string): Map<string, JsonValue> {
  if (hasTooManyFields(source)) throw restErrors.tooManyFields(MAX_FIELDS);
  return buildForm(new URLSearchParams(source));
}

/** Found without parsing: four megabytes of `a&a&…` would otherwise become two million pairs first. */
function hasTooManyFields(source: string): boolean {
  let fields = 0;
  for (let start = 0; start < source.length && fields <= MAX_FIELDS; ) {
    const next = source.indexOf('&', start);
    const end = next === -1 ? source.length : next;
    if (end > start) fields += 1;
    start = end + 1;
  }
  return fields > MAX_FIELDS;
}

/** The same for fields that are already decoded. */
export function buildForm(fields: Iterable<readonly [string, string]>): Map<string, JsonValue> {
  const root: Branch = new Map();
  let count = 0;
  for (const [name, value] of fields) {
    count += 1;
    if (count > MAX_FIELDS) throw restErrors.tooManyFields(MAX_FIELDS);
    plant(root, readPath(name), value);
  }
  return new Map([...root].map(([name, node]) => [name, harvest(node)]));
}

type Branch = Map<string, string | Branch>;

function plant(branch: Branch, path: readonly string[], value: string): void {
  const [step = '', ...rest] = path;
  const key = step === '' ? String(branch.size) : step;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const present = branch.get(key);
  const next = present instanceof Map ? present : new Map();
  branch.set(key, next);
  plant(next, rest, value);
}

/** `a[b][]` is the path a, b, next free index. */
function readPath(name: string): string[] {
  const start = name.indexOf('[');
  if (start <= 0) return [name === '' ? '0' : name];
  const steps = [name.slice(0, start)];
  for (const match of name.slice(start).matchAll(/\[([^[\]]*)\]/g)) steps.push(match[1] ?? '');
  if (steps.length > MAX_NESTING) throw restErrors.nestedTooDeep(MAX_NESTING);
  return steps;
}

function harvest(node: string | Branch): JsonValue {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([key, value]): [string, JsonValue] => [key, harvest(value)]);
  const isList = entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

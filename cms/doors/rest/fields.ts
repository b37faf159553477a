import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';

/** The fields selected by `_fields`. */
export interface FieldFilter {
  /** Whether a field, or a part of it, is selected: `content`, `content.rendered`. */
  has(path: string): boolean;
  apply(value: JsonValue): JsonValue;
}

const everything: FieldFilter = { has: () => true, apply: (value) => value };

/** Parses `_fields=a,b.c` or `_fields[]=a`. Null or empty selects everything. `_embedded` implies `_links`. */
export function readFields(input: JsonValue | undefined, isEmbedding: boolean): FieldFilter {
  const asked = listFields(input);
  if (asked.length === 0) return everything;
  const names = isEmbedding && asked.includes('_embedded') ? [...asked, '_links'] : asked;
  // WordPress returns all links if any are selected.
  const paths = names.map((name) => (name.startsWith('_links.') ? ['_links'] : name.split('.')));
  return {
    has: (path) => paths.some((steps) => isPrefix(steps, path.split('.')) || isPrefix(path.split('.'), steps)),
    apply: (value) => (Array.isArray(value) ? value.map((item) => pick(item, paths)) : pick(value, paths)),
  };
}

function listFields(input: JsonValue | undefined): string[] {
  const parts = Array.isArray(input) ? input : typeof input === 'string' ? [input] : [];
  return parts
    .flatMap((part) => (typeof part === 'string' ? part.split(/[\s,]+/) : []))
    .filter((name) => name !== '')
    .slice(0, 100);
}

function pick(value: JsonValue, paths: readonly (readonly string[])[]): JsonValue {
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, inner]): [string, JsonValue][] => {
    const deeper = paths.filter(([first]) => first === key).map((steps) => steps.slice(1));
    if (deeper.length === 0) return [];
    return [[key, deeper.some((steps) => steps.length === 0) ? inner : pick(inner, deeper)]];
  });
  const picked: JsonObject = Object.fromEntries(kept);
  return picked;
}

function isPrefix(short: readonly string[], long: readonly string[]): boolean {
  return short.every((step, index) => long[index] === step);
}

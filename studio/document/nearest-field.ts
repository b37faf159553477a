import type { Field, Fields } from '#cms-schema/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { isShown } from './text-fields.ts';

/** How far a path leads among the fields that are there and shown, and the list items that still exist. */
export function nearestField(fields: Fields, values: JsonObject, path: FieldPath): FieldPath {
  let children = fields;
  let value: JsonValue | undefined = values;
  for (const [at, step] of path.entries()) {
    const next: Found | null = Array.isArray(value) ? itemAt(children, value, step) : fieldOf(children, value, step);
    if (!next) return path.slice(0, at);
    children = next.field.children;
    value = next.value;
  }
  return path;
}

interface Found {
  readonly field: Field;
  readonly value: JsonValue | undefined;
}

function itemAt({ item }: Fields, values: readonly JsonValue[], step: string | number): Found | null {
  return item && typeof step === 'number' && step < values.length ? { field: item, value: values[step] } : null;
}

function fieldOf(fields: Fields, holder: JsonValue | undefined, step: string | number): Found | null {
  const values = isJsonObject(holder) ? holder : {};
  const field = Object.hasOwn(fields, step) ? fields[step] : undefined;
  if (!field || typeof step === 'number' || !isShown(fields, field, values)) return null;
  return { field, value: Object.hasOwn(values, step) ? values[step] : undefined };
}

import type { Field, Fields } from '#cms-schema/field.ts';
import { placeOf } from '#cms-schema/fields/field-place.ts';
import { isShown } from '#cms-schema/fields/fields.ts';
import { itemValue } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/**
 * Follows a path as far as its fields exist and are shown and its list items still exist; returns the place reached.
 */
export function nearestField(fields: Fields, values: JsonObject, path: FieldPath): FieldPath {
  const place = placeOf(fields, values, path);
  let children: Fields = fields;
  let list: Field | null = null;
  let value: unknown = values;
  for (const [at, step] of place.entries()) {
    const holder: JsonObject = isJsonObject(value) ? value : {};
    const field: Field | undefined = list ? list.children.item : children[step];
    if (!field || (!list && !isShown(children, field, holder))) return place.slice(0, at);
    value = list && Array.isArray(value) ? itemValue(field, value[Number(step)]) : holder[step];
    list = field.holds === 'items' ? field : null;
    children = field.children;
  }
  return place;
}

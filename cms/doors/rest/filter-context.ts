import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Context, ValueSchema } from './value-schema.ts';

/** Keeps what the schema shows in a context: `title.raw` and the like only while editing. */
export function filterContext(item: JsonObject, schema: ValueSchema, context: Context): JsonObject {
  const { properties = {} } = schema;
  const kept = Object.entries(item).flatMap(([key, value]): [string, JsonValue][] => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property?.context && !property.context.includes(context)) return [];
    if (!property?.properties || !isJsonObject(value)) return [[key, value]];
    return [[key, filterContext(value, property, context)]];
  });
  return Object.fromEntries(kept);
}

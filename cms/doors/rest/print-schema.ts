import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Args, Endpoint, Route } from './route.ts';
import type { Urls } from './urls.ts';
import type { ValueSchema } from './value-schema.ts';

/** A route as the index and `OPTIONS` describe it. */
export function describeRoute(route: Route, urls: Urls): JsonObject {
  const isFixed = !route.pattern.includes('(');
  return {
    namespace: route.namespace,
    methods: [...new Set(route.endpoints.flatMap((endpoint) => [...endpoint.methods]))],
    endpoints: route.endpoints.map(describeEndpoint),
    ...(isFixed && { _links: { self: [{ href: urls.rest(route.pattern) }] } }),
  };
}

/** The description with the schema of the route's items. */
export function describeOptions(route: Route, urls: Urls): JsonObject {
  const { _links, ...description } = describeRoute(route, urls);
  const { schema } = route;
  return {
    ...description,
    ...(schema && { schema: { $schema: 'http://json-schema.org/draft-04/schema#', ...describeValue(schema) } }),
    ...(_links !== undefined && { _links }),
  };
}

function describeEndpoint({ methods, args = {}, allowsBatch }: Endpoint): JsonObject {
  return {
    methods: [...methods],
    ...(allowsBatch && { allow_batch: { v1: true } }),
    args: describeArgs(args),
  };
}

function describeArgs(args: Args): JsonValue {
  const entries = Object.entries(args).map(
    ([name, { check: _check, context: _context, ...schema }]): [string, JsonValue] => [
      name,
      { ...describeValue(schema), required: schema.required ?? false },
    ],
  );
  // PHP prints an empty map as a list, and clients rely on that.
  return entries.length === 0 ? [] : Object.fromEntries(entries);
}

function describeValue(schema: ValueSchema): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, JsonValue] => [key, describePart(value)]),
  );
}

/** Schemas are constants that contain only plain data. */
function describePart(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(describePart);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, describePart(part)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

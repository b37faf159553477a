import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type FieldFilter, readFields } from './fields.ts';
import type { Method } from './route.ts';
import type { Match } from './router.ts';

export interface Cost {
  /** In the units of `cms/doors/traffic/budgets.ts`. */
  readonly units: number;
  /** Whether it keeps a core busy for long enough to slow down other requests. */
  readonly isHeavy: boolean;
}

/** A request for a single item, or one that finds nothing. */
const ANSWER = 2;
const CHANGE = 10;
/** The index describes every argument of every route. */
const INDEX = 10;
/** An item of a list, with its texts rendered (measured: docs/decisions/008) or without. */
const ITEM = 1;
const BARE_ITEM = 0.25;
/** The items that each item links to are loaded as well. */
const EMBEDDED = 2;
/** Up to 25 changes. */
const BATCH = 100;

/** Estimates the cost of a request from its route and query. */
export function costOf(method: Method | 'OPTIONS', match: Match | null, query: ReadonlyMap<string, JsonValue>): Cost {
  const units = match ? unitsOf(method, match, query) : ANSWER;
  return { units, isHeavy: units > HEAVY };
}

const HEAVY = 4;

function unitsOf(
  method: Method | 'OPTIONS',
  { route, endpoint }: Match,
  query: ReadonlyMap<string, JsonValue>,
): number {
  if (method === 'OPTIONS' || !endpoint) return ANSWER;
  if (route.namespace === '') return method === 'GET' ? INDEX : BATCH;
  if (endpoint.limitsItself) return 0;
  if (method !== 'GET') return CHANGE * (endpoint.changes ?? 1);
  const items = Object.hasOwn(endpoint.args ?? {}, 'per_page') ? countOf(query) : 1;
  if (endpoint.bareDocuments !== undefined) return ANSWER + BARE_ITEM * endpoint.bareDocuments * items;
  const fields = readFields(query.get('_fields'), query.has('_embed'));
  const embedded = query.has('_embed') && fields.has('_embedded') ? EMBEDDED : 0;
  const each = (showsTexts(fields) ? ITEM : BARE_ITEM) + embedded;
  return ANSWER + each * items;
}

function showsTexts({ has }: FieldFilter): boolean {
  return has('content') || has('excerpt') || has('translations');
}

function countOf(query: ReadonlyMap<string, JsonValue>): number {
  const asked = query.get('per_page');
  const count = isJsonObject(asked) || Array.isArray(asked) ? Number.NaN : Number(asked ?? 10);
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), 100) : 10;
}

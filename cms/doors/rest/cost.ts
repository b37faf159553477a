import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type FieldFilter, readFields } from './fields.ts';
import type { Method } from './route.ts';
import type { Match } from './router.ts';

export interface Cost {
  /** As `cms/doors/traffic/budgets.ts` counts them. */
  readonly units: number;
  /** Keeps a core busy for long enough that others would notice. */
  readonly isHeavy: boolean;
}

/** A question for one thing, or one that finds nothing. */
const ANSWER = 2;
const CHANGE = 10;
/** The index tells of every argument of every route. */
const INDEX = 10;
/** Of a list, with its texts cleaned and shown (measured: docs/decisions/008) or without. */
const ITEM = 1;
const BARE_ITEM = 0.25;
/** What each thing leads to is asked for as well. */
const EMBEDDED = 2;
/** Up to 25 changes. */
const BATCH = 100;

/** What a request will cost, as far as its route and query tell. */
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
  // Signing in counts its attempts itself; one machine of an office must not close it to all who share the address.
  if (endpoint.isOpen) return 0;
  if (method !== 'GET') return CHANGE * (endpoint.changes ?? 1);
  if (endpoint.bareDocuments !== undefined) return ANSWER + BARE_ITEM * endpoint.bareDocuments * countOf(query);
  const fields = readFields(query.get('_fields'), query.has('_embed'));
  const embedded = query.has('_embed') && fields.has('_embedded') ? EMBEDDED : 0;
  const each = (showsTexts(fields) ? ITEM : BARE_ITEM) + embedded;
  return ANSWER + each * (Object.hasOwn(endpoint.args ?? {}, 'per_page') ? countOf(query) : 1);
}

function showsTexts({ has }: FieldFilter): boolean {
  return has('content') || has('excerpt') || has('translations');
}

function countOf(query: ReadonlyMap<string, JsonValue>): number {
  const asked = query.get('per_page');
  const count = isJsonObject(asked) || Array.isArray(asked) ? Number.NaN : Number(asked ?? 10);
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), 100) : 10;
}

import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { TestAnswer } from './open-test-door.ts';

export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue;
}

/**
 * How our response differs from a recorded one in what clients rely on: status, error code, headers, and the keys
 * and types of the body. Values, ids and texts are not compared.
 */
export function compareAnswer(recorded: RecordedAnswer, ours: TestAnswer): string[] {
  const codes = [codeOf(recorded.body), codeOf(ours.body)];
  const isRefused = recorded.status >= 400 || ours.status >= 400;
  return [
    ...(recorded.status === ours.status ? [] : [`status ${recorded.status} → ${ours.status}`]),
    ...(codes[0] === codes[1] ? [] : [`code ${codes[0]} → ${codes[1]}`]),
    ...compareHeaders(recorded.headers, ours.headers),
    ...(isRefused && recorded.status !== ours.status ? [] : compareShape(recorded.body, ours.body, '')),
  ];
}

const exact = [
  'content-type',
  'x-robots-tag',
  'x-content-type-options',
  'access-control-expose-headers',
  'access-control-allow-headers',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-credentials',
  'cache-control',
  'expires',
  'allow',
];
const present = ['location', 'x-wp-total', 'x-wp-totalpages'];

function compareHeaders(recorded: RecordedAnswer['headers'], ours: Headers): string[] {
  const differences: string[] = [];
  for (const name of exact) {
    const [theirs, own] = [recorded[name] ?? 'none', ours.get(name) ?? 'none'];
    if (theirs !== own) differences.push(`${name}: ${theirs} → ${own}`);
  }
  for (const name of present) {
    if ((recorded[name] === undefined) !== (ours.get(name) === null))
      differences.push(`${name} is there → is not, or the other way round`);
  }
  const theirs = linkKinds(recorded.link, recorded['x-wp-totalpages']);
  const own = linkKinds(ours.get('link'), ours.get('x-wp-totalpages'));
  if (theirs !== own) differences.push(`link: ${theirs} → ${own}`);
  if (recorded.vary !== undefined && !ours.has('vary')) differences.push('vary is missing');
  return differences;
}

/** The number of pages may differ, but each system's links must match its own number. */
function linkKinds(header: string | null | undefined, pages: string | null | undefined): string {
  const kinds = [...(header ?? '').matchAll(/rel="([^"]+)"/g)].map(([, rel]) => rel);
  const hasPages = kinds.some((kind) => kind === 'next' || kind === 'prev');
  if (pages === undefined || pages === null) return kinds.join(', ');
  return hasPages === Number(pages) > 1 ? 'as many as pages' : kinds.join(', ');
}

/** Maps whose keys are data, not property names, so they are not compared. */
const maps = new Set([
  'routes',
  'sizes',
  'image_meta',
  'capabilities',
  'labels',
  'attributes',
  'supports',
  'avatar_urls',
  'meta',
  'headers',
  'properties',
  'links',
]);

function compareShape(recorded: JsonValue, ours: JsonValue, path: string): string[] {
  if (recorded === null || ours === null) return [];
  const [theirs, own] = [kindOf(recorded), kindOf(ours)];
  if (theirs === 'nothing' || own === 'nothing') {
    const isContainer = [theirs, own].every((kind) => kind === 'nothing' || kind === 'list' || kind === 'object');
    return isContainer ? [] : [`${path}: ${theirs} → ${own}`];
  }
  if (theirs !== own) return [`${path}: ${theirs} → ${own}`];
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    const [first, second] = [recorded[0], ours[0]];
    return first === undefined || second === undefined ? [] : compareShape(first, second, `${path}[]`);
  }
  if (!isJsonObject(recorded) || !isJsonObject(ours)) return [];
  if (maps.has(path.split('.').at(-1) ?? '')) return [];
  const prefix = path === '' ? '' : `${path}.`;
  return [
    ...Object.keys(recorded).flatMap((key) => (Object.hasOwn(ours, key) ? [] : [`${prefix}${key} is missing`])),
    ...Object.keys(ours).flatMap((key) => (Object.hasOwn(recorded, key) ? [] : [`${prefix}${key} is new`])),
    ...Object.entries(recorded).flatMap(([key, value]) => {
      const other = Object.hasOwn(ours, key) ? ours[key] : undefined;
      return other === undefined ? [] : compareShape(value, other, `${prefix}${key}`);
    }),
  ];
}

function kindOf(value: JsonValue): string {
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : 'list';
  if (isJsonObject(value)) return Object.keys(value).length === 0 ? 'nothing' : 'object';
  return typeof value;
}

function codeOf(body: JsonValue): string {
  return isJsonObject(body) && typeof body.code === 'string' ? body.code : 'none';
}

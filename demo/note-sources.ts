import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import type { SeedBlock } from './block.ts';

/**
 * Records what the English texts of a page were translated from where that cannot be inferred: where only one of the
 * languages needs a unit. Block id → field path → provenance; `upgradeProvenance` turns positions into the paths under
 * which it is stored.
 */
export function noteSources(blocks: readonly SeedBlock[]): JsonObject {
  return Object.fromEntries(
    blocks.flatMap((block): [string, JsonObject][] => {
      const own = Object.fromEntries(listOneSided(block.attributes.zh, block.attributes.en));
      const inner = Object.values(block.slots).flatMap((slot) => Object.entries(noteSources(slot)));
      return [
        ...(Object.keys(own).length > 0 ? [[block.id, own] satisfies [string, JsonObject]] : []),
        ...inner.filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
      ];
    }),
  );
}

function listOneSided(
  zh: JsonValue | undefined,
  en: JsonValue | undefined,
  path: FieldPath = [],
): [string, JsonObject][] {
  if (typeof zh === 'string' && typeof en === 'string') {
    return (zh === '') === (en === '') ? [] : [[printPath(path), { state: 'translated', from: zh }]];
  }
  if (Array.isArray(zh) && Array.isArray(en)) {
    return zh.flatMap((item, index) => listOneSided(item, en[index], [...path, index]));
  }
  if (zh === undefined || en === undefined || !isJsonObject(zh) || !isJsonObject(en)) return [];
  return Object.entries(zh).flatMap(([key, value]) => listOneSided(value, en[key], [...path, key]));
}

import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import type { SeedBlock } from './block.ts';

/**
 * What the English texts of a page were translated from, where that does not tell itself: a unit that Chinese needs and
 * English does not, or the other way round. Block id → place of the field → provenance; `upgradeProvenance` turns places
 * into the paths by which it is kept.
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

import { editorsMeta } from './editors-meta.ts';
import { storedPath } from './fields/field-place.ts';
import { withItemIds } from './fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { DocumentNode } from './markup/document.ts';
import { printPath } from './problem.ts';
import type { Definitions } from './typed-document.ts';

/**
 * Where a text of one language came from.
 * - `translated`: translated from the other language's text, kept in `from` as it was then
 * - `untranslated`: copied from the other language and not translated yet
 * - `original`: the source of the other language's text
 */
export type Provenance =
  | { readonly state: 'translated'; readonly from: string }
  | { readonly state: 'untranslated' }
  | { readonly state: 'original' };

/**
 * Reads the provenance of one text from a document's meta. The old format, from before items had ids, is a string: empty for
 * `untranslated`, a space for `original`, else the source text. Null for anything else.
 */
export function readProvenance(stored: JsonValue | undefined): Provenance | null {
  if (typeof stored === 'string') {
    if (stored === '') return { state: 'untranslated' };
    return stored === ' ' ? { state: 'original' } : { state: 'translated', from: stored };
  }
  if (!isJsonObject(stored)) return null;
  const { state, from } = stored;
  if (state === 'untranslated' || state === 'original') return { state };
  return state === 'translated' && typeof from === 'string' ? { state, from } : null;
}

/**
 * Upgrades the provenance in a document's meta to the current format: keyed by stored path, with an explicit state. Entries
 * keyed by item index move to the id of the item at that index in `nodes`; entries of deleted items are dropped. Returns the
 * same object if there is nothing to do.
 */
export function upgradeProvenance(
  meta: JsonObject,
  nodes: readonly DocumentNode[],
  definitions: Definitions,
): JsonObject {
  const { [editorsMeta.sources]: stored } = meta;
  if (!isJsonObject(stored) || !Object.values(stored).some(isOfBefore)) return meta;
  const blocks = new Map(listBlocks(nodes, definitions));
  const sources = Object.entries(stored).map(([id, own]): [string, JsonValue] => [
    id,
    isJsonObject(own) ? upgradeBlock(own, blocks.get(id)) : own,
  ]);
  return { ...meta, [editorsMeta.sources]: Object.fromEntries(sources) };
}

type StepsOf = (place: readonly (string | number)[]) => readonly (string | number)[];

function upgradeBlock(own: JsonObject, stepsOf: StepsOf | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]): [string, JsonValue][] => {
      const provenance = readProvenance(value);
      const place = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const path = hasNumber(place) && stepsOf ? stepsOf(place) : place;
      return provenance === null || hasNumber(path) ? [] : [[printPath(path), { ...provenance }]];
    }),
  );
}

function isOfBefore(own: JsonValue): boolean {
  return (
    isJsonObject(own) &&
    Object.entries(own).some(([key, value]) => typeof value === 'string' || /(?:^|\.)\d+(?:\.|$)/.test(key))
  );
}

function hasNumber(path: readonly (string | number)[]): boolean {
  return path.some((step) => typeof step === 'number');
}

function* listBlocks(nodes: readonly DocumentNode[], definitions: Definitions): Generator<[string, StepsOf]> {
  for (const node of nodes) {
    if (node.kind === 'foreign') continue;
    const { fields = {} } = definitions.get(node.type) ?? {};
    const attributes = withItemIds(fields, node.attributes, node.id);
    yield [node.id, (place) => storedPath(fields, attributes, place)];
    for (const inner of Object.values(node.slots)) yield* listBlocks(inner, definitions);
  }
}

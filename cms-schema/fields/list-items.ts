import type { Field, Fields } from '../field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { FieldPath } from '../problem.ts';
import { fingerprint } from './fingerprint.ts';

/*
 * How items of lists are stored. An item has an id of its own, so that it is the same one wherever it stands in its list,
 * in either language and in every revision: a group carries it beside its fields, `{"id":"k3f…","label":"…"}`, any other
 * item becomes `{"id":"k3f…","value":"…"}`. Ids are unique within their list.
 *
 * A path to a value is written in two ways. A _place_ counts items (`['rows', 2, 'label']`): what readers of the API, problems
 * and the inspector speak of. A _stored path_ names them (`['rows', 'k3f…', 'label']`, with `'value'` behind an item that is no
 * group) and leads to the same value whatever happens around it.
 */

/** The key of an item that is no group under which its value is stored. */
export const ITEM_VALUE = 'value';

/** Letters, digits, `-` and `_`, a letter first: no id can be taken for a number, nor break a printed path. */
export function isItemId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z][\w-]{0,63}$/i.test(id) && id !== ITEM_VALUE;
}

/** Undefined for an item that has none yet. */
export function itemIdOf(item: JsonValue | undefined): string | undefined {
  return isJsonObject(item) && isItemId(item.id) ? item.id : undefined;
}

/** What the field of an item reads: of a group the item itself, else the value inside, or all of it in the form without ids. */
export function itemValue<Item>(of: Field, item: Item): Item | JsonValue | undefined {
  return of.holds !== 'fields' && isWrapped(item) ? item[ITEM_VALUE] : item;
}

/** An item as it is stored. */
export function storedItem(of: Field, id: string, value: JsonValue): JsonObject {
  return of.holds === 'fields' && isJsonObject(value) ? { ...value, id } : { id, [ITEM_VALUE]: value };
}

/** From a list to the value of one of its items. The index names an item that has no id: it is not of the field's shape. */
export function stepsToItem(of: Field, item: JsonValue, index: number): FieldPath {
  const id = itemIdOf(item);
  if (id === undefined) return [index];
  return of.holds === 'fields' ? [id] : [id, ITEM_VALUE];
}

/** Where an item stands in a list: by its index, or by its id. -1: nowhere. */
export function findItem(items: readonly JsonValue[], step: string | number): number {
  if (typeof step === 'number') return Number.isInteger(step) && step >= 0 && step < items.length ? step : -1;
  return items.findIndex((item) => itemIdOf(item) === step);
}

/**
 * The attributes of a block with an id for every item of every list in them: one that has none, or repeats an earlier one,
 * gets the id that its block, its list and its place there lead to. So content that comes without ids has the same ones at
 * every reading, and items at the same place in both languages of a page are the same item. Attributes in which nothing is
 * lacking are given back as they are.
 */
export function withItemIds(fields: Fields, attributes: JsonObject, blockId: string): JsonObject {
  return mapLists(fields, attributes, blockId, (of, items, seed) => {
    const taken = new Set<string>();
    const kept = items.map((item) => {
      const id = itemIdOf(item);
      if (id === undefined || taken.has(id)) return undefined;
      taken.add(id);
      return id;
    });
    return items.map((item, index) => identify(of, item, kept[index] ?? deriveItemId(seed, index, taken)));
  });
}

/** The same attributes with another id for every item: what is copied is not what it was copied from. */
export function renewItemIds(fields: Fields, attributes: JsonObject, newId: () => string): JsonObject {
  return mapLists(fields, attributes, '', (of, items) => items.map((item) => identify(of, item, newId())));
}

/** A copy of one item, with ids of its own for it and all in it. */
export function copyItem(of: Field, item: JsonValue, newId: () => string): JsonValue {
  return mapValue(of, identify(of, item, newId()), '', (inner, items) =>
    items.map((value) => identify(inner, value, newId())),
  );
}

/** The form without ids: what the API has always given. */
export function withoutItemIds(fields: Fields, attributes: JsonObject): JsonObject {
  return mapFields(fields, attributes, (field, value) => withoutIds(field, value));
}

/**
 * An id for an item that has none, added to `taken`. `seed` names the list: its block, its fields and the items around it.
 */
export function deriveItemId(seed: string, index: number, taken: Set<string>): string {
  const base = `i${fingerprint(`${seed}/${index}`)}`;
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** The seed of a field's lists, for `deriveItemId`. */
export function seedBelow(seed: string, step: string): string {
  return `${seed}/${step}`;
}

/** An item with this id, in the stored form; one that is not of its field's shape stays as it is. */
export function identify(of: Field, item: JsonValue, id: string): JsonValue {
  if (isJsonObject(item) && item.id === id && (of.holds === 'fields' || isWrapped(item))) return item;
  if (of.holds !== 'fields') return { id, [ITEM_VALUE]: isWrapped(item) ? (item[ITEM_VALUE] ?? null) : item };
  if (item === null) return { id };
  return isJsonObject(item) ? { id, ...withoutKey(item, 'id') } : item;
}

type MapItems = (of: Field, items: readonly JsonValue[], seed: string) => JsonValue[];

/** Puts other items in the place of those of every list, outermost first. */
export function mapLists(fields: Fields, values: JsonObject, seed: string, map: MapItems): JsonObject {
  return mapFields(fields, values, (field, value, name) => mapValue(field, value, seedBelow(seed, name), map));
}

function mapValue(field: Field, value: JsonValue, seed: string, map: MapItems): JsonValue {
  if (field.holds === 'fields') return isJsonObject(value) ? mapLists(field.children, value, seed, map) : value;
  const { item: of } = field.children;
  if (field.holds !== 'items' || !of || !Array.isArray(value)) return value;
  const items = map(of, value, seed).map((item) => {
    const inside = of.holds === 'value' ? undefined : itemValue(of, item);
    if (inside === undefined || !(isJsonObject(inside) || Array.isArray(inside))) return item;
    const mapped = mapValue(of, inside, seedBelow(seed, itemIdOf(item) ?? ''), map);
    if (mapped === inside) return item;
    return of.holds === 'fields' || !isJsonObject(item) ? mapped : { ...item, [ITEM_VALUE]: mapped };
  });
  return items.every((item, index) => item === value[index]) ? value : items;
}

function withoutIds(field: Field, value: JsonValue): JsonValue {
  if (field.holds === 'fields') {
    return isJsonObject(value) ? mapFields(field.children, value, withoutIds) : value;
  }
  const { item: of } = field.children;
  if (field.holds !== 'items' || !of || !Array.isArray(value)) return value;
  return value.map((item) => {
    const plain = of.holds !== 'fields' && isWrapped(item) ? (item[ITEM_VALUE] ?? null) : item;
    const inner = withoutIds(of, plain);
    return of.holds === 'fields' && isJsonObject(inner) && isItemId(inner.id) ? withoutKey(inner, 'id') : inner;
  });
}

function mapFields(
  fields: Fields,
  values: JsonObject,
  map: (field: Field, value: JsonValue, name: string) => JsonValue,
): JsonObject {
  let hasChanged = false;
  const entries = Object.entries(values).map(([name, value]): [string, JsonValue] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const mapped = field && field.holds !== 'value' ? map(field, value, name) : value;
    hasChanged ||= mapped !== value;
    return [name, mapped];
  });
  return hasChanged ? Object.fromEntries(entries) : values;
}

function isWrapped(item: unknown): item is JsonObject {
  return isJsonObject(item) && Object.hasOwn(item, ITEM_VALUE);
}

function withoutKey(object: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

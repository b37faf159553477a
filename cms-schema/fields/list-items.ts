import type { Field, Fields } from '../field.ts';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '../json.ts';
import type { FieldPath } from '../problem.ts';
import { fingerprint } from './fingerprint.ts';

/*
 * How list items are stored. Each item has an id, which identifies it wherever it moves in its list, in both languages and in
 * every revision: a group carries it beside its fields, `{"id":"k3f…","label":"…"}`; any other item becomes
 * `{"id":"k3f…","value":"…"}`. Ids are unique within their list.
 *
 * A path to a value has two forms. A _place_ counts items (`['rows', 2, 'label']`); API clients, problems and the inspector use
 * it. A _stored path_ names items by id (`['rows', 'k3f…', 'label']`, with `'value'` after an item that is not a group) and
 * leads to the same value however the list around it changes.
 */

/** The key that holds the value of an item that is not a group. */
export const ITEM_VALUE = 'value';

/** Ids start with a letter and contain letters, digits, `-` and `_`, so none looks like an index or breaks a printed path. */
export function isItemId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z][\w-]{0,63}$/i.test(id) && id !== ITEM_VALUE;
}

/** An item's id; undefined if it has no valid one yet. */
export function itemIdOf(item: JsonValue | undefined): string | undefined {
  return isJsonObject(item) && isItemId(item.id) ? item.id : undefined;
}

/** The value that an item's field parses: the item itself for a group or for the form without ids, else the wrapped value. */
export function itemValue<Item>(of: Field, item: Item): Item | JsonValue | undefined {
  return of.holds !== 'fields' && isWrapped(item) ? item[ITEM_VALUE] : item;
}

/** The stored form of an item. */
export function storedItem(of: Field, id: string, value: JsonValue): JsonObject {
  return of.holds === 'fields' && isJsonObject(value) ? { ...value, id } : { id, [ITEM_VALUE]: value };
}

/** An item with the default values of its fields. */
export function newItem(of: Field, id: string): JsonObject {
  const value = of.defaultValue();
  return storedItem(of, id, isJsonValue(value) ? value : null);
}

/** The path steps from a list to the value of one item. An item without an id, being malformed, is addressed by index. */
export function stepsToItem(of: Field, item: JsonValue, index: number): FieldPath {
  const id = itemIdOf(item);
  if (id === undefined) return [index];
  return of.holds === 'fields' ? [id] : [id, ITEM_VALUE];
}

/** The index of the item with this index or id; -1 if there is none. */
export function findItem(items: readonly JsonValue[], step: string | number): number {
  if (typeof step === 'number') return Number.isInteger(step) && step >= 0 && step < items.length ? step : -1;
  return items.findIndex((item) => itemIdOf(item) === step);
}

/**
 * Gives every list item in a block's attributes an id. A missing or repeated id is replaced by one derived from the block,
 * the list and the item's index, so that content without ids gets the same ones on every read, and items at the same index
 * in both languages of a page are the same item. Attributes that lack nothing are returned unchanged.
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

/** Gives every item a new id, so that a copy is distinct from its original. */
export function renewItemIds(fields: Fields, attributes: JsonObject, newId: () => string): JsonObject {
  return mapLists(fields, attributes, '', (of, items) => items.map((item) => identify(of, item, newId())));
}

/** Copies an item, with new ids for it and for every item inside it. */
export function copyItem(of: Field, item: JsonValue, newId: () => string): JsonValue {
  return mapValue(of, identify(of, item, newId()), '', (inner, items) =>
    items.map((value) => identify(inner, value, newId())),
  );
}

/** The form without ids, which the API has always returned. */
export function withoutItemIds(fields: Fields, attributes: JsonObject): JsonObject {
  return mapFields(fields, attributes, (field, value) => withoutIds(field, value));
}

/**
 * Derives an id for an item that has none and adds it to `taken`. `seed` identifies the list by its block, fields and parent
 * items.
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

/** Gives an item this id, in the stored form. A malformed item is returned unchanged. */
export function identify(of: Field, item: JsonValue, id: string): JsonValue {
  if (isJsonObject(item) && item.id === id && (of.holds === 'fields' || isWrapped(item))) return item;
  if (of.holds !== 'fields') return { id, [ITEM_VALUE]: isWrapped(item) ? (item[ITEM_VALUE] ?? null) : item };
  if (item === null) return { id };
  return isJsonObject(item) ? { id, ...withoutKey(item, 'id') } : item;
}

type MapItems = (of: Field, items: readonly JsonValue[], seed: string) => JsonValue[];

/** Replaces the items of every list, outermost lists first. */
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

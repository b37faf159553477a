import type { Field, Fields } from '../field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { FieldPath } from '../problem.ts';
import { findItem, ITEM_VALUE, itemIdOf, itemValue, stepsToItem } from './list-items.ts';

/** The field at a place or stored path of a block; null when the definition has none there. */
export function fieldAt(fields: Fields, path: FieldPath): Field | null {
  const [first, ...rest] = path;
  let found = first === undefined ? undefined : childOf(fields, first);
  let isValueOfItem = false;
  for (const step of rest) {
    if (!found) return null;
    if (isValueOfItem && step === ITEM_VALUE) {
      isValueOfItem = false;
      continue;
    }
    const isItem = found.holds === 'items';
    found = childOf(found.children, isItem ? 'item' : step);
    isValueOfItem = isItem && found?.holds !== 'fields';
  }
  return found ?? null;
}

/**
 * The stored path of the value that is currently at a place. It still leads to the same value after items around it were
 * moved, added or deleted. Indexes beyond the end of a list are kept.
 */
export function storedPath(fields: Fields, attributes: JsonObject, place: FieldPath): FieldPath {
  const path: (string | number)[] = [];
  let count = 0;
  walk(fields, attributes, place, (_, steps) => {
    path.push(...steps);
    count += 1;
  });
  return [...path, ...place.slice(count)];
}

/** The current place of a stored path, cut off where the path no longer leads anywhere. A place is returned unchanged. */
export function placeOf(fields: Fields, attributes: JsonObject, path: FieldPath): FieldPath {
  const place: (string | number)[] = [];
  walk(fields, attributes, path, (step) => place.push(step));
  return place;
}

function childOf(fields: Fields, name: string | number): Field | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Follows a place or a stored path and passes each step to `visit` in both forms, until the path leads nowhere. */
function walk(
  fields: Fields,
  attributes: JsonObject,
  path: FieldPath,
  visit: (place: string | number, steps: FieldPath) => void,
): void {
  let holder: Pick<Field, 'holds' | 'children'> = { holds: 'fields', children: fields };
  let value: unknown = attributes;
  let mayBeValue = false;
  for (const step of path) {
    if (mayBeValue && step === ITEM_VALUE) {
      mayBeValue = false;
      continue;
    }
    mayBeValue = false;
    const next: Field | undefined = childOf(holder.children, holder.holds === 'items' ? 'item' : step);
    if (!next || holder.holds === 'value') return;
    if (holder.holds === 'items') {
      const items: readonly JsonValue[] = Array.isArray(value) ? value : [];
      const index = findItem(items, step);
      const item = items[index];
      if (item === undefined) return;
      visit(index, stepsToItem(next, item, index));
      mayBeValue = next.holds !== 'fields' && itemIdOf(item) !== undefined;
      value = itemValue(next, item);
    } else {
      visit(step, [step]);
      value = isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    }
    holder = next;
  }
}

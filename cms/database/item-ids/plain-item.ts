import type { Field } from '#cms-schema/field.ts';
import { withoutItemIds } from '#cms-schema/fields/list-items.ts';
import type { JsonValue } from '#cms-schema/json.ts';

/** An item as it was stored before items had ids. */
export function plainItem(of: Field, item: JsonValue): JsonValue {
  const list: Field = { ...of, kind: 'list', holds: 'items', children: { item: of } };
  const { items } = withoutItemIds({ items: list }, { items: [item] });
  return Array.isArray(items) ? (items[0] ?? null) : null;
}

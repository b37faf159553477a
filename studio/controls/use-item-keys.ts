import { useRef, useState } from 'react';
import type { JsonValue } from '#cms-schema/json.ts';
import { isEqual } from '../document/is-equal.ts';
import { traceItems } from '../document/list-items.ts';

interface KeyedItems {
  readonly items: readonly JsonValue[];
  readonly keys: readonly number[];
}

/** Items have no ids; these keys follow them wherever they go, by undoing too, so that what is open stays open. */
export function useItemKeys(items: readonly JsonValue[]) {
  const [known, setKnown] = useState<KeyedItems>(() => ({ items, keys: [...items.keys()] }));
  const planned = useRef<KeyedItems>(known);
  if (known.items === items) return { keys: known.keys, planned };
  const keys = isEqual(planned.current.items, items) ? planned.current.keys : followItems(known, items);
  setKnown({ items, keys });
  return { keys, planned };
}

function followItems({ items, keys }: KeyedItems, next: readonly JsonValue[]): readonly number[] {
  const now = Date.now();
  return traceItems(items, next).map((origin, index) => (origin === null ? undefined : keys[origin]) ?? now + index);
}

import { useState } from 'react';
import { isEqual } from '../document/is-equal.ts';

/**
 * Keeps the previous value while the new one is equal, so that keystrokes that change nothing do not rerender other
 * controls.
 */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isEqual(kept, value)) return kept;
  setKept(value);
  return value;
}

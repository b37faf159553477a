import { useState } from 'react';
import { isEqual } from '../document/is-equal.ts';

/** The earlier value while the new one says the same: a key press that mends nothing wakes no other control. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isEqual(kept, value)) return kept;
  setKept(value);
  return value;
}

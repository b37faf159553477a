import { useState } from 'react';
import type { Drift } from '#cms-schema/translation/drift.ts';

/**
 * Cards that somebody has typed in stay until the panel closes, although the text is right from the first letter on: what
 * is found about the page is a moment behind, and must not take a field away from under the hands.
 */
export function useKeptCards(drifts: readonly Drift[]) {
  const [kept, setKept] = useState<readonly Drift[]>([]);
  /** Of the cards that were shown when the last one was kept. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const open = new Set(drifts.map(keyOf));
  const shown = [...drifts];
  for (const drift of kept) {
    if (open.has(keyOf(drift))) continue;
    const before = new Set(order.slice(0, order.indexOf(keyOf(drift))));
    shown.splice(shown.findLastIndex((each) => before.has(keyOf(each))) + 1, 0, drift);
  }
  return {
    shown,
    isDone: (drift: Drift) => !open.has(keyOf(drift)),
    keep(drift: Drift) {
      const keys = shown.map(keyOf);
      const at = (each: Drift) => keys.indexOf(keyOf(each));
      const others = kept.filter((each) => keyOf(each) !== keyOf(drift));
      setKept([...others, drift].toSorted((left, right) => at(left) - at(right)));
      setOrder(keys);
    },
  };
}

/** Tells the texts of a page apart. */
export function keyOf({ blockId, path, lacking }: Drift): string {
  return lacking ? `${blockId}/+${lacking.item.join('.')}` : `${blockId}/${path.join('.')}`;
}

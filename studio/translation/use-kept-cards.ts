import { useState } from 'react';
import type { Drift } from '#cms-schema/translation/drift.ts';

/**
 * Keeps cards that the user has typed in until the panel is closed, although the text counts as translated from the
 * first keystroke. The checks of the page lag slightly behind, and must not remove a field while the user is typing in
 * it.
 */
export function useKeptCards(drifts: readonly Drift[]) {
  const [kept, setKept] = useState<readonly Drift[]>([]);
  /** The keys of the cards that were shown when the last one was kept. */
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

/** A unique key for each text of a page. */
export function keyOf({ blockId, path, lacking }: Drift): string {
  return lacking ? `${blockId}/+${lacking.item.join('.')}` : `${blockId}/${path.join('.')}`;
}

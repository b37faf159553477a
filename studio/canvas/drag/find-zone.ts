import type { Parent } from '../../document/tree.ts';
import { type Box, distanceTo, isWithin, type Point } from './box.ts';
import type { Flow } from './find-gap.ts';

/** A slot in sight that takes what is in the hand, measured. */
export interface Zone {
  readonly parent: Parent;
  /** Slots around it. */
  readonly depth: number;
  /** Where a pointer means this slot; null: anywhere. */
  readonly reach: Box | null;
  /** The element that the blocks stand in. */
  readonly inner: Box;
  /** The blocks that can be seen, in their order. */
  readonly blocks: readonly { readonly index: number; readonly box: Box }[];
  readonly flow: Flow;
}

/** The innermost slot under a point, else the nearest one that is no further away than `nearness`, in pixels of the page. */
export function findZone(zones: readonly Zone[], point: Point, nearness: number): Zone | null {
  let found: Zone | null = null;
  for (const zone of zones) {
    if (zone.reach !== null && !isWithin(zone.reach, point)) continue;
    if (found === null || zone.depth >= found.depth) found = zone;
  }
  if (found) return found;
  let shortest = nearness;
  for (const zone of zones) {
    const distance = distanceTo(zone.reach ?? zone.inner, point);
    if (distance > shortest) continue;
    shortest = distance;
    found = zone;
  }
  return found;
}

/** A gap between the blocks in sight, counted among all blocks of the slot. */
export function indexOfGap({ blocks }: Zone, gap: number): number {
  return blocks[gap]?.index ?? (blocks.at(-1)?.index ?? -1) + 1;
}

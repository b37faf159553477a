import type { Parent } from '../../document/tree.ts';
import { type Box, distanceTo, isWithin, type Point } from './box.ts';
import type { Flow } from './find-gap.ts';

/** A visible slot that accepts the dragged item, with its measurements. */
export interface Zone {
  readonly parent: Parent;
  /** The number of slots around it. */
  readonly depth: number;
  /** The area in which the pointer counts as in this slot; null for everywhere. */
  readonly reach: Box | null;
  /** The box of the element that contains the blocks. */
  readonly inner: Box;
  /** The visible blocks, in their order. */
  readonly blocks: readonly { readonly index: number; readonly box: Box }[];
  readonly flow: Flow;
}

/** The innermost slot under a point, or else the nearest one within `nearness`, in page pixels. */
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

/** Converts a gap between visible blocks to an index among all blocks of the slot. */
export function indexOfGap({ blocks }: Zone, gap: number): number {
  return blocks[gap]?.index ?? (blocks.at(-1)?.index ?? -1) + 1;
}

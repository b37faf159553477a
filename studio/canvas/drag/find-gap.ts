import { type Box, distanceTo, type Point } from './box.ts';

/** The direction in which blocks follow each other in a slot, for slots with fewer than two blocks to tell it from. */
export interface Flow {
  readonly axis: 'x' | 'y';
  /** From right to left, or from bottom to top. */
  readonly isReversed: boolean;
}

/** A place between the blocks of a slot. */
export interface Gap {
  /** The index of the block after the gap; the number of blocks for the gap after the last one. */
  readonly index: number;
  /** The line that shows the gap: of zero size along the axis, centred in the gap. */
  readonly line: Box;
  readonly axis: 'x' | 'y';
}

/**
 * The gap of a slot that a point refers to: beside the nearest block, on the side of its centre line that the point is
 * on. The direction is derived from neighbouring blocks, so that rows, columns, wrapped grids and reversed orders need
 * no special cases.
 *
 * @param boxes the boxes of the blocks, in document order.
 * @param inner where the line may be drawn if there is no block.
 */
export function findGap(boxes: readonly Box[], inner: Box, flow: Flow, point: Point): Gap {
  const at = nearestTo(boxes, point);
  const nearest = boxes[at];
  if (!nearest) return { index: 0, axis: 'y', line: { ...inner, bottom: inner.top } };
  const { axis, isReversed } = flowAt(boxes, at, flow);
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const isPastMiddle = point[axis] > (nearest[start] + nearest[end]) / 2;
  const isAfter = isPastMiddle !== isReversed;
  const neighbour = boxes[at + (isAfter ? 1 : -1)];
  const edge = nearest[isPastMiddle ? end : start];
  // There is no gap between this block and a neighbour in another line of a grid.
  const isBeside = neighbour !== undefined && isInLine(nearest, neighbour, axis);
  const middle = isBeside ? (edge + neighbour[isPastMiddle ? start : end]) / 2 : edge;
  return { index: isAfter ? at + 1 : at, axis, line: { ...nearest, [start]: middle, [end]: middle } };
}

function nearestTo(boxes: readonly Box[], point: Point): number {
  const distances = boxes.map((box) => distanceTo(box, point));
  return distances.indexOf(Math.min(...distances));
}

/** The direction according to the neighbours of a block, the next one first. */
function flowAt(boxes: readonly Box[], at: number, fallback: Flow): Flow {
  const own = boxes[at];
  for (const [step, neighbour] of [
    [1, boxes[at + 1]],
    [-1, boxes[at - 1]],
  ] as const) {
    if (!own || !neighbour) continue;
    for (const axis of ['x', 'y'] as const) {
      if (!isInLine(own, neighbour, axis)) continue;
      const start = axis === 'x' ? 'left' : 'top';
      return { axis, isReversed: (neighbour[start] - own[start]) * step < 0 };
    }
  }
  return fallback;
}

/** Whether two boxes follow each other along an axis: across it, they overlap by at least half of the smaller one. */
function isInLine(one: Box, other: Box, axis: 'x' | 'y'): boolean {
  const [along, across] = axis === 'x' ? [horizontal, vertical] : [vertical, horizontal];
  const shared = overlap(across(one), across(other));
  const smaller = Math.min(extent(across(one)), extent(across(other)));
  return shared > 0 && shared >= smaller / 2 && overlap(along(one), along(other)) <= 1;
}

type Range = readonly [from: number, to: number];

function horizontal({ left, right }: Box): Range {
  return [left, right];
}

function vertical({ top, bottom }: Box): Range {
  return [top, bottom];
}

function extent([from, to]: Range): number {
  return to - from;
}

function overlap(one: Range, other: Range): number {
  return Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
}

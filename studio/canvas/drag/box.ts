/** A rectangle, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance from a point to a box; 0 inside and on the edge. */
export function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

export function isWithin(box: Box, point: Point): boolean {
  return distanceTo(box, point) === 0;
}

export function isEmptyBox({ left, top, right, bottom }: Box): boolean {
  return right <= left || bottom <= top;
}

/** Shrinks a box by this much on every side, at most by a quarter of its size. */
export function shrink({ left, top, right, bottom }: Box, by: number): Box {
  const [x, y] = [Math.min(by, (right - left) / 4), Math.min(by, (bottom - top) / 4)];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

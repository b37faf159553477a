import { type Point, steps } from '../drawing.ts';

/** The right half, from the middle of the upper edge to the middle of the lower one. */
const half: readonly Point[] = [
  [0, -104],
  [92, -104],
  [168, -126],
  [248, -112],
  [306, -58],
  [346, 52],
  [366, 160],
  [338, 222],
  [286, 214],
  [240, 146],
  [190, 88],
  [120, 68],
  [0, 68],
];

/** The outline of a game controller from above, centred, 730 wide and 350 deep at scale 1. */
export function gamepadOutline([x, y]: Point, scale: number): Point[] {
  const left = half
    .slice(1, -1)
    .toReversed()
    .map(([across, down]): Point => [-across, down]);
  const knots = [...half, ...left];
  const knot = (index: number): Point => knots[(index + knots.length) % knots.length] ?? [0, 0];
  return knots.flatMap((_, index) =>
    steps(3).map((step): Point => {
      const [across, down] = between([knot(index - 1), knot(index), knot(index + 1), knot(index + 2)], step / 3);
      return [x + across * scale, y + down * scale];
    }),
  );
}

/** A point on a Catmull–Rom spline, from the second of four points (0) to the third (1). */
function between([before, from, to, after]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return [along(before[0], from[0], to[0], after[0]), along(before[1], from[1], to[1], after[1])];
}

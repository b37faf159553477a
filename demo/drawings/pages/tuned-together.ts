import { disc, ink, isometric, line, picture, plate, roundedRect, steps, surfaces } from '../drawing.ts';

const LENGTH = 1000;
const DEPTH = 330;
const BARS = 21;

/** A table with two teams starting from its ends, each with its own pattern; in the middle they agree on one hit. */
export function drawTunedTogether(): string {
  const project = isometric([462, 270], 1);
  const bar = (x: number, y: number, height: number, stroke: string, width: number) =>
    line([project([x, y, 0]), project([x, y, height])], { stroke, width });
  const middle = LENGTH / 2;
  const pitch = (middle - 90) / (BARS - 1);
  // Back to front: the row behind, what both agree on, the row in front.
  const row = (from: number, direction: 1 | -1, y: number, stroke: string) =>
    steps(BARS).map((index) => {
      const t = index / (BARS - 1);
      const height = 22 + 150 * t * t * (0.72 + 0.28 * Math.cos(index * (direction > 0 ? 1.9 : 2.7)));
      return bar(from + direction * index * pitch, y, height, stroke, 5);
    });
  return picture(1440, 1080, [
    ...plate(project, roundedRect([-40, -40], [LENGTH + 80, DEPTH + 80], 56), [-34, 34], surfaces.plain),
    ...plate(project, roundedRect([0, 0], [330, DEPTH], 36), [0, 16], surfaces.faint),
    ...plate(project, roundedRect([LENGTH - 330, 0], [330, DEPTH], 36), [0, 16], surfaces.faint),
    ...steps(3).map((index) =>
      disc(project, [middle, DEPTH / 2], 64 + index * 44, 0, {
        stroke: ink.signal,
        width: 4 - index,
        opacity: 0.9 - index * 0.28,
      }),
    ),
    ...row(LENGTH - 30, -1, DEPTH * 0.26, ink.data),
    bar(middle, DEPTH / 2, 330, ink.signal, 10),
    ...row(30, 1, DEPTH * 0.74, ink.paper),
  ]);
}

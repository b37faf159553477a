import {
  area,
  ink,
  isometric,
  line,
  type Point3,
  picture,
  plate,
  ring,
  roundedRect,
  steps,
  surfaces,
} from '../drawing.ts';

const WIDTH = 860;
const DEPTH = 560;
const pad = { x: 270, y: 300, width: 330, depth: 220, lift: 170 } as const;

/** A laptop with its trackpad lifted: under the glass four sensors, and the actuator between them. */
export function drawLaptop(): string {
  const project = isometric([581, 430], 0.82);
  const wall = (x: number, z: number) => project([x, -z * 0.22, z]);
  const post = (x: number, y: number) =>
    line([project([x, y, 8]), project([x, y, pad.lift])], { stroke: ink.line, width: 1.5, dash: '3 9' });
  const middle: Point3 = [pad.x + pad.width / 2, pad.y + pad.depth / 2, pad.lift + 8];
  return picture(1440, 1080, [
    area([wall(0, 0), wall(WIDTH, 0), wall(WIDTH, 420), wall(0, 420)], {
      fill: ink.raised,
      stroke: ink.paper,
      width: 2.5,
    }),
    area([wall(26, 26), wall(WIDTH - 26, 26), wall(WIDTH - 26, 396), wall(26, 396)], {
      fill: ink.sunken,
      stroke: ink.line,
      width: 1.5,
    }),
    ...steps(61).map((index) => {
      const [x, height] = [100 + index * 11, 6 + 130 * strengthAt(index / 60)];
      return line([wall(x, 215 - height), wall(x, 215 + height)], {
        stroke: index === 18 || index === 40 ? ink.signal : ink.mist,
        width: index === 18 || index === 40 ? 5 : 3,
      });
    }),
    ...plate(project, roundedRect([0, 0], [WIDTH, DEPTH], 30), [-26, 26], surfaces.plain),
    ...steps(4).flatMap((row) =>
      steps(13).map((column) =>
        area(
          [0, 1, 3, 2].map((corner) =>
            project([34 + column * 61.5 + (corner % 2) * 52, 30 + row * 60 + Math.floor(corner / 2) * 50, 1]),
          ),
          { fill: ink.lit, stroke: ink.line, width: 1.5 },
        ),
      ),
    ),
    area(
      roundedRect([pad.x, pad.y], [pad.width, pad.depth], 14).map(([x, y]) => project([x, y, 0])),
      { fill: ink.ground, stroke: ink.mist, width: 2 },
    ),
    ...[0, 1].flatMap((column) =>
      [0, 1].flatMap((row) =>
        plate(
          project,
          roundedRect([pad.x + 22 + column * 236, pad.y + 20 + row * 130], [50, 50], 8),
          [0, 8],
          surfaces.quiet,
        ),
      ),
    ),
    ...plate(project, roundedRect([pad.x + 105, pad.y + 72], [120, 76], 12), [0, 14], surfaces.alive),
    post(pad.x + 10, pad.y + pad.depth - 10),
    post(pad.x + pad.width - 10, pad.y + pad.depth - 10),
    post(pad.x + pad.width - 10, pad.y + 10),
    ...plate(project, roundedRect([pad.x, pad.y], [pad.width, pad.depth], 14), [pad.lift, 8], {
      top: { ...surfaces.plain.top, opacity: 0.9 },
      side: surfaces.plain.side,
    }),
    ...steps(4).map((index) =>
      ring(project(middle), 22 + index * 34, 12.7 + index * 19.6, {
        stroke: ink.signal,
        width: 5 - index,
        opacity: 1 - index * 0.2,
      }),
    ),
  ]);
}

/** A press, its release, and the little that lingers in between. */
function strengthAt(t: number): number {
  const after = (start: number, fade: number) => (t < start - 0.001 ? 0 : Math.exp(-(t - start) * fade));
  return after(0.3, 18) + 0.6 * after(2 / 3, 22);
}

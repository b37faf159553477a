import { area, box, ink, isometric, line, type Point, picture, steps } from './drawing.ts';

const WIDTH = 760;
const DEPTH = 500;

/** A laptop's trackpad with the motion below its glass made visible: rings that spread from the finger and fade. */
export function drawTrackpad(): string {
  const project = isometric([629, 285], 0.84);
  const base = box(project, [-190, -170, -60], [WIDTH + 320, DEPTH + 290, 44], {
    top: { fill: ink.raised, stroke: ink.paper, width: 2.5 },
    left: { fill: ink.sunken, stroke: ink.paper, width: 2.5 },
    right: { fill: ink.ground, stroke: ink.paper, width: 2.5 },
  });
  const keys = steps(2).flatMap((row) =>
    steps(11).flatMap((column) =>
      box(project, [-160 + column * 92, -150 + row * 66, -16], [78, 52, 9], {
        top: { fill: ink.lit, stroke: ink.line, width: 1.5 },
        left: { fill: ink.sunken, stroke: ink.line, width: 1.5 },
        right: { fill: ink.sunken, stroke: ink.line, width: 1.5 },
      }),
    ),
  );
  const corner = (x: number, y: number) => project([x, y, -14]);
  const pad = area([corner(0, 20), corner(WIDTH, 20), corner(WIDTH, DEPTH + 20), corner(0, DEPTH + 20)], {
    fill: ink.sunken,
    stroke: ink.mist,
    width: 2,
  });
  const rows = steps(41).flatMap((row) => {
    const y = 30 + (row / 40) * (DEPTH - 20);
    const points = steps(161).map((column): Point => {
      const x = 10 + (column / 160) * (WIDTH - 20);
      return project([x, y, -12 + heightOf(x, y)]);
    });
    const near = Math.exp(-(((y - 275) / 150) ** 2));
    const ends = [points.at(-1), points[0]].flatMap((point): Point[] => (point ? [[point[0], point[1] + 14]] : []));
    return [
      area([...points, ...ends], { fill: ink.sunken }),
      line(points, { stroke: near > 0.5 ? ink.paper : ink.mist, width: 1.4 + near, opacity: 0.3 + 0.7 * near }),
    ];
  });
  const peak = steps(13).map((index) => {
    const t = index / 12;
    const x = 300 + t * 160;
    const height = 210 * Math.exp(-(((t - 0.5) / 0.16) ** 2)) * (index % 2 === 0 ? 1 : 0.55);
    return line([project([x, 275, -6]), project([x, 275, 4 + height])], { stroke: ink.signal, width: 4 });
  });
  return picture(1440, 1080, [...base, ...keys, pad, ...rows, ...peak]);
}

function heightOf(x: number, y: number): number {
  const away = Math.hypot(x - 380, y - 275);
  const rim = Math.min(x, WIDTH - x, y - 20, DEPTH + 20 - y);
  const calm = Math.min(1, Math.max(0, rim / 60));
  return 46 * Math.exp(-away / 170) * Math.cos(away / 17) * calm;
}

import { area, ink, isometric, line, type Point, picture, ring, steps } from './drawing.ts';

const LENGTH = 620;
const DEPTH = 340;
const LEVELS = [-190, 40, 270] as const;

/** Three stacked plates, each with one layer of a shot: a crack, a tick, a tail. */
export function drawRecoil(): string {
  const layers = [
    { z: LEVELS[0], at: [0.1, 0.98], colour: ink.mist, strength: (t: number) => 150 * Math.exp(-2.6 * t), rate: 30 },
    { z: LEVELS[1], at: [0.4, 0.66], colour: ink.data, strength: (t: number) => 150 * Math.exp(-3.4 * t), rate: 9 },
    { z: LEVELS[2], at: [0.1, 0.28], colour: ink.signal, strength: (t: number) => 210 * Math.exp(-2.2 * t), rate: 6 },
  ] as const;
  const project = isometric([611, 415], 0.93);
  const corners = (z: number): Point[] => [
    project([0, 0, z]),
    project([LENGTH, 0, z]),
    project([LENGTH, DEPTH, z]),
    project([0, DEPTH, z]),
  ];
  const marks = layers.flatMap(({ z, at: [from, to], colour, strength, rate }) => {
    const plate = corners(z);
    const below = corners(z - 14);
    const middle = DEPTH / 2;
    const bars = steps(rate).flatMap((index) => {
      const t = index / (rate - 1);
      const x = LENGTH * (from + (to - from) * t);
      const height = strength(t);
      const weight = colour === ink.signal ? 8 : 5;
      return [
        line([project([x, middle, z]), project([x, middle + height * 0.6, z])], {
          stroke: colour,
          width: 2,
          opacity: 0.25,
        }),
        line([project([x, middle, z]), project([x, middle, z + height])], { stroke: colour, width: weight }),
      ];
    });
    const [, right = project([0, 0, 0]), front = right, left = right] = plate;
    const [, , frontBelow = front, leftBelow = left] = below;
    const rightBelow = below[1] ?? right;
    return [
      area([left, front, frontBelow, leftBelow], { fill: ink.raised, stroke: ink.line, width: 2 }),
      area([front, right, rightBelow, frontBelow], { fill: ink.sunken, stroke: ink.line, width: 2 }),
      area(plate, { fill: ink.raised, stroke: ink.paper, width: 2.5, opacity: 0.94 }),
      line([project([0, middle, z]), project([LENGTH, middle, z])], { stroke: ink.line, width: 2 }),
      ...steps(3).map((index) =>
        ring(project([LENGTH * from, middle, z]), 34 + index * 34, 17 + index * 17, {
          stroke: colour,
          width: 2,
          opacity: 0.5 - index * 0.15,
        }),
      ),
      ...bars,
    ];
  });
  const posts = [0, 1, 2, 3].map((index) =>
    line(
      [LEVELS[0], LEVELS[2]].map((z) => corners(z)[index] ?? project([0, 0, z])),
      { stroke: ink.line, width: 1.5, dash: '3 9' },
    ),
  );
  return picture(1440, 1080, [...posts.slice(0, 1), ...marks, ...posts.slice(1)]);
}

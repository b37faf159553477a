import { ink, isometric, line, picture, plate, roundedRect, scatter, steps, surfaces } from '../drawing.ts';

const LENGTH = 860;
const DEPTH = 150;

/** Three terraces, one haptic level each: identical blows, a staircase, and a landscape without steps. */
export function drawThreeLevels(): string {
  const project = isometric([591, 170], 0.96);
  const terraces = [
    { y: 0, z: 0, count: 12, width: 9, stroke: ink.mist, height: () => 74 },
    {
      y: 200,
      z: -60,
      count: 36,
      width: 6,
      stroke: ink.data,
      height: (t: number) => 26 + 30 * Math.floor(steppedAt(t) * 5),
    },
    { y: 400, z: -120, count: 78, width: 5, stroke: ink.signal, height: continuousAt },
  ] as const;
  return picture(
    1440,
    1080,
    terraces.flatMap(({ y, z, count, width, stroke, height }) => [
      ...plate(project, roundedRect([0, y], [LENGTH, DEPTH], 26), [z - 34, 34], surfaces.plain),
      line([project([36, y + DEPTH / 2, z]), project([LENGTH - 36, y + DEPTH / 2, z])], { stroke: ink.line, width: 2 }),
      ...steps(count).map((index) => {
        const t = index / (count - 1);
        const x = 50 + t * (LENGTH - 100);
        return line([project([x, y + DEPTH / 2, z]), project([x, y + DEPTH / 2, z + height(t)])], { stroke, width });
      }),
    ]),
  );
}

function steppedAt(t: number): number {
  return 0.5 + 0.5 * Math.sin(t * 9.5 - 1.2);
}

function continuousAt(t: number): number {
  const swell = 110 * Math.exp(-(((t - 0.2) / 0.12) ** 2)) + 150 * Math.exp(-(((t - 0.62) / 0.09) ** 2));
  const grain = 34 * scatter(Math.round(t * 119), 3) * Math.exp(-(((t - 0.84) / 0.12) ** 2));
  return 10 + swell + grain + 40 * Math.exp(-(((t - 0.42) / 0.05) ** 2));
}
